## What a move works for

bots-reason-reaches-passage = reaches the Northwest Passage: { $points } points
bots-reason-comes-home = brings the expedition home: { $points } points
bots-reason-closes-island = closes an island of { $tiles } tiles: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bots-reason-takes-token = takes the { $token ->
    [inuit] Inuit token
    [cairn] cairn
    [franklin] Franklin site
   *[strait] strait
} on { $square }{ $points ->
    [0] { "" }
    [one] { ":" } { $points } point
   *[other] { ":" } { $points } points
}
bots-reason-ends-turn = a further action this turn costs one crew more; { $crew ->
    [0] nobody is ready any more
    [one] { $crew } stays ready
   *[other] { $crew } stay ready
}
bots-reason-passes-round = { $place ->
    [0] the whole crew will be ready again
    [1] everybody rests, and you begin the next round
   *[other] everybody rests, and you play as number { $place } in the next round
}
bots-reason-plan-token = to fetch the { $token ->
    [inuit] Inuit token
    [cairn] cairn
    [franklin] Franklin site
   *[strait] strait
} on { $square }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $crew } crew, in { $span ->
    [season] season
   *[round] round
} { $round }
bots-reason-plan-sled = to fetch the { $token ->
    [inuit] Inuit token
    [cairn] cairn
    [franklin] Franklin site
   *[strait] strait
} on { $square } by sled: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $crew } crew, and back before the thaw of { $span ->
    [season] season
   *[round] round
} { $round }
bots-reason-plan-passage = to the Northwest Passage: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $crew } crew, there in { $span ->
    [season] season
   *[round] round
} { $round }
bots-reason-plan-home = home to Greenland: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $crew } crew, there in { $span ->
    [season] season
   *[round] round
} { $round }
bots-reason-plan-island = to close an island: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $crew } crew, in { $span ->
    [season] season
   *[round] round
} { $round }
bots-reason-completes-set = completes set number { $number }
bots-reason-tile-for-later = gets a tile to explore with
bots-reason-crew-for-sled = mans the sled
bots-reason-crew-together = brings the crew back together
bots-reason-towards-token = comes within reach of the { $token ->
    [inuit] Inuit token
    [cairn] cairn
    [franklin] Franklin site
   *[strait] strait
} on { $square }
bots-reason-home-before-ice = on the way home before the ice of { $span ->
    [season] season
   *[round] round
} { $round }
bots-reason-towards-home = on the way home
bots-reason-towards-passage = gets nearer to the Passage
bots-reason-opens-token = brings out { $token ->
    [inuit] an Inuit token
    [cairn] a cairn
    [franklin] a Franklin site
   *[strait] a strait
} on { $square }
