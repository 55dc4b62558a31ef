lab-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}
lab-lead = Players: { $players }. Seeds { $seeds }.
lab-options = Options: { $options }.
lab-percent = { $value }%

lab-seat = Seat
lab-seat-of = Seat { $seat }
lab-bot = Bot
lab-player = Player
lab-games = Games
lab-rate = Rate
lab-share = Share
lab-interval = 95% interval
lab-mean = Mean
lab-deviation = Deviation
lab-least = Least
lab-most = Most
lab-all = All
lab-measure = Measure

lab-scores = Scores
lab-points = Points
lab-scores-by-seat = Points by seat
lab-scores-by-bot = Points by bot
lab-alt-scores = How often each score was reached, a line for each seat. Means: { $means }.

lab-categories = Points by category
lab-category = Category
lab-points-of-a-player = Points of a player
lab-points-by-category = Points of a player by category
lab-category-means = Mean points by category and seat
lab-boxes = In the picture, a box holds the middle half of the games, its whiskers nine in ten; the thick line is the median, the diamond the mean.
lab-no-points = Nobody scored.
lab-alt-categories = A box for each category and seat: how the points spread. Means of all seats: { $means }.

lab-winners = Who wins
lab-wins-by-seat = Games won by seat (a shared win counts in part)
lab-wins-by-bot = Games won by bot, at any of its seats
lab-games-won = Games won
lab-endings = How the games ended
lab-ending = Ending

lab-length = Length of the games
lab-length-a-game = Length of a game
lab-decisions = Decisions
lab-turns = Turns
lab-rounds = Rounds
lab-alt-decisions = How many games took how many decisions; the mean is { $mean }.
lab-alt-turns = How many games took how many turns; the mean is { $mean }.
lab-alt-rounds = In which round how many games ended; the mean is { $mean }.

lab-training = A training
lab-training-lead = { $steps ->
    [one] One step.
   *[other] { $steps } steps.
}
lab-alt-curve = { $what }: from { $first } at the beginning to { $last } at the end.
lab-curve-step = Step
lab-curve-round = Round
lab-curve-lead = Lead of the side that the step tried
lab-curve-loss = Loss in the games learned from
lab-curve-tested = Loss in other games
lab-curve-surprise = Mean square of win less chance, in other games
lab-curve-points = Points off, in other games

lab-comparison = The two sets compared
lab-compared-means = Means
lab-compared-wins = Games won, alone or shared
lab-first-set = First set
lab-second-set = Second set
lab-difference = Difference
lab-p-value = p-value
lab-p-small = < { $least }
lab-comparison-note = First set: { $first } games, second set: { $second }. * marks p < 0.05, the chance of such a difference between equals; of twenty measures, about one is marked by chance. Means: one number for each game, Welch’s t-test. Wins: Fisher’s exact test.

lab-no-file = { $file }: { $reason }
lab-not-text = { $file }: this is not text in UTF-8.
lab-not-a-result = { $file }: line { $line } is not the result of a game.
lab-no-results = There are no results to report on.
lab-nothing-to-compare = The results to compare with are empty.
lab-mixed-games = Results of different games cannot be put together: { $games }.
lab-unknown-game = The results are of a game that is not known here: { $game }.
lab-no-folder = { $folder }: no report can be written there ({ $reason }).
lab-no-policy = { $game } has no policy that could be trained.
lab-too-few-games = Too few games to learn from: one in { $games } tests what was learned from the others.
lab-arena-one-bot = The arena compares bots: name at least two.
lab-arena-same-bot = The arena compares different bots: { $bot } is named twice.
lab-bad-format = There is no format { $format }. There are: { $known }.
