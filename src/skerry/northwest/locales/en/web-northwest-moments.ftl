### What the browser client proclaims at the great moments of this game.

web-moment-passage = The Northwest Passage!
web-moment-first-home = First home!
web-moment-home = Home again
web-moment-round = { $span ->
    [season] Season
   *[round] Round
} { $round }
web-moment-ice-spreads = The ice spreads south.
web-moment-ice-breaks = The ice breaks up.
web-moment-ice-still = The sun moves on.
web-moment-last-round = The last { $span }
web-moment-be-home = Winter comes: be home before it ends.
web-moment-tuunbaq = The Tuunbaq!
