cli-help = Board games of expeditions by sea and ice, to play and to think about.
cli-help-play = Open the table in your browser and play.
cli-help-serve = Serve tables for others over the network.
cli-help-export = Write all the tables of a database to a file, to move or to keep them.
cli-help-import = Add the tables of a file to a database.
cli-help-sim = Let bots play many games and sum up the results.
cli-help-arena = Find out which bot is stronger: duplicate games with the seats changed.
cli-help-train = Let the policy of a game learn what to weigh, from games against itself; goes on where an earlier training stopped.
cli-help-train-to = The file that keeps the steps.
cli-help-steps = How many steps in all.
cli-help-train-games = How many pairs of games each step plays; with --judge, how many games each round plays.
cli-help-judge = Learn to foresee how games end instead: the folder that keeps the games, the curve and the network.
cli-help-rounds = With --judge: how many times in turn games are played and learned from; from the second on mostly against itself.
cli-help-league = Whose games are learned from: bots, or policy for styles of the policy, which play fast.
cli-help-report = Make a page with pictures from a file of results.
cli-help-bench = Measure how fast the rules are here.
cli-help-verify = Draw again all that chance gave in a finished game, and prove that nothing was changed.
cli-help-replay = Check a record and show its game.
cli-help-rules = Read the rules: all the titles, or one rule.
cli-help-lang = The language of what is printed.
cli-help-game = The game’s id, such as northwest or northsea-solo.
cli-help-option = An option of the game; may be repeated.
cli-help-seed = The seed of the first game; the others follow it.
cli-help-workers = How many processes play at once.
cli-help-seconds = How long a bot may think about a move.
cli-help-nodes = How many positions a bot may look at for a move; makes its choices repeatable.
cli-help-json = Write one JSON line for each result to a file, or to standard output with -.
cli-help-seats = The bots at the table, one for each seat. captain@200 looks at 200 positions a move, captain@0.5s thinks half a second.
cli-help-games = How many games to play.
cli-help-bots = The bots to compare. captain@200 looks at 200 positions a move, captain@0.5s thinks half a second.
cli-help-arena-games = How many games each pair plays; how many each bot plays, in a game for one or won together.
cli-help-results = A file that sim or arena wrote with --json, or the curve of a training.
cli-help-to = The folder for the page.
cli-help-compare = Another file of results to compare with.
cli-help-bench-seconds = How long to measure each figure.
cli-help-record = A record of a game; - reads standard input.
cli-help-at = Show the game as it was after so many actions.
cli-help-rule-id = A rule’s id, such as NW-C3.
cli-help-port = The port to listen on; 0 takes a free one.
cli-help-browser = Open the browser.
cli-help-data = The folder for your tables.
cli-help-archive = The file; - is standard input or output.
cli-help-host = The address to listen on.
cli-help-database-url = Where tables are kept: an address that SQLAlchemy understands.
cli-help-public-url = The address under which players reach the server.

cli-playing = Playing
cli-unknown-game = There is no game { $game }. There are: { $known }.
cli-unknown-rule = { $game } has no rule { $rule }.
cli-bad-option = An option is written NAME=VALUE, not { $option }.
cli-no-file = { $file }: { $reason }
cli-not-text = { $file }: line { $line }: this is not text in UTF-8.
cli-exported =
    { $tables ->
        [one] One table written.
       *[other] { $tables } tables written.
    }
cli-imported =
    { $tables ->
        [one] One table added.
       *[other] { $tables } tables added.
    }
cli-simulated =
    { $games ->
        [one] One game
       *[other] { $games } games
    } with { $decisions } decisions each ({ $reasons }) in { $seconds } s: { $rate } decisions a second.
cli-ended = The game is over. Won by: { $winners } – { $reason }
cli-running = The game goes on after { $number } actions: { $seat } is to act.
cli-seat-count =
    { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }
cli-seed = seed { $seed }
cli-yes = yes
cli-no = no
cli-total = Total

cli-column-weight = Weight
cli-column-before = Before
cli-column-after = After
cli-column-lesson = Round
cli-column-learned = Loss
cli-column-tested = Loss in the test
cli-column-surprise = Mean square off the win
cli-column-off = Points off
cli-column-seat = Seat
cli-column-player = Player
cli-column-wins = Wins
cli-column-mean = Mean
cli-column-deviation = Deviation
cli-column-least = Least
cli-column-most = Most
cli-column-pairing = Pairing
cli-column-games = Games
cli-column-interval = 95 % interval
cli-column-elo = Elo difference
cli-column-game = Game
cli-column-seats = Seats
cli-column-compiled = Compiled
cli-column-playout = Random play /s
cli-column-early = First half /s
cli-column-late = Second half /s
cli-column-codes = By codes /s
cli-column-readable = Readable /s
cli-column-captain = Captain nodes /s
cli-column-admiral = Admiral nodes /s
cli-column-copy = Copy µs
cli-column-legal = Legal actions
cli-column-length = Decisions
cli-column-cause = For
cli-column-rule = Rule
cli-column-points = Points
cli-help-resume = Go on with an interrupted run: keep the games that the JSON file has.
cli-help-on = Where the games are played: processes (this machine) or ray (a Ray cluster).
cli-bad-backend = Games are played on processes or on ray, not on { $on }.
cli-resume-what = --resume goes on with the file of --json; name one.
cli-another-run = { $file }: this file has games of another run (other game, seats, options, --nodes or --seconds); it cannot be resumed.
cli-help-records = Keep every game with all its moves in this folder; games that are there are not played again.
cli-help-format = How the games are kept: text (a record each), jsonl or parquet.
cli-all-played = All these games have been played.
cli-needs-extra = This command needs more packages: pip install { $package }
cli-help-components = Play with an owner’s component pack.
cli-help-boxes = The components of the games: export them, correct them, look at them.
cli-help-components-export = Write all component files into a folder.
cli-help-components-sheet = Draw all the tiles of a game on one sheet.
cli-sheet-families = There is a sheet for: { $known }.
cli-help-analyse = Look at a game again: what every decision was worth, and what would have been better.
cli-help-analyse-level = How deep to look: mate, captain or admiral.
cli-analyse-level = There is no level { $level } to analyse with. There are: { $known }.
cli-no-mistakes = Nothing better was to be had.
cli-turning-point = Turning point at move { $number }: the chance of player { $seat } changed by { $change } %.
cli-accuracy = Accuracy of player { $seat }: { $accuracy } %.
cli-column-number = No
cli-column-played = Played
cli-column-better = Better
cli-column-loss = Loss
cli-column-grade = Grade
cli-column-why = Why
cli-grade-inaccuracy = inaccuracy
cli-grade-mistake = mistake
cli-grade-blunder = blunder

## skerry verify
cli-verified-shared = Verified: { $draws ->
    [one] the only draw
   *[other] all { $draws } draws
} of table { $table } followed from the secret alone, which all tables of { $scope } share; nothing was changed.
    Compare the commitment with the one that was shown before the game:
    { $commitment }
cli-verified = Verified: { $draws ->
    [one] the only draw
   *[other] all { $draws } draws
} of table { $table } followed from the secret and { $words ->
    [0] nothing else
    [one] one number that a player added
   *[other] { $words } numbers that players added
}; nothing was changed.
    Compare the commitment with the one that was shown before the game:
    { $commitment }

cli-help-puzzles = Puzzles: positions with one plan that is clearly best.
cli-help-puzzles-mine = Mine puzzles from games between bots; goes on where the file ends.
cli-help-puzzles-to = The file of JSON lines that they are added to.
cli-help-puzzles-count = How many puzzles of the game the file is to hold.
cli-help-puzzles-verify = Look at puzzles again with ten times the budget and keep those that hold.
cli-help-puzzles-verified = Where to write those that hold; compressed if the name ends with .gz.
cli-sound = { $sound } of { $count } puzzles hold.
cli-column-theme = Theme
cli-column-one = Seen at once
cli-column-two = Easy
cli-column-three = Tricky
cli-column-four = Hard
cli-column-five = Very hard
cli-luck = Player { $seat } had luck worth { $win } % and { $points } points.
