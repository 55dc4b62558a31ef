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
web-map-greenland = Groenland
web-map-passage = Le Passage
web-map-sun = Soleil en { $position } : prévision
web-tuunbaq-how = Choisissez sur la carte où va le Tuunbaq.
web-lay-about = Placer cette tuile tout de suite au lieu de la prendre.
web-pay-about = Chaque action coûte 1 Nourriture ou 1 Moral. Si vous ne pouvez pas tout payer, vous pouvez sacrifier un marin.
web-pay-sacrifice-ship = la vie d’un marin du navire
web-pay-sacrifice-sled = la vie d’un marin du traîneau
