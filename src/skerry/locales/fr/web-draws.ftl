## Comment le hasard est tiré, et comment on le vérifie

web-draws-title = Un hasard vérifiable
web-draws-about = Avant le premier coup, le serveur choisit un nombre secret, le met dans une enveloppe scellée et vous montre l’enveloppe : c’est l’engagement. Puis le navigateur de chaque joueur ajoute un nombre à lui. Tout le hasard de la partie découle de ces nombres par une recette fixe. Le serveur ne peut donc pas choisir ce qui l’arrange, et aucun joueur ne peut prévoir un tirage. La partie finie, l’enveloppe est ouverte : chacun peut refaire la recette et comparer chaque tirage. Reprendre un coup ne change jamais un tirage. La partie enregistrée est scellée aussi, pour que personne ne modifie un coup après.
web-draws-promised = Ce qui a été promis
web-draws-no-word = rien d’ajouté
web-draws-add = Ajoutez quelque chose à vous pour la place { $seat } : des dés, des lettres, n’importe quoi (8 caractères au moins)
web-draws-add-now = Ajouter
web-draws-later = L’enveloppe sera ouverte à la fin de la partie.
web-draws-none = Rien n’a été promis pour cette table : elle vient d’une partie enregistrée ou date d’avant les promesses.
web-draws-check = Vérifier une partie enregistrée
web-draws-check-about = La partie enregistrée de n’importe quelle table. Le serveur refait tous les tirages ; ce navigateur vérifie l’enveloppe lui-même. La commande « skerry verify » fait tout cela sans serveur.
web-draws-choose = Choisir une partie…
web-draws-checking = Tous les tirages sont refaits…
web-draws-verified = { $draws ->
    [one] Le seul tirage découle
   *[other] Les { $draws } tirages découlent
} du secret { $words ->
    [0] seul
    [one] et d’un nombre ajouté par un joueur
   *[other] et de { $words } nombres ajoutés par des joueurs
}. Aucun coup n’a été modifié.
web-draws-verified-shared = { $draws ->
    [one] Le seul tirage découle
   *[other] Les { $draws } tirages découlent
} du seul secret, commun à toutes les tables de ce voyage. Aucun coup n’a été modifié.
web-draws-here = Ce navigateur a calculé l’engagement lui-même : il correspond au secret.
web-draws-here-differs = Ce navigateur a calculé l’engagement lui-même : il ne correspond pas au secret.
web-draws-noted = C’est l’engagement que ce navigateur avait noté avant la fin.
web-draws-noted-differs = Ce n’est pas l’engagement que ce navigateur avait noté avant la fin.
