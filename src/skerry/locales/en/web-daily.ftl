## The daily voyage, and duplicate tables

web-daily-title = The daily voyage
web-daily-about = Everybody sails the same voyage today: the same tiles, drawn in the same order. One attempt each, without hints; when you are back you see how the others did, and the strongest bot. Whoever has finished can look at everybody’s games.
web-daily-day = { $day }, until midnight in Greenwich.
web-daily-before = The day before
web-daily-none = Nobody sailed that day.
web-daily-against = Against { $bots }.
web-daily-go-on = Sail on
web-daily-sail = Set sail
web-daily-look = Look at it
web-daily-compare = Compare
web-daily-compare-best = Compare with the best game
web-daily-champion = The admiral
web-daily-nameless = Nameless
web-daily-lost = lost
web-daily-rank = Rank
web-daily-who = Who
web-daily-points = Points
web-daily-seat = Seat { $letter }
web-daily-open = A guest, by link
web-daily-match = Match points
web-daily-results = Results: { $title }
web-daily-first = Nobody is back yet.
web-daily-sailing = { $count ->
    [one] One table is still at sea.
   *[other] { $count } tables are still at sea.
}
web-daily-luck = What is the same, and how to check it
web-daily-same = The setup is the same, and so is each pile: the first tile that you draw is the first that anybody draws, the tenth the tenth, whatever you do between. What differs is what you make of it: if you draw fewer tiles, or put some back, or the bots answer otherwise, your games part. Bots may choose differently in the same position.
web-daily-later = The secret is shown when the voyage is closed.
web-daily-secret = Secret and salt:
web-daily-duplicate = Duplicate tables
web-daily-duplicate-about = Several groups play with the same luck, as bridge players do. Each seat is compared with the same seat at the other tables: a point for each table that did worse there, half a point for each that did as well. The luck is kept for seven days.
web-daily-game = Game
web-daily-seats = Seats
web-daily-make = Make them
web-daily-share = For the other groups
