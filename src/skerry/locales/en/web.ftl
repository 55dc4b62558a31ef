### What the browser client says.

## Everywhere
web-title = Skerry – two games of exploration
web-tagline = Two voyages into unknown waters, to play tonight
web-menu = Menu
web-close = Close
web-cancel = Cancel
web-language = Language
web-rules = Rules
web-settings = Settings
web-to-start = To the start page
web-missing-title = There is no such page
web-loading = Setting the table …
web-connecting = Reaching the server …
web-load-failed = A part of the page could not be loaded. Load the page again.
web-unreachable = The server cannot be reached. Try again in a moment.
web-copy = Copy
web-copied = Copied
web-less = Less: { $what }
web-more = More: { $what }
web-you = you
web-none = none
web-footer = Skerry is free software. Unofficial; the games belong to their authors and publishers.

## Settings
web-your-name = Your name
web-speed = Others’ moves
web-speed-none = At once
web-speed-slow = Slowly
web-speed-normal = Normal
web-speed-fast = Fast
web-motion = Motion
web-motion-system = As the system says
web-motion-less = Less
web-sound = Sound when it is your turn
web-notify = Notification when it is your turn
web-warn-reveal = Confirm moves that cannot be undone
web-keys-on = Single-key shortcuts (R, F, E, P, U, H, L)
web-new-key = New key for this browser
web-new-key-about = If somebody has copied this browser’s key to your seats: the old key ends.
web-new-key-done = This browser has a new key; the old one is void.
web-new-key-failed = That did not work; the key is as it was.

## Start
web-choose-game = Choose a game
web-family-northwest = Northwest Passage
web-family-northwest-about = Chart the Arctic before the ice closes. 1–4 players, an hour and a half.
web-family-northsea = Explorers of the North Sea
web-family-northsea-about = Settle a sea of islands with your longship. 1–4 players, an hour.
web-setup-title = { $game }: who plays?
web-mode = Mode
web-mode-northwest = Classic
web-mode-northwest-about = Two to four expeditions race through the ice to the Passage, and home again.
web-mode-northwest-short = Northwest Passage
web-mode-northwest-long = Northwest Passage
web-mode-northwest-solo = Solo
web-mode-northwest-solo-about = Alone with the map: fill it, find the Passage, and come home.
web-mode-northwest-solo-short = Northwest Passage, solo
web-mode-northwest-solo-long = Northwest Passage, solo
web-mode-terror-solo = Terror, solo
web-mode-terror-solo-about = HMS Terror alone: food and morale run out, every season brings a card.
web-mode-terror-solo-short = HMS Terror, solo
web-mode-terror-solo-long = HMS Terror, solo
web-mode-terror-coop = Terror, together
web-mode-terror-coop-about = Two captains against the ice: both must come home.
web-mode-terror-coop-short = HMS Terror, together
web-mode-terror-coop-long = HMS Terror, two captains together
web-mode-northsea = Classic
web-mode-northsea-about = Two to four longships discover islands, raid, trade and settle.
web-mode-northsea-short = North Sea
web-mode-northsea-long = Explorers of the North Sea
web-mode-northsea-solo = Solo
web-mode-northsea-solo-about = Sixteen turns, two captains, your own best score to beat.
web-mode-northsea-solo-short = North Sea, solo
web-mode-northsea-solo-long = Explorers of the North Sea, solo
web-players = Players
web-seats = Seats
web-seat = Seat
web-seat-who = Who sits at { $letter }
web-seat-me = Me
web-seat-here = Another player at this screen
web-seat-open = A friend, by link
web-seat-bot = Bot: { $level }
web-seat-free = Free seat
web-level-random = Drifter (plays anything)
web-level-boy = Ship’s boy (easy)
web-level-mate = Mate (fair)
web-level-captain = Captain (strong)
web-level-admiral = Admiral (strongest)
web-bot-name = { $rank } { $letter }
web-bot-random = Drifter
web-bot-boy = Ship’s boy
web-bot-mate = Mate
web-bot-captain = Captain
web-bot-admiral = Admiral
web-player = Player { $letter }
web-name-of = Name of player { $letter }
web-options = Options
web-option-tuunbaq = With the Tuunbaq, the beast of the ice
web-option-lost-crew = Lost crew: two leave at the start of year two
web-option-supplies = Food and Morale at the start
web-option-food = Food at the start
web-option-morale = Morale at the start
web-option-side = Starting board
web-option-side-a = A (first game)
web-option-side-b = B
web-option-side-c = C
web-option-side-d = D
web-read-rules = Read the rules
web-start = Start
web-my-tables = My tables
web-no-tables = None yet. Choose a game above.
web-delete-table = Delete this table
web-table-over = Game over
web-table-open = Waiting for players
web-your-turn = Your turn
web-turn-of = { $name } to play
web-join-title = Join or watch
web-join-link = Paste a table’s link
web-join-open = Open
web-open-record = Look at a saved game
web-join-about = A friend’s link brings you to a free seat, a table’s link lets you watch.

## Lobby
web-table-missing = This table is not here
web-table-gone = The table was deleted.
web-waiting-for = { $count ->
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
}
web-starting = Everybody is here: the game begins.
web-online = here
web-offline = away
web-give-bot = Give to a bot
web-join-link-label = Link for your friends
web-new-join-link = Make another link (the old ones will no longer work)
web-join-link-about = Send it: who opens it takes a free seat. The game begins when all the seats are taken.
web-any-seat = Any free seat
web-sit-down = Sit down
web-watching-lobby = You are watching. To play, ask for the link with the key.
web-you-watch = You are watching
web-seat-link-here = This link is a key to a seat at this table.

## Rules page
web-rules-title = { $game }: the rules
web-contents = Contents
web-search-rules = Search the rules

## Table
web-table = Table
web-board = Board
web-map-label = Map. Arrow keys move over it, Enter chooses, plus and minus zoom.
web-zoom-in = Closer
web-zoom-out = Farther
web-zoom-fit = Show everything
web-panels = Panels
web-acting = Your pieces
web-turn-controls = Turn
web-tab-act = Act
web-tab-players = Players
web-tab-log = Log
web-tab-chat = Chat
web-tab-list = Actions
web-tab-describe = Description
web-round-of = Round { $round } of 10
web-season-turn = Season { $season }, turn { $turn }
web-sun = sun at { $sun }
web-year = year { $year }
web-turns-left = { $count ->
    [one] { $count } turn left
   *[other] { $count } turns left
}
web-points-left-short = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
web-points-left = { $count ->
    [one] { $count } action point
   *[other] { $count } action points
}
web-connection-lost = Connection lost: trying again …
web-reconnected = Connected again. Nothing was lost.
web-watcher = A watcher
web-watchers = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
}
web-thinking = thinking
web-undo = Undo
web-undone = Taken back.
web-hint = Hint
web-hint-title = What a strong bot would do
web-refused = Not allowed. { $text } Rule { $rule }.
web-help = The rule for this moment
web-why-not = Not possible now: choose it to learn why.
web-no-undo = Cannot be taken back
web-no-undo-ask = This shows something new: after it, nothing before can be taken back.
web-pass-ask = Most of your crew are ready. Passing ends the round for you. Pass?
web-home-ask = Sailing home ends your expedition: nothing more can be done or won. Sail home?
web-ends-turn-ask = This ends your turn: nothing before can be taken back.
web-do-it = Do it
web-skip = Skip
web-playback = Others’ moves
web-playback-speed = Speed: { $speed }
web-playback-more = { $count ->
    [one] one more move
   *[other] { $count } more moves
}
web-choose = Choose
web-choose-giving = The Tuunbaq is there: what do you give up?
web-turned-to-fit = Tile turned so that it fits.
web-looking-back = You are looking at an earlier moment.
web-prompt-northwest-draft = Take one of the large tiles on offer.
web-prompt-northwest-act = Choose where to move, a tile to draw or to place, or an action.
web-prompt-northwest-take = The offer is new: now draw a tile.
web-prompt-northwest-stand = The ice has gone: choose where your sled stands.
web-prompt-northwest-lose = Choose the column that loses a crew.
web-prompt-northsea-captain = Choose your captain.
web-prompt-northsea-place = Choose a tile of your hand, then its place.
web-prompt-northsea-act = Sail, load or unload, march, or build: choose on the map or below.
web-prompt-only-pass = All your crew rest: you can only pass.
web-prompt-only-end = Nothing more can be done: end your turn.
web-cost-crew = { $count ->
    [one] costs { $count } crew
   *[other] costs { $count } crew
}
web-cost-points = { $count ->
    [one] costs { $count } point
   *[other] costs { $count } points
}
web-gain = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
web-score-of = { $points ->
    [one] { $name }: { $points } point
   *[other] { $name }: { $points } points
}
web-if-ended = As if the game ended now.
web-no-points = No points yet.
web-target = { $points ->
    [one] Target: { $points } point
   *[other] Target: { $points } points
}
web-list-count = { $count ->
    [0] Nothing matches.
    [one] One action is possible.
   *[other] { $count } actions are possible.
}
web-list-filter = Filter the actions
web-list-wait = A moment …
web-list-not-you = It is not your turn.
web-chat = Chat
web-chat-empty = Nobody has said anything.
web-chat-write = Say something
web-send = Send
web-log-undone = { $name } took a move back.
web-log-started = The game begins.
web-log-sat = { $name } took a seat.
web-log-resigned = { $name } resigned.
web-log-hidden = { $name } chose in secret.

## Menu of the table
web-tutorial = First turns, explained
web-watch-link = Link to watch
web-seat-link = Secret link to your seat
web-make-seat-link = Play on from another device
web-keep-seat = Play only here
web-keep-seat-about = Other devices lose your seat, and secret links to it no longer work.
web-seat-kept = Your seat is held by this browser alone now.
web-keys = Keys
web-key-r = turn the tile
web-key-f = flip the tile
web-key-e = end the turn
web-key-p = pass
web-key-u = undo
web-key-h = hint
web-key-l = list of actions
web-key-esc = put back, close
web-legend = Legend
web-resign = Resign
web-resign-sure = Give up seat { $letter }?

## End and replay
web-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
web-finished = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-best-scores = Best scores
web-best-this = this game
web-target-reached = target reached
web-nobody-won = The expedition has failed
web-outcome-resigned = The others gave up.
web-outcome-points = Won on points.
web-score-sheet = Score sheet
web-category-inuit = Inuit
web-category-cairn = Cairns
web-category-franklin = Franklin
web-category-strait = Straits
web-category-island = Islands
web-category-passage = Northwest Passage
web-category-greenland = Back in Greenland
web-category-franklin-majority = Franklin majority
web-category-strait-majority = Strait majority
web-category-cartography-majority = Cartography majority
web-category-sets = Sets of five
web-category-abandoned-ship = Ship not back
web-category-abandoned-sled = Sled not back
web-category-abandoned-ship-crew = Ship’s crew not back
web-category-abandoned-sled-crew = Sled’s crew not back
web-category-lost-crew = Crew lost
web-category-removed-crew = Crew lost in year two
web-category-free-squares = Unexplored squares
web-total = Total
web-rematch = Play again
web-replay = Replay
web-save-record = Save the record
web-look-at-board = Look at the board
web-graph-label = Scores over the game; at the end { $scores }
web-step-back = One step back
web-step-on = One step on
web-play = Play
web-pause = Pause
web-moment = Moment
web-moment-of = { $number } of { $last }
web-to-now = Back to now

## Northwest Passage: table
web-expedition = Expedition
web-vehicle = Who acts
web-ship = Ship
web-sled = Sled
web-sled-aboard = sled aboard
web-sled-deployed = sled deployed
web-sled-lost = sled lost
web-ship-locked = locked in the ice
web-returned = home
web-passed = passed
web-crew-column = { $label }: { $available } crew ready, { $resting } resting
web-crew-available = ready
web-crew-resting = resting
web-reserve = My tiles
web-reserve-empty = No tile yet: draw one.
web-display = On offer
web-in-bag = { $count } in the bag
web-left = { $count } left
web-hold-tile = Take in hand: { $tile }
web-draw-tile = Draw: { $tile }
web-draw-second = … and now the second small tile
web-sites = Sites of Franklin
web-sites-of = Franklin’s sites: { $found } of { $needed }.
web-lay = Draw and place
web-turn-tile = Turn
web-flip-tile = Flip
web-put-tile = Place here
web-pair = and a second small tile
web-pay-with = Pay with
web-pay-food = Food
web-pay-morale = Morale
web-pay-sacrifice = a life
web-food = Food
web-morale = Morale
web-transfer-about = Plus sends crew to the sled, minus back to the ship.
web-transfer-do = Move them
web-area = Where the sled stands
web-forecast = Ice forecast
web-forecast-at = Round { $round }: sun at { $sun }, { $rows ->
    [0] no ice
    [one] { $rows } row of ice
   *[other] { $rows } rows of ice
}
web-warn-locked = { $count ->
    [one] Your ship would be locked in round { $rounds }.
   *[other] Your ship would be locked in rounds { $rounds }.
}
web-warn-lost = Your sled would be lost at the thaw of round { $round }.
web-voyage-card = Voyage card
web-arrow-greenland = Greenland
web-arrow-passage = the Passage
web-token-inuit = Inuit
web-token-cairn = Cairn
web-token-franklin = Franklin
web-token-strait = Strait
web-token-cartography = Cartography
web-small-sea = sea tile
web-small-cape = cape
web-small-coast = coast
web-small-strait = strait tile
web-small-bay = bay
web-small-land = land tile
web-dir-n = N
web-dir-ne = NE
web-dir-e = E
web-dir-se = SE
web-dir-s = S
web-dir-sw = SW
web-dir-w = W
web-dir-nw = NW
web-all-sea = all sea
web-all-land = all land
web-land-at = land { $corners }
web-frozen = frozen
web-select-ship = Act with the ship
web-select-sled = Act with the sled
web-target-place = Place on { $square }
web-target-move-ship = Sail to { $to }
web-target-move-sled = Drive the sled to { $to }
web-target-tuunbaq = Move the Tuunbaq to { $to }
web-target-stand = Stand at { $area }

## Verbs
web-verb-take = Take a tile
web-verb-draw = Draw
web-verb-refresh = Refresh and draw
web-verb-place = Place
web-verb-lay = Draw and place
web-verb-move = Move
web-verb-transfer = Crew
web-verb-explore = Explore
web-verb-discover = Discover
web-verb-tuunbaq = Tuunbaq
web-verb-pass = Pass
web-verb-end = End turn
web-verb-stand = Stand
web-verb-lose = Lose crew
web-verb-choose = Captain
web-verb-load = Load
web-verb-unload = Unload
web-verb-sail = Sail
web-verb-march = March
web-verb-drive = Drive livestock
web-verb-build = Build an outpost

## Actions in words
web-act-by-ship = Ship: { $what }
web-act-by-sled = Sled: { $what }
web-act-draw = draw { $tile }
web-act-refresh = refresh the large tiles, then draw
web-act-refresh-large = refresh the large tiles, then draw
web-act-refresh-small = refresh the small tiles, then draw
web-act-place = place { $where }
web-act-lay = draw and place { $where }
web-act-place-where = { $tile } on { $squares } ({ $land })
web-act-move = move to { $to }
web-act-giving = giving { $what }
web-giving-available = a ready crew
web-giving-resting = a resting crew
web-act-tuunbaq = move the Tuunbaq to { $to }
web-act-transfer = crew: { $what }
web-act-crew-to-sled = { $count } { $state } to the sled
web-act-crew-to-ship = { $count } { $state } to the ship
web-act-explore = explore: take the token
web-act-explore-for = explore for { $gain }
web-act-discover = discover: take the token
web-act-discover-for = discover for { $gain }
web-act-stand = The sled stands at { $area }
web-act-lose-ship = The ship’s column loses a crew
web-act-lose-sled = The sled’s column loses a crew
web-act-pass = Pass
web-act-end = End the turn
web-act-choose = Keep the { $captain }
web-act-load = Load { $what } from { $from }
web-act-unload = Unload { $what } at { $to }
web-act-sail = Sail to { $to }
web-act-march = March { $what } from { $from } to { $to }
web-act-build = Build an outpost at { $point }

## North Sea: table
web-tiles-held = Tiles in hand
web-hand = My tiles
web-hand-empty = No tile in hand.
web-in-pile = { $count } in the pile
web-first-place = First lay a tile: choose one.
web-captains = Captains
web-choose-captain = Choose your captain
web-longship = Longship
web-longship-how = Choose a lit hexagon to sail to, or load and unload with the buttons.
web-load = Load
web-unload = Unload
web-load-at = Load from { $shore }
web-unload-at = Unload at { $shore }
web-shore = the { $dir } land
web-mainland = the mainland
web-aboard = aboard: { $what }
web-aboard-empty = nobody aboard
web-march = March
web-march-about = Now choose where they go.
web-how-many = How many
web-with = With { $animal }
web-viking-label = Vikings
web-vikings = { $count ->
    [one] { $count } Viking
   *[other] { $count } Vikings
}
web-vikings-aboard = Vikings aboard
web-vikings-ashore = Vikings ashore
web-outposts-left = Outposts left
web-settlements = Settlements
web-enemy-ships = Enemy ships
web-dead = Dead Vikings
web-winter = Winter
web-animal-pig = pig
web-animal-hen = hen
web-animal-goat = goat
web-animal-sheep = sheep
web-animal-cattle = cattle
web-animal-horse = horse
web-count-pig = { $count ->
    [one] { $count } pig
   *[other] { $count } pigs
}
web-count-hen = { $count ->
    [one] { $count } hen
   *[other] { $count } hens
}
web-count-goat = { $count ->
    [one] { $count } goat
   *[other] { $count } goats
}
web-count-sheep = { $count } sheep
web-count-cattle = { $count } cattle
web-count-horse = { $count ->
    [one] { $count } horse
   *[other] { $count } horses
}
web-feature-pig = pig
web-feature-hen = hen
web-feature-goat = goat
web-feature-sheep = sheep
web-feature-cattle = cattle
web-feature-horse = horse
web-feature-settlement = settlement
web-feature-ship = enemy ship
web-target-sail = Sail to { $to }
web-target-camp = Your Vikings at { $area }
web-target-march = March to { $to }
web-target-build = Build an outpost at { $point }

## The board in words
web-describe-sun = The sun stands at { $sun }; { $rows ->
    [0] nothing is frozen.
    [one] { $rows } row is frozen.
   *[other] { $rows } rows are frozen.
}
web-describe-players = Players
web-describe-ship = ship at { $at }
web-describe-sled = sled at { $at } { $area }
web-describe-tuunbaq = The Tuunbaq is at { $at }.
web-describe-tokens = Tokens on the map
web-describe-squares = Explored squares
web-describe-locked = locked in: { $names }
web-describe-lost = sled lost: { $names }
web-describe-longship = longship at { $at }
web-describe-mainland = { $count ->
    [one] { $count } Viking on the mainland
   *[other] { $count } Vikings on the mainland
}
web-describe-hexes = Tiles
web-describe-lands = On the lands
web-describe-settlement = settlement of strength { $strength }
web-describe-outpost = outpost of { $name }
web-describe-islands = Islands
web-describe-island = { $count ->
    [one] One tile
   *[other] { $count } tiles
} ({ $at }):
web-describe-control = controlled by { $names }
web-island-complete = complete
web-island-never = can never be completed
web-island-open = not complete

## The map
web-map-greenland = Greenland
web-map-passage = The Passage
web-map-sun = Sun at { $position }: forecast
web-map-mainland = Mainland
web-legend-title = Legend
web-legend-land = land
web-legend-sea = sea
web-legend-ice = ice
web-legend-forecast = ice to come
web-legend-closed = closed island
web-legend-zone = zone: multiplies discoveries
web-legend-ship = ship
web-legend-sled = sled
web-legend-locked = locked in the ice
web-legend-inuit = Inuit
web-legend-cairn = Cairn
web-legend-franklin = Franklin
web-legend-strait = Strait
web-legend-tuunbaq = Tuunbaq
web-legend-passage = the Passage
web-legend-greenland = Greenland
web-legend-longship = longship
web-legend-viking = Vikings
web-legend-pig = pig
web-legend-hen = hen
web-legend-goat = goat
web-legend-sheep = sheep
web-legend-cattle = cattle
web-legend-horse = horse
web-legend-settlement = settlement and its strength
web-legend-enemy-ship = enemy ship
web-legend-outpost = outpost
web-legend-influence = influence on a completed island
web-legend-never = can never be completed
web-legend-forbidden = nothing may be placed here
web-legend-mainland = mainland

## The first turns, explained
web-learn-step = First turns · { $number } of { $last }
web-learn-wait = The other player is to move; watch the log.
web-learn-next = Go on
web-learn-skip = Skip this
web-learn-stop = Stop explaining
web-learn-northwest-draft = The map is drawn tile by tile. Take one of the large tiles on offer: its corners are land or sea, and neighbours must agree in every corner they share.
web-learn-northwest-sail = Your ship lies in Greenland. Choose a shining tile on the map to sail there: that takes one crew, who then rests.
web-learn-northwest-discover = A Cairn stands on this tile. Discover takes Inuit and Cairns, Explore takes Franklin and Straits; the farther west, the more they count. It is your second action in this turn, so it costs one crew more.
web-learn-northwest-end = You may go on, dearer by one crew each time. Better end the turn now: the key E does it.
web-learn-northwest-place = Take your tile in hand. R turns it, F flips it; put it down where the chart shines, along a side of your ship’s tile.
web-learn-northwest-draw = Tiles come from the offer: draw a large one, or a small one of the kind you need.
web-learn-northwest-ice = The sun wanders, and the ice follows it from the north. Move the forecast: hatched rows will be frozen. A ship there waits for the thaw, and the warning tells you when.
web-learn-northwest-sled = A sled goes where ships cannot: over land and ice. “Crew” sends men to it on a tile with land; but ice that melts takes a sled with it.
web-learn-northwest-pass = When the crew is tired, pass. Whoever passes first begins the next round, and everybody is ready again.
web-learn-northwest-goal = Find the Passage in the west and come home to Greenland before round ten is over: crew left behind cost points. Fair winds!
web-learn-northsea-captain = Two captains offer their service; each scores something of its own at the end. Choose one.
web-learn-northsea-place = Every turn begins with a tile. Take one in hand, turn it with R, and lay it where it shines: corners must agree.
web-learn-northsea-sail = Now you have four action points. Sail your longship to a shining hexagon; a Viking must be aboard.
web-learn-northsea-unload = Put Vikings ashore, or take some and their livestock aboard: choose the shore below, then the pieces.
web-learn-northsea-end = End the turn with E. You then draw a tile, and the next player begins.
web-learn-northsea-again = Your turn again. Lay a tile that makes an island grow, or close it: only completed islands count.
web-learn-northsea-march = Vikings ashore march over land: choose their camp on the map, how many, and where they go. As many as a settlement’s strength conquer it; an animal brought to the mainland is delivered.
web-learn-northsea-build = Two Vikings where three tiles meet by land may build an outpost, for two points. It counts for influence, and for itself.
web-learn-northsea-goal = Enemy ships need two Vikings aboard, and some of them kill. After 48 tiles winter comes: most points win. Skål!

## One screen for several people

web-curtain-pass = Pass the screen to { $name }
web-curtain-lift = I am { $name }: show my hand
web-curtain-off = Play without hiding hands
web-curtain-on = Hide hands between turns when several people share this screen
web-hand-hidden = Hands are hidden until the next player has the screen.
