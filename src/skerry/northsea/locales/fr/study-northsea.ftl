### La mise en place à la main : chargée avec le plateau libre.

study-northsea-pieces = Pièces
study-northsea-longship = Drakkar { $letter }
study-northsea-viking = Viking { $letter } à terre
study-northsea-viking-home = Viking { $letter } au bercail
study-northsea-outpost = Avant-poste { $letter }
study-northsea-settlement = La force d’une colonie
study-northsea-tile = { $tile }
study-northsea-actions = Actions restantes
