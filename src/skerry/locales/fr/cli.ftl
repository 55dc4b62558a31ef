cli-help = Des jeux d’expéditions par mer et par glace, à jouer et à étudier.
cli-help-play = Ouvrir la table dans le navigateur et jouer.
cli-help-serve = Proposer des tables aux autres sur le réseau.
cli-help-export = Écrire toutes les tables d’une base dans un fichier, pour les déplacer ou les garder.
cli-help-import = Ajouter à une base les tables d’un fichier.
cli-help-sim = Faire jouer de nombreuses parties aux robots et en résumer les résultats.
cli-help-arena = Savoir quel robot est le plus fort : mêmes parties, places échangées.
cli-help-train = Laisser la stratégie d’un jeu apprendre ses poids en jouant contre elle-même ; reprend un entraînement interrompu.
cli-help-train-to = Le fichier qui garde les étapes.
cli-help-steps = Le nombre d’étapes en tout.
cli-help-train-games = Le nombre de paires de parties de chaque étape ; avec --judge, le nombre de parties de chaque reprise.
cli-help-judge = Apprendre plutôt à prévoir l’issue des parties : le dossier qui garde les parties, la courbe et le réseau.
cli-help-rounds = Avec --judge : combien de fois de suite on joue puis on apprend ; dès la deuxième, surtout contre soi-même.
cli-help-league = Les parties de qui servent de leçons : des robots, ou policy pour des variantes rapides de la stratégie.
cli-help-report = Faire une page illustrée à partir d’un fichier de résultats.
cli-help-bench = Mesurer la vitesse des règles ici.
cli-help-verify = Refaire tous les tirages d’une partie finie et prouver que rien n’a été modifié.
cli-help-replay = Vérifier un enregistrement et montrer sa partie.
cli-help-rules = Lire les règles : tous les titres, ou une seule règle.
cli-help-lang = La langue de ce qui est affiché.
cli-help-game = L’identifiant du jeu, par exemple northwest ou northsea-solo.
cli-help-option = Une option du jeu ; peut être répétée.
cli-help-seed = La graine de la première partie ; les autres suivent.
cli-help-workers = Le nombre de processus qui jouent à la fois.
cli-help-seconds = Le temps de réflexion d’un robot pour un coup.
cli-help-nodes = Le nombre de positions qu’un robot peut examiner pour un coup ; rend ses choix reproductibles.
cli-help-json = Écrire une ligne JSON par résultat dans un fichier, ou sur la sortie standard avec -.
cli-help-seats = Les robots de la table, un par place. captain@200 regarde 200 positions par coup, captain@0.5s réfléchit une demi-seconde.
cli-help-games = Le nombre de parties à jouer.
cli-help-bots = Les robots à comparer. captain@200 regarde 200 positions par coup, captain@0.5s réfléchit une demi-seconde.
cli-help-arena-games = Le nombre de parties de chaque paire, ou de chaque robot dans un jeu en solitaire ou coopératif.
cli-help-results = Un fichier écrit par sim ou arena avec --json, ou la courbe d’un entraînement.
cli-help-to = Le dossier de la page.
cli-help-compare = Un autre fichier de résultats, à comparer.
cli-help-bench-seconds = La durée de chaque mesure.
cli-help-record = L’enregistrement d’une partie ; - lit l’entrée standard.
cli-help-at = Montrer la partie telle qu’elle était après tant d’actions.
cli-help-rule-id = L’identifiant d’une règle, par exemple NW-C3.
cli-help-port = Le port d’écoute ; 0 en prend un libre.
cli-help-browser = Ouvrir le navigateur.
cli-help-data = Le dossier de vos tables.
cli-help-archive = Le fichier ; - désigne l’entrée ou la sortie standard.
cli-help-host = L’adresse d’écoute.
cli-help-database-url = Où garder les tables : une adresse que comprend SQLAlchemy.
cli-help-public-url = L’adresse par laquelle les joueurs atteignent le serveur.

cli-playing = Parties
cli-unknown-game = Il n’y a pas de jeu { $game }. Il y a : { $known }.
cli-unknown-rule = { $game } n’a pas de règle { $rule }.
cli-bad-option = Une option s’écrit NOM=VALEUR, et non { $option }.
cli-no-file = { $file } : { $reason }
cli-not-text = { $file } : ligne { $line } : ce n’est pas du texte en UTF-8.
cli-exported =
    { $tables ->
        [one] Une table écrite.
       *[other] { $tables } tables écrites.
    }
cli-imported =
    { $tables ->
        [one] Une table ajoutée.
       *[other] { $tables } tables ajoutées.
    }
cli-simulated =
    { $games ->
        [one] Une partie
       *[other] { $games } parties
    } de { $decisions } décisions ({ $reasons }) en { $seconds } s : { $rate } décisions par seconde.
cli-ended = La partie est finie. Gagnée par : { $winners } – { $reason }
cli-running = La partie continue après { $number } actions : à { $seat } de jouer.
cli-seat-count =
    { $seats ->
        [one] un place
       *[other] { $seats } places
    }
cli-seed = graine { $seed }
cli-yes = oui
cli-no = non
cli-total = Total

cli-column-weight = Poids
cli-column-before = Avant
cli-column-after = Après
cli-column-lesson = Passe
cli-column-learned = Perte
cli-column-tested = Perte au test
cli-column-surprise = Écart quadratique à la victoire
cli-column-off = Écart en points
cli-column-seat = Place
cli-column-player = Joueur
cli-column-wins = Victoires
cli-column-mean = Moyenne
cli-column-deviation = Écart type
cli-column-least = Minimum
cli-column-most = Maximum
cli-column-pairing = Paire
cli-column-games = Parties
cli-column-interval = Intervalle à 95 %
cli-column-elo = Écart Elo
cli-column-game = Jeu
cli-column-seats = Places
cli-column-compiled = Compilé
cli-column-playout = Au hasard /s
cli-column-early = Première moitié /s
cli-column-late = Seconde moitié /s
cli-column-codes = Par codes /s
cli-column-readable = Lisible /s
cli-column-captain = Nœuds du capitaine /s
cli-column-admiral = Nœuds de l’amiral /s
cli-column-copy = Copie µs
cli-column-legal = Actions légales
cli-column-length = Décisions
cli-column-cause = Pour
cli-column-rule = Règle
cli-column-points = Points
cli-help-resume = Reprendre une série interrompue : garder les parties du fichier JSON.
cli-help-on = Où se jouent les parties : processes (cette machine) ou ray (une grappe Ray).
cli-bad-backend = Les parties se jouent sur processes ou sur ray, pas sur { $on }.
cli-resume-what = --resume reprend le fichier de --json ; donnez-en un.
cli-another-run = { $file } : ce fichier contient des parties d’une autre série (autre jeu, autres places, options, --nodes ou --seconds) ; on ne peut pas la reprendre.
cli-help-records = Garder dans ce dossier chaque partie avec tous ses coups ; celles qui s’y trouvent ne sont pas rejouées.
cli-help-format = Comment garder les parties : text (un enregistrement chacune), jsonl ou parquet.
cli-all-played = Toutes ces parties ont été jouées.
cli-needs-extra = Cette commande a besoin d’autres paquets : pip install { $package }
cli-help-components = Jouer avec le matériel corrigé par un propriétaire.
cli-help-boxes = Le matériel des jeux : l’exporter, le corriger, le regarder.
cli-help-components-export = Écrire tous les fichiers de matériel dans un dossier.
cli-help-components-sheet = Dessiner toutes les tuiles d’un jeu sur une feuille.
cli-sheet-families = Il y a une feuille pour : { $known }.
cli-help-analyse = Revoir une partie : ce que valait chaque décision, et ce qui aurait été meilleur.
cli-help-analyse-level = La profondeur de l’analyse : mate, captain ou admiral.
cli-analyse-level = Il n’y a pas de niveau { $level } pour l’analyse. Il y a : { $known }.
cli-no-mistakes = Il n’y avait rien de meilleur à jouer.
cli-turning-point = Tournant au coup { $number } : les chances du joueur { $seat } ont changé de { $change } %.
cli-accuracy = Précision du joueur { $seat } : { $accuracy } %.
cli-column-number = Nº
cli-column-played = Joué
cli-column-better = Meilleur
cli-column-loss = Perte
cli-column-grade = Note
cli-column-why = Pourquoi
cli-grade-inaccuracy = imprécision
cli-grade-mistake = erreur
cli-grade-blunder = gaffe

## skerry verify
cli-verified-shared = Vérifié : { $draws ->
    [one] le seul tirage
   *[other] les { $draws } tirages
} de la table { $table } { $draws ->
    [one] découle
   *[other] découlent
} du seul secret, commun à toutes les tables de { $scope } ; rien n’a été modifié.
    Comparez l’engagement avec celui qui a été montré avant la partie :
    { $commitment }
cli-verified = Vérifié : { $draws ->
    [one] le seul tirage
   *[other] les { $draws } tirages
} de la table { $table } { $draws ->
    [one] découle
   *[other] découlent
} du secret { $words ->
    [0] seul
    [one] et d’un nombre ajouté par un joueur
   *[other] et de { $words } nombres ajoutés par des joueurs
} ; rien n’a été modifié.
    Comparez l’engagement à celui qui était affiché avant la partie :
    { $commitment }

cli-help-puzzles = Des problèmes : des positions où un seul plan est nettement le meilleur.
cli-help-puzzles-mine = Tirer des problèmes de parties entre robots ; reprend là où le fichier s’arrête.
cli-help-puzzles-to = Le fichier de lignes JSON auquel ils sont ajoutés.
cli-help-puzzles-count = Combien de problèmes du jeu le fichier doit contenir.
cli-help-puzzles-verify = Revoir des problèmes avec dix fois le budget et garder ceux qui tiennent.
cli-help-puzzles-verified = Où écrire ceux qui tiennent ; compressé si le nom finit par .gz.
cli-sound = { $sound } problèmes sur { $count } tiennent.
cli-column-theme = Thème
cli-column-one = Saute aux yeux
cli-column-two = Facile
cli-column-three = Délicat
cli-column-four = Difficile
cli-column-five = Très difficile
cli-luck = La chance du joueur { $seat } : { $win } % et, en points, { $points }.
