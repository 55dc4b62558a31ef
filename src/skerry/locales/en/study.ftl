## Analysis, puzzles and the free board: fetched with these pages.

study-tab-about = Study
study-percent = { $value } %

study-analysis = Analysis of the game
study-analysis-about = A bot looks at every decision again: what it was worth, what would have been better and why, and what was luck. It thinks only while nobody else needs the bots, so this takes a few minutes. You may leave the page and come back.
study-analysis-not-yours = Nobody has asked for an analysis of this game yet; who sat at its table may.
study-depth = How closely
study-depth-mate = At a glance
study-depth-captain = Thoroughly
study-depth-admiral = As closely as can be
study-begin = Analyse the game
study-progress = Decisions judged
study-progress-of = { $number } of { $total } moves
study-repeats = { $problem } This page asks again by itself.
study-chance = Chance to win, in %
study-result = How good a result, in %
study-graph-label = { $count ->
    [0] The chances over the game, without a turning point
    [one] The chances over the game, with one turning point
   *[other] The chances over the game, with { $count } turning points
}
study-turning-points = Turning points
study-turning-point = Move { $number }: { $letter } { $way ->
    [up] +
   *[down] −
}{ $change } %
study-turning-point-shared = Move { $number }: { $way ->
    [up] +
   *[down] −
}{ $change } %
study-players = The players
study-column-player = Player
study-column-accuracy = Accuracy
study-column-luck = Luck
study-grade-good = good
study-grade-inaccuracy = inaccuracy
study-grade-mistake = mistake
study-grade-blunder = blunder
study-mistakes = { $count ->
    [0] No move to look at
    [one] One move to look at
   *[other] { $count } moves to look at
}
study-whose = Whose moves
study-everybody = Everybody’s
study-no-mistakes = Nothing better was to be had.
study-none-yet = Nothing yet.
study-decision = Move { $number }, { $name }: { $grade }
study-move = Move { $number }, { $name }
study-played = Played: { $move }
study-played-cost = Played: { $move } ({ $loss })
study-better = Better: { $move }
study-line = The plan: { $moves }
study-no-choice = There was nothing else to do.
study-luck-here = Luck of the draw: { $percent } %, { $points } { $count ->
    [one] point
   *[other] points
}
study-luck-points = Luck of the draw: { $points } { $count ->
    [one] point
   *[other] points
}
study-loss-points = { $points } { $count ->
    [one] point
   *[other] points
} { $way ->
    [more] more
   *[less] less
}
study-loss-both = { $percent } % less chance, { $points }
study-loss-chance = { $percent } % less chance
study-try-again = Try again
study-try-again-about = The position before the move. What would you do now? Play it on the map or from the list.
study-try-again-say = Try again: what would you do here?
study-not-yours = Only who sat at this table may try again here; on the free board everybody may.
study-show-answer = Show the answer
study-verdict-best = { $move }: that is the best move.
study-verdict-good = { $move }: as good as the best move.
study-verdict-worse = { $move }: worse than the best move, { $loss }. Try another one.
study-thresholds = An inaccuracy costs 5 % of the chance to win or more, a mistake 10 %, a blunder 20 %. Accuracy is 100 % for a decision that costs nothing, 37 % for a mistake of 10 %, 14 % for a blunder of 20 %, on average. Luck is what the draws brought beyond what was to be expected.
study-to-board = Try out on the free board
study-to-table = Back to the table
study-forget = Delete the analysis

study-puzzles = Puzzles
study-puzzles-of = Puzzles: { $family }
study-puzzles-about = Positions from games between bots, each with one plan that is clearly best. Find it: play the move on the map, with the keyboard, or from the list. What you solve is kept in this browser.
study-no-puzzles = There are no puzzles for this game yet.
study-solved-of = { $solved } of { $count } solved
study-theme = Theme
study-theme-other = A good plan
study-every-theme = every theme
study-difficulty = Difficulty
study-every-difficulty = every difficulty
study-level = { $level ->
    [1] seen at once
    [2] easy
    [3] tricky
    [4] hard
   *[5] very hard
}
study-difficulty-is = ({ $level ->
    [1] seen at once
    [2] easy
    [3] tricky
    [4] hard
   *[5] very hard
})
study-solved = solved
study-failed = not solved yet
study-puzzle-title = Puzzle { $number }: { $game }
study-puzzle-task = You play { $name }. Find the move that is clearly best.
study-puzzle-right = { $move }: right!
study-puzzle-wrong = { $move }: no, that is clearly worse. Look again.
study-puzzle-worse = { $move }: no, { $loss }. Look again.
study-hint-theme = It is about this: { $theme }.
study-hint-kind = Look at these moves: { $kind }.
study-hint-reason = The move is good for this: { $reason }.
study-puzzle-number = No. { $number }
study-pages = Pages
study-page-before = Earlier ones
study-page-after = Further ones
study-page-of = Page { $page } of { $pages }
study-solution = The answer
study-next-puzzle = Next puzzle
study-all-puzzles = All puzzles

study-board = Free board
study-board-about = Any position, to try things out: play for all seats, branch off, take back, ask the engine, share all of it by a link. From an analysis or a puzzle you come here with its position.
study-new = A new game
study-game = Game
study-new-begin = Put it on the board
study-mine = One of my games
study-mine-none = Nothing finished yet.
study-a-puzzle = A puzzle
study-written = A saved game or a diagram
study-written-about = The record of a game goes on from its end; every earlier moment can be gone back to.
study-paste = Paste a record or a diagram
study-open-file = Open a saved record
study-diagram = Diagram or record
study-set-up-button = Set up
study-set-up = The position is set up.
study-by-hand = Set up by hand
study-too-long = That is too long for a game: is it the right file?
study-link-damaged = This link is not complete: the study in it cannot be read.
study-ask = Ask the engine
study-engine-says = What the engine would do
study-hint-worth = { $percent } %, { $points } { $count ->
    [one] point
   *[other] points
}
study-to-act = { $name } is to act.
study-over = The game is over here.
study-moment = Move { $number } of { $last }
study-moves = Moves
study-start = Beginning
study-at-start = At the beginning of the study.
study-now = Now after: { $move }
study-branch = or: { $move }
study-name = Name of the study
study-share = Share the study
study-share-position = Share this position
study-link = Link
study-as-text = The position as text
study-edit-about = Choose a piece or a tile, then a place on the map. Whatever cannot be is refused, and you are told why.
study-edit-done = Play from here
study-edit-beside = Beside the map
study-edit-lift = Take a tile away
study-edit-tiles = Tiles
study-edit-hand = To the hand of { $letter }
study-edit-pile = To the pile
study-edit-turn = Whose turn
study-edit-moment = The moment
study-edit-no-room = There is no room for it there.
study-edit-refused = That cannot be: { $reason }
