## Le hasard
northwest-record-chance-large = la pioche ne donne pas une grande tuile du sac
northwest-record-chance-small = la pioche ne donne pas une petite tuile qui reste
northwest-record-chance-order = le hasard ne donne pas un ordre du tour des joueurs
northwest-record-chance-card = le hasard ne donne pas une carte Voyage de la pioche

## La carte
northwest-record-columns = on attend les lettres des colonnes
northwest-record-corners = on attend { $expected } coins (s, L ou ?)
northwest-record-row = on attend la rangée { $row } avec { $squares } cases
northwest-record-cell = « { $found } » n’est pas une tuile
northwest-record-printed-missing = la tuile imprimée en { $square } manque
northwest-record-not-printed = « { $tile } » n’est pas imprimé en { $square }
northwest-record-two-tiles = il y a deux tuiles en { $square }
northwest-record-two-squares = { $tile } doit couvrir deux cases côte à côte
northwest-record-corner-unknown = { $corner } est le coin d’une tuile et doit être connu
northwest-record-corner-unexplained = le coin { $corner } est { $mark } sur la carte, ce qu’aucune tuile n’explique
northwest-record-corners-of-tile = { $tile } n’a pas les coins que la carte montre autour de { $square }
northwest-record-hole = le trou { $square } n’est pas comblé (NW-C6)
northwest-record-no-seaway = la carte ne laisse aucune voie de mer du Groenland au Passage (NW-C4)
northwest-record-token-expected = un jeton s’écrit « cairn l3 » ou, s’il est pris, « cairn l3 A »
northwest-record-no-token = aucun jeton { $token } n’a sa place en { $square }
northwest-record-two-tokens = deux jetons sur la tuile { $square }
northwest-record-token-missing = un symbole de la carte n’a pas son jeton, sur le plateau ou pris
northwest-record-island-expected = une île s’écrit « +e4 A »
northwest-record-no-island = aucune île fermée ne commence en { $corner }
northwest-record-island-twice = l’île { $corner } est fermée deux fois
northwest-record-island-open = personne n’a fermé l’île en { $corner }

## Le temps
northwest-record-order = « { $found } » n’est pas un ordre des places { $seats }
northwest-record-nobody-acts = personne n’a à jouer si la partie est finie, et alors seulement
northwest-record-deck = les cartes ne correspondent pas à la saison { $season } : on en tire une par saison, aucune ne revient
northwest-record-ice-shift = la carte { $card } ne déplace pas la glace de { $shift }
northwest-record-refreshed = de grandes ou de petites tuiles sont rafraîchies quand il faut en prendre une, et alors seulement
northwest-record-turn-order = l’ordre du tour, qui a passé et qui est rentré ne s’accordent pas : chacun joue ou est rentré, seul un joueur passe
northwest-record-over-early = la partie n’est pas finie avant la dixième saison tant qu’une expédition est en route
northwest-record-actor = qui doit jouer a passé, n’est pas en route ou n’est pas dans l’ordre du tour
northwest-record-draft-late = le choix des tuiles est au début de la partie
northwest-record-no-areas = le traîneau du joueur { $seat } n’a pas le choix de sa zone
northwest-record-no-loss = le joueur { $seat } n’a pas le choix de qui perdre
northwest-record-nothing-to-take = il n’y a pas de tuile à prendre
northwest-record-solo-actions = en solo, chaque action est la première d’un tour

## Les tuiles
northwest-record-display = au plus { $most } grandes tuiles sont visibles
northwest-record-bag = le sac contient au plus { $most } grandes tuiles
northwest-record-display-unfilled = l’offre n’est pas complète bien que le sac ne soit pas vide
northwest-record-small-display = six petites tuiles sont visibles tant qu’il y en a autant
northwest-record-tile-count = la tuile { $tile } est là { $count ->
    [0] zéro fois
   *[other] { $count } fois
}
northwest-record-small-tiles = petites tuiles de la sorte { $kind } : { $found } en tout, et non { $expected }

## Les joueurs
northwest-record-after-players = quelque chose suit le dernier joueur
northwest-record-tuunbaq = le Tuunbaq est sur une tuile
northwest-record-no-tile = aucune tuile ne commence en { $square }
northwest-record-no-corner = la tuile en { $square } n’a pas de coin { $corner }
northwest-record-sled-corners = sur une tuile, un traîneau se tient sur certains de ses coins ; sur une flèche, sur aucun
northwest-record-sled-area = le traîneau du joueur { $seat } ne se tient pas sur une zone de sa tuile
northwest-record-sled-crew = des marins dans la colonne d’un traîneau qui n’est pas déployé
northwest-record-crew = le joueur { $seat } n’a pas { $crew } marins en tout
northwest-record-crew-discarded = seul le Tuunbaq fait défausser des marins
northwest-record-crew-removed = des marins sont retirés par l’option lost_crew, au début de la seconde année
northwest-record-doomed = des marins ne sont condamnés que tant qu’un capitaine choisit qui une carte lui fait perdre
northwest-record-sites = { $found } points de sites ne correspondent pas aux jetons Franklin pris, qui en donnent { $expected }
northwest-record-tokens = { $found } jetons { $token } ne correspondent pas aux { $taken } que la carte montre comme pris
northwest-record-cartography = les jetons Cartographie ne correspondent pas aux îles fermées
northwest-record-passage-token = qui se tient au Passage en a le jeton
northwest-record-passage-tokens = les jetons Passage pris ({ $taken }) ne sont pas les plus forts de { $values }
northwest-record-greenland-tokens = les jetons Groenland pris ({ $taken }) ne sont pas les plus forts de { $values }
northwest-record-greenland-rank = le joueur { $seat } n’a pas le jeton Groenland du rang de son retour
northwest-record-back-where = le joueur { $seat } est rentré, mais ni son navire ni son traîneau n’est au Groenland
northwest-record-sled-back = le traîneau du joueur { $seat } est au Groenland, mais le joueur n’est pas rentré
