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

## Le hasard
record-chance-large = la pioche ne donne pas une grande tuile du sac
record-chance-small = la pioche ne donne pas une petite tuile qui reste
record-chance-order = le hasard ne donne pas un ordre du tour des joueurs
record-chance-card = le hasard ne donne pas une carte Voyage de la pioche
record-chance-tile = le hasard doit donner une tuile ici
record-chance-captain = le hasard doit donner un capitaine ici
record-chance-first = le hasard doit donner le premier joueur ici
record-chance-settlement = le hasard doit donner une colonie ici
record-chance-ship = le hasard doit donner un bateau ennemi ici
record-chance-tile-gone = la tuile { $tile } n’est pas dans la pioche
record-chance-captain-gone = ce capitaine ne peut plus être tiré
record-chance-no-player = le premier joueur n’est pas de cette partie
record-chance-strength-gone = il ne reste pas de colonie de force { $strength }
record-chance-back-gone = il ne reste pas de bateau ennemi avec ce dos

## Explorateurs de la mer du Nord : la carte
record-tile-expected = on attend « TUILE q,r COIN », et non « { $found } »
record-at-expected = on attend « … at TERRE », et non « { $found } »
record-cannot-lie = la tuile { $tile } ne peut pas être en { $hex } : { $why }
record-lies-already = elle est déjà sur la carte
record-hex-taken = l’hexagone est pris (NS-P1)
record-hex-barred = elle toucherait le continent (NS-P3)
record-hex-lonely = aucune tuile n’est à côté (NS-P1)
record-corners-differ = elle ne s’accorde pas avec ses voisines (NS-P2)
record-no-land = il n’y a pas de terre en { $area }
record-no-enemy = il ne peut pas y avoir de (deuxième) bateau ennemi en { $hex }
record-no-strength = aucune colonie n’a la force « { $found } »
record-no-settlement = il ne peut pas y avoir de (deuxième) colonie en { $area }
record-animals = les Vikings ne sont pas des animaux, et ceux de { $area } vont sur une seule ligne
record-no-outpost = il ne peut pas y avoir d’avant-poste en { $point }
record-outpost-tiles = trois tuiles sans avant-poste ne se touchent pas en { $point } (NS-A8)

## Explorateurs de la mer du Nord : les joueurs
record-longship-lost = le drakkar n’est pas sur une tuile
record-longship-full = le drakkar n’en porte pas autant (NS-A1)
record-livestock = les Vikings ne sont pas du bétail
record-many-settlements = trop de colonies
record-many-vikings = { $seat } a plus de { $most } Vikings
record-vikings-twice = une deuxième ligne de Vikings pour { $area }
record-vikings = { $seat } a { $found } Vikings au lieu de { $expected }
record-captains-offered = on attend { $expected } capitaines qui n’ont été proposés à personne d’autre
record-captain-kept = on attend l’un des capitaines proposés, ou - avant le choix

## Explorateurs de la mer du Nord : le cours de la partie
record-turns = la partie finit après { $turns } tours, ni plus tôt ni plus tard
record-choice-late = les capitaines se choisissent avant le premier tour, et pas en solo
record-choice-over = tous les capitaines sont choisis : le premier tour a commencé
record-first-early = le premier joueur est tiré au sort après le choix des capitaines : on attend -
record-placings = il ne peut pas y avoir autant de tuiles à placer dans cette phase
record-points = les { $points } points restent tous avant qu’une tuile soit placée

## Explorateurs de la mer du Nord : les réserves
record-tile-or-twice = ce n’est pas une tuile, ou elle y est deux fois : « { $found } »
record-tile-twice = la tuile { $tile } est à deux endroits
record-tile-nowhere = la tuile { $tile } n’est nulle part
record-discarded = des tuiles ne sont défaussées qu’en solo (NS-SO2)
record-hand = { $expected ->
    [one] { $expected } tuile doit être
   *[other] { $expected } tuiles doivent être
} dans la main maintenant (NS-SO2)
record-solo-pile = trois tuiles sont piochées à chaque tour (NS-SO2)
record-no-tile-fits = aucune tuile de la main qui doit en placer une ne convient
record-animals-in-play = { $animals } : { $found } en jeu, mais les tuiles en portent { $tiles }
record-settlements-in-play = colonies : { $found } en jeu, mais les tuiles en portent { $tiles }
record-settlements-of-strength = plus de colonies de force { $strength } qu’il n’y en a
record-ships-in-play = bateaux ennemis : { $found } en jeu, mais les tuiles en portent { $tiles }
record-ships-of-one-back = plus de bateaux ennemis du même dos qu’il n’y en a
record-many-dead = plus de Vikings morts que de bateaux ennemis détruits

## Passage du Nord-Ouest : la carte
record-columns = on attend les lettres des colonnes
record-corners = on attend { $expected } coins (s, L ou ?)
record-row = on attend la rangée { $row } avec { $squares } cases
record-cell = « { $found } » n’est pas une tuile
record-printed-missing = la tuile imprimée en { $square } manque
record-not-printed = « { $tile } » n’est pas imprimé en { $square }
record-two-tiles = il y a deux tuiles en { $square }
record-two-squares = { $tile } doit couvrir deux cases côte à côte
record-corner-unknown = { $corner } est le coin d’une tuile et doit être connu
record-corner-unexplained = le coin { $corner } est { $mark } sur la carte, ce qu’aucune tuile n’explique
record-corners-of-tile = { $tile } n’a pas les coins que la carte montre autour de { $square }
record-hole = le trou { $square } n’est pas comblé (NW-C6)
record-no-seaway = la carte ne laisse aucune voie de mer du Groenland au Passage (NW-C4)
record-token-expected = un jeton s’écrit « cairn l3 » ou, s’il est pris, « cairn l3 A »
record-no-token = aucun jeton { $token } n’a sa place en { $square }
record-two-tokens = deux jetons sur la tuile { $square }
record-token-missing = un symbole de la carte n’a pas son jeton, sur le plateau ou pris
record-island-expected = une île s’écrit « +e4 A »
record-no-island = aucune île fermée ne commence en { $corner }
record-island-twice = l’île { $corner } est fermée deux fois
record-island-open = personne n’a fermé l’île en { $corner }

## Passage du Nord-Ouest : le temps
record-order = « { $found } » n’est pas un ordre des places { $seats }
record-nobody-acts = personne n’a à jouer si la partie est finie, et alors seulement
record-deck = les cartes ne correspondent pas à la saison { $season } : on en tire une par saison, aucune ne revient
record-ice-shift = la carte { $card } ne déplace pas la glace de { $shift }
record-refreshed = de grandes ou de petites tuiles sont rafraîchies quand il faut en prendre une, et alors seulement
record-turn-order = l’ordre du tour, qui a passé et qui est rentré ne s’accordent pas : chacun joue ou est rentré, seul un joueur passe
record-over-early = la partie n’est pas finie avant la dixième saison tant qu’une expédition est en route
record-actor = qui doit jouer a passé, n’est pas en route ou n’est pas dans l’ordre du tour
record-draft-late = le choix des tuiles est au début de la partie
record-no-areas = le traîneau du joueur { $seat } n’a pas le choix de sa zone
record-no-loss = le joueur { $seat } n’a pas le choix de qui perdre
record-nothing-to-take = il n’y a pas de tuile à prendre
record-solo-actions = en solo, chaque action est la première d’un tour

## Passage du Nord-Ouest : les tuiles
record-display = au plus { $most } grandes tuiles sont visibles
record-bag = le sac contient au plus { $most } grandes tuiles
record-display-unfilled = l’offre n’est pas complète bien que le sac ne soit pas vide
record-small-display = six petites tuiles sont visibles tant qu’il y en a autant
record-tile-count = la tuile { $tile } est là { $count ->
    [0] zéro fois
   *[other] { $count } fois
}
record-small-tiles = petites tuiles de la sorte { $kind } : { $found } en tout, et non { $expected }

## Passage du Nord-Ouest : les joueurs
record-after-players = quelque chose suit le dernier joueur
record-tuunbaq = le Tuunbaq est sur une tuile
record-no-tile = aucune tuile ne commence en { $square }
record-no-corner = la tuile en { $square } n’a pas de coin { $corner }
record-sled-corners = sur une tuile, un traîneau se tient sur certains de ses coins ; sur une flèche, sur aucun
record-sled-area = le traîneau du joueur { $seat } ne se tient pas sur une zone de sa tuile
record-sled-crew = des marins dans la colonne d’un traîneau qui n’est pas déployé
record-crew = le joueur { $seat } n’a pas { $crew } marins en tout
record-crew-discarded = seul le Tuunbaq fait défausser des marins
record-crew-removed = des marins sont retirés par l’option lost_crew, au début de la seconde année
record-doomed = des marins ne sont condamnés que tant qu’un capitaine choisit qui une carte lui fait perdre
record-sites = { $found } points de sites ne correspondent pas aux jetons Franklin pris, qui en donnent { $expected }
record-tokens = { $found } jetons { $token } ne correspondent pas aux { $taken } que la carte montre comme pris
record-cartography = les jetons Cartographie ne correspondent pas aux îles fermées
record-passage-token = qui se tient au Passage en a le jeton
record-passage-tokens = les jetons Passage pris ({ $taken }) ne sont pas les plus forts de { $values }
record-greenland-tokens = les jetons Groenland pris ({ $taken }) ne sont pas les plus forts de { $values }
record-greenland-rank = le joueur { $seat } n’a pas le jeton Groenland du rang de son retour
record-back-where = le joueur { $seat } est rentré, mais ni son navire ni son traîneau n’est au Groenland
record-sled-back = le traîneau du joueur { $seat } est au Groenland, mais le joueur n’est pas rentré
