### Ce que dit le client du navigateur.

## Partout
web-title = Skerry – deux jeux d’exploration
web-tagline = Deux voyages en eaux inconnues, à jouer ce soir
web-menu = Menu
web-close = Fermer
web-cancel = Annuler
web-language = Langue
web-rules = Règles
web-settings = Réglages
web-to-start = À la page d’accueil
web-missing-title = Cette page n’existe pas
web-loading = On dresse la table…
web-connecting = Connexion au serveur…
web-load-failed = Une partie de la page n’a pas pu être chargée. Rechargez la page.
web-unreachable = Le serveur est injoignable. Réessayez dans un instant.
web-copy = Copier
web-copied = Copié
web-less = Moins : { $what }
web-more = Plus : { $what }
web-you = vous
web-none = rien
web-footer = Skerry est un logiciel libre. Non officiel ; les jeux appartiennent à leurs auteurs et éditeurs.

## Réglages
web-your-name = Votre nom
web-speed = Coups des autres
web-speed-none = D’un coup
web-speed-slow = Lents
web-speed-normal = Normaux
web-speed-fast = Rapides
web-motion = Mouvement
web-motion-system = Selon le système
web-motion-less = Réduit
web-sound = Un son quand c’est votre tour
web-notify = Une notification quand c’est votre tour
web-warn-reveal = Confirmer les coups irréversibles
web-keys-on = Raccourcis d’une seule touche (R, F, E, P, U, H, L)
web-new-key = Nouvelle clé pour ce navigateur
web-new-key-about = Si quelqu’un a copié la clé de vos places dans ce navigateur : l’ancienne clé ne sera plus valable.
web-new-key-done = Ce navigateur a une nouvelle clé ; l’ancienne n’est plus valable.
web-new-key-failed = Cela n’a pas marché ; la clé est restée la même.

## Accueil
web-choose-game = Choisissez un jeu
web-family-northwest = Passage du Nord-Ouest
web-family-northwest-about = Cartographiez l’Arctique avant que la glace ne se referme. 1 à 4 joueurs, une heure et demie.
web-family-northsea = Explorateurs de la mer du Nord
web-family-northsea-about = Peuplez une mer d’îles avec votre drakkar. 1 à 4 joueurs, une heure.
web-setup-title = { $game } : qui joue ?
web-mode = Mode
web-mode-northwest = Classique
web-mode-northwest-about = Deux à quatre expéditions luttent contre la glace vers le Passage, puis rentrent.
web-mode-northwest-short = Passage du Nord-Ouest
web-mode-northwest-long = Passage du Nord-Ouest
web-mode-northwest-solo = Solo
web-mode-northwest-solo-about = Seul face à la carte : la remplir, trouver le Passage et rentrer.
web-mode-northwest-solo-short = Passage du Nord-Ouest, solo
web-mode-northwest-solo-long = Passage du Nord-Ouest, solo
web-mode-terror-solo = Terror, solo
web-mode-terror-solo-about = Le HMS Terror, seul : Nourriture et Moral s’épuisent, chaque saison apporte une carte.
web-mode-terror-solo-short = HMS Terror, solo
web-mode-terror-solo-long = HMS Terror, solo
web-mode-terror-coop = Terror, ensemble
web-mode-terror-coop-about = Deux capitaines contre la glace : tous deux doivent rentrer.
web-mode-terror-coop-short = HMS Terror, ensemble
web-mode-terror-coop-long = HMS Terror, deux capitaines ensemble
web-mode-northsea = Classique
web-mode-northsea-about = Deux à quatre drakkars découvrent des îles, pillent, commercent et s’installent.
web-mode-northsea-short = Mer du Nord
web-mode-northsea-long = Explorateurs de la mer du Nord
web-mode-northsea-solo = Solo
web-mode-northsea-solo-about = Seize tours, deux capitaines, votre propre record à battre.
web-mode-northsea-solo-short = Mer du Nord, solo
web-mode-northsea-solo-long = Explorateurs de la mer du Nord, solo
web-players = Joueurs
web-seats = Places
web-seat = Place
web-seat-who = Qui est en { $letter }
web-seat-me = Moi
web-seat-here = Un autre joueur à cet écran
web-seat-open = Un ami, par lien
web-seat-bot = Robot : { $level }
web-seat-free = Place libre
web-level-random = Naufragé (joue au hasard)
web-level-boy = Mousse (facile)
web-level-mate = Second (moyen)
web-level-captain = Capitaine (fort)
web-level-admiral = Amiral (le plus fort)
web-bot-name = { $rank } { $letter }
web-bot-random = Naufragé
web-bot-boy = Mousse
web-bot-mate = Second
web-bot-captain = Capitaine
web-bot-admiral = Amiral
web-player = Joueur { $letter }
web-name-of = Nom du joueur { $letter }
web-options = Options
web-option-tuunbaq = Avec le Tuunbaq, la bête des glaces
web-option-lost-crew = Équipage perdu : deux marins partent au début de la seconde année
web-option-supplies = Nourriture et Moral au départ
web-option-food = Nourriture au départ
web-option-morale = Moral au départ
web-option-side = Plateau de départ
web-option-side-a = A (première partie)
web-option-side-b = B
web-option-side-c = C
web-option-side-d = D
web-read-rules = Lire les règles
web-start = Commencer
web-my-tables = Mes tables
web-no-tables = Aucune pour l’instant. Choisissez un jeu ci-dessus.
web-delete-table = Supprimer cette table
web-table-over = Partie terminée
web-table-open = En attente de joueurs
web-your-turn = À vous !
web-turn-of = Au tour de { $name }
web-join-title = Rejoindre ou regarder
web-join-link = Collez le lien d’une table
web-join-open = Ouvrir
web-open-record = Revoir une partie enregistrée
web-join-about = Le lien d’un ami vous mène à une place libre, celui d’une table vous laisse regarder.

## Salle d’attente
web-table-missing = Cette table n’est pas ici
web-table-gone = La table a été supprimée.
web-waiting-for = { $count ->
    [one] Il manque encore un joueur.
   *[other] Il manque encore { $count } joueurs.
}
web-starting = Tout le monde est là : la partie commence.
web-online = présent
web-offline = absent
web-give-bot = Donner à un robot
web-join-link-label = Lien pour vos amis
web-new-join-link = Créer un autre lien (les anciens ne seront plus valables)
web-join-link-about = Envoyez-le : qui l’ouvre prend une place libre. La partie commence quand toutes les places sont prises.
web-any-seat = N’importe quelle place libre
web-sit-down = Prendre place
web-watching-lobby = Vous regardez. Pour jouer, demandez le lien avec la clé.
web-you-watch = Vous regardez
web-seat-link-here = Ce lien est la clé d’une place à cette table.

## Règles
web-rules-title = { $game } : les règles
web-contents = Sommaire
web-search-rules = Chercher dans les règles

## Table
web-table = Table
web-board = Plateau
web-map-label = Carte. Les flèches s’y déplacent, Entrée choisit, plus et moins changent l’échelle.
web-zoom-in = Plus près
web-zoom-out = Plus loin
web-zoom-fit = Tout montrer
web-panels = Volets
web-acting = Vos pièces
web-turn-controls = Tour
web-tab-act = Agir
web-tab-players = Joueurs
web-tab-log = Journal
web-tab-chat = Chat
web-tab-list = Actions
web-tab-describe = Description
web-round-of = Saison { $round } sur 10
web-season-turn = Saison { $season }, tour { $turn }
web-sun = soleil en { $sun }
web-year = année { $year }
web-turns-left = { $count ->
    [one] { $count } tour restant
   *[other] { $count } tours restants
}
web-points-left-short = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
web-points-left = { $count ->
    [one] { $count } point d’action
   *[other] { $count } points d’action
}
web-connection-lost = Connexion perdue : nouvel essai…
web-reconnected = De nouveau connecté. Rien n’est perdu.
web-watcher = Un spectateur
web-watchers = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
web-thinking = réfléchit
web-undo = Annuler le coup
web-undone = Coup annulé.
web-hint = Conseil
web-hint-title = Ce que jouerait un robot fort
web-refused = Refusé. { $text } Règle { $rule }.
web-help = La règle du moment
web-why-not = Impossible maintenant : choisissez pour savoir pourquoi.
web-no-undo = Ne pourra pas être annulé
web-no-undo-ask = Ce coup révèle quelque chose : vous ne pourrez plus revenir en arrière.
web-pass-ask = La plupart de vos marins sont disponibles. Passer met fin à la saison pour vous. Passer ?
web-home-ask = Rentrer met fin à votre expédition : plus rien à faire ni à gagner ensuite. Rentrer ?
web-ends-turn-ask = Ce coup finit votre tour : vous ne pourrez plus revenir en arrière.
web-do-it = Jouer
web-skip = Sauter
web-playback = Coups des autres
web-playback-speed = Vitesse : { $speed }
web-playback-more = { $count ->
    [one] encore un coup
   *[other] encore { $count } coups
}
web-choose = Choisissez
web-choose-giving = Le Tuunbaq est là : que cédez-vous ?
web-turned-to-fit = Tuile tournée pour convenir.
web-looking-back = Vous regardez un moment passé.
web-prompt-northwest-draft = Prenez l’une des grandes tuiles visibles.
web-prompt-northwest-act = Choisissez où aller, une tuile à piocher ou à placer, ou une action.
web-prompt-northwest-take = Les tuiles sont rafraîchies : piochez-en une.
web-prompt-northwest-stand = La glace a fondu : choisissez où se tient votre traîneau.
web-prompt-northwest-lose = Choisissez la colonne qui perd un marin.
web-prompt-northsea-captain = Choisissez votre capitaine.
web-prompt-northsea-place = Choisissez une tuile de votre main, puis sa place.
web-prompt-northsea-act = Naviguez, chargez ou déchargez, marchez ou construisez : sur la carte ou ci-dessous.
web-prompt-only-pass = Tout l’équipage est au repos : il ne reste qu’à passer.
web-prompt-only-end = Il n’y a plus rien à faire : finissez votre tour.
web-cost-crew = { $count ->
    [one] coûte { $count } marin
   *[other] coûte { $count } marins
}
web-cost-points = { $count ->
    [one] coûte { $count } point
   *[other] coûte { $count } points
}
web-gain = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
web-score-of = { $points ->
    [one] { $name } : { $points } point
   *[other] { $name } : { $points } points
}
web-if-ended = Comme si la partie finissait maintenant.
web-no-points = Pas encore de points.
web-target = { $points ->
    [one] Objectif : { $points } point
   *[other] Objectif : { $points } points
}
web-list-count = { $count ->
    [0] Rien ne correspond.
    [one] Une action est possible.
   *[other] { $count } actions sont possibles.
}
web-list-filter = Filtrer les actions
web-list-wait = Un instant…
web-list-not-you = Ce n’est pas votre tour.
web-chat = Chat
web-chat-empty = Personne n’a rien dit.
web-chat-write = Dites quelque chose
web-send = Envoyer
web-log-undone = { $name } a annulé un coup.
web-log-started = La partie commence.
web-log-sat = { $name } a pris place.
web-log-resigned = { $name } a abandonné.
web-log-hidden = { $name } a choisi en secret.

## Menu de la table
web-tutorial = Les premiers tours, expliqués
web-watch-link = Lien pour regarder
web-seat-link = Lien secret vers votre place
web-make-seat-link = Continuer sur un autre appareil
web-keep-seat = Jouer seulement ici
web-keep-seat-about = Les autres appareils perdent votre place, et les liens secrets vers elle ne seront plus valables.
web-seat-kept = Seul ce navigateur tient maintenant votre place.
web-keys = Touches
web-key-r = tourner la tuile
web-key-f = retourner la tuile
web-key-e = finir le tour
web-key-p = passer
web-key-u = annuler le coup
web-key-h = conseil
web-key-l = liste des actions
web-key-esc = reposer, fermer
web-legend = Légende
web-resign = Abandonner
web-resign-sure = Abandonner la place { $letter } ?

## Fin et relecture
web-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent ensemble
}
web-finished = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-best-scores = Meilleurs scores
web-best-this = cette partie
web-target-reached = objectif atteint
web-nobody-won = L’expédition a échoué
web-outcome-resigned = Les autres ont abandonné.
web-outcome-points = Victoire aux points.
web-score-sheet = Feuille de score
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
web-total = Total
web-rematch = Rejouer
web-replay = Revoir
web-save-record = Enregistrer la partie
web-look-at-board = Regarder le plateau
web-graph-label = Les scores au fil de la partie ; à la fin { $scores }
web-step-back = Un pas en arrière
web-step-on = Un pas en avant
web-play = Lecture
web-pause = Pause
web-moment = Moment
web-moment-of = { $number } sur { $last }
web-to-now = Retour au présent

## Passage du Nord-Ouest : table
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
web-hold-tile = Prendre en main : { $tile }
web-draw-tile = Piocher : { $tile }
web-draw-second = … et maintenant la deuxième petite tuile
web-sites = Sites de Franklin
web-sites-of = Sites de Franklin : { $found } sur { $needed }.
web-lay = Piocher et placer
web-turn-tile = Tourner
web-flip-tile = Retourner
web-put-tile = Placer ici
web-pair = et une deuxième petite tuile
web-pay-with = Payer avec
web-pay-food = Nourriture
web-pay-morale = Moral
web-pay-sacrifice = une vie
web-food = Nourriture
web-morale = Moral
web-transfer-about = Plus envoie des marins au traîneau, moins les ramène au navire.
web-transfer-do = Les déplacer
web-area = Où se tient le traîneau
web-forecast = Prévision des glaces
web-forecast-at = Saison { $round } : soleil en { $sun }, { $rows ->
    [0] pas de glace
    [one] { $rows } rangée de glace
   *[other] { $rows } rangées de glace
}
web-warn-locked = { $count ->
    [one] Votre navire serait pris à la saison { $rounds }.
   *[other] Votre navire serait pris aux saisons { $rounds }.
}
web-warn-lost = Votre traîneau serait perdu au dégel de la saison { $round }.
web-voyage-card = Carte Voyage
web-arrow-greenland = Groenland
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
web-dir-n = N
web-dir-ne = NE
web-dir-e = E
web-dir-se = SE
web-dir-s = S
web-dir-sw = SO
web-dir-w = O
web-dir-nw = NO
web-all-sea = que de la mer
web-all-land = que de la terre
web-land-at = terre { $corners }
web-frozen = gelée
web-select-ship = Agir avec le navire
web-select-sled = Agir avec le traîneau
web-target-place = Placer en { $square }
web-target-move-ship = Naviguer vers { $to }
web-target-move-sled = Mener le traîneau vers { $to }
web-target-tuunbaq = Déplacer le Tuunbaq vers { $to }
web-target-stand = Se tenir en { $area }

## Verbes
web-verb-take = Prendre une tuile
web-verb-draw = Piocher
web-verb-refresh = Rafraîchir et piocher
web-verb-place = Placer
web-verb-lay = Piocher et placer
web-verb-move = Se déplacer
web-verb-transfer = Équipage
web-verb-explore = Explorer
web-verb-discover = Découvrir
web-verb-tuunbaq = Tuunbaq
web-verb-pass = Passer
web-verb-end = Finir le tour
web-verb-stand = Se tenir
web-verb-lose = Perdre un marin
web-verb-choose = Capitaine
web-verb-load = Charger
web-verb-unload = Décharger
web-verb-sail = Naviguer
web-verb-march = Marcher
web-verb-drive = Mener du bétail
web-verb-build = Construire un avant-poste

## Les actions en mots
web-act-by-ship = Navire : { $what }
web-act-by-sled = Traîneau : { $what }
web-act-draw = piocher { $tile }
web-act-refresh = rafraîchir les grandes tuiles, puis piocher
web-act-refresh-large = rafraîchir les grandes tuiles, puis piocher
web-act-refresh-small = rafraîchir les petites tuiles, puis piocher
web-act-place = placer { $where }
web-act-lay = piocher et placer { $where }
web-act-place-where = { $tile } en { $squares } ({ $land })
web-act-move = aller vers { $to }
web-act-giving = en donnant { $what }
web-giving-available = un marin disponible
web-giving-resting = un marin au repos
web-act-tuunbaq = déplacer le Tuunbaq vers { $to }
web-act-transfer = équipage : { $what }
web-act-crew-to-sled = { $count } { $state } vers le traîneau
web-act-crew-to-ship = { $count } { $state } vers le navire
web-act-explore = explorer : prendre le jeton
web-act-explore-for = explorer pour { $gain }
web-act-discover = découvrir : prendre le jeton
web-act-discover-for = découvrir pour { $gain }
web-act-stand = Le traîneau se tient en { $area }
web-act-lose-ship = La colonne du navire perd un marin
web-act-lose-sled = La colonne du traîneau perd un marin
web-act-pass = Passer
web-act-end = Finir le tour
web-act-choose = Garder : { $captain }
web-act-load = Charger { $what } depuis { $from }
web-act-unload = Décharger { $what } vers { $to }
web-act-sail = Naviguer vers { $to }
web-act-march = Faire marcher { $what } de { $from } à { $to }
web-act-build = Construire un avant-poste en { $point }

## Mer du Nord : table
web-tiles-held = Tuiles en main
web-hand = Mes tuiles
web-hand-empty = Aucune tuile en main.
web-in-pile = { $count } dans la pioche
web-first-place = Placez d’abord une tuile : choisissez-en une.
web-captains = Capitaines
web-choose-captain = Choisissez votre capitaine
web-longship = Drakkar
web-longship-how = Choisissez un hexagone éclairé où naviguer, ou chargez et déchargez avec les boutons.
web-load = Charger
web-unload = Décharger
web-load-at = Charger depuis { $shore }
web-unload-at = Décharger vers { $shore }
web-shore = la terre { $dir }
web-mainland = le continent
web-aboard = à bord : { $what }
web-aboard-empty = personne à bord
web-march = Marche
web-march-about = Choisissez maintenant où ils vont.
web-how-many = Combien
web-with = Avec : { $animal }
web-viking-label = Vikings
web-vikings = { $count ->
    [one] { $count } Viking
   *[other] { $count } Vikings
}
web-vikings-aboard = Vikings à bord
web-vikings-ashore = Vikings à terre
web-outposts-left = Avant-postes restants
web-settlements = Colonies
web-enemy-ships = Bateaux ennemis
web-dead = Vikings morts
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
web-target-sail = Naviguer vers { $to }
web-target-camp = Vos Vikings en { $area }
web-target-march = Marcher vers { $to }
web-target-build = Construire un avant-poste en { $point }

## Le plateau en mots
web-describe-sun = Le soleil est en { $sun } ; { $rows ->
    [0] rien n’est gelé.
    [one] { $rows } rangée est gelée.
   *[other] { $rows } rangées sont gelées.
}
web-describe-players = Joueurs
web-describe-ship = navire en { $at }
web-describe-sled = traîneau en { $at } { $area }
web-describe-tuunbaq = Le Tuunbaq est en { $at }.
web-describe-tokens = Jetons sur la carte
web-describe-squares = Cases explorées
web-describe-locked = pris dans la glace : { $names }
web-describe-lost = traîneau perdu : { $names }
web-describe-longship = drakkar en { $at }
web-describe-mainland = { $count ->
    [one] { $count } Viking sur le continent
   *[other] { $count } Vikings sur le continent
}
web-describe-hexes = Tuiles
web-describe-lands = Sur les terres
web-describe-settlement = colonie de force { $strength }
web-describe-outpost = avant-poste de { $name }
web-describe-islands = Îles
web-describe-island = { $count ->
    [one] Une tuile
   *[other] { $count } tuiles
} ({ $at }) :
web-describe-control = contrôlée par { $names }
web-island-complete = complète
web-island-never = ne pourra jamais être complétée
web-island-open = incomplète

## La carte
web-map-greenland = Groenland
web-map-passage = Le Passage
web-map-sun = Soleil en { $position } : prévision
web-map-mainland = Continent
web-legend-title = Légende
web-legend-land = terre
web-legend-sea = mer
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

## Les premiers tours, expliqués
web-learn-step = Premiers tours · { $number } sur { $last }
web-learn-wait = C’est à l’autre de jouer ; suivez le journal.
web-learn-next = Continuer
web-learn-skip = Sauter
web-learn-stop = Ne plus expliquer
web-learn-northwest-draft = La carte se dessine tuile par tuile. Prenez une des grandes tuiles : ses coins sont terre ou mer, et les voisines doivent s’accorder à chaque coin commun.
web-learn-northwest-sail = Votre navire est au Groenland. Choisissez une tuile qui brille pour y naviguer : cela coûte un marin, qui se repose ensuite.
web-learn-northwest-discover = Un Cairn se dresse sur cette tuile. Découvrir prend Inuits et Cairns, Explorer prend Franklin et Détroits ; plus c’est à l’ouest, plus ils comptent. C’est votre deuxième action du tour : elle coûte un marin de plus.
web-learn-northwest-end = Vous pouvez continuer, pour un marin de plus chaque fois. Mieux vaut finir le tour : la touche E.
web-learn-northwest-place = Prenez votre tuile en main. R la tourne, F la retourne ; placez-la là où la carte brille, le long de la tuile de votre navire.
web-learn-northwest-draw = Les tuiles se piochent : une grande parmi les visibles, ou une petite de la sorte qu’il vous faut.
web-learn-northwest-ice = Le soleil chemine et la glace le suit depuis le nord. Déplacez la prévision : les rangées hachurées gèleront. Un navire y attend le dégel, et l’avertissement dit quand.
web-learn-northwest-sled = Un traîneau va où les navires ne vont pas : sur terre et sur glace. « Équipage » y envoie des marins, sur une tuile avec de la terre ; mais la glace qui fond emporte le traîneau.
web-learn-northwest-pass = Quand l’équipage est las, passez. Qui passe le premier commence la saison suivante, et tous sont de nouveau disponibles.
web-learn-northwest-goal = Trouvez le Passage à l’ouest et rentrez au Groenland avant la fin de la dixième saison : l’équipage abandonné coûte des points. Bon vent !
web-learn-northsea-captain = Deux capitaines s’offrent à vous ; chacun marque à sa façon à la fin. Choisissez-en un.
web-learn-northsea-place = Chaque tour commence par une tuile. Prenez-en une, tournez-la avec R, placez-la là où la carte brille : les coins doivent s’accorder.
web-learn-northsea-sail = Vous avez quatre points d’action. Menez votre drakkar vers un hexagone qui brille ; il faut un Viking à bord.
web-learn-northsea-unload = Débarquez des Vikings, ou embarquez-en avec du bétail : choisissez le rivage ci-dessous, puis les pièces.
web-learn-northsea-end = Finissez le tour avec E. Vous piochez alors une tuile, et le suivant commence.
web-learn-northsea-again = À vous. Placez une tuile qui agrandit une île ou la complète : seules les îles complètes comptent.
web-learn-northsea-march = Les Vikings à terre marchent : choisissez leur camp sur la carte, combien, et où. Pour conquérir une colonie, il faut autant de Vikings que sa force ; un animal mené au continent est livré.
web-learn-northsea-build = Deux Vikings là où trois tuiles se touchent par la terre peuvent construire un avant-poste, pour deux points d’action. Il rapporte des points et donne de l’influence.
web-learn-northsea-goal = Les bateaux ennemis demandent deux Vikings à bord, et certains tuent. Après 48 tuiles vient l’hiver : le plus grand nombre de points l’emporte. Skål !

## One screen for several people

web-curtain-pass = Passez l’écran à { $name }
web-curtain-lift = Je suis { $name } : montrer ma main
web-curtain-off = Jouer sans cacher les mains
web-curtain-on = Cacher les mains entre les tours quand on joue à plusieurs sur cet écran
web-hand-hidden = Les mains restent cachées jusqu’à ce que l’écran soit passé.
