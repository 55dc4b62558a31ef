### What the browser client says.

## Everywhere
web-title = Skerry – two games of exploration
web-menu = Menu
web-close = Close
web-cancel = Cancel
web-language = Language
web-rules = Rules
web-settings = Settings
web-to-start = To the start page
web-missing-title = There is no such page
web-missing-about = The wind has carried you off the chart. Nothing is lost: your tables are on the start page.
web-loading = Setting the table …
web-connecting = Reaching the server …
web-load-failed = A part of the page could not be loaded. Load the page again.
web-unreachable = The server cannot be reached. Try again in a moment.
web-retry = Try again
web-copy = Copy
web-copied = Copied
web-share = Share
web-qr = QR code
web-qr-of = QR code: { $what }
web-no-connection = No connection: what you see is as it was last.
web-less = Less: { $what }
web-more = More: { $what }
web-you = you
web-none = none
web-labelled = { $label }: { $what }
web-says = { $name }:
web-joined = { $first }; { $next }

## Settings
web-your-name = Your name

## Start
web-mode = Mode
web-players = Players
web-seat-free = Free seat
web-bot-name = { $rank } { $letter }
web-bot-random = Drifter
web-bot-boy = Ship’s boy
web-bot-mate = Mate
web-bot-captain = Captain
web-bot-admiral = Admiral
web-player = Player { $letter }
web-options = Options
web-table-over = Game over
web-your-turn = Your turn
web-turn-of = { $name } to play

## Lobby
web-table-missing = This table is not here
web-table-gone = The table was deleted.
web-online = here
web-offline = away
web-sit-down = Sit down
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
web-tab-act = Act
web-tab-players = Players
web-tab-log = Log
web-tab-chat = Chat
web-tab-list = Actions
web-tab-describe = Description
web-connection-lost = Connection lost: trying again … Your game is kept.
web-move-kept = There is no connection. Your move is kept and will be sent as soon as it is back.
web-reconnected = Connected again. Nothing was lost.
web-watchers = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
}
web-thinking = thinking
web-undo = Undo
web-undone = Taken back.
web-hint = Hint
web-refused = Not allowed. { $text } Rule { $rule }.
web-help = The rule for this moment
web-why-not = Not possible now: choose it to learn why.
web-no-undo = Cannot be taken back
web-no-undo-ask = This shows something new: after it, nothing before can be taken back.
web-ends-turn-ask = This ends your turn: nothing before can be taken back.
web-do-it = Do it
web-skip = { $count ->
    [0] Skip
   *[other] Skip ({ $count })
}
web-playback = Others’ moves
web-playback-speed = Speed: { $speed }
web-choose = Choose
web-turned-to-fit = Tile turned so that it fits.
web-looking-back = You are looking at an earlier moment.
web-prompt = Choose an action.
web-prompt-tile = Choose one of the framed places for the tile.
web-prompt-tile-turn = { $flips ->
    [yes] It fits nowhere as it lies: turn it or flip it.
   *[no] It fits nowhere as it lies: turn it.
}
web-prompt-tile-nowhere = This tile fits nowhere yet.
web-prompt-only-pass = All your crew rest: you can only pass.
web-prompt-only-end = Nothing more can be done: end your turn.
web-cost = costs { $count }
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
web-log-undone = { $name } took a move back.
web-log-started = The game begins.
web-log-sat = { $name } took a seat.
web-log-resigned = { $name } resigned.
web-log-flagged = { $name } has no time left: the game is over.
web-log-flagged-bot = { $name } has no time left: a bot plays on.
web-log-paused = The server was away; that time counts for nobody.
web-log-vacation = { $days ->
    [one] { $name } is away for a day.
   *[other] { $name } is away for { $days } days.
}
web-log-voted = A vote for a bot in the place of { $name }.
web-log-replaced = { $name } did not come: a bot plays on.
web-log-erased = Somebody who was here has deleted their data.
web-log-hidden = { $name } chose in secret.

## Menu of the table
web-tutorial = Learn by doing

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
web-outcome-time = Time ran out.
web-outcome-points = Won on points.
web-score-sheet = Score sheet
web-total = Total
web-total-together = Together
web-rematch = Play again
web-replay = Replay
web-save-record = Save the record
web-daily = Daily voyage
web-everybody = How everybody did
web-check-draws = Check the draws
web-commitment = Commitment to the luck:
web-look-at-board = Look at the board
web-graph-label = Scores over the game; at the end { $scores }
web-step-back = One step back
web-step-on = One step on
web-play = Play
web-pause = Pause
web-moment = Moment
web-moment-of = { $number } of { $last }
web-to-now = Back to now

## Tiles
web-hold-tile = Take in hand: { $tile }
web-turn-tile = Turn
web-put-tile = Place here
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
web-target-place = Place on { $square }

## Verbs
web-verb-place = Place
web-verb-pass = Pass
web-verb-end = End turn

## Actions in words
web-act-place = place { $where }
web-act-place-where = { $tile } on { $squares } ({ $land })
web-act-end = End the turn

web-tiles-held = { $count ->
    [one] Tile in hand
   *[other] Tiles in hand
}

## The board in words
web-describe-players = Players

## The map
web-legend-title = Legend
web-legend-land = land
web-legend-sea = sea

web-curtain-pass = Pass the screen to { $name }
web-curtain-lift = I am { $name }: show my hand
web-curtain-off = Play without hiding hands
web-fold = Fold the panels away
web-unfold = Show the panels
web-now = What is happening
web-sheet = Panels: { $level ->
    [0] closed
    [1] half open
   *[other] open
}
web-hint-none = There is nothing to advise.
web-hint-play = Play it
web-hint-other = Another ({ $number } of { $count })
web-change = { $points } if the game ended now
web-leads-by = leads by { $count }
web-leads-tied = level at the top
web-change-to = { $from } → { $to } if the game ended now
web-goal = { $points } of { $target } points
web-goal-best = your best: { $best }
web-intro-close = Begin
web-analysis = Analysis
