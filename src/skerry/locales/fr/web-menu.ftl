### Le menu de la table : chargé avec lui.

web-watch-link = Lien pour regarder
web-seat-link = Lien secret vers votre place
web-make-seat-link = Continuer sur un autre appareil
web-keep-seat = Jouer seulement ici
web-keep-seat-about = Les autres appareils perdent votre place, et les liens secrets vers elle ne seront plus valables.
web-seat-kept = Seul ce navigateur tient maintenant votre place.
web-keys = Touches
web-key-r = tourner la tuile
web-key-e = finir le tour
web-key-u = annuler le coup
web-key-h = conseil
web-key-l = liste des actions
web-key-b = revoir le dernier coup ; les flèches avancent
web-key-esc = reposer, fermer
web-legend = Légende
web-resign = Abandonner
web-resign-sure = Abandonner la place { $letter } ?
web-luck = Hasard
