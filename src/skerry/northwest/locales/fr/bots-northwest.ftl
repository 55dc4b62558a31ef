## What a move works for

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
} en { $square }{ $points ->
    [0] { "" }
    [one] { "\u00A0" }: { $points } point
   *[other] { "\u00A0" }: { $points } points
}
bots-reason-ends-turn = une action de plus ce tour-ci coûterait un marin de plus ; { $crew ->
    [0] plus personne n’est prêt
    [one] { $crew } marin reste prêt
   *[other] { $crew } marins restent prêts
}
bots-reason-passes-round = { $place ->
    [0] tout l’équipage sera de nouveau prêt
    [1] tout l’équipage se repose, et vous commencez la saison suivante
   *[other] tout l’équipage se repose, et vous jouez en { $place }e à la saison suivante
}
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
}, à la { $span ->
   *[other] saison
} { $round }
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
}, et revenir avant le dégel de la { $span ->
   *[other] saison
} { $round }
bots-reason-plan-passage = aller au Passage du Nord-Ouest : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $crew ->
    [one] { $crew } marin
   *[other] { $crew } marins
}, à la { $span ->
   *[other] saison
} { $round }
bots-reason-plan-home = rentrer au Groenland : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $crew ->
    [one] { $crew } marin
   *[other] { $crew } marins
}, à la { $span ->
   *[other] saison
} { $round }
bots-reason-plan-island = fermer une île : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $crew ->
    [one] { $crew } marin
   *[other] { $crew } marins
}, à la { $span ->
   *[other] saison
} { $round }
bots-reason-completes-set = compléter la série numéro { $number }
bots-reason-tile-for-later = obtenir une tuile pour explorer
bots-reason-crew-for-sled = armer le traîneau
bots-reason-crew-together = réunir l’équipage
bots-reason-towards-token = se rapprocher { $token ->
    [inuit] du jeton Inuit
    [cairn] du Cairn
    [franklin] du site Franklin
   *[strait] du Détroit
} en { $square }
bots-reason-home-before-ice = prendre le chemin du retour avant la glace de la { $span ->
   *[other] saison
} { $round }
bots-reason-towards-home = prendre le chemin du retour
bots-reason-towards-passage = se rapprocher du Passage
bots-reason-opens-token = faire apparaître { $token ->
    [inuit] un jeton Inuit
    [cairn] un Cairn
    [franklin] un site Franklin
   *[strait] un Détroit
} en { $square }
