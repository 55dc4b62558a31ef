## Records and diagrams that cannot be read: the line, and why

record-line = line { $line }: { $reason }

## Any text
record-not-text = a record is text, not { $type }
record-diagram-not-text = a diagram is text, not { $type }
record-too-long = longer than { $most } characters
record-foreign = does not begin with “{ $magic }”: not a record of ours
record-diagram-foreign = does not begin with “skerry diagram GAME”: not a diagram of ours
record-diagram-of-another = does not begin with “skerry diagram { $game }”
record-diagram-long = longer than a diagram can be
record-breaks-off = the record breaks off: its last line, “end” or “running”, is missing
record-diagram-breaks-off = the diagram breaks off here
record-expected = “{ $expected }” is expected, not “{ $found }”
record-value-expected = “name: value” is expected, not “{ $found }”
record-number = a whole number from { $least } to { $most } is expected, not “{ $found }”
record-choice = one of { $choices } is expected, not “{ $found }”
record-line-missing = the line “{ $name }: …” is missing
record-second-line = a second line “{ $name }”
record-unknown-line = unknown line “{ $name }”

## The header of a record
record-header-line = not a header line: “{ $found }”
record-header-missing = the header has no line “{ $name }: …”
record-no-number = { $name } is not a number: “{ $found }”
record-too-large = { $name } is too large: { $found }
record-seed-hidden = the seed is hidden: a record for one seat of a running game cannot be replayed
record-option-early = an option before the game
record-components = the game was played with the components { $played }, here are { $here }; play with its own: skerry --components DIR, or skerry replay FILE
record-rules-unknown = rules version { $rules } is unknown here (known: 1 to { $known })
record-setup-missing = the header has no line “setup”
record-setup-chance = the setup does not have the outcomes that it needs
record-setup-and-diagram = the game begins from a diagram: it has no line “setup”
record-pledge-line = { $name } cannot be “{ $found }”
record-commitment = the commitment does not fit: secret, salt, table or game were changed
record-pledged-seed = the seed does not follow from the secret and what the players added
record-secret-hidden = the secret is not shown yet: nothing can be checked before
record-no-pledge = no commitment was made for this game: its draws cannot be checked
record-unsealed = the server has not sealed this record: what was played may have been changed
record-seal = the seal does not fit: what was played was changed
record-draw-differs = chance did not give { $found } but { $expected }
record-diagram-differs = the diagram has other seats, another seed or other options

## The actions of a record
record-no-action = not “number seat action”: “{ $found }”
record-number-expected = action { $expected } is expected, not “{ $found }”
record-seat-expected = seat { $expected } is to act, not “{ $found }”
record-game-over = the game is over before this action
record-chance-differs = the action does not have the outcomes of chance that it needs
record-ending-differs = the ending does not fit the game: “{ $found }” instead of “{ $expected }”
record-after-end = something follows the last line of the game

## Chance
record-chance-large = the outcome of a draw is not a large tile of the reserve
record-chance-small = the outcome of a draw is not a small tile that is left
record-chance-order = the outcome is not a turn order of the players
record-chance-card = the outcome is not a Voyage card of the deck
record-chance-tile = chance must give a tile here
record-chance-captain = chance must give a captain here
record-chance-first = chance must give the first player here
record-chance-settlement = chance must give a settlement here
record-chance-ship = chance must give an enemy ship here
record-chance-tile-gone = tile { $tile } is not in the draw pile
record-chance-captain-gone = this captain cannot be drawn any more
record-chance-no-player = the first player is no player of this game
record-chance-strength-gone = no settlement of strength { $strength } is left
record-chance-back-gone = no enemy ship with this back is left

## Explorers of the North Sea: the map
record-tile-expected = “TILE q,r CORNER” is expected, not “{ $found }”
record-at-expected = “… at AREA” is expected, not “{ $found }”
record-cannot-lie = tile { $tile } cannot lie on { $hex }: { $why }
record-lies-already = it already lies on the map
record-hex-taken = the hexagon is taken (NS-P1)
record-hex-barred = it would touch the mainland (NS-P3)
record-hex-lonely = no tile is next to it (NS-P1)
record-corners-differ = it does not match its neighbours (NS-P2)
record-no-land = there is no land at { $area }
record-no-enemy = no (second) enemy ship can be on { $hex }
record-no-strength = no settlement has the strength “{ $found }”
record-no-settlement = no (second) settlement can stand at { $area }
record-animals = Vikings are no animals, and those at { $area } belong on one line
record-no-outpost = no outpost can stand at { $point }
record-outpost-tiles = no three tiles without an outpost meet at { $point } (NS-A8)

## Explorers of the North Sea: the players
record-longship-lost = the longship is not on a tile
record-longship-full = the longship does not hold so much (NS-A1)
record-livestock = Vikings are no livestock
record-many-settlements = too many settlements
record-many-vikings = { $seat } has more than { $most } Vikings
record-vikings-twice = a second line of Vikings for { $area }
record-vikings = { $seat } has { $found } Vikings instead of { $expected }
record-captains-offered = { $expected } captains that nobody else was offered are expected
record-captain-kept = one of the captains offered is expected, or - before the choice

## Explorers of the North Sea: the course of the game
record-turns = the game is over after { $turns } turns, neither earlier nor later
record-choice-late = captains are chosen before the first turn, and not alone
record-choice-over = all captains are chosen: the first turn has begun
record-first-early = the first player is drawn after the choice of captains: - is expected
record-placings = so many tiles cannot be due to be placed in this phase
record-points = all { $points } points are left before a tile is placed

## Explorers of the North Sea: the supplies
record-tile-or-twice = not a tile, or twice: “{ $found }”
record-tile-twice = tile { $tile } is in two places
record-tile-nowhere = tile { $tile } is nowhere
record-discarded = tiles are discarded only in the game for one (NS-SO2)
record-hand = { $expected ->
    [one] one tile
   *[other] { $expected } tiles
} must be in the hand now (NS-SO2)
record-solo-pile = three tiles are drawn in each turn (NS-SO2)
record-no-tile-fits = no tile of the hand that is to place one fits
record-animals-in-play = { $animals }: { $found } in play, but tiles with { $tiles } of them
record-settlements-in-play = settlements: { $found } in play, but tiles with { $tiles } of them
record-settlements-of-strength = more settlements of strength { $strength } than there are
record-ships-in-play = enemy ships: { $found } in play, but tiles with { $tiles } of them
record-ships-of-one-back = more enemy ships of one back than there are
record-many-dead = more dead Vikings than enemy ships destroyed

## Northwest Passage: the map
record-columns = the letters of the columns are expected
record-corners = { $expected } corners (s, L or ?) are expected
record-row = row { $row } with { $squares } squares is expected
record-cell = “{ $found }” is not a tile
record-printed-missing = the printed tile on { $square } is missing
record-not-printed = “{ $tile }” is not printed on { $square }
record-two-tiles = two tiles lie on { $square }
record-two-squares = { $tile } must lie on two squares side by side
record-corner-unknown = { $corner } is the corner of a tile and must be known
record-corner-unexplained = corner { $corner } is { $mark } on the map, which no tile explains
record-corners-of-tile = { $tile } does not have the corners that the map shows around { $square }
record-hole = the hole { $square } is not filled (NW-C6)
record-no-seaway = the map leaves no way by sea from Greenland to the Passage (NW-C4)
record-token-expected = a token is written as “cairn l3” or, taken, “cairn l3 A”
record-no-token = no { $token } token belongs on { $square }
record-two-tokens = two tokens on the tile { $square }
record-token-missing = not every symbol on the map has its token, on the board or taken
record-island-expected = an island is written as “+e4 A”
record-no-island = no closed island begins at { $corner }
record-island-twice = the island { $corner } is closed twice
record-island-open = nobody has closed the island at { $corner }

## Northwest Passage: the clock
record-order = “{ $found }” is not an order of the seats { $seats }
record-nobody-acts = nobody is to act exactly when the game is over
record-deck = the deck does not fit season { $season }: a card is drawn in each, none comes back
record-ice-shift = the card { $card } does not shift the ice by { $shift }
record-refreshed = large or small tiles are refreshed exactly when one is to be taken
record-turn-order = turn order, passed and back do not fit: everybody plays or is back, only players pass
record-over-early = the game is not over before round ten while an expedition is out
record-actor = who is to act has passed, is not on the way, or is not in the turn order
record-draft-late = the draft is at the beginning of the game
record-no-areas = the sled of player { $seat } has no choice of areas
record-no-loss = player { $seat } has no choice of whom to lose
record-nothing-to-take = there is no tile to take
record-solo-actions = alone, every action is the first of a turn

## Northwest Passage: the tiles
record-display = at most { $most } large tiles are face up
record-bag = the bag holds at most { $most } large tiles
record-display-unfilled = the display is not filled although the bag is not empty
record-small-display = six small tiles are on display while there are as many
record-tile-count = tile { $tile } is there { $count ->
    [0] not at all
   *[other] { $count } times
}
record-small-tiles = small tiles of the kind { $kind }: { $found } in all, not { $expected }

## Northwest Passage: the players
record-after-players = something follows the last player
record-tuunbaq = the Tuunbaq is on a tile
record-no-tile = no tile begins on { $square }
record-no-corner = the tile on { $square } has no corner { $corner }
record-sled-corners = a sled on a tile stands on some of its corners, on an arrow on none
record-sled-area = the sled of player { $seat } does not stand on an area of its tile
record-sled-crew = crew in the column of a sled that is not deployed
record-crew = player { $seat } does not have { $crew } crew in all
record-crew-discarded = only the Tuunbaq makes crew be discarded
record-crew-removed = crew are removed by the option lost_crew, at the start of year two
record-doomed = crew are doomed only while a captain chooses who is lost to a card
record-sites = { $found } site points do not fit the Franklin tokens taken, which give { $expected }
record-tokens = { $found } { $token } tokens do not fit the { $taken } that the map shows as taken
record-cartography = the Cartography tokens do not fit the closed islands
record-passage-token = who stands at the Passage has its token
record-passage-tokens = the Passage tokens taken ({ $taken }) are not the highest of { $values }
record-greenland-tokens = the Greenland tokens taken ({ $taken }) are not the highest of { $values }
record-greenland-rank = player { $seat } does not have the Greenland token of the rank of its return
record-back-where = player { $seat } is back, yet neither ship nor sled is in Greenland
record-sled-back = the sled of player { $seat } is in Greenland, yet the player is not back
