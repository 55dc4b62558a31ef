## The themes of the puzzles.

puzzles-northsea-delivers = Delivery
puzzles-northsea-raids = Raid
puzzles-northsea-sinks = Sink an enemy ship
puzzles-northsea-builds = Build an outpost
puzzles-northsea-completes-island = Complete an island
puzzles-northsea-captain-suits = Choose a captain
puzzles-northsea-brings-feature = Lay a tile with something on it
puzzles-northsea-takes-aboard = Take livestock aboard
puzzles-northsea-musters = Muster the Vikings
puzzles-northsea-lands-vikings = Where to land
puzzles-northsea-gathers-influence = Where to march
puzzles-northsea-herds = Drive the livestock
puzzles-northsea-brings-home = Carry it home
puzzles-northsea-towards-animal = Towards the livestock
puzzles-northsea-towards-settlement = Towards a settlement
puzzles-northsea-sails-on = Where to sail
puzzles-northsea-opens-map = Lay the right tile
puzzles-northsea-plan-builds = An outpost to come
puzzles-northsea-plan-delivers = A delivery to come
puzzles-northsea-plan-raids = A raid to come
puzzles-northsea-plan-sinks = An enemy ship to sink
puzzles-northsea-plan = A good plan
