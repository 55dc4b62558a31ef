## What a move works for

bots-reason-delivers = livrer { $count ->
    [one] un animal
   *[other] { $count } animaux
}
bots-reason-raids = conquérir une colonie de force { $strength }
bots-reason-sinks = détruire le bateau ennemi en { $hex }
bots-reason-builds = construire un avant-poste sur { $point }
bots-reason-plan-delivers = ramener { $count ->
    [one] un animal
   *[other] { $count } animaux
} pour { $actions ->
    [one] { $actions } point d’action
   *[other] { $actions } points d’action
}
bots-reason-plan-raids = conquérir une colonie de force { $strength } pour { $actions ->
    [one] { $actions } point d’action
   *[other] { $actions } points d’action
}
bots-reason-plan-sinks = détruire le bateau ennemi en { $hex } pour { $actions ->
    [one] { $actions } point d’action
   *[other] { $actions } points d’action
}
bots-reason-plan-builds = construire un avant-poste sur { $point } pour { $actions ->
    [one] { $actions } point d’action
   *[other] { $actions } points d’action
}
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
