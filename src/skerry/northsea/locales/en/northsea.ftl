### Explorers of the North Sea

northsea-title = Explorers of the North Sea
northsea-solo-title = Explorers of the North Sea, alone
northsea-option-side = Starting board
northsea-option-side-A = A (first game)
northsea-option-side-B = B
northsea-option-side-C = C
northsea-option-side-D = D

## What is due
northsea-phase-captain = Choose your captain
northsea-phase-place = Place a tile
northsea-phase-act = Take actions
northsea-phase-over = The game is over

## Kinds of actions
northsea-action-choose = Choose a captain
northsea-action-place = Place a tile
northsea-action-load = Load
northsea-action-unload = Unload
northsea-action-sail = Sail
northsea-action-march = Move Vikings
northsea-action-drive = Drive livestock
northsea-action-build = Build an outpost
northsea-action-end = End the turn

## Pieces and places
northsea-animal-pig = pig
northsea-animal-hen = hen
northsea-animal-goat = goat
northsea-animal-sheep = sheep
northsea-animal-cattle = cattle
northsea-animal-horse = horse
northsea-feature-pig = pigs
northsea-feature-hen = hens
northsea-feature-goat = goats
northsea-feature-sheep = sheep
northsea-feature-cattle = cattle
northsea-feature-horse = horses
northsea-feature-settlement = settlement
northsea-feature-ship = enemy ship
northsea-mainland = the mainland
northsea-longship = longship
northsea-viking = Viking
northsea-outpost = outpost
northsea-winter = Winter token
northsea-pieces =
    { $vikings ->
        [0] { "" }
        [one] { " " }· { $vikings } Viking
       *[other] { " " }· { $vikings } Vikings
    }{ $pig ->
        [0] { "" }
        [one] { " " }· { $pig } pig
       *[other] { " " }· { $pig } pigs
    }{ $hen ->
        [0] { "" }
        [one] { " " }· { $hen } hen
       *[other] { " " }· { $hen } hens
    }{ $goat ->
        [0] { "" }
        [one] { " " }· { $goat } goat
       *[other] { " " }· { $goat } goats
    }{ $sheep ->
        [0] { "" }
       *[other] { " " }· { $sheep } sheep
    }{ $cattle ->
        [0] { "" }
       *[other] { " " }· { $cattle } cattle
    }{ $horse ->
        [0] { "" }
        [one] { " " }· { $horse } horse
       *[other] { " " }· { $horse } horses
    }

## Captains
northsea-captain-archer = Archer
northsea-captain-archer-effect = 1 point for each placed tile on the shortest way from the starting board to your farthest outpost.
northsea-captain-barbarian = Barbarian
northsea-captain-barbarian-effect = 1 more point for each enemy ship that you destroyed.
northsea-captain-cartographer = Cartographer
northsea-captain-cartographer-effect = If you control two or more islands, the second largest counts twice.
northsea-captain-hero = Hero
northsea-captain-hero-effect = 2 points for each set of an outpost, a settlement and an enemy ship.
northsea-captain-huntsman = Huntsman
northsea-captain-huntsman-effect = 2 points for each pair of the same livestock delivered.
northsea-captain-queen = Queen
northsea-captain-queen-effect = Your influence on one island you control, less the number of players; never below 0.
northsea-captain-scout = Scout
northsea-captain-scout-effect = 1 point for each completed island that you do not control and where a Viking of yours stands.
northsea-captain-shieldmaiden = Shieldmaiden
northsea-captain-shieldmaiden-effect = 1 point for each island that you control.
northsea-captain-trader = Trader
northsea-captain-trader-effect = 2 points for every three livestock delivered.
northsea-captain-tyrant = Tyrant
northsea-captain-tyrant-effect = 1 more point for each settlement that you conquered.
northsea-captain-watchman = Watchman
northsea-captain-watchman-effect = 1 more point for each outpost that you built.

## Events ($player is the name of the seat)
northsea-event-captain-chosen = { $player } has chosen a captain.
northsea-event-captain-revealed = { $player } sails under the { $captain ->
        [archer] { northsea-captain-archer }
        [barbarian] { northsea-captain-barbarian }
        [cartographer] { northsea-captain-cartographer }
        [hero] { northsea-captain-hero }
        [huntsman] { northsea-captain-huntsman }
        [queen] { northsea-captain-queen }
        [scout] { northsea-captain-scout }
        [shieldmaiden] { northsea-captain-shieldmaiden }
        [trader] { northsea-captain-trader }
        [tyrant] { northsea-captain-tyrant }
       *[watchman] { northsea-captain-watchman }
    }.
northsea-event-first-player = { $player } begins.
northsea-event-turn-began = Turn { $turn }: { $player }.
northsea-event-tile-placed = { $player } places tile { $tile } on { $hex }.
northsea-event-animal-appears = { $animal ->
        [pig] A pig
        [hen] A hen
        [goat] A goat
        [sheep] A sheep
        [cattle] A head of cattle
       *[horse] A horse
    } appears at { $area }.
northsea-event-settlement-appears = A settlement of strength { $strength } appears at { $area }.
northsea-event-ship-appears = An enemy ship appears on { $hex }.
northsea-event-island-completed = The island at { $area } is complete: { $tiles } tiles.
northsea-event-loaded = { $player } loads from { $area ->
        [mainland] the mainland
       *[other] { $area }
    }{ northsea-pieces }
northsea-event-unloaded = { $player } unloads to { $area ->
        [mainland] the mainland
       *[other] { $area }
    }{ northsea-pieces }
northsea-event-delivered = { $player } delivers livestock{ northsea-pieces }
northsea-event-sailed = { $player } sails from { $from } to { $to }.
northsea-event-ship-destroyed = { $player } destroys the enemy ship on { $hex }.
northsea-event-viking-killed = A Viking of { $player } falls in the fight on { $hex }.
northsea-event-marched = { $vikings ->
        [one] A Viking of { $player } marches
       *[other] { $vikings } Vikings of { $player } march
    } from { $from } to { $to }.
northsea-event-driven = { $player } drives { $animal ->
        [pig] a pig
        [hen] a hen
        [goat] a goat
        [sheep] a sheep
        [cattle] a head of cattle
       *[horse] a horse
    } from { $from } to { $to }.
northsea-event-settlement-raided = { $player } conquers the settlement at { $area }: { $strength } points.
northsea-event-outpost-built = { $player } builds an outpost at { $point }.
northsea-event-turn-ended = { $player } ends the turn.
northsea-event-tile-drawn = { $player } draws a tile.
northsea-event-tile-drawn-several = { $player } draws tiles.
northsea-event-hand-redrawn = No tile of { $player } fits: { $count ->
        [one] the tile goes
       *[other] all { $count } tiles go
    } back and as many are drawn.
northsea-event-placement-skipped = No tile fits anywhere: { $player } places none.
northsea-event-tile-discarded = { $player } discards tile { $tile }.
northsea-event-game-ended = Winter has come: the game is over.

## Refusals
northsea-refusal-game-over = The game is over.
northsea-refusal-choose-first = First every player chooses a captain.
northsea-refusal-nothing-to-choose = There is no captain to choose now.
northsea-refusal-place-first = Place a tile first.
northsea-refusal-placed-already = No more tiles are placed in this turn.
northsea-refusal-points-missing = This takes { $needed } action points, { $left } { $left ->
        [one] is
       *[other] are
    } left.
northsea-refusal-not-offered = This captain was not offered to you.
northsea-refusal-not-in-hand = Tile { $tile } is not in your hand.
northsea-refusal-hex-taken = There is already a tile on { $hex }.
northsea-refusal-hex-barred = A tile on { $hex } would touch the mainland.
northsea-refusal-hex-lonely = A tile on { $hex } would have no side in common with another.
northsea-refusal-corners-differ = Land would meet sea: the tile does not match its neighbours at the marked corners.
northsea-refusal-no-land = There is no land at { $area }.
northsea-refusal-not-at-longship = Your longship does not lie at { $area ->
        [mainland] the mainland
       *[other] { $area }
    }.
northsea-refusal-vikings-missing = You do not have so many Vikings at { $area ->
        [mainland] the mainland
       *[other] { $area }
    }.
northsea-refusal-animals-missing = These animals are not at { $area ->
        [mainland] the mainland
       *[other] { $area }
    }.
northsea-refusal-ship-full = The longship holds { $room } in all: Vikings and animals.
northsea-refusal-animals-full = The longship never holds more than { $stalls } animals.
northsea-refusal-no-drover = Livestock needs one of your Vikings at { $area }.
northsea-refusal-vikings-not-aboard = You do not have so many Vikings aboard.
northsea-refusal-animals-not-aboard = These animals are not aboard.
northsea-refusal-no-drover-aboard = Livestock needs a Viking aboard to be unloaded.
northsea-refusal-nobody-aboard = A longship without a Viking aboard cannot sail.
northsea-refusal-no-tile = There is no tile on { $hex } to sail to.
northsea-refusal-not-next = { $hex } is not next to your longship.
northsea-refusal-no-sea = Land closes the whole side between { $from } and { $hex }.
northsea-refusal-enemy-too-strong = The enemy ship on { $hex } needs at least { $needed } Vikings aboard.
northsea-refusal-too-many-march = One action moves at most { $most } Vikings.
northsea-refusal-not-joined = No land joins { $from } to { $to }.
northsea-refusal-no-way-from-mainland = No land joins the mainland: a longship is needed.
northsea-refusal-point-at-sea = An outpost stands on land: { $point } is at sea.
northsea-refusal-tiles-missing = Three tiles must meet at { $point } before an outpost can stand there.
northsea-refusal-outpost-near = One of the three tiles at { $point } already touches an outpost.
northsea-refusal-builders-missing = At least two of your Vikings must stand around { $point }.
northsea-refusal-no-outpost-left = All your outposts are built.

## Score sheet
northsea-category-livestock = Livestock
northsea-category-outposts = Outposts
northsea-category-ships = Enemy ships
northsea-category-settlements = Settlements
northsea-category-dead = Dead Vikings
northsea-category-islands = Islands
northsea-category-captain = Captain
northsea-score-livestock = Livestock: a set of { $kinds } { $kinds ->
        [one] kind
       *[other] different kinds
    }
northsea-score-outposts = Outpost number { $number }
northsea-score-ships = Enemy ships destroyed: { $count }
northsea-score-settlements = Settlement of strength { $strength }
northsea-score-dead = Dead Vikings: { $count }
northsea-score-islands = Island of { $tiles } tiles, influence { $influence }
northsea-score-captain = { $captain ->
        [archer] { northsea-captain-archer }
        [barbarian] { northsea-captain-barbarian }
        [cartographer] { northsea-captain-cartographer }
        [hero] { northsea-captain-hero }
        [huntsman] { northsea-captain-huntsman }
        [queen] { northsea-captain-queen }
        [scout] { northsea-captain-scout }
        [shieldmaiden] { northsea-captain-shieldmaiden }
        [trader] { northsea-captain-trader }
        [tyrant] { northsea-captain-tyrant }
       *[watchman] { northsea-captain-watchman }
    }{ $cards ->
        [one] { "" }
       *[other] , the lower of the two captains
    }

## How it ended
northsea-outcome-points = Won on points.
northsea-outcome-dead = Equal points, more dead Vikings.
northsea-outcome-settlements = Equal points and dead Vikings, more settlements.
northsea-outcome-shared = A shared victory.
northsea-outcome-solo = The voyage is over. Can you beat your best score?
