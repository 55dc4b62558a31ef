bots-level-random = Naufragé
bots-level-boy = Mousse
bots-level-mate = Second
bots-level-captain = Capitaine
bots-level-admiral = Amiral
bots-about-random = N’importe quel coup légal.
bots-about-boy = Regarde quelques coups et en prend un qui paraît bon.
bots-about-mate = Juge chaque coup ; rapide et sensé.
bots-about-captain = Réfléchit environ une seconde.
bots-about-admiral = Réfléchit environ cinq secondes.
bots-reason-reaches-passage = atteindre le Passage du Nord-Ouest : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bots-reason-comes-home = ramener l’expédition : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bots-reason-closes-island = fermer une île de { $tiles } tuiles : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bots-reason-takes-token = prendre { $token ->
    [inuit] le jeton Inuit
    [cairn] le Cairn
    [franklin] le site Franklin
   *[strait] le Détroit
} en { $square }
bots-reason-plan-token = aller prendre { $token ->
    [inuit] le jeton Inuit
    [cairn] le Cairn
    [franklin] le site Franklin
   *[strait] le Détroit
} en { $square } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $crew ->
    [one] { $crew } marin
   *[other] { $crew } marins
}, à la saison { $round }
bots-reason-plan-sled = aller prendre en traîneau { $token ->
    [inuit] le jeton Inuit
    [cairn] le Cairn
    [franklin] le site Franklin
   *[strait] le Détroit
} en { $square } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $crew ->
    [one] { $crew } marin
   *[other] { $crew } marins
}, et revenir avant le dégel de la saison { $round }
bots-reason-plan-passage = aller au Passage du Nord-Ouest : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $crew ->
    [one] { $crew } marin
   *[other] { $crew } marins
}, à la saison { $round }
bots-reason-plan-home = rentrer au Groenland : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $crew ->
    [one] { $crew } marin
   *[other] { $crew } marins
}, à la saison { $round }
bots-reason-plan-island = fermer une île : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $crew ->
    [one] { $crew } marin
   *[other] { $crew } marins
}, à la saison { $round }
bots-reason-completes-set = compléter la série numéro { $number }
bots-reason-tile-for-later = obtenir une tuile pour explorer
bots-reason-crew-for-sled = armer le traîneau
bots-reason-crew-together = réunir l’équipage
bots-reason-saves-crew = garder des forces pour plus tard
bots-reason-towards-token = se rapprocher { $token ->
    [inuit] du jeton Inuit
    [cairn] du Cairn
    [franklin] du site Franklin
   *[strait] du Détroit
} en { $square }
bots-reason-home-before-ice = prendre le chemin du retour avant la glace de la saison { $round }
bots-reason-towards-home = prendre le chemin du retour
bots-reason-towards-passage = se rapprocher du Passage
bots-reason-opens-token = faire apparaître { $token ->
    [inuit] un jeton Inuit
    [cairn] un Cairn
    [franklin] un site Franklin
   *[strait] un Détroit
} en { $square }
bots-reason-opens-map = ouvrir la route
bots-reason-delivers = livrer { $count ->
    [one] un animal
   *[other] { $count } animaux
}
bots-reason-raids = conquérir une colonie de force { $strength }
bots-reason-sinks = détruire le bateau ennemi en { $hex }
bots-reason-builds = construire un avant-poste sur { $point }
bots-reason-completes-island = compléter une île de { $tiles } tuiles
bots-reason-captain-suits = tirer parti de ce qui est à portée
bots-reason-brings-feature = { $feature ->
    [settlement] faire apparaître une colonie à piller
    [ship] faire apparaître un bateau ennemi à détruire
   *[other] faire apparaître du bétail à chercher
}
bots-reason-takes-aboard = embarquer du bétail pour le prochain lot
bots-reason-musters = rassembler { $vikings ->
    [one] un Viking
   *[other] { $vikings } Vikings
} à bord
bots-reason-lands-vikings = débarquer des Vikings là où il en faut
bots-reason-gathers-influence = rassembler des Vikings pour un raid, un avant-poste ou le contrôle d’une île
bots-reason-herds = mener du bétail vers le drakkar
bots-reason-brings-home = ramener du bétail
bots-reason-towards-animal = arriver là où paît du bétail
bots-reason-towards-settlement = arriver près d’une colonie
bots-reason-sails-on = voguer vers des rivages plus riches
bots-error-unknown = Il n’y a pas de robot { $bot }. Il y a : { $known } ; aussi « module:Classe » et « cmd:programme ».
bots-error-name = { $name } ne peut pas nommer un robot : minuscules, chiffres, . _ -, et pas le nom d’un niveau.
bots-error-import = Le robot { $bot } ne peut pas être chargé : { $reason }
bots-error-no-bot = { $bot } n’est pas un robot : il faut une classe ou un objet de skerry.bots.Bot.
bots-error-start = Le robot { $bot } ne peut pas être lancé : { $reason }
bots-error-not-ready = Le robot { $bot } n’a pas dit qu’il était prêt.
bots-error-answer = La réponse du robot { $bot } n’en est pas une : { $found }
bots-error-illegal = Le robot { $bot } s’obstine à jouer { $action }, ce qui est interdit : { $reason }
bots-error-slow = Le robot { $bot } n’a pas répondu en { $seconds } secondes.
bots-error-ended = Le robot { $bot } s’est arrêté.
