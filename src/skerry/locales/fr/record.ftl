## Des parties enregistrées et des diagrammes illisibles : la ligne, et pourquoi

record-line = ligne { $line } : { $reason }

## Tous les textes
record-not-text = une partie enregistrée est un texte, et non { $type }
record-diagram-not-text = un diagramme est un texte, et non { $type }
record-too-long = plus de { $most } caractères
record-foreign = ne commence pas par « { $magic } » : ce n’est pas une de nos parties enregistrées
record-diagram-foreign = ne commence pas par « skerry diagram JEU » : ce n’est pas un de nos diagrammes
record-diagram-of-another = ne commence pas par « skerry diagram { $game } »
record-diagram-long = plus long qu’un diagramme ne peut l’être
record-breaks-off = la partie s’interrompt : il manque sa dernière ligne, « end » ou « running »
record-diagram-breaks-off = le diagramme s’interrompt ici
record-expected = on attend « { $expected } », et non « { $found } »
record-value-expected = on attend « nom: valeur », et non « { $found } »
record-number = on attend un nombre entier de { $least } à { $most }, et non « { $found } »
record-choice = on attend un mot parmi { $choices }, et non « { $found } »
record-line-missing = la ligne « { $name }: … » manque
record-second-line = une deuxième ligne « { $name } »
record-unknown-line = la ligne « { $name } » est inconnue

## L’en-tête d’une partie
record-header-line = ce n’est pas une ligne d’en-tête : « { $found } »
record-header-missing = l’en-tête n’a pas de ligne « { $name }: … »
record-no-number = { $name } n’est pas un nombre : « { $found } »
record-too-large = { $name } est trop grand : { $found }
record-seed-hidden = la graine est cachée : une partie en cours, enregistrée pour une seule place, ne peut pas être rejouée
record-option-early = une option avant le jeu
record-components = la partie a été jouée avec le matériel { $played }, ici se trouve { $here } ; jouez avec le sien : skerry --components DIR, ou skerry replay FICHIER
record-rules-unknown = la version { $rules } des règles est inconnue ici (connues : de 1 à { $known })
record-setup-missing = l’en-tête n’a pas de ligne « setup »
record-setup-chance = la mise en place n’a pas les effets du hasard qu’il lui faut
record-setup-and-diagram = la partie commence par un diagramme : elle n’a pas de ligne « setup »
record-pledge-line = { $name } ne peut pas être « { $found } »
record-commitment = l’engagement ne correspond pas : le secret, le sel, la table ou la partie ont été modifiés
record-pledged-seed = la graine ne découle pas du secret et de ce que les joueurs ont ajouté
record-scope-open = l’engagement ne nomme pas la série, par laquelle le hasard aurait pu être choisi après coup
record-secret-hidden = le secret n’est pas encore révélé : rien ne peut être vérifié avant
record-no-pledge = aucun engagement n’a été pris pour cette partie : ses tirages ne peuvent pas être vérifiés
record-unsealed = le serveur n’a pas scellé cette partie enregistrée : ce qui a été joué a pu être modifié
record-seal = le sceau ne correspond pas : ce qui a été joué a été modifié
record-draw-differs = le hasard n’a pas donné { $found } mais { $expected }
record-diagram-differs = le diagramme a d’autres places, une autre graine ou d’autres options

## Les actions d’une partie
record-no-action = on attend « numéro place action », et non « { $found } »
record-number-expected = on attend l’action { $expected }, et non « { $found } »
record-seat-expected = c’est à la place { $expected } de jouer, et non à « { $found } »
record-game-over = la partie est finie avant cette action
record-chance-differs = l’action n’a pas les effets du hasard qu’il lui faut
record-ending-differs = la fin ne correspond pas à la partie : « { $found } » au lieu de « { $expected } »
record-after-end = quelque chose suit la dernière ligne de la partie
