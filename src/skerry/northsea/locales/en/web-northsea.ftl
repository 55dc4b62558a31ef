### What the browser client says of this game alone.

web-turns-left = { $count ->
    [one] { $count } turn left
   *[other] { $count } turns left
}
web-turns-left-short = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
web-points-left-short = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
web-points-left = { $count ->
    [one] { $count } action point
   *[other] { $count } action points
}
web-prompt-northsea-captain = Choose your captain.
web-prompt-northsea-place = Choose a tile of your hand, then its place.
web-prompt-northsea-act = Sail, load, unload, march or build.
web-prompt-northsea-march = Choose where they go.
web-prompt-northsea-unload = Choose the land to put ashore on.
web-prompt-northsea-load = Choose your longship to take them aboard.
web-cost-points = { $count ->
    [one] costs { $count } point
   *[other] costs { $count } points
}
web-verb-choose = Captain
web-verb-load = Load
web-verb-unload = Unload
web-verb-sail = Sail
web-verb-march = March
web-verb-drive = Drive livestock
web-verb-build = Build an outpost
web-act-choose = Keep the { $captain }
web-act-load = Load { $what } from { $from }
web-act-unload = Unload { $what } at { $to }
web-act-sail = Sail to { $to }
web-act-march = March { $what } from { $from } to { $to }
web-act-build = Build an outpost at { $point }
web-hand = My tiles
web-tile = tile { $tile } ({ $feature })
web-tile-lying = tile { $tile } ({ $feature }, { $land })
web-hand-empty = No tile in hand.
web-in-pile = { $count ->
    [0] The pile is empty.
   *[other] { $count } in the pile
}
web-captains = Captains
web-choose-captain = Choose your captain
web-longship = Longship
web-longship-how = Choose a lit hexagon to sail to, or load and unload with the buttons.
web-load-at = Load from { $shore }
web-unload-at = Unload at { $shore }
web-mainland = the mainland
web-aboard = aboard: { $what }
web-aboard-empty = nobody aboard
web-march = March
web-how-many = How many
web-with = With { $animal }
web-viking-label = Vikings
web-vikings = { $count ->
    [one] { $count } Viking
   *[other] { $count } Vikings
}
web-vikings-aboard = { $count ->
    [one] Viking aboard
   *[other] Vikings aboard
}
web-vikings-ashore = { $count ->
    [one] Viking ashore
   *[other] Vikings ashore
}
web-outposts-left = { $count ->
    [one] Outpost left
   *[other] Outposts left
}
web-settlements = Settlements, by strength
web-enemy-ships = { $count ->
    [one] Enemy ship
   *[other] Enemy ships
}
web-dead = { $count ->
    [one] Dead Viking
   *[other] Dead Vikings
}
web-island-worth = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-animal-sets = Sets of different animals
web-islands-held = { $count ->
    [one] Island held
   *[other] Islands held
}
web-islands-leading = leads on { $count } more
web-winter = Winter
web-animal-pig = pig
web-animal-hen = hen
web-animal-goat = goat
web-animal-sheep = sheep
web-animal-cattle = cattle
web-animal-horse = horse
web-count-pig = { $count ->
    [one] { $count } pig
   *[other] { $count } pigs
}
web-count-hen = { $count ->
    [one] { $count } hen
   *[other] { $count } hens
}
web-count-goat = { $count ->
    [one] { $count } goat
   *[other] { $count } goats
}
web-count-sheep = { $count } sheep
web-count-cattle = { $count } cattle
web-count-horse = { $count ->
    [one] { $count } horse
   *[other] { $count } horses
}
web-feature-pig = pig
web-feature-hen = hen
web-feature-goat = goat
web-feature-sheep = sheep
web-feature-cattle = cattle
web-feature-horse = horse
web-feature-settlement = settlement
web-feature-ship = enemy ship
web-enemy-back = What its back says is seen when it is sunk.
web-target-sail = Sail to { $to }
web-target-camp = Your Vikings at { $area }
web-target-march = March to { $to }
web-target-build = Build an outpost at { $point }
web-describe-longship = longship at { $at }
web-describe-mainland = { $count ->
    [one] { $count } Viking on the mainland
   *[other] { $count } Vikings on the mainland
}
web-describe-hexes = Tiles
web-describe-lands = On the lands
web-describe-settlement = settlement of strength { $strength }
web-describe-outpost = outpost of { $name }
web-here-unknown = unknown sea
web-here-longship = longship ({ $name })
web-here-vikings = { $count ->
    [one] { $count } Viking ({ $name })
   *[other] { $count } Vikings ({ $name })
}
web-describe-islands = Islands
web-describe-island = { $count ->
    [one] One tile ({ $at })
   *[other] { $count } tiles ({ $at })
}
web-describe-control = controlled by { $names }
web-island-complete = complete
web-island-never = can never be completed
web-island-open = not complete
web-map-mainland = Mainland
web-legend-longship = longship
web-legend-viking = Vikings
web-legend-pig = pig
web-legend-hen = hen
web-legend-goat = goat
web-legend-sheep = sheep
web-legend-cattle = cattle
web-legend-horse = horse
web-legend-settlement = settlement and its strength
web-legend-enemy-ship = enemy ship
web-legend-outpost = outpost
web-legend-influence = influence on a completed island
web-legend-never = can never be completed
web-legend-forbidden = nothing may be placed here
web-legend-mainland = mainland
web-hand-hidden = Hands are hidden until the next player has the screen.
web-deliver = Deliver { $what }
web-shore-n = { $hex }, north shore
web-point-n = the north point of { $hex }
web-shore-ne = { $hex }, north-east shore
web-point-ne = the north-east point of { $hex }
web-shore-se = { $hex }, south-east shore
web-point-se = the south-east point of { $hex }
web-shore-s = { $hex }, south shore
web-point-s = the south point of { $hex }
web-shore-sw = { $hex }, south-west shore
web-point-sw = the south-west point of { $hex }
web-shore-nw = { $hex }, north-west shore
web-point-nw = the north-west point of { $hex }
web-end-ask = You have action points left. End the turn?
web-strand-ask = No Viking would stay aboard: your longship could not sail. Unload them all?
web-intro-northsea =
    Each turn place one tile of your hand, then take up to four actions: sail, load, unload, march, build.
    Bring livestock home, conquer settlements, sink enemy ships, and build outposts to control islands.
    Your captain scores something of its own at the end.
web-intro-northsea-solo =
    Alone against your own best score: 16 turns.
    Each turn you draw three tiles, place two of them and discard the third for good; then up to four actions.
    You have two captains: the lower of their two results counts.
