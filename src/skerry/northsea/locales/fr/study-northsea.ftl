### La mise en place à la main : chargée avec le plateau libre.

study-northsea-pieces = Pièces
study-northsea-longship = Drakkar { $letter }
study-northsea-viking = Viking { $letter } à terre
study-northsea-viking-home = Viking { $letter } sur le continent
study-northsea-outpost = Avant-poste { $letter }
study-northsea-settlement = La force d’une colonie
study-northsea-tile = { $tile }
study-northsea-actions = Actions restantes
study-northsea-conquest = Conquise par { $letter }
study-northsea-captain = { $count ->
    [one] Capitaine
   *[other] { $number ->
        [1] Premier capitaine
       *[other] Second capitaine
    }
}
study-northsea-delivered = { $animal ->
    [pig] Cochons livrés
    [hen] Poules livrées
    [goat] Chèvres livrées
    [sheep] Moutons livrés
    [cattle] Vaches livrées
   *[horse] Chevaux livrés
}
