bots-level-random = Drifter
bots-level-boy = Ship’s boy
bots-level-mate = Mate
bots-level-captain = Captain
bots-level-admiral = Admiral
bots-about-random = Any legal move.
bots-about-boy = Looks at a few moves and takes one that seems good.
bots-about-mate = Judges every move; quick and sensible.
bots-about-captain = Thinks ahead for about a second.
bots-about-admiral = Thinks ahead for about five seconds.
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
} on { $square }
bots-reason-plan-token = fetches the { $token ->
    [inuit] Inuit token
    [cairn] cairn
    [franklin] Franklin site
   *[strait] strait
} on { $square }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $crew } crew, in round { $round }
bots-reason-plan-sled = fetches the { $token ->
    [inuit] Inuit token
    [cairn] cairn
    [franklin] Franklin site
   *[strait] strait
} on { $square } by sled: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $crew } crew, and back before the thaw of round { $round }
bots-reason-plan-passage = to the Northwest Passage: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $crew } crew, there in round { $round }
bots-reason-plan-home = home to Greenland: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $crew } crew, there in round { $round }
bots-reason-plan-island = closes an island: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $crew } crew, in round { $round }
bots-reason-completes-set = completes set number { $number }
bots-reason-tile-for-later = gets a tile to explore with
bots-reason-crew-for-sled = mans the sled
bots-reason-crew-together = brings the crew back together
bots-reason-saves-crew = keeps strength for later
bots-reason-towards-token = comes within reach of the { $token ->
    [inuit] Inuit token
    [cairn] cairn
    [franklin] Franklin site
   *[strait] strait
} on { $square }
bots-reason-home-before-ice = on the way home before the ice of round { $round }
bots-reason-towards-home = on the way home
bots-reason-towards-passage = gets nearer to the Passage
bots-reason-opens-token = brings out { $token ->
    [inuit] an Inuit token
    [cairn] a cairn
    [franklin] a Franklin site
   *[strait] a strait
} on { $square }
bots-reason-opens-map = opens the way
bots-reason-delivers = delivers { $count ->
    [one] one animal
   *[other] { $count } animals
}
bots-reason-raids = conquers a settlement of strength { $strength }
bots-reason-sinks = sinks the enemy ship on { $hex }
bots-reason-builds = builds an outpost at { $point }
bots-reason-completes-island = completes an island of { $tiles } tiles
bots-reason-captain-suits = this captain suits what can be reached
bots-reason-brings-feature = { $feature ->
    [settlement] brings a settlement to raid
    [ship] brings an enemy ship to sink
   *[other] brings livestock to fetch
}
bots-reason-takes-aboard = takes livestock aboard for the next set
bots-reason-musters = musters { $vikings ->
    [one] one Viking
   *[other] { $vikings } Vikings
} aboard
bots-reason-lands-vikings = lands Vikings where they are needed
bots-reason-gathers-influence = gathers Vikings for a raid, an outpost or control
bots-reason-herds = drives livestock towards the longship
bots-reason-brings-home = carries livestock home
bots-reason-towards-animal = comes to where livestock grazes
bots-reason-towards-settlement = comes to a settlement
bots-reason-sails-on = sails towards richer shores
bots-error-unknown = There is no bot { $bot }. There are: { $known }; also module:Class and cmd:program.
bots-error-name = { $name } cannot be a bot’s name: small letters, digits, . _ -, and no level’s name.
bots-error-import = The bot { $bot } cannot be loaded: { $reason }
bots-error-no-bot = { $bot } is no bot: a class or an object of skerry.bots.Bot is needed.
bots-error-start = The bot { $bot } cannot be started: { $reason }
bots-error-not-ready = The bot { $bot } did not say that it is ready.
bots-error-answer = The bot { $bot } gave an answer that is none: { $found }
bots-error-illegal = The bot { $bot } insists on { $action }, which is not allowed: { $reason }
bots-error-slow = The bot { $bot } did not answer within { $seconds } seconds.
bots-error-ended = The bot { $bot } has ended.
