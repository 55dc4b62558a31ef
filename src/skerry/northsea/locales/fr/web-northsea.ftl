### What the browser client says of this game alone.

web-turns-left = { $count ->
    [one] { $count } tour restant
   *[other] { $count } tours restants
}
web-turns-left-short = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
web-points-left-short = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
web-points-left = { $count ->
    [one] { $count } point d’action
   *[other] { $count } points d’action
}
web-prompt-northsea-captain = Choisissez votre capitaine.
web-prompt-northsea-place = Choisissez une tuile de votre main, puis sa place.
web-prompt-northsea-act = Naviguez, chargez, déchargez, marchez ou construisez.
web-prompt-northsea-march = Choisissez où ils vont.
web-prompt-northsea-unload = Choisissez la terre où débarquer.
web-prompt-northsea-load = Choisissez votre drakkar pour embarquer.
web-cost-points = { $count ->
    [one] coûte { $count } point
   *[other] coûte { $count } points
}
web-verb-choose = Capitaine
web-verb-load = Charger
web-verb-unload = Décharger
web-verb-sail = Naviguer
web-verb-march = Marcher
web-verb-drive = Mener du bétail
web-verb-build = Construire un avant-poste
web-act-choose = Garder : { $captain }
web-act-load = Charger { $what } depuis { $from }
web-act-unload = Décharger { $what } sur { $to }
web-act-sail = Naviguer vers { $to }
web-act-march = Faire marcher { $what } depuis { $from } vers { $to }
web-act-build = Construire un avant-poste sur { $point }
web-hand = Mes tuiles
web-tile = la tuile { $tile } ({ $feature })
web-tile-lying = la tuile { $tile } ({ $feature }, { $land })
web-hand-empty = Aucune tuile en main.
web-in-pile = { $count ->
    [0] La pioche est vide.
   *[other] { $count } dans la pioche
}
web-captains = Capitaines
web-choose-captain = Choisissez votre capitaine
web-longship = Drakkar
web-longship-how = Choisissez un hexagone éclairé où naviguer, ou chargez et déchargez avec les boutons.
web-load-at = Charger depuis { $shore }
web-unload-at = Décharger sur { $shore }
web-mainland = le continent
web-aboard = à bord : { $what }
web-aboard-empty = personne à bord
web-march = Marche
web-how-many = Combien
web-with = Avec : { $animal }
web-viking-label = Vikings
web-vikings = { $count ->
    [one] { $count } Viking
   *[other] { $count } Vikings
}
web-vikings-aboard = { $count ->
    [one] Viking à bord
   *[other] Vikings à bord
}
web-vikings-ashore = { $count ->
    [one] Viking à terre
   *[other] Vikings à terre
}
web-outposts-left = { $count ->
    [one] Avant-poste restant
   *[other] Avant-postes restants
}
web-settlements = Colonies conquises, par force
web-enemy-ships = { $count ->
    [one] Bateau ennemi
   *[other] Bateaux ennemis
}
web-dead = { $count ->
    [one] Viking mort
   *[other] Vikings morts
}
web-island-worth = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-animal-sets = Lots d’animaux différents
web-islands-held = { $count ->
    [one] Île contrôlée
   *[other] Îles contrôlées
}
web-islands-leading = { $count ->
    [one] mène sur { $count } autre
   *[other] mène sur { $count } autres
}
web-winter = Hiver
web-animal-pig = cochon
web-animal-hen = poule
web-animal-goat = chèvre
web-animal-sheep = mouton
web-animal-cattle = vache
web-animal-horse = cheval
web-count-pig = { $count ->
    [one] { $count } cochon
   *[other] { $count } cochons
}
web-count-hen = { $count ->
    [one] { $count } poule
   *[other] { $count } poules
}
web-count-goat = { $count ->
    [one] { $count } chèvre
   *[other] { $count } chèvres
}
web-count-sheep = { $count ->
    [one] { $count } mouton
   *[other] { $count } moutons
}
web-count-cattle = { $count ->
    [one] { $count } vache
   *[other] { $count } vaches
}
web-count-horse = { $count ->
    [one] { $count } cheval
   *[other] { $count } chevaux
}
web-feature-pig = cochon
web-feature-hen = poule
web-feature-goat = chèvre
web-feature-sheep = mouton
web-feature-cattle = vache
web-feature-horse = cheval
web-feature-settlement = colonie
web-feature-ship = bateau ennemi
web-enemy-back = Son dos ne se révèle qu’une fois le bateau détruit.
web-target-sail = Naviguer vers { $to }
web-target-camp = Vos Vikings : { $area }
web-target-march = Marcher vers { $to }
web-target-build = Construire un avant-poste sur { $point }
web-describe-longship = drakkar : { $at }
web-describe-mainland = { $count ->
    [one] { $count } Viking sur le continent
   *[other] { $count } Vikings sur le continent
}
web-describe-hexes = Tuiles
web-describe-lands = Sur les terres
web-describe-settlement = colonie de force { $strength }
web-describe-outpost = avant-poste ({ $name })
web-here-unknown = mer inconnue
web-here-longship = drakkar ({ $name })
web-here-vikings = { $count ->
    [one] { $count } Viking ({ $name })
   *[other] { $count } Vikings ({ $name })
}
web-describe-islands = Îles
web-describe-island = { $count ->
    [one] Une tuile ({ $at })
   *[other] { $count } tuiles ({ $at })
}
web-describe-control = contrôlée par { $names }
web-island-complete = complète
web-island-never = ne pourra jamais être complétée
web-island-open = incomplète
web-map-mainland = Continent
web-legend-longship = drakkar
web-legend-viking = Vikings
web-legend-pig = cochon
web-legend-hen = poule
web-legend-goat = chèvre
web-legend-sheep = mouton
web-legend-cattle = vache
web-legend-horse = cheval
web-legend-settlement = colonie et sa force
web-legend-enemy-ship = bateau ennemi
web-legend-outpost = avant-poste
web-legend-influence = influence sur une île complète
web-legend-never = ne pourra jamais être complétée
web-legend-forbidden = rien ne peut être placé ici
web-legend-mainland = continent
web-hand-hidden = Les mains restent cachées jusqu’à ce que l’écran soit passé.
web-deliver = Livrer { $what }
web-shore-n = la rive nord de { $hex }
web-point-n = la pointe nord de { $hex }
web-shore-ne = la rive nord-est de { $hex }
web-point-ne = la pointe nord-est de { $hex }
web-shore-se = la rive sud-est de { $hex }
web-point-se = la pointe sud-est de { $hex }
web-shore-s = la rive sud de { $hex }
web-point-s = la pointe sud de { $hex }
web-shore-sw = la rive sud-ouest de { $hex }
web-point-sw = la pointe sud-ouest de { $hex }
web-shore-nw = la rive nord-ouest de { $hex }
web-point-nw = la pointe nord-ouest de { $hex }
web-end-ask = Il vous reste des points d’action. Finir le tour ?
web-strand-ask = Aucun Viking ne resterait à bord : votre drakkar ne pourrait plus naviguer. Tous les débarquer ?
web-intro-northsea =
    À chaque tour, placez une tuile de votre main, puis faites jusqu’à quatre actions : naviguer, charger, décharger, marcher, construire.
    Ramenez du bétail, conquérez des colonies, détruisez des bateaux ennemis et construisez des avant-postes pour contrôler les îles.
    Votre capitaine rapporte ses propres points à la fin.
web-intro-northsea-solo =
    Seul contre votre propre record : 16 tours.
    À chaque tour, vous piochez trois tuiles, en placez deux et défaussez la troisième pour de bon ; puis jusqu’à quatre actions.
    Vous avez deux capitaines : le plus faible de leurs deux résultats compte.
