### A table that waits for its players: fetched with it.

web-seat = Seat
web-waiting-for = { $count ->
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
}
web-starting = Everybody is here: the game begins.
web-give-bot = Give to a bot
web-join-link-label = Link for your friends
web-new-join-link = Make another link (the old ones will no longer work)
web-join-link-about = Send it: who opens it takes a free seat. The game begins when all the seats are taken.
web-any-seat = Any free seat
web-watching-lobby = You are watching. To play, ask for the link with the key.
web-luck-about = What is this?
