## My games

web-games-title = My games
web-games-about = What you have finished with this browser’s key. A game that you delete is gone, from the ratings too.
web-games-export = Export all records
web-games-import = Bring games from elsewhere…
web-games-foreign = This file is no export of games.
web-games-bringing = Bringing the games here…
web-games-came = { $count ->
    [0] All of these games are here already.
    [one] One game came.
   *[other] { $count } games came.
}
web-games-deleted = The game is deleted.
web-games-ratings = Against the bots
web-games-ratings-about = The mate stands at 1500, each level 300 above the one below. The number behind ± says how sure that is; it shrinks with every game. Games that were brought from elsewhere do not count.
web-games-rating = { $rating } ± { $deviation }, after { $games ->
    [one] one game
   *[other] { $games } games
}
web-games-best = Best scores
web-games-course = How it developed
web-games-course-words = { $label }: { $count ->
    [one] one game, { $last }
   *[other] from { $first } to { $last } in { $count } games
}
web-games-finished = Finished games
web-games-game = Game
web-games-company = Against whom
web-games-company-alone = Alone
web-games-company-bots = Bots
web-games-company-people = People
web-games-result = Result
web-games-all = All
web-games-won = Won
web-games-lost = Not won
web-games-imported = from elsewhere
web-games-delete = Delete
web-games-sure = Really delete?
web-games-none = No game yet.
