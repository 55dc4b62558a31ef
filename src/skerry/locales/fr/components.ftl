# Ce qui ne va pas dans les fichiers de matériel d’un propriétaire.

components-line = { $file }, ligne { $line } : { $reason }
components-file = { $file } : { $reason }
components-no-folder = ce dossier n’existe pas
components-empty = il n’y a pas de fichiers de matériel ; « skerry components export DIR » les écrit
components-unreadable = il ne se lit pas comme du texte (UTF-8)
components-exists = il existe déjà, et rien n’est écrasé
components-unknown-file = aucun jeu ne connaît ce fichier ; son dossier porte le nom de la famille du jeu
components-columns = la première ligne nomme les colonnes : { $columns }
components-fields = { $found } champs au lieu de { $expected }
components-number = on attend un nombre entier de { $low } à { $high }, pas « { $found } »
components-word = on attend un de ces mots : { $known }, pas « { $found } »
components-corners = on attend { $count } coins, chacun s (mer) ou L (terre), pas « { $found } »
components-order = les lignes se comptent ; ici, on attend { $expected }
components-count = { $found } au lieu de { $expected }
components-symbols = { $found } fois { $symbol } au lieu de { $expected }
components-picture = ce ne sont pas les coins d’une tuile { $kind }, de quelque façon qu’on la tourne
components-situation = seuls la Nourriture et le Moral peuvent dépendre de la situation d’un capitaine
components-land-and-sea = une tuile a de la terre et de la mer
components-neighbours = elle diffère de sa voisine de l’ouest par un coin qu’elles partagent
components-toml = ce n’est pas du TOML
components-unknown = rien ne s’appelle « { $name } » ici
components-missing = il manque { $name }
components-list = on attend une liste{ $count ->
        [0] {""}
       *[other] {" "}de { $count } nombres
    }
components-square = on attend une case de a1 à l8, pas « { $found } »
components-printed = une tuile imprimée, c’est sa case de l’ouest, trois coins au nord, trois au sud et la case de son cairn
components-arrow = une flèche touche des cases de la colonne { $column } qui se suivent depuis le nord
components-tokens = pour { $players } joueurs, il n’y a pas plus de jetons, le plus élevé d’abord
