## Chance
northsea-record-chance-tile = chance must give a tile here
northsea-record-chance-captain = chance must give a captain here
northsea-record-chance-first = chance must give the first player here
northsea-record-chance-settlement = chance must give a settlement here
northsea-record-chance-ship = chance must give an enemy ship here
northsea-record-chance-tile-gone = tile { $tile } is not in the draw pile
northsea-record-chance-captain-gone = this captain cannot be drawn any more
northsea-record-chance-no-player = the first player is no player of this game
northsea-record-chance-strength-gone = no settlement of strength { $strength } is left
northsea-record-chance-back-gone = no enemy ship with this back is left

## The map
northsea-record-tile-expected = “TILE q,r CORNER” is expected, not “{ $found }”
northsea-record-at-expected = “… at AREA” is expected, not “{ $found }”
northsea-record-cannot-lie = tile { $tile } cannot lie on { $hex }: { $why }
northsea-record-lies-already = it already lies on the map
northsea-record-hex-taken = the hexagon is taken (NS-P1)
northsea-record-hex-barred = it would touch the mainland (NS-P3)
northsea-record-hex-lonely = no tile is next to it (NS-P1)
northsea-record-corners-differ = it does not match its neighbours (NS-P2)
northsea-record-no-land = there is no land at { $area }
northsea-record-no-enemy = no (second) enemy ship can be on { $hex }
northsea-record-no-strength = no settlement has the strength “{ $found }”
northsea-record-no-settlement = no (second) settlement can stand at { $area }
northsea-record-animals = Vikings are no animals, and those at { $area } belong on one line
northsea-record-no-outpost = no outpost can stand at { $point }
northsea-record-outpost-tiles = no three tiles without an outpost meet at { $point } (NS-A8)

## The players
northsea-record-longship-lost = the longship is not on a tile
northsea-record-longship-full = the longship does not hold so much (NS-A1)
northsea-record-livestock = Vikings are no livestock
northsea-record-many-settlements = too many settlements
northsea-record-many-vikings = { $seat } has more than { $most } Vikings
northsea-record-vikings-twice = a second line of Vikings for { $area }
northsea-record-vikings = { $seat } has { $found } Vikings instead of { $expected }
northsea-record-captains-offered = { $expected } captains that nobody else was offered are expected
northsea-record-captain-kept = one of the captains offered is expected, or - before the choice

## The course of the game
northsea-record-turns = the game is over after { $turns } turns, neither earlier nor later
northsea-record-choice-late = captains are chosen before the first turn, and not alone
northsea-record-choice-over = all captains are chosen: the first turn has begun
northsea-record-first-early = the first player is drawn after the choice of captains: - is expected
northsea-record-placings = so many tiles cannot be due to be placed in this phase
northsea-record-points = all { $points } points are left before a tile is placed

## The supplies
northsea-record-tile-or-twice = not a tile, or twice: “{ $found }”
northsea-record-tile-twice = tile { $tile } is in two places
northsea-record-tile-nowhere = tile { $tile } is nowhere
northsea-record-discarded = tiles are discarded only in the game for one (NS-SO2)
northsea-record-hand = { $expected ->
    [one] one tile
   *[other] { $expected } tiles
} must be in the hand now (NS-SO2)
northsea-record-solo-pile = three tiles are drawn in each turn (NS-SO2)
northsea-record-no-tile-fits = no tile of the hand that is to place one fits
northsea-record-animals-in-play = { $animals }: { $found } in play, but tiles with { $tiles } of them
northsea-record-settlements-in-play = settlements: { $found } in play, but tiles with { $tiles } of them
northsea-record-settlements-of-strength = more settlements of strength { $strength } than there are
northsea-record-ships-in-play = enemy ships: { $found } in play, but tiles with { $tiles } of them
northsea-record-ships-of-one-back = more enemy ships of one back than there are
northsea-record-many-dead = more dead Vikings than enemy ships destroyed
