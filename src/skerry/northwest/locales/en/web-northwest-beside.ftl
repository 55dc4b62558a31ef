### What is read seldom or once at this game’s table: what a mode is about, people changing boats, the board in words, the legend, the finished chart.

web-transfer-about = Choose people: they go over to the other boat, or come back.
web-transfer-do = Move them
web-area = Where the sled stands
web-describe-sun = The sun stands at { $sun }; { $rows ->
    [0] nothing is frozen.
    [one] { $rows } row is frozen.
   *[other] { $rows } rows are frozen.
}
web-describe-tuunbaq = The Tuunbaq is at { $at }.
web-describe-tokens = Tokens on the map
web-describe-squares = Explored squares
web-describe-locked = locked in: { $names }
web-describe-lost = sled lost: { $names }
web-legend-ice = ice
web-legend-forecast = ice to come
web-legend-closed = closed island
web-legend-zone = zone: multiplies discoveries
web-legend-ship = ship
web-legend-sled = sled
web-legend-locked = locked in the ice
web-legend-inuit = Inuit
web-legend-cairn = Cairn
web-legend-franklin = Franklin
web-legend-strait = Strait
web-legend-tuunbaq = Tuunbaq
web-legend-passage = the Passage
web-legend-greenland = Greenland
web-intro-northwest =
    Sail west, lay the chart tile by tile, and find the Passage.
    Discoveries count by zone (×1, ×2, ×3); islands you close and majorities count too.
    Be back in Greenland by the end of round ten: whoever is left behind costs points.
web-intro-northwest-solo =
    Alone against your own best score, by the base rules.
    New: “Draw and place” lays the leftmost large tile at once. The Passage is worth 10 in year one, 3 in year two.
    Every square left unexplored costs a point; there are no majorities, and a set counts 6.
web-intro-terror-solo =
    Every action costs Food or Morale; a turn ends when you pass, a season has four turns, and each season brings a Voyage card.
    Inuit give Food, cairns give Morale, Franklin’s traces give site points.
    Won if you reach the Passage, find 10 site points and bring somebody home alive; 40 points are the target.
web-intro-terror-coop =
    Two captains, one board: you win or lose together.
    Every action costs Food or Morale; Inuit give Food, cairns give Morale, Franklin’s traces give site points.
    Won if one of you reaches the Passage, you find 15 site points together and both come home alive; 60 points are the target.
web-intro-tuunbaq = The Tuunbaq roams the ice: whoever enters its tile pays with a crew member or a token, and it can be sent into others’ way.
web-person-to-sled = { $state ->
    [resting] A resting crew member to the sled
   *[available] A ready crew member to the sled
}
web-person-to-ship = { $state ->
    [resting] A resting crew member to the ship
   *[available] A ready crew member to the ship
}
web-chart-title = A Chart of the Northwest Passage
web-chart-by = from the discoveries of { $names }: { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}, { $islands ->
    [0] no island
    [one] { $islands } island
   *[other] { $islands } islands
}
