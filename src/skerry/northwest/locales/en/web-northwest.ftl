### What the browser client says of this game alone.

web-round-of = Round { $round } of { $rounds }
web-round-of-short = Round { $round }/{ $rounds }
web-season-turn = Season { $season }, turn { $turn }
web-season-turn-short = Season { $season } · { $turn }
web-sun = sun at { $sun }
web-year = year { $year }
web-pass-ask = Most of your crew are ready. Passing ends the round for you. Pass?
web-home-ask = Sailing home ends your expedition: nothing more can be done or won. Sail home?
web-choose-giving = The Tuunbaq is there: what do you give up?
web-prompt-northwest-draft = Take one of the large tiles on offer.
web-prompt-northwest-act = Choose where to go, a tile or an action.
web-prompt-northwest-take = The offer is new: now draw a tile.
web-prompt-northwest-stand = The ice has gone: choose where your sled stands.
web-prompt-northwest-lose = Choose the column that loses a crew.
web-cost-crew = { $count ->
    [one] costs { $count } crew
   *[other] costs { $count } crew
}
web-key-f = flip the tile
web-key-p = pass
web-category-inuit = Inuit
web-category-cairn = Cairns
web-category-franklin = Franklin
web-category-strait = Straits
web-category-island = Islands
web-category-passage = Northwest Passage
web-category-greenland = Back in Greenland
web-category-franklin-majority = Franklin majority
web-category-strait-majority = Strait majority
web-category-cartography-majority = Cartography majority
web-category-sets = Sets of five
web-category-abandoned-ship = Ship not back
web-category-abandoned-sled = Sled not back
web-category-abandoned-ship-crew = Ship’s crew not back
web-category-abandoned-sled-crew = Sled’s crew not back
web-category-lost-crew = Crew lost
web-category-removed-crew = Crew lost in year two
web-category-free-squares = Unexplored squares
web-expedition = Expedition
web-vehicle = Who acts
web-ship = Ship
web-sled = Sled
web-sled-aboard = sled aboard
web-sled-deployed = sled deployed
web-sled-lost = sled lost
web-ship-locked = locked in the ice
web-returned = home
web-passed = passed
web-crew-column = { $label }: { $available } crew ready, { $resting } resting
web-crew-available = ready
web-crew-resting = resting
web-reserve = My tiles
web-reserve-empty = No tile yet: draw one.
web-display = On offer
web-in-bag = { $count } in the bag
web-left = { $count } left
web-draw-tile = Draw: { $tile }
web-draw-second = … and now the second small tile
web-sites = Franklin sites
web-lay = Draw and place
web-flip-tile = Flip
web-face-front = front
web-face-back = back
web-pair = and a second small tile
web-pay-with = Pay each action with
web-pay-food = Food
web-pay-morale = Morale
web-pay-sacrifice = a life
web-food = Food
web-morale = Morale
web-forecast = Ice forecast
web-forecast-at = { $span ->
    [season] Season
   *[round] Round
} { $round }: sun at { $sun }, { $rows ->
    [0] no ice
    [one] { $rows } row of ice
   *[other] { $rows } rows of ice
}
web-warn-locked = { $count ->
    [one] Your ship would be locked in { $span } { $rounds }.
   *[other] Your ship would be locked in { $span }s { $rounds }.
}
web-warn-lost = Your sled would be lost at the thaw of { $span } { $round }.
web-supply = Beside the board
web-order-now = Turn order
web-order-next = Next round
web-order-nobody = nobody has passed yet
web-ice-rows = Frozen rows
web-cartography-left = Cartography tokens left
web-cards-left = Voyage cards left
web-voyage-card = Voyage card
web-arrow-greenland = Greenland
web-arrow-passage = the Passage
web-token-inuit = Inuit
web-token-cairn = Cairn
web-token-franklin = Franklin
web-token-strait = Strait
web-token-cartography = Cartography
web-small-sea = sea tile
web-small-cape = cape
web-small-coast = coast
web-small-strait = strait tile
web-small-bay = bay
web-small-land = land tile
web-frozen = frozen
web-select-ship = Act with the ship
web-select-sled = Act with the sled
web-target-move-ship = Sail to { $to }
web-target-move-sled = Drive the sled to { $to }
web-target-tuunbaq = Move the Tuunbaq to { $to }
web-target-stand = Stand at { $area }
web-verb-take = Take a tile
web-verb-draw = Draw
web-verb-refresh = Refresh and draw
web-verb-refresh-short = Refresh
web-verb-lay = Draw and place
web-verb-move = Move
web-verb-transfer = Crew
web-verb-explore = Explore
web-verb-discover = Discover
web-verb-tuunbaq = Tuunbaq
web-verb-stand = Stand
web-verb-lose = Lose crew
web-act-by-ship = Ship: { $what }
web-act-by-sled = Sled: { $what }
web-act-draw = draw { $tile }
web-act-refresh = refresh the large tiles, then draw
web-act-refresh-large = refresh the large tiles, then draw
web-act-refresh-small = refresh the small tiles, then draw
web-act-lay = draw and place { $where }
web-act-move = move to { $to }
web-act-giving = giving { $what }
web-giving-available = a ready crew
web-giving-resting = a resting crew
web-act-tuunbaq = move the Tuunbaq to { $to }
web-act-transfer = move { $what }
web-act-crew-to-sled = { $count } { $state ->
    [available] ready
   *[resting] resting
} crew to the sled
web-act-crew-to-ship = { $count } { $state ->
    [available] ready
   *[resting] resting
} crew to the ship
web-act-explore = explore and take the token
web-act-explore-for = explore for { $gain }
web-act-discover = discover and take the token
web-act-discover-for = discover for { $gain }
web-act-stand = The sled stands at { $area }
web-act-lose-ship = The ship’s column loses a crew
web-act-lose-sled = The sled’s column loses a crew
web-act-pass = Pass
web-map-greenland = Greenland
web-map-passage = The Passage
web-map-sun = Sun at { $position }: forecast
web-tuunbaq-how = Choose on the chart where the Tuunbaq goes.
web-lay-about = Lay this tile at once instead of taking it.
web-pay-about = Every action costs one Food or one Morale. If you cannot pay, a crew member’s life pays.
web-pay-sacrifice-ship = a life of the ship’s crew
web-pay-sacrifice-sled = a life of the sled’s crew
