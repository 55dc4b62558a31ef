## Chance
northwest-record-chance-large = the outcome of a draw is not a large tile of the reserve
northwest-record-chance-small = the outcome of a draw is not a small tile that is left
northwest-record-chance-order = the outcome is not a turn order of the players
northwest-record-chance-card = the outcome is not a Voyage card of the deck

## The map
northwest-record-columns = the letters of the columns are expected
northwest-record-corners = { $expected } corners (s, L or ?) are expected
northwest-record-row = row { $row } with { $squares } squares is expected
northwest-record-cell = “{ $found }” is not a tile
northwest-record-printed-missing = the printed tile on { $square } is missing
northwest-record-not-printed = “{ $tile }” is not printed on { $square }
northwest-record-two-tiles = two tiles lie on { $square }
northwest-record-two-squares = { $tile } must lie on two squares side by side
northwest-record-corner-unknown = { $corner } is the corner of a tile and must be known
northwest-record-corner-unexplained = corner { $corner } is { $mark } on the map, which no tile explains
northwest-record-corners-of-tile = { $tile } does not have the corners that the map shows around { $square }
northwest-record-hole = the hole { $square } is not filled (NW-C6)
northwest-record-no-seaway = the map leaves no way by sea from Greenland to the Passage (NW-C4)
northwest-record-token-expected = a token is written as “cairn l3” or, taken, “cairn l3 A”
northwest-record-no-token = no { $token } token belongs on { $square }
northwest-record-two-tokens = two tokens on the tile { $square }
northwest-record-token-missing = not every symbol on the map has its token, on the board or taken
northwest-record-island-expected = an island is written as “+e4 A”
northwest-record-no-island = no closed island begins at { $corner }
northwest-record-island-twice = the island { $corner } is closed twice
northwest-record-island-open = nobody has closed the island at { $corner }

## The clock
northwest-record-order = “{ $found }” is not an order of the seats { $seats }
northwest-record-nobody-acts = nobody is to act exactly when the game is over
northwest-record-deck = the deck does not fit season { $season }: a card is drawn in each, none comes back
northwest-record-ice-shift = the card { $card } does not shift the ice by { $shift }
northwest-record-refreshed = large or small tiles are refreshed exactly when one is to be taken
northwest-record-turn-order = turn order, passed and back do not fit: everybody plays or is back, only players pass
northwest-record-over-early = the game is not over before round ten while an expedition is out
northwest-record-actor = who is to act has passed, is not on the way, or is not in the turn order
northwest-record-draft-late = the draft is at the beginning of the game
northwest-record-no-areas = the sled of player { $seat } has no choice of areas
northwest-record-no-loss = player { $seat } has no choice of whom to lose
northwest-record-nothing-to-take = there is no tile to take
northwest-record-solo-actions = alone, every action is the first of a turn

## The tiles
northwest-record-display = at most { $most } large tiles are face up
northwest-record-bag = the bag holds at most { $most } large tiles
northwest-record-display-unfilled = the display is not filled although the bag is not empty
northwest-record-small-display = six small tiles are on display while there are as many
northwest-record-tile-count = tile { $tile } is there { $count ->
    [0] not at all
   *[other] { $count } times
}
northwest-record-small-tiles = small tiles of the kind { $kind }: { $found } in all, not { $expected }

## The players
northwest-record-after-players = something follows the last player
northwest-record-tuunbaq = the Tuunbaq is on a tile
northwest-record-no-tile = no tile begins on { $square }
northwest-record-no-corner = the tile on { $square } has no corner { $corner }
northwest-record-sled-corners = a sled on a tile stands on some of its corners, on an arrow on none
northwest-record-sled-area = the sled of player { $seat } does not stand on an area of its tile
northwest-record-sled-crew = crew in the column of a sled that is not deployed
northwest-record-crew = player { $seat } does not have { $crew } crew in all
northwest-record-crew-discarded = only the Tuunbaq makes crew be discarded
northwest-record-crew-removed = crew are removed by the option lost_crew, at the start of year two
northwest-record-doomed = crew are doomed only while a captain chooses who is lost to a card
northwest-record-sites = { $found } site points do not fit the Franklin tokens taken, which give { $expected }
northwest-record-tokens = { $found } { $token } tokens do not fit the { $taken } that the map shows as taken
northwest-record-cartography = the Cartography tokens do not fit the closed islands
northwest-record-passage-token = who stands at the Passage has its token
northwest-record-passage-tokens = the Passage tokens taken ({ $taken }) are not the highest of { $values }
northwest-record-greenland-tokens = the Greenland tokens taken ({ $taken }) are not the highest of { $values }
northwest-record-greenland-rank = player { $seat } does not have the Greenland token of the rank of its return
northwest-record-back-where = player { $seat } is back, yet neither ship nor sled is in Greenland
northwest-record-sled-back = the sled of player { $seat } is in Greenland, yet the player is not back
