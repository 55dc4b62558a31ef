lab-title = { $game } : { $games ->
    [one] une partie
   *[other] { $games } parties
}
lab-lead = Joueurs : { $players }. Graines { $seeds }.
lab-options = Options : { $options }.
lab-percent = { $value } %

lab-seat = Place
lab-seat-of = Place { $seat }
lab-bot = Robot
lab-player = Joueur
lab-games = Parties
lab-rate = Taux
lab-share = Part
lab-interval = Intervalle à 95 %
lab-mean = Moyenne
lab-deviation = Écart type
lab-least = Minimum
lab-most = Maximum
lab-all = Toutes
lab-measure = Mesure

lab-scores = Scores
lab-points = Points
lab-scores-by-seat = Points par place
lab-scores-by-bot = Points par robot
lab-alt-scores = Combien de fois chaque score a été atteint, une ligne par place. Moyennes : { $means }.

lab-categories = Points par catégorie
lab-category = Catégorie
lab-points-of-a-player = Points d’un joueur
lab-points-by-category = Points d’un joueur par catégorie
lab-category-means = Points moyens par catégorie et par place
lab-boxes = Sur l’image, une boîte contient la moitié centrale des parties, ses moustaches neuf sur dix ; le trait épais est la médiane, le losange la moyenne.
lab-no-points = Personne n’a marqué de points.
lab-alt-categories = Une boîte par catégorie et par place : la répartition des points. Moyennes de toutes les places : { $means }.

lab-winners = Qui gagne
lab-wins-by-seat = Parties gagnées par place (une victoire partagée compte en partie)
lab-wins-by-bot = Parties gagnées par robot, à l’une de ses places
lab-games-won = Parties gagnées
lab-endings = Comment les parties ont fini
lab-ending = Fin

lab-length = Durée des parties
lab-length-a-game = Durée d’une partie
lab-decisions = Décisions
lab-turns = Tours
lab-rounds = Saisons
lab-alt-decisions = Combien de parties ont demandé combien de décisions ; la moyenne est { $mean }.
lab-alt-turns = Combien de parties ont duré combien de tours ; la moyenne est { $mean }.
lab-alt-rounds = À quelle saison combien de parties ont fini ; la moyenne est { $mean }.

lab-training = Un entraînement
lab-training-lead = { $steps ->
    [one] Une étape.
   *[other] { $steps } étapes.
}
lab-alt-curve = { $what } : de { $first } au début à { $last } à la fin.
lab-curve-step = Étape
lab-curve-round = Passe
lab-curve-lead = Avance du camp essayé par l’étape
lab-curve-loss = Perte sur les parties apprises
lab-curve-tested = Perte sur d’autres parties
lab-curve-surprise = Carré moyen de l’écart entre victoire et chance, sur d’autres parties
lab-curve-points = Écart en points, sur d’autres parties

lab-comparison = Comparaison des deux séries
lab-compared-means = Moyennes
lab-compared-wins = Parties gagnées, seul ou à plusieurs
lab-first-set = Première série
lab-second-set = Deuxième série
lab-difference = Différence
lab-p-value = Valeur p
lab-p-small = < { $least }
lab-comparison-note = Première série : { $first } parties, deuxième série : { $second }. * signale p < 0,05, la probabilité d’un tel écart entre séries équivalentes ; sur vingt mesures, environ une est signalée par hasard. Moyennes : un nombre par partie, test t de Welch. Victoires : test exact de Fisher.

lab-no-file = { $file } : { $reason }
lab-not-text = { $file } : ce n’est pas du texte en UTF-8.
lab-not-a-result = { $file } : la ligne { $line } n’est pas le résultat d’une partie.
lab-no-results = Il n’y a aucun résultat à présenter.
lab-nothing-to-compare = Le fichier de résultats à comparer est vide.
lab-mixed-games = Des résultats de jeux différents ne peuvent pas être réunis : { $games }.
lab-unknown-game = Les résultats sont ceux d’un jeu inconnu ici : { $game }.
lab-no-folder = { $folder } : impossible d’y écrire le rapport ({ $reason }).
lab-no-policy = { $game } n’a pas de stratégie à entraîner.
lab-too-few-games = Trop peu de parties pour apprendre : une sur { $games } vérifie ce que les autres ont appris.
lab-arena-one-bot = L’arène compare des robots : donnez-en au moins deux.
lab-arena-same-bot = L’arène compare des robots différents : { $bot } est donné deux fois.
lab-bad-format = Il n’y a pas de format { $format }. Il y a : { $known }.
