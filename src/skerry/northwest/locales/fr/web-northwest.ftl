### What the browser client says of this game alone.

web-round-of = Saison { $round } sur { $rounds }
web-round-of-short = Saison { $round }/{ $rounds }
web-season-turn = Saison { $season }, tour { $turn }
web-season-turn-short = Saison { $season } · { $turn }
web-sun = soleil en { $sun }
web-year = année { $year }
web-pass-ask = La plupart de vos marins sont disponibles. Passer met fin à la saison pour vous. Passer ?
web-home-ask = Rentrer met fin à votre expédition : plus rien à faire ni à gagner ensuite. Rentrer ?
web-choose-giving = Le Tuunbaq est là : que cédez-vous ?
web-prompt-northwest-draft = Prenez l’une des grandes tuiles visibles.
web-prompt-northwest-act = Choisissez où aller, une tuile ou une action.
web-prompt-northwest-take = Les tuiles sont rafraîchies : piochez-en une.
web-prompt-northwest-stand = La glace a fondu : choisissez où se tient votre traîneau.
web-prompt-northwest-lose = Choisissez la colonne qui perd un marin.
web-cost-crew = { $count ->
    [one] coûte { $count } marin
   *[other] coûte { $count } marins
}
web-key-f = retourner la tuile
web-key-p = passer
web-category-inuit = Inuits
web-category-cairn = Cairns
web-category-franklin = Franklin
web-category-strait = Détroits
web-category-island = Îles
web-category-passage = Passage du Nord-Ouest
web-category-greenland = Retour au Groenland
web-category-franklin-majority = Majorité Franklin
web-category-strait-majority = Majorité Détroits
web-category-cartography-majority = Majorité Cartographie
web-category-sets = Séries de cinq
web-category-abandoned-ship = Navire non rentré
web-category-abandoned-sled = Traîneau non rentré
web-category-abandoned-ship-crew = Équipage du navire non rentré
web-category-abandoned-sled-crew = Équipage du traîneau non rentré
web-category-lost-crew = Équipage perdu
web-category-removed-crew = Équipage perdu la seconde année
web-category-free-squares = Cases inexplorées
web-expedition = Expédition
web-vehicle = Qui agit
web-ship = Navire
web-sled = Traîneau
web-sled-aboard = traîneau à bord
web-sled-deployed = traîneau déployé
web-sled-lost = traîneau perdu
web-ship-locked = pris dans la glace
web-returned = rentré
web-passed = a passé
web-crew-column = { $label } : { $available ->
    [one] { $available } marin disponible
   *[other] { $available } marins disponibles
}, { $resting } au repos
web-crew-available = disponibles
web-crew-resting = au repos
web-reserve = Mes tuiles
web-reserve-empty = Aucune tuile : piochez-en une.
web-display = Tuiles visibles
web-in-bag = { $count } dans le sac
web-left = il en reste { $count }
web-draw-tile = Piocher : { $tile }
web-draw-second = … et maintenant la deuxième petite tuile
web-sites = Sites Franklin
web-lay = Piocher et placer
web-flip-tile = Retourner
web-face-front = recto
web-face-back = verso
web-pair = et une deuxième petite tuile
web-pay-with = Payer chaque action avec
web-pay-food = Nourriture
web-pay-morale = Moral
web-pay-sacrifice = une vie
web-food = Nourriture
web-morale = Moral
web-transfer-about = Choisissez des marins : ils passent sur l’autre embarcation, ou reviennent.
web-transfer-do = Les déplacer
web-area = Où se tient le traîneau
web-forecast = Prévision des glaces
web-forecast-at = { $span ->
   *[other] Saison
} { $round } : soleil en { $sun }, { $rows ->
    [0] pas de glace
    [one] { $rows } rangée de glace
   *[other] { $rows } rangées de glace
}
web-warn-locked = { $count ->
    [one] Votre navire serait pris à la { $span ->
       *[other] saison
    } { $rounds }.
   *[other] Votre navire serait pris aux { $span ->
       *[other] saisons
    } { $rounds }.
}
web-warn-lost = Votre traîneau serait perdu au dégel de la { $span ->
   *[other] saison
} { $round }.
web-supply = À côté du plateau
web-order-now = Ordre du tour
web-order-next = Saison suivante
web-order-nobody = personne n’a encore passé
web-ice-rows = Rangées gelées
web-cartography-left = Jetons Cartographie restants
web-cards-left = Cartes Voyage restantes
web-voyage-card = Carte Voyage
web-arrow-greenland = le Groenland
web-arrow-passage = le Passage
web-token-inuit = Inuit
web-token-cairn = Cairn
web-token-franklin = Franklin
web-token-strait = Détroit
web-token-cartography = Cartographie
web-small-sea = tuile mer
web-small-cape = cap
web-small-coast = côte
web-small-strait = tuile détroit
web-small-bay = baie
web-small-land = tuile terre
web-frozen = gelée
web-select-ship = Agir avec le navire
web-select-sled = Agir avec le traîneau
web-target-move-ship = Naviguer vers { $to }
web-target-move-sled = Mener le traîneau vers { $to }
web-target-tuunbaq = Déplacer le Tuunbaq vers { $to }
web-target-stand = Placer le traîneau : { $area }
web-verb-take = Prendre une tuile
web-verb-draw = Piocher
web-verb-refresh = Rafraîchir et piocher
web-verb-refresh-short = Rafraîchir
web-verb-lay = Piocher et placer
web-verb-move = Se déplacer
web-verb-transfer = Équipage
web-verb-explore = Explorer
web-verb-discover = Découvrir
web-verb-tuunbaq = Tuunbaq
web-verb-stand = Se tenir
web-verb-lose = Perdre un marin
web-act-by-ship = Navire : { $what }
web-act-by-sled = Traîneau : { $what }
web-act-draw = piocher { $tile }
web-act-refresh = rafraîchir les grandes tuiles, puis piocher
web-act-refresh-large = rafraîchir les grandes tuiles, puis piocher
web-act-refresh-small = rafraîchir les petites tuiles, puis piocher
web-act-lay = piocher et placer { $where }
web-act-move = aller vers { $to }
web-act-giving = en donnant { $what }
web-giving-available = un marin disponible
web-giving-resting = un marin au repos
web-act-tuunbaq = déplacer le Tuunbaq vers { $to }
web-act-transfer = faire passer { $what }
web-act-crew-to-sled = { $count ->
    [one] { $count } marin { $state ->
        [available] disponible
       *[resting] au repos
    } vers le traîneau
   *[other] { $count } marins { $state ->
        [available] disponibles
       *[resting] au repos
    } vers le traîneau
}
web-act-crew-to-ship = { $count ->
    [one] { $count } marin { $state ->
        [available] disponible
       *[resting] au repos
    } vers le navire
   *[other] { $count } marins { $state ->
        [available] disponibles
       *[resting] au repos
    } vers le navire
}
web-act-explore = explorer et prendre le jeton
web-act-explore-for = explorer pour { $gain }
web-act-discover = découvrir et prendre le jeton
web-act-discover-for = découvrir pour { $gain }
web-act-stand = Place du traîneau : { $area }
web-act-lose-ship = La colonne du navire perd un marin
web-act-lose-sled = La colonne du traîneau perd un marin
web-act-pass = Passer
web-describe-sun = Le soleil est en { $sun } ; { $rows ->
    [0] rien n’est gelé.
    [one] { $rows } rangée est gelée.
   *[other] { $rows } rangées sont gelées.
}
web-describe-tuunbaq = Tuunbaq : { $at }.
web-describe-tokens = Jetons sur la carte
web-describe-squares = Cases explorées
web-describe-locked = pris dans la glace : { $names }
web-describe-lost = traîneau perdu : { $names }
web-map-greenland = Groenland
web-map-passage = Le Passage
web-map-sun = Soleil en { $position } : prévision
web-legend-ice = glace
web-legend-forecast = glace à venir
web-legend-closed = île fermée
web-legend-zone = zone : multiplie les découvertes
web-legend-ship = navire
web-legend-sled = traîneau
web-legend-locked = pris dans la glace
web-legend-inuit = Inuit
web-legend-cairn = Cairn
web-legend-franklin = Franklin
web-legend-strait = Détroit
web-legend-tuunbaq = Tuunbaq
web-legend-passage = le Passage
web-legend-greenland = Groenland
web-tuunbaq-how = Choisissez sur la carte où va le Tuunbaq.
web-lay-about = Placer cette tuile tout de suite au lieu de la prendre.
web-pay-about = Chaque action coûte 1 Nourriture ou 1 Moral. Si vous ne pouvez pas tout payer, vous pouvez sacrifier un marin.
web-pay-sacrifice-ship = la vie d’un marin du navire
web-pay-sacrifice-sled = la vie d’un marin du traîneau
web-intro-northwest =
    Cap à l’ouest : dressez la carte tuile après tuile et trouvez le Passage.
    Les découvertes comptent selon la zone (×1, ×2, ×3) ; les îles fermées et les majorités aussi.
    Rentrez au Groenland avant la fin de la dixième saison : qui reste dans les glaces coûte des points.
web-intro-northwest-solo =
    Seul contre votre propre record, selon les règles de base.
    Nouveau : « Piocher et placer » place aussitôt la grande tuile de gauche. Le Passage vaut 10 la première année, 3 la seconde.
    Chaque case inexplorée coûte un point ; il n’y a pas de majorités, et une série vaut 6.
web-intro-terror-solo =
    Chaque action coûte de la Nourriture ou du Moral ; un tour s’achève quand vous passez, une saison a quatre tours et apporte une carte Voyage.
    Les Inuits donnent de la Nourriture, les Cairns du Moral, les traces de Franklin des points de site.
    C’est gagné si vous atteignez le Passage, trouvez 10 points de site et ramenez quelqu’un en vie ; l’objectif est de 40 points.
web-intro-terror-coop =
    Deux capitaines, un seul plateau : vous gagnez ou perdez ensemble.
    Chaque action coûte de la Nourriture ou du Moral ; les Inuits donnent de la Nourriture, les Cairns du Moral, les traces de Franklin des points de site.
    C’est gagné si l’un de vous atteint le Passage, si vous trouvez ensemble 15 points de site et rentrez tous deux en vie ; l’objectif est de 60 points.
web-intro-tuunbaq = Le Tuunbaq rôde sur la glace : qui entre sur sa tuile paie d’un marin ou d’un jeton, et l’on peut l’envoyer sur le chemin des autres.
web-person-to-sled = { $state ->
    [resting] Un marin au repos vers le traîneau
   *[available] Un marin disponible vers le traîneau
}
web-person-to-ship = { $state ->
    [resting] Un marin au repos vers le navire
   *[available] Un marin disponible vers le navire
}
web-chart-title = Carte du Passage du Nord-Ouest
web-chart-by = d’après les découvertes de { $names } : { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
}, { $islands ->
    [0] aucune île
    [one] { $islands } île
   *[other] { $islands } îles
}
