### The Herring Bank

herring-title = The Herring Bank
herring-option-storms = Storms in the sea
herring-phase-fishing = Haul, or land your catch
herring-phase-over = The game is over

## Actions
herring-action-haul = Haul in the net
herring-action-land = Land the catch
herring-action-throw = { $fish ->
    [herring] Throw a herring back
    [cod] Throw a cod back
   *[halibut] Throw a halibut back
}

## The position in words
herring-told-day = Day { $day } of { $days }
herring-told-sea = In the sea: { $herring } herring, { $cod } cod, { $halibut } halibut, { $storm ->
    [one] { $storm } storm
   *[other] { $storm } storms
}
herring-told-hold = Aboard: { $herring } herring, { $cod } cod, { $halibut } halibut
herring-told-landed = { $player } has landed { $herring } herring, { $cod } cod, { $halibut } halibut
herring-told-contract = { $player } has a contract for { $fish ->
    [herring] herring
    [cod] cod
   *[halibut] halibut
}

## What happens
herring-event-hauled = { $player } hauls in { $fish ->
    [herring] a herring.
    [cod] a cod.
   *[halibut] a halibut.
}
herring-event-storm = { $lost ->
    [0] { $player } is caught in a storm.
    [one] { $player } is caught in a storm and loses a fish.
   *[other] { $player } is caught in a storm and loses { $lost } fish.
}
herring-event-landed = { $player } lands { $herring } herring, { $cod } cod, { $halibut } halibut.
herring-event-thrown = { $player } throws { $fish ->
    [herring] a herring back.
    [cod] a cod back.
   *[halibut] a halibut back.
}
herring-event-day-begun = Day { $day } begins.
herring-event-contract-shown = { $player } had a contract for { $fish ->
    [herring] herring.
    [cod] cod.
   *[halibut] halibut.
}

## Points and endings
herring-score-herring = Herring landed
herring-score-cod = Cod landed
herring-score-halibut = Halibut landed
herring-score-sets = Sets of three
herring-score-contract = Contract
herring-category-herring = Herring
herring-category-cod = Cod
herring-category-halibut = Halibut
herring-category-sets = Sets of three
herring-category-contract = Contract
herring-outcome-points = Most points
herring-outcome-halibut = Equal points, more halibut
herring-outcome-shared = Shared win

## Why not
herring-refused-over = The game is over.
herring-refused-no-fish-left = No fish is left in the sea.
herring-refused-hold-full = Your hold is full: land your catch, or throw a fish back.
herring-refused-hold-empty = There is no fish aboard.
herring-refused-not-aboard = { $fish ->
    [herring] There is no herring aboard.
    [cod] There is no cod aboard.
   *[halibut] There is no halibut aboard.
}
herring-refused-hold-not-full = A fish is thrown back only from a full hold.

## Why a move is good
bots-reason-herring-lands = { $count ->
    [one] lands a fish
   *[other] lands { $count } fish
}
bots-reason-herring-tries-luck = tries its luck: a storm comes in { $percent }% of the hauls
bots-reason-herring-makes-room = makes room for a better fish

## What is wrong
herring-notation = “{ $found }” is no action: haul, land, throw herring, throw cod or throw halibut
herring-chance = “{ $found }” is no outcome of chance
herring-chance-wrong = the outcome is not a card that is left
herring-diagram-hold = no boat is at sea with so many fish
herring-diagram-fish = there are more fish of one kind ({ $fish }) than { $total }
herring-diagram-contracts = there are too many contracts for one fish ({ $fish })
