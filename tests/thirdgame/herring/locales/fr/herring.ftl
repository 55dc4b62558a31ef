### Le Banc de harengs

herring-title = Le Banc de harengs
herring-option-storms = Tempêtes en mer
herring-phase-fishing = Relevez le filet ou débarquez la pêche
herring-phase-over = La partie est finie

## Actions
herring-action-haul = Relever le filet
herring-action-land = Débarquer la pêche
herring-action-throw = { $fish ->
    [herring] Rejeter un hareng
    [cod] Rejeter une morue
   *[halibut] Rejeter un flétan
}

## La position en mots
herring-told-day = Jour { $day } sur { $days }
herring-told-sea = En mer : harengs : { $herring }, morues : { $cod }, flétans : { $halibut }, tempêtes : { $storm }
herring-told-hold = À bord : harengs : { $herring }, morues : { $cod }, flétans : { $halibut }
herring-told-landed = { $player } a débarqué : harengs : { $herring }, morues : { $cod }, flétans : { $halibut }
herring-told-contract = { $player } a un contrat : { $fish ->
    [herring] hareng
    [cod] morue
   *[halibut] flétan
}

## Ce qui arrive
herring-event-hauled = { $player } remonte { $fish ->
    [herring] un hareng.
    [cod] une morue.
   *[halibut] un flétan.
}
herring-event-storm = { $lost ->
    [0] { $player } essuie une tempête.
    [one] { $player } essuie une tempête et perd un poisson.
   *[other] { $player } essuie une tempête et perd { $lost } poissons.
}
herring-event-landed = { $player } débarque sa pêche : harengs : { $herring }, morues : { $cod }, flétans : { $halibut }.
herring-event-thrown = { $player } rejette { $fish ->
    [herring] un hareng.
    [cod] une morue.
   *[halibut] un flétan.
}
herring-event-day-begun = Le jour { $day } commence.
herring-event-contract-shown = { $player } avait un contrat : { $fish ->
    [herring] hareng.
    [cod] morue.
   *[halibut] flétan.
}

## Points et fins de partie
herring-score-herring = Harengs débarqués
herring-score-cod = Morues débarquées
herring-score-halibut = Flétans débarqués
herring-score-sets = Séries de trois
herring-score-contract = Contrat
herring-category-herring = Harengs
herring-category-cod = Morues
herring-category-halibut = Flétans
herring-category-sets = Séries de trois
herring-category-contract = Contrat
herring-outcome-points = Le plus de points
herring-outcome-halibut = À égalité de points, plus de flétans
herring-outcome-shared = Victoire partagée

## Pourquoi pas
herring-refused-over = La partie est finie.
herring-refused-no-fish-left = Il ne reste plus de poisson en mer.
herring-refused-hold-full = Votre cale est pleine : débarquez votre pêche ou rejetez un poisson.
herring-refused-hold-empty = Il n’y a pas de poisson à bord.
herring-refused-not-aboard = { $fish ->
    [herring] Il n’y a pas de hareng à bord.
    [cod] Il n’y a pas de morue à bord.
   *[halibut] Il n’y a pas de flétan à bord.
}
herring-refused-hold-not-full = On ne rejette un poisson que d’une cale pleine.

## Pourquoi un coup est bon
bots-reason-herring-lands = { $count ->
    [one] débarque un poisson
   *[other] débarque { $count } poissons
}
bots-reason-herring-tries-luck = tente sa chance : { $percent } % de risque de tempête
bots-reason-herring-makes-room = fait de la place pour un meilleur poisson

## Ce qui ne va pas
herring-notation = « { $found } » n’est pas une action : haul, land, throw herring, throw cod ou throw halibut
herring-chance = « { $found } » n’est pas un résultat du hasard
herring-chance-wrong = le résultat n’est pas une carte qui reste
herring-diagram-hold = aucun bateau n’est en mer avec autant de poissons
herring-diagram-fish = il y a plus de poissons d’une espèce ({ $fish }) que { $total }
herring-diagram-contracts = il y a trop de contrats pour un poisson ({ $fish })
