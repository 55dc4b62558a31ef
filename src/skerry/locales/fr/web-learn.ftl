### Apprendre en jouant : les mots autour des leçons de chaque jeu.

web-lesson = Leçon
web-lesson-step = étape { $number } sur { $last }
web-lesson-show = Montrez-moi
web-lesson-again = Recommencer
web-lesson-astray = Ce coup mène ailleurs. Annulez-le, ou reprenez la leçon du début.
web-lesson-next = Leçon suivante
web-lesson-all = Leçons
web-lesson-play = Jouer une partie
web-lesson-learnt = apprise
web-lessons-title = { $game } : apprendre en jouant
web-lessons-about = De petites parties d’une minute, avec les vraies règles. Vous jouez ; rien ne peut mal tourner.
