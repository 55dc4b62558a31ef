### Explorateurs de la mer du Nord

northsea-title = Explorateurs de la mer du Nord
northsea-solo-title = Explorateurs de la mer du Nord, en solo
northsea-option-side = Plateau de départ
northsea-option-side-A = A (première partie)
northsea-option-side-B = B
northsea-option-side-C = C
northsea-option-side-D = D

## Ce qu’il faut faire
northsea-phase-captain = Choisissez votre capitaine
northsea-phase-place = Placez une tuile
northsea-phase-act = Effectuez vos actions
northsea-phase-over = La partie est finie

## Sortes d’actions
northsea-action-choose = Choisir un capitaine
northsea-action-place = Placer une tuile
northsea-action-load = Charger
northsea-action-unload = Décharger
northsea-action-sail = Naviguer
northsea-action-march = Déplacer des Vikings
northsea-action-drive = Mener du bétail
northsea-action-build = Construire un avant-poste
northsea-action-end = Finir le tour

## Pièces et lieux
northsea-animal-pig = cochon
northsea-animal-hen = poule
northsea-animal-goat = chèvre
northsea-animal-sheep = mouton
northsea-animal-cattle = vache
northsea-animal-horse = cheval
northsea-feature-pig = cochons
northsea-feature-hen = poules
northsea-feature-goat = chèvres
northsea-feature-sheep = moutons
northsea-feature-cattle = vaches
northsea-feature-horse = chevaux
northsea-feature-settlement = colonie
northsea-feature-ship = bateau ennemi
northsea-mainland = le continent
northsea-longship = drakkar
northsea-viking = Viking
northsea-outpost = avant-poste
northsea-winter = jeton Hiver
northsea-pieces =
    { $vikings ->
        [0] { "" }
        [one] { " " }· { $vikings } Viking
       *[other] { " " }· { $vikings } Vikings
    }{ $pig ->
        [0] { "" }
        [one] { " " }· { $pig } cochon
       *[other] { " " }· { $pig } cochons
    }{ $hen ->
        [0] { "" }
        [one] { " " }· { $hen } poule
       *[other] { " " }· { $hen } poules
    }{ $goat ->
        [0] { "" }
        [one] { " " }· { $goat } chèvre
       *[other] { " " }· { $goat } chèvres
    }{ $sheep ->
        [0] { "" }
        [one] { " " }· { $sheep } mouton
       *[other] { " " }· { $sheep } moutons
    }{ $cattle ->
        [0] { "" }
        [one] { " " }· { $cattle } vache
       *[other] { " " }· { $cattle } vaches
    }{ $horse ->
        [0] { "" }
        [one] { " " }· { $horse } cheval
       *[other] { " " }· { $horse } chevaux
    }

## Capitaines
northsea-captain-archer = Archer
northsea-captain-archer-effect = 1 point par tuile placée sur le plus court chemin du plateau de départ à votre avant-poste le plus lointain.
northsea-captain-barbarian = Barbare
northsea-captain-barbarian-effect = 1 point de plus par bateau ennemi que vous avez détruit.
northsea-captain-cartographer = Cartographe
northsea-captain-cartographer-effect = Si vous contrôlez au moins deux îles, la deuxième plus grande compte double.
northsea-captain-hero = Héros
northsea-captain-hero-effect = 2 points par lot d’un avant-poste, d’une colonie et d’un bateau ennemi.
northsea-captain-huntsman = Chasseur
northsea-captain-huntsman-effect = 2 points par paire d’animaux identiques livrés.
northsea-captain-queen = Reine
northsea-captain-queen-effect = Votre influence sur une île que vous contrôlez, moins le nombre de joueurs ; jamais moins de 0.
northsea-captain-scout = Éclaireur
northsea-captain-scout-effect = 1 point par île complète que vous ne contrôlez pas et où se tient l’un de vos Vikings.
northsea-captain-shieldmaiden = Guerrière
northsea-captain-shieldmaiden-effect = 1 point par île que vous contrôlez.
northsea-captain-trader = Négociateur
northsea-captain-trader-effect = 2 points par lot de trois animaux livrés.
northsea-captain-tyrant = Tyran
northsea-captain-tyrant-effect = 1 point de plus par colonie que vous avez conquise.
northsea-captain-watchman = Gardien
northsea-captain-watchman-effect = 1 point de plus par avant-poste que vous avez construit.

## Événements ($player est le nom du joueur)
northsea-event-captain-chosen = { $player } a choisi un capitaine.
northsea-event-captain-revealed = { $player } a gardé la carte { $captain ->
        [archer] { northsea-captain-archer }
        [barbarian] { northsea-captain-barbarian }
        [cartographer] { northsea-captain-cartographer }
        [hero] { northsea-captain-hero }
        [huntsman] { northsea-captain-huntsman }
        [queen] { northsea-captain-queen }
        [scout] { northsea-captain-scout }
        [shieldmaiden] { northsea-captain-shieldmaiden }
        [trader] { northsea-captain-trader }
        [tyrant] { northsea-captain-tyrant }
       *[watchman] { northsea-captain-watchman }
    }.
northsea-event-first-player = { $player } commence.
northsea-event-turn-began = Tour { $turn } : { $player }.
northsea-event-tile-placed = { $player } place la tuile { $tile } en { $hex }.
northsea-event-animal-appears = { $animal ->
        [pig] Un cochon
        [hen] Une poule
        [goat] Une chèvre
        [sheep] Un mouton
        [cattle] Une vache
       *[horse] Un cheval
    } apparaît sur { $area }.
northsea-event-settlement-appears = Une colonie de force { $strength } apparaît sur { $area }.
northsea-event-ship-appears = Un bateau ennemi apparaît en { $hex }.
northsea-event-island-completed = L’île qui comprend { $area } est complète : { $tiles } tuiles.
northsea-event-loaded = { $player } charge depuis { $area ->
        [mainland] le continent
       *[other] { $area }
    }{ northsea-pieces }
northsea-event-unloaded = { $player } décharge sur { $area ->
        [mainland] le continent
       *[other] { $area }
    }{ northsea-pieces }
northsea-event-delivered = { $player } livre du bétail{ northsea-pieces }
northsea-event-sailed = { $player } navigue de { $from } à { $to }.
northsea-event-ship-destroyed = { $player } détruit le bateau ennemi en { $hex }.
northsea-event-viking-killed = { $player } perd un Viking au combat en { $hex }.
northsea-event-marched = { $player } fait marcher { $vikings ->
        [one] un Viking
       *[other] { $vikings } Vikings
    } de { $from } à { $to }.
northsea-event-driven = { $player } mène { $animal ->
        [pig] un cochon
        [hen] une poule
        [goat] une chèvre
        [sheep] un mouton
        [cattle] une vache
       *[horse] un cheval
    } de { $from } à { $to }.
northsea-event-settlement-raided = { $player } conquiert la colonie sur { $area } : { $strength } points.
northsea-event-outpost-built = { $player } construit un avant-poste sur { $point }.
northsea-event-turn-ended = { $player } finit son tour.
northsea-event-tile-drawn = { $player } pioche une tuile.
northsea-event-tile-drawn-several = { $player } pioche des tuiles.
northsea-event-hand-redrawn = { $player } n’a aucune tuile qui convienne : { $count ->
        [one] la tuile retourne
       *[other] les { $count } tuiles retournent
    } dans la pioche et autant sont tirées.
northsea-event-placement-skipped = Aucune tuile ne convient nulle part : { $player } n’en place pas.
northsea-event-tile-discarded = { $player } défausse la tuile { $tile }.
northsea-event-game-ended = L’hiver est là : la partie est finie.

## Refus
northsea-refusal-game-over = La partie est finie.
northsea-refusal-choose-first = Chaque joueur choisit d’abord un capitaine.
northsea-refusal-nothing-to-choose = Il n’y a pas de capitaine à choisir maintenant.
northsea-refusal-place-first = Placez d’abord une tuile.
northsea-refusal-placed-already = On ne place plus de tuile dans ce tour.
northsea-refusal-points-missing = Il faut { $needed ->
        [one] { $needed } point d’action
       *[other] { $needed } points d’action
    }, il en reste { $left }.
northsea-refusal-not-offered = Ce capitaine ne vous a pas été proposé.
northsea-refusal-not-in-hand = La tuile { $tile } n’est pas dans votre main.
northsea-refusal-hex-taken = Il y a déjà une tuile en { $hex }.
northsea-refusal-hex-barred = Une tuile en { $hex } toucherait le continent.
northsea-refusal-hex-lonely = Une tuile en { $hex } n’aurait aucun bord commun avec une autre.
northsea-refusal-corners-differ = La terre toucherait la mer : la tuile ne s’accorde pas avec ses voisines aux coins marqués.
northsea-refusal-no-land = Pas de terre ici : { $area }.
northsea-refusal-not-at-longship = Votre drakkar n’est pas { $area ->
        [mainland] au bord du continent
       *[other] à côté de { $area }
    }.
northsea-refusal-vikings-missing = Vous n’avez pas autant de Vikings sur { $area ->
        [mainland] le continent
       *[other] { $area }
    }.
northsea-refusal-animals-missing = Ces animaux ne sont pas sur { $area ->
        [mainland] le continent
       *[other] { $area }
    }.
northsea-refusal-ship-full = Le drakkar porte { $room } pièces en tout : Vikings et animaux.
northsea-refusal-animals-full = Le drakkar ne porte jamais plus de { $stalls } animaux.
northsea-refusal-no-drover = Le bétail a besoin de l’un de vos Vikings sur { $area }.
northsea-refusal-vikings-not-aboard = Vous n’avez pas autant de Vikings à bord.
northsea-refusal-animals-not-aboard = Ces animaux ne sont pas à bord.
northsea-refusal-no-drover-aboard = Il faut un Viking à bord pour débarquer du bétail.
northsea-refusal-nobody-aboard = Un drakkar sans Viking à bord ne navigue pas.
northsea-refusal-no-tile = Il n’y a pas de tuile en { $hex } où naviguer.
northsea-refusal-not-next = { $hex } n’est pas à côté de votre drakkar.
northsea-refusal-no-sea = La terre barre tout le bord entre { $from } et { $hex }.
northsea-refusal-enemy-too-strong = Contre le bateau ennemi en { $hex } il faut au moins { $needed } Vikings à bord.
northsea-refusal-too-many-march = Une action déplace au plus { $most } Vikings.
northsea-refusal-not-joined = Aucune terre ne relie { $from } à { $to }.
northsea-refusal-no-way-from-mainland = Aucune terre ne touche le continent : il faut un drakkar.
northsea-refusal-point-at-sea = Un avant-poste se construit sur terre : { $point } est en mer.
northsea-refusal-tiles-missing = Trois tuiles doivent se toucher ici avant qu’un avant-poste s’y dresse : { $point }.
northsea-refusal-outpost-near = L’une des trois tuiles touche déjà un avant-poste : { $point }.
northsea-refusal-builders-missing = Au moins deux de vos Vikings doivent se tenir autour de { $point }.
northsea-refusal-no-outpost-left = Tous vos avant-postes sont construits.

## Feuille de score
northsea-category-livestock = Bétail
northsea-category-outposts = Avant-postes
northsea-category-ships = Bateaux ennemis
northsea-category-settlements = Colonies
northsea-category-dead = Vikings morts
northsea-category-islands = Îles
northsea-category-captain = Capitaine
northsea-score-livestock = Bétail : un lot de { $kinds } { $kinds ->
        [one] sorte
       *[other] sortes différentes
    }
northsea-score-outposts = Avant-poste numéro { $number }
northsea-score-ships = Bateaux ennemis détruits : { $count }
northsea-score-settlements = Colonie de force { $strength }
northsea-score-dead = Vikings morts : { $count }
northsea-score-islands = Île de { $tiles } tuiles, influence { $influence }
northsea-score-captain = { $captain ->
        [archer] { northsea-captain-archer }
        [barbarian] { northsea-captain-barbarian }
        [cartographer] { northsea-captain-cartographer }
        [hero] { northsea-captain-hero }
        [huntsman] { northsea-captain-huntsman }
        [queen] { northsea-captain-queen }
        [scout] { northsea-captain-scout }
        [shieldmaiden] { northsea-captain-shieldmaiden }
        [trader] { northsea-captain-trader }
        [tyrant] { northsea-captain-tyrant }
       *[watchman] { northsea-captain-watchman }
    }{ $cards ->
        [one] { "" }
       *[other] , le plus faible des deux capitaines
    }

## Comment la partie a fini
northsea-outcome-points = Victoire aux points.
northsea-outcome-dead = À égalité de points, plus de Vikings morts.
northsea-outcome-settlements = À égalité de points et de Vikings morts, plus de colonies.
northsea-outcome-shared = Victoire partagée.
northsea-outcome-solo = Le voyage est fini. Battrez-vous votre meilleur score ?
