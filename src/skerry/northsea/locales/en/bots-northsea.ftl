## What a move works for

bots-reason-delivers = delivers { $count ->
    [one] one animal
   *[other] { $count } animals
}
bots-reason-raids = conquers a settlement of strength { $strength }
bots-reason-sinks = sinks the enemy ship on { $hex }
bots-reason-builds = builds an outpost at { $point }
bots-reason-plan-delivers = to bring home { $count ->
    [one] one animal
   *[other] { $count } animals
} for { $actions ->
    [one] { $actions } action point
   *[other] { $actions } action points
}
bots-reason-plan-raids = to conquer a settlement of strength { $strength } for { $actions ->
    [one] { $actions } action point
   *[other] { $actions } action points
}
bots-reason-plan-sinks = to sink the enemy ship on { $hex } for { $actions ->
    [one] { $actions } action point
   *[other] { $actions } action points
}
bots-reason-plan-builds = to build an outpost at { $point } for { $actions ->
    [one] { $actions } action point
   *[other] { $actions } action points
}
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
