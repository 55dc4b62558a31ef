### What the browser client proclaims at the great moments of this game.

web-moment-last-turn = Your last turn
web-moment-winter-comes = Winter comes.
web-moment-ship-death = A Viking falls
web-moment-ship-empty = Nobody falls
