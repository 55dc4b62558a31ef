bots-level-random = Hasard
bots-level-boy = Mousse
bots-level-mate = Second
bots-level-captain = Capitaine
bots-level-admiral = Amiral
bots-about-random = N’importe quel coup légal.
bots-about-boy = Regarde quelques coups et en prend un qui paraît bon.
bots-about-mate = Juge chaque coup ; rapide et sensé.
bots-about-captain = Réfléchit environ une seconde.
bots-about-admiral = Réfléchit environ cinq secondes.
bots-reason-reaches-passage = atteint le Passage du Nord-Ouest : { $points } points
bots-reason-comes-home = ramène l’expédition : { $points } points
bots-reason-closes-island = ferme une île de { $tiles } tuiles : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bots-reason-takes-token = prend { $token ->
    [inuit] le jeton Inuit
    [cairn] le cairn
    [franklin] le site Franklin
   *[strait] le détroit
} en { $square }
bots-reason-completes-set = complète la série numéro { $number }
bots-reason-tile-for-later = obtient une tuile pour explorer
bots-reason-crew-for-sled = arme le traîneau
bots-reason-crew-together = réunit l’équipage
bots-reason-saves-crew = garde des forces pour plus tard
bots-reason-towards-token = se rapproche { $token ->
    [inuit] du jeton Inuit
    [cairn] du cairn
    [franklin] du site Franklin
   *[strait] du détroit
} en { $square }
bots-reason-home-before-ice = sur le chemin du retour avant la glace de la manche { $round }
bots-reason-towards-home = sur le chemin du retour
bots-reason-towards-passage = se rapproche du Passage
bots-reason-opens-token = fait apparaître { $token ->
    [inuit] un jeton Inuit
    [cairn] un cairn
    [franklin] un site Franklin
   *[strait] un détroit
} en { $square }
bots-reason-opens-map = ouvre la route
bots-reason-delivers = livre { $count ->
    [one] un animal
   *[other] { $count } animaux
}
bots-reason-raids = conquiert une colonie de force { $strength }
bots-reason-sinks = coule le navire ennemi en { $hex }
bots-reason-builds = construit un avant-poste en { $point }
bots-reason-completes-island = complète une île de { $tiles } tuiles
bots-reason-captain-suits = ce capitaine convient à ce qui est à portée
bots-reason-brings-feature = { $feature ->
    [settlement] amène une colonie à piller
    [ship] amène un navire ennemi à couler
   *[other] amène du bétail à chercher
}
bots-reason-takes-aboard = embarque du bétail pour la prochaine série
bots-reason-musters = rassemble { $vikings ->
    [one] un Viking
   *[other] { $vikings } Vikings
} à bord
bots-reason-lands-vikings = débarque des Vikings là où il en faut
bots-reason-gathers-influence = rassemble des Vikings pour un raid, un avant-poste ou le contrôle
bots-reason-herds = mène du bétail vers le drakkar
bots-reason-brings-home = ramène du bétail
bots-reason-towards-animal = arrive là où paît du bétail
bots-reason-towards-settlement = arrive près d’une colonie
bots-reason-sails-on = vogue vers des rivages plus riches
bots-error-unknown = Il n’y a pas de robot { $bot }. Il y a : { $known } ; aussi module:Classe et cmd:programme.
bots-error-name = { $name } ne peut pas nommer un robot : minuscules, chiffres, . _ -, et pas le nom d’un niveau.
bots-error-import = Le robot { $bot } ne peut pas être chargé : { $reason }
bots-error-no-bot = { $bot } n’est pas un robot : il faut une classe ou un objet de skerry.bots.Bot.
bots-error-start = Le robot { $bot } ne peut pas être lancé : { $reason }
bots-error-not-ready = Le robot { $bot } n’a pas dit qu’il était prêt.
bots-error-answer = La réponse du robot { $bot } n’en est pas une : { $found }
bots-error-illegal = Le robot { $bot } s’obstine à jouer { $action }, ce qui est interdit : { $reason }
bots-error-slow = Le robot { $bot } n’a pas répondu en { $seconds } secondes.
bots-error-ended = Le robot { $bot } s’est arrêté.
