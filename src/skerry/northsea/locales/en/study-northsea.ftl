### Setting up a position by hand: fetched with the free board.

study-northsea-pieces = Pieces
study-northsea-longship = Longship { $letter }
study-northsea-viking = Viking { $letter } ashore
study-northsea-viking-home = Viking { $letter } home
study-northsea-outpost = Outpost { $letter }
study-northsea-settlement = A settlement’s strength
study-northsea-tile = { $tile }
study-northsea-actions = Actions left
study-northsea-conquest = Conquered by { $letter }
study-northsea-captain = { $count ->
    [one] Captain
   *[other] { $number ->
        [1] First captain
       *[other] Second captain
    }
}
study-northsea-delivered = { $animal ->
    [pig] Pigs delivered
    [hen] Hens delivered
    [goat] Goats delivered
    [sheep] Sheep delivered
    [cattle] Cattle delivered
   *[horse] Horses delivered
}
