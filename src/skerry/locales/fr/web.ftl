### Ce que dit le client du navigateur.

## Partout
web-title = Skerry – deux jeux d’exploration
web-menu = Menu
web-close = Fermer
web-cancel = Annuler
web-language = Langue
web-rules = Règles
web-settings = Réglages
web-to-start = Retour à l’accueil
web-missing-title = Cette page n’existe pas
web-missing-about = Un coup de vent, et vous voilà hors de la carte. Rien n’est perdu : vos tables sont sur la page d’accueil.
web-loading = On dresse la table…
web-connecting = Connexion au serveur…
web-load-failed = Une partie de la page n’a pas pu être chargée. Rechargez la page.
web-unreachable = Le serveur est injoignable. Réessayez dans un instant.
web-retry = Réessayer
web-copy = Copier
web-copied = Copié
web-share = Partager
web-qr = Code QR
web-qr-of = Code QR : { $what }
web-no-connection = Pas de connexion : voici ce qui a été vu en dernier.
web-less = Moins : { $what }
web-more = Plus : { $what }
web-you = vous
web-none = rien
web-labelled = { $label } : { $what }
web-says = { $name } :
web-joined = { $first } ; { $next }

## Réglages
web-your-name = Votre nom

## Accueil
web-mode = Mode
web-players = Joueurs
web-seat-free = Place libre
web-bot-name = { $rank } { $letter }
web-bot-random = Naufragé
web-bot-boy = Mousse
web-bot-mate = Second
web-bot-captain = Capitaine
web-bot-admiral = Amiral
web-player = Joueur { $letter }
web-options = Options
web-table-over = Partie terminée
web-your-turn = À vous !
web-turn-of = À { $name } de jouer

## Salle d’attente
web-table-missing = Cette table n’est pas ici
web-table-gone = La table a été supprimée.
web-online = en ligne
web-offline = hors ligne
web-sit-down = Prendre place
web-you-watch = Vous regardez
web-seat-link-here = Ce lien est la clé d’une place à cette table.

## La page des règles
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
web-panels = Panneaux
web-acting = Vos pièces
web-tab-act = Agir
web-tab-players = Joueurs
web-tab-log = Journal
web-tab-chat = Chat
web-tab-list = Actions
web-tab-describe = Description
web-connection-lost = Connexion perdue : nouvel essai… Votre partie est conservée.
web-move-kept = Pas de connexion. Votre coup est conservé et sera envoyé dès son retour.
web-reconnected = De nouveau connecté. Rien n’est perdu.
web-watchers = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
web-thinking = réfléchit
web-undo = Annuler le coup
web-undone = Coup annulé.
web-hint = Conseil
web-refused = Refusé. { $text } Règle { $rule }.
web-help = La règle du moment
web-why-not = Impossible maintenant : choisissez pour savoir pourquoi.
web-no-undo = Ne pourra pas être annulé
web-no-undo-ask = Ce coup révèle quelque chose : vous ne pourrez plus revenir en arrière.
web-ends-turn-ask = Ce coup finit votre tour : vous ne pourrez plus revenir en arrière.
web-do-it = Jouer
web-skip = { $count ->
    [0] Sauter
   *[other] Sauter ({ $count })
}
web-playback = Coups des autres
web-playback-speed = Vitesse : { $speed }
web-choose = Choisissez
web-turned-to-fit = Tuile tournée pour convenir.
web-looking-back = Vous regardez un moment passé.
web-prompt = Choisissez une action.
web-prompt-tile = Choisissez une des cases encadrées pour la tuile.
web-prompt-tile-turn = { $flips ->
    [yes] Elle ne convient nulle part dans ce sens : tournez-la ou retournez-la.
   *[no] Elle ne convient nulle part dans ce sens : tournez-la.
}
web-prompt-tile-nowhere = Cette tuile ne convient encore nulle part.
web-prompt-only-pass = Équipage au repos : il ne reste qu’à passer.
web-prompt-only-end = Il n’y a plus rien à faire : finissez votre tour.
web-cost = coûte { $count }
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
web-log-undone = { $name } a annulé un coup.
web-log-started = La partie commence.
web-log-sat = { $name } a pris place.
web-log-resigned = { $name } a abandonné.
web-log-flagged = Le temps de { $name } est écoulé : la partie est finie.
web-log-flagged-bot = Le temps de { $name } est écoulé : un robot prend la suite.
web-log-paused = Le serveur était absent ; ce temps ne compte pour personne.
web-log-vacation = { $days ->
    [one] { $name } s’absente pour { $days } jour.
   *[other] { $name } s’absente pour { $days } jours.
}
web-log-voted = Un vote pour qu’un robot remplace { $name }.
web-log-replaced = { $name } ne vient pas : un robot prend la suite.
web-log-erased = Quelqu’un qui était ici a supprimé ses données.
web-log-hidden = { $name } a choisi en secret.

## Menu de la table
web-tutorial = Apprendre en jouant

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
web-outcome-time = Le temps est écoulé.
web-outcome-points = Victoire aux points.
web-score-sheet = Feuille de score
web-total = Total
web-total-together = Ensemble
web-rematch = Rejouer
web-replay = Revoir
web-save-record = Enregistrer la partie
web-daily = Voyage du jour
web-everybody = Les résultats de tous
web-check-draws = Vérifier les tirages
web-commitment = Engagement sur le hasard :
web-look-at-board = Regarder le plateau
web-graph-label = Les scores au fil de la partie ; à la fin { $scores }
web-step-back = Coup précédent
web-step-on = Coup suivant
web-play = Lecture
web-pause = Pause
web-moment = Moment
web-moment-of = { $number } sur { $last }
web-to-now = Retour au présent

## Les tuiles
web-hold-tile = Prendre en main : { $tile }
web-turn-tile = Tourner
web-put-tile = Placer ici
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
web-target-place = Placer en { $square }

## Verbes
web-verb-place = Placer
web-verb-pass = Passer
web-verb-end = Finir le tour

## Les actions en mots
web-act-place = placer { $where }
web-act-place-where = { $tile } en { $squares } ({ $land })
web-act-end = Finir le tour

web-tiles-held = { $count ->
    [one] Tuile en main
   *[other] Tuiles en main
}

## Le plateau en mots
web-describe-players = Joueurs

## La carte
web-legend-title = Légende
web-legend-land = terre
web-legend-sea = mer

web-curtain-pass = Passez l’écran à { $name }
web-curtain-lift = Je suis { $name } : montrer ma main
web-curtain-off = Jouer sans cacher les mains
web-fold = Replier les panneaux
web-unfold = Montrer les panneaux
web-now = Ce qui se passe
web-sheet = Panneaux : { $level ->
    [0] fermés
    [1] à moitié ouverts
   *[other] ouverts
}
web-hint-none = Il n’y a rien à conseiller.
web-hint-play = Jouer ce coup
web-hint-other = Un autre ({ $number } sur { $count })
web-change = { $points } si la partie s’arrêtait là
web-leads-by = mène de { $count }
web-leads-tied = à égalité en tête
web-change-to = { $from } → { $to } si la partie s’arrêtait là
web-goal = { $points } sur { $target } points
web-goal-best = votre record : { $best }
web-intro-close = Commencer
web-analysis = Analyse
