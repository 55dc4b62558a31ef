## Northwest Passage: the engine's own words
northwest-title = Northwest Passage
northwest-solo-title = Northwest Passage, alone
terror-solo-title = HMS Terror, alone
terror-coop-title = HMS Terror, together
northwest-option-tuunbaq = With the Tuunbaq, the beast of the ice
northwest-option-lost_crew = Lost crew: two leave at the start of year two
northwest-option-supplies = Food and Morale at the start

## Phases
northwest-phase-draft = Take one of the tiles
northwest-phase-act = Take an action
northwest-phase-take = Take a tile after the refresh
northwest-phase-stand = The ice has moved: choose where your sled stands
northwest-phase-lose = Choose the column that loses a crew
northwest-phase-over = The game is over

## Things
northwest-tile-sea = sea
northwest-tile-cape = cape
northwest-tile-coast = coast
northwest-tile-strait = strait
northwest-tile-bay = bay
northwest-tile-land = land
northwest-tile-kind-large = large tile
northwest-tile-kind-small = small tile
northwest-tile-kind-printed = printed tile
northwest-tile-kind-filler = small tile filling a hole
northwest-tile-kind-joker = Joker
northwest-token-inuit = Inuit
northwest-token-cairn = Cairn
northwest-token-franklin = Franklin
northwest-token-strait = Strait
northwest-token-cartography = Cartography
northwest-vehicle-ship = ship
northwest-vehicle-sled = sled
northwest-arrow-greenland = Greenland
northwest-arrow-passage = Northwest Passage
northwest-action-draw = Draw
northwest-action-refresh = Refresh and draw
northwest-action-take = Take
northwest-action-place = Place a tile
northwest-action-lay = Draw and place
northwest-action-move = Move
northwest-action-transfer = Transfer crew
northwest-action-explore = Explore
northwest-action-discover = Discover
northwest-action-pass = Pass
northwest-action-end = End the turn
northwest-action-stand = Stand
northwest-action-tuunbaq = Move the Tuunbaq
northwest-action-lose = Lose a crew

## Why not
northwest-refusal-game-over = The game is over.
northwest-refusal-draft-first = First take one of the face-up large tiles.
northwest-refusal-take-first = After a refresh a tile must be taken.
northwest-refusal-stand-first = First choose the area where your sled stands.
northwest-refusal-lose-first = First choose the column that loses a crew.
northwest-refusal-leave-first = First choose the column that leaves a crew behind.
northwest-refusal-nothing-to-take = A tile is only taken in the draft or after a refresh; otherwise the ship or the sled draws.
northwest-refusal-no-thaw = No sled has to look for a new place now.
northwest-refusal-no-loss = No crew has to be lost now.
northwest-refusal-already-acted = Passing is only possible instead of a first action; end the turn.
northwest-refusal-not-acted = A turn begins with an action, or with passing.
northwest-refusal-no-end-here = In this mode a turn ends with passing.
northwest-refusal-no-lay-here = Drawing and placing in one go belongs to the solo variant.
northwest-refusal-no-tuunbaq-here = The Tuunbaq is not in this game.
northwest-refusal-no-payment-here = Food and Morale are only spent in the Terror modes.
northwest-refusal-payment-missing = Say what the action is paid with: Food or Morale.
northwest-refusal-too-few-crew = This takes { $needed } available crew of { $vehicle ->
        [ship] the ship
       *[sled] the sled
    }; there { $available ->
        [one] is
       *[other] are
    } { $available }.
northwest-refusal-no-food = There is no Food left.
northwest-refusal-no-morale = There is no Morale left.
northwest-refusal-no-sacrifice-needed = The cost can be paid in full, so nobody is sacrificed.
northwest-refusal-sacrifice-needed = The cost of { $needed } crew cannot be paid in full: a crew must be sacrificed.
northwest-refusal-nobody-available = No crew is available in either column: you must pass.
northwest-refusal-nobody-there = There is no crew in the column of { $vehicle ->
        [ship] the ship
       *[sled] the sled
    }.
northwest-refusal-which-victim = Say which column the sacrificed crew comes from: ship or sled.
northwest-refusal-no-victim = There is no crew to sacrifice in the column of { $vehicle ->
        [ship] the ship
       *[sled] the sled
    }.
northwest-refusal-no-victim-choice = By the rules of this game the sacrificed crew comes from the column that acts.
northwest-refusal-on-arrow = An arrow is not a tile: nothing is placed from it and no crew are transferred on it.
northwest-refusal-large-not-shown = Tile { $tile } is not face up.
northwest-refusal-pile-empty = No such small tile is left in its pile.
northwest-refusal-draft-is-large = In the draft a large tile is taken.
northwest-refusal-small-not-shown = These small tiles are not all on display.
northwest-refusal-two-small = Exactly two small tiles are drawn while two are shown.
northwest-refusal-one-only = Only one tile is drawn at a time.
northwest-refusal-refreshed-kind = The tile taken must be of the kind that was refreshed.
northwest-refusal-bag-empty = There is no tile in the reserve to refresh with.
northwest-refusal-refresh-which = Say as this mode asks whether the large or the small tiles are refreshed.
northwest-refusal-refresh-all = Here a refresh always replaces all the face-up large tiles.
northwest-refusal-not-in-reserve = Tile { $tile } is not in your reserve.
northwest-refusal-not-free = Square { $square } is already covered.
northwest-refusal-not-beside = The tile must touch, side by side, the tile on which { $vehicle ->
        [ship] the ship
       *[sled] the sled
    } stands.
northwest-refusal-corners-differ = Land must meet land and sea must meet sea at every corner.
northwest-refusal-passage-closed = This would close the last way by sea from Greenland to the Passage.
northwest-refusal-not-leftmost = Only the leftmost face-up tile can be drawn and placed in one go.
northwest-refusal-not-together = The two small tiles must lie next to each other.
northwest-refusal-one-tile-at-a-time = Only one tile is placed at a time.
northwest-refusal-no-tile-there = There is no tile on { $to }.
northwest-refusal-not-next = { $vehicle ->
        [ship] The ship
       *[sled] The sled
    } cannot go there in one move: it is not next to it.
northwest-refusal-no-sea = No sea joins the two places.
northwest-refusal-frozen = The way by sea is frozen.
northwest-refusal-locked = The ship is locked in the ice until the thaw.
northwest-refusal-no-land-way = No land or ice leads there from where the sled stands.
northwest-refusal-other-area = The sled does not arrive in the area { $area } of that tile.
northwest-refusal-give-needed = Who enters the Tuunbaq’s tile must give a crew or a token.
northwest-refusal-give-for-nothing = Nothing is given where the Tuunbaq is not.
northwest-refusal-cannot-give = You do not have what you want to give.
northwest-refusal-apart = Crew are transferred only when ship and sled are on the same tile.
northwest-refusal-nobody-moves = At least one crew must change columns.
northwest-refusal-not-so-many = There are not so many crew in these columns.
northwest-refusal-sled-is-lost = A lost sled is never deployed again.
northwest-refusal-all-water = On a tile that is all water a sled is deployed only if the whole tile is frozen.
northwest-refusal-where-to-deploy = Say in which area the sled is deployed.
northwest-refusal-no-such-area = The sled cannot stand at the corner { $area }.
northwest-refusal-no-deploy-area = There is no land or ice at the corner { $area } to deploy the sled on.
northwest-refusal-not-deploying = The sled is already deployed: no area is named.
northwest-refusal-no-site = There is no Franklin or Strait token on the tile of { $vehicle ->
        [ship] the ship
       *[sled] the sled
    }.
northwest-refusal-no-find = There is no Inuit or Cairn token on the tile of { $vehicle ->
        [ship] the ship
       *[sled] the sled
    }.
northwest-refusal-gain-which = A Strait gives Food or Morale: say which.
northwest-refusal-no-gain = Nothing is to be chosen here: only a Strait of the Terror modes gives Food or Morale.
northwest-refusal-tuunbaq-away = The Tuunbaq has not appeared yet.
northwest-refusal-tuunbaq-not-next = The Tuunbaq moves to a tile next to its own.
northwest-refusal-tuunbaq-blocked = A ship or sled of another player is on that tile.
northwest-refusal-column-empty = There is no crew to lose in the column of { $vehicle ->
        [ship] the ship
       *[sled] the sled
    }.

## What happens
northwest-event-tile-drawn = { $player } takes { $tile ->
        [sea] a sea tile
        [cape] a cape tile
        [coast] a coast tile
        [strait] a strait tile
        [bay] a bay tile
        [land] a land tile
       *[other] tile { $tile }
    }.
northwest-event-tile-drawn-several = { $player } takes the tiles { $tile }.
northwest-event-display-refilled = On display now: { $tile ->
        [sea] a sea tile
        [cape] a cape tile
        [coast] a coast tile
        [strait] a strait tile
        [bay] a bay tile
        [land] a land tile
       *[other] tile { $tile }
    }.
northwest-event-display-refilled-several = On display now: tiles { $tile }.
northwest-event-tile-placed = { $player } places { $tile ->
        [sea] a sea tile
        [cape] a cape tile
        [coast] a coast tile
        [strait] a strait tile
        [bay] a bay tile
        [land] a land tile
       *[other] tile { $tile }
    } on { $square }.
northwest-event-token-placed = On { $square } there is now { $token ->
        [inuit] an Inuit token
        [cairn] a Cairn token
        [franklin] a Franklin token
        [strait] a Strait token
       *[cartography] a Cartography token
    }.
northwest-event-hole-filled = The hole { $square } is filled.
northwest-event-island-closed = { $player } charts an island of { $tiles } tiles: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
northwest-event-token-taken = { $player } takes { $token ->
        [inuit] an Inuit token
        [cairn] a Cairn token
        [franklin] a Franklin token
        [strait] a Strait token
       *[cartography] a Cartography token
    } on { $square }{ $points ->
        [0] .
        [one] : { $points } point.
       *[other] : { $points } points.
    }
northwest-event-ship-moved = { $player }’s ship sails to { $to ->
        [greenland] Greenland
        [passage] the Passage
       *[other] { $to }
    }.
northwest-event-sled-moved = { $player }’s sled drives to { $to ->
        [greenland] Greenland
        [passage] the Passage
       *[other] { $to }
    }.
northwest-event-crew-transferred = { $player } transfers crew between ship and sled.
northwest-event-sled-deployed = { $player } deploys the sled on { $at }.
northwest-event-sled-stowed = { $player } takes the sled back on board.
northwest-event-passed = { $player } passes.
northwest-event-turn-ended = { $player } ends the turn.
northwest-event-round-begun = { $span ->
        [season] Season
       *[round] Round
    } { $round } begins; the sun is on { $sun }.
northwest-event-ice-changed = { $rows ->
        [0] The ice is gone.
        [one] { $rows } row is frozen now.
       *[other] { $rows } rows are frozen now.
    }
northwest-event-sled-lost = { $crew ->
        [0] { $player }’s sled on { $at } is lost.
       *[other] { $player }’s sled on { $at } is lost with its crew ({ $crew }).
    }
northwest-event-sled-stood = { $player }’s sled finds a place on { $at }.
northwest-event-passage-reached = { $player } reaches the Northwest Passage{ $points ->
        [0] .
        [one] : { $points } point.
       *[other] : { $points } points.
    }
northwest-event-greenland-reached = { $player } is back in Greenland{ $points ->
        [0] .
        [one] : { $points } point.
       *[other] : { $points } points.
    }
northwest-event-game-over = The expedition years are over.
northwest-event-tuunbaq-appeared = The Tuunbaq appears on { $at }.
northwest-event-tuunbaq-moved = { $player } sends the Tuunbaq to { $to }.
northwest-event-tuunbaq-fed = { $player } gives the Tuunbaq { $what ->
        [crew] a crew
        [inuit] an Inuit token
        [cairn] a Cairn token
        [franklin] a Franklin token
        [strait] a Strait token
       *[cartography] a Cartography token
    }.
northwest-event-crew-removed = The second year begins: { $player } loses { $crew } crew.
northwest-event-order-set = The turn order is drawn.
northwest-event-card-drawn = The voyage brings a card.
northwest-event-food-changed = { $player } has { $food } Food now ({ $change }).
northwest-event-morale-changed = { $player } has { $morale } Morale now ({ $change }).
northwest-event-sites-changed = { $player } has { $sites ->
        [one] { $sites } site point
       *[other] { $sites } site points
    } now.
northwest-event-crew-died = { $player } loses a crew of { $vehicle ->
        [ship] the ship
       *[sled] the sled
    }.
northwest-event-crew-left = { $player } leaves behind a crew of { $vehicle ->
        [ship] the ship
       *[sled] the sled
    }.
northwest-event-season-turn = Turn { $turn } of the season begins.
northwest-event-tiles-discarded = The { $which ->
        [large] large
       *[small] small
    } tiles on display are discarded.

## What counts
northwest-score-inuit = Inuit on { $square }, zone ×{ $zone }
northwest-score-cairn = Cairn on { $square }, zone ×{ $zone }
northwest-score-franklin = Franklin on { $square }, zone ×{ $zone }
northwest-score-strait = Strait on { $square }, zone ×{ $zone }
northwest-score-island = Island of { $tiles } tiles
northwest-score-passage = Northwest Passage
northwest-score-greenland = Back in Greenland
northwest-score-franklin-majority = Franklin majority ({ $tokens })
northwest-score-strait-majority = Strait majority ({ $tokens })
northwest-score-cartography-majority = Cartography majority ({ $tokens })
northwest-score-sets = Sets of the five discoveries ({ $sets })
northwest-score-abandoned-ship = Ship not back
northwest-score-abandoned-sled = Sled not back
northwest-score-abandoned-ship-crew = Crew of the ship not back ({ $crew })
northwest-score-abandoned-sled-crew = Crew of the sled not back ({ $crew })
northwest-score-lost-crew = Crew lost ({ $crew })
northwest-score-removed-crew = Crew lost at the start of year two ({ $crew })
northwest-score-free-squares = Unexplored squares ({ $squares })

## How it ended
northwest-outcome-all-back = Every expedition is back in Greenland.
northwest-outcome-last-round = The tenth round is over.
northwest-tie-broken = Equal points: whoever came home first wins.
northwest-tie-shared = Equal points, and none of them came home: a shared victory.
northwest-outcome-won = Passage found, traces of Franklin enough, and back in Greenland alive: the expedition is a success.
northwest-outcome-lost-crew = No crew is left alive.
northwest-outcome-lost-empty = What came back to Greenland had nobody alive on board.
northwest-outcome-lost-return = Not back in Greenland in time.
northwest-outcome-lost-passage = The Northwest Passage was not reached.
northwest-outcome-lost-sites = Too few traces of Franklin were found.

## Voyage cards
northwest-card-pack-ice = Pack ice. The ice reaches one row further south this season. On your own, lose 2 Morale.
northwest-card-cold-snap = Cold snap. The ice reaches one row further south this season; lose 1 Morale, 3 if you are on your own.
northwest-card-mild-spell = Mild spell. The ice recedes by one row this season.
northwest-card-spoiled-tins = Spoiled tins. Lose 2 Food, 5 if you are on your own.
northwest-card-rats-in-the-hold = Rats in the hold. Lose 1 Food, 3 if you are on your own.
northwest-card-scurvy = Scurvy. Lose 1 Food and 1 Morale, 2 of each if you are on your own.
northwest-card-homesickness = Homesickness. Lose 2 Morale, 5 if you are on your own.
northwest-card-long-silence = A long silence. Before the Passage is reached lose 2 Morale; after it gain 1.
northwest-card-headwinds = Headwinds. Moving the ship takes one crew more this season. On your own, lose 2 Morale.
northwest-card-fair-wind = Fair wind. Moving the ship takes one crew less this season, but at least one.
northwest-card-deep-snow = Deep snow. Moving the sled takes one crew more this season. On your own, lose 2 Food.
northwest-card-beset = Beset. If the ship is locked in the ice, lose 2 Morale.
northwest-card-polar-night = Polar night. In winter (sun on I, II, VI or VII) lose 2 Morale.
northwest-card-northern-lights = Northern lights. In winter (sun on I, II, VI or VII) gain 1 Morale.
northwest-card-seal-hunt = Seal hunt. With the sled out gain 2 Food; otherwise lose 2.
northwest-card-lost-cache = A lost cache. Lose 2 Food; 3 if the sled is out.
northwest-target = Target: { $target }
