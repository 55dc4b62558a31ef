## Analyse, problèmes et plateau libre : chargés avec ces pages.

study-tab-about = Étude
study-percent = { $value } %

study-analysis = Analyse de la partie
study-analysis-about = Un robot revoit chaque décision : ce qu’elle valait, ce qui aurait été meilleur et pourquoi, et ce qui tenait à la chance. Il ne réfléchit que lorsque personne d’autre n’a besoin des robots ; cela prend donc quelques minutes. Vous pouvez quitter la page et revenir.
study-analysis-not-yours = Personne n’a encore demandé l’analyse de cette partie ; ceux qui étaient à la table le peuvent.
study-depth = Avec quel soin
study-depth-mate = D’un coup d’œil
study-depth-captain = À fond
study-depth-admiral = Au plus près
study-begin = Analyser la partie
study-progress = Décisions jugées
study-progress-of = { $number } coups sur { $total }
study-repeats = { $problem } La page redemande d’elle-même.
study-chance = Chances de gagner, en %
study-result = Qualité du résultat, en %
study-graph-label = { $count ->
    [0] Les chances au fil de la partie, sans tournant
    [one] Les chances au fil de la partie, avec un tournant
   *[other] Les chances au fil de la partie, avec { $count } tournants
}
study-turning-points = Tournants
study-turning-point = Coup { $number } : { $letter } { $way ->
    [up] +
   *[down] −
}{ $change } %
study-turning-point-shared = Coup { $number } : { $way ->
    [up] +
   *[down] −
}{ $change } %
study-players = Les joueurs
study-column-player = Joueur
study-column-accuracy = Précision
study-column-luck = Chance
study-grade-good = bon coup
study-grade-inaccuracy = imprécision
study-grade-mistake = erreur
study-grade-blunder = gaffe
study-mistakes = { $count ->
    [0] Aucun coup à revoir
    [one] { $count } coup à revoir
   *[other] { $count } coups à revoir
}
study-whose = Les coups de qui
study-everybody = Tout le monde
study-no-mistakes = Il n’y avait rien de meilleur à jouer.
study-none-yet = Rien pour l’instant.
study-decision = Coup { $number }, { $name } : { $grade }
study-move = Coup { $number }, { $name }
study-played = Joué : { $move }
study-played-cost = Joué : { $move } ({ $loss })
study-better = Meilleur : { $move }
study-line = Le plan : { $moves }
study-no-choice = Il n’y avait rien d’autre à faire.
study-luck-here = Chance au tirage : { $percent } %, { $points } { $count ->
    [one] point
   *[other] points
}
study-luck-points = Chance au tirage : { $points } { $count ->
    [one] point
   *[other] points
}
study-loss-points = { $points } { $count ->
    [one] point
   *[other] points
} { $way ->
    [more] de plus
   *[less] de moins
}
study-loss-both = { $percent } % de chances en moins, { $points }
study-loss-chance = { $percent } % de chances en moins
study-try-again = Réessayer
study-try-again-about = Voici la position avant le coup. Que feriez-vous maintenant ? Jouez sur la carte ou dans la liste.
study-try-again-say = Réessayez : que feriez-vous ici ?
study-not-yours = Ici, seuls ceux qui étaient à cette table peuvent réessayer ; sur le plateau libre, tout le monde le peut.
study-show-answer = Montrer la réponse
study-verdict-best = { $move } : c’est le meilleur coup.
study-verdict-good = { $move } : aussi bon que le meilleur coup.
study-verdict-worse = { $move } : moins bon que le meilleur coup, { $loss }. Essayez-en un autre.
study-thresholds = Une imprécision coûte au moins 5 % des chances de gagner, une erreur 10 %, une gaffe 20 %. La précision est de 100 % pour une décision qui ne coûte rien, de 37 % pour une erreur de 10 %, de 14 % pour une gaffe de 20 %, en moyenne. La chance est ce que les tirages ont apporté au-delà de ce qu’on pouvait attendre.
study-to-board = Essayer sur le plateau libre
study-to-table = Revenir à la table
study-forget = Effacer l’analyse

study-puzzles = Problèmes
study-puzzles-of = Problèmes : { $family }
study-puzzles-about = Des positions tirées de parties entre robots, où un seul plan est nettement le meilleur. Trouvez-le : jouez le coup sur la carte, au clavier ou dans la liste. Ce que vous résolvez est gardé dans ce navigateur.
study-no-puzzles = Il n’y a pas encore de problèmes pour ce jeu.
study-solved-of = { $solved } sur { $count } { $solved ->
    [one] résolu
   *[other] résolus
}
study-theme = Thème
study-theme-other = Un bon plan
study-every-theme = tous
study-difficulty = Difficulté
study-every-difficulty = toutes
study-level = { $level ->
    [1] saute aux yeux
    [2] facile
    [3] délicat
    [4] difficile
   *[5] très difficile
}
study-difficulty-is = ({ $level ->
    [1] saute aux yeux
    [2] facile
    [3] délicat
    [4] difficile
   *[5] très difficile
})
study-solved = résolu
study-failed = pas encore résolu
study-puzzle-title = Problème { $number } : { $game }
study-puzzle-task = Vous jouez { $name }. Trouvez le coup nettement meilleur que les autres.
study-puzzle-right = { $move } : bien vu !
study-puzzle-wrong = { $move } : non, c’est nettement moins bon. Regardez encore.
study-puzzle-worse = { $move } : non, { $loss }. Regardez encore.
study-hint-theme = Le thème : { $theme }.
study-hint-kind = Regardez ces coups : { $kind }.
study-hint-reason = Le coup sert à ceci : { $reason }.
study-puzzle-number = Nº { $number }
study-pages = Pages
study-page-before = Précédents
study-page-after = Suivants
study-page-of = Page { $page } sur { $pages }
study-solution = La réponse
study-next-puzzle = Problème suivant
study-all-puzzles = Tous les problèmes

study-board = Plateau libre
study-board-about = N’importe quelle position, pour essayer : jouez pour tous les camps, ouvrez des variantes, reprenez des coups, interrogez le robot, partagez le tout par un lien. Depuis une analyse ou un problème, vous arrivez ici avec sa position.
study-new = Une nouvelle partie
study-game = Jeu
study-new-begin = La mettre sur le plateau
study-mine = Une de mes parties
study-mine-none = Aucune partie terminée pour l’instant.
study-a-puzzle = Un problème
study-written = Une partie enregistrée ou un diagramme
study-written-about = Une partie enregistrée reprend à sa fin ; on peut revenir à n’importe quel moment.
study-paste = Coller un enregistrement ou un diagramme
study-open-file = Ouvrir une partie enregistrée
study-diagram = Diagramme ou enregistrement
study-set-up-button = Mettre en place
study-set-up = La position est en place.
study-by-hand = Mettre en place à la main
study-too-long = C’est trop long pour une partie : est-ce le bon fichier ?
study-link-damaged = Ce lien n’est pas complet : l’étude qu’il contient est illisible.
study-ask = Demander au robot
study-engine-says = Ce que ferait le robot
study-hint-worth = { $percent } %, { $points } { $count ->
    [one] point
   *[other] points
}
study-to-act = À { $name } de jouer.
study-over = Ici, la partie est finie.
study-moment = Coup { $number } sur { $last }
study-moves = Coups
study-start = Début
study-at-start = Au début de l’étude.
study-now = Maintenant, après : { $move }
study-branch = ou : { $move }
study-name = Nom de l’étude
study-share = Partager l’étude
study-share-position = Partager cette position
study-link = Lien
study-as-text = La position en texte
study-edit-about = Choisissez une pièce ou une tuile, puis un endroit de la carte. Ce qui est impossible est refusé, et l’on vous dit pourquoi.
study-edit-done = Jouer à partir d’ici
study-edit-beside = À côté de la carte
study-edit-lift = Retirer une tuile
study-edit-tiles = Tuiles
study-edit-hand = Dans la main de { $letter }
study-edit-pile = Dans la pioche
study-edit-turn = À qui de jouer
study-edit-moment = Le moment
study-edit-no-room = Il n’y a pas la place à cet endroit.
study-edit-refused = C’est impossible : { $reason }
