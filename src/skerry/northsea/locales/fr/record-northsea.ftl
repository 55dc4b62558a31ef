## Le hasard
northsea-record-chance-tile = le hasard doit donner une tuile ici
northsea-record-chance-captain = le hasard doit donner un capitaine ici
northsea-record-chance-first = le hasard doit donner le premier joueur ici
northsea-record-chance-settlement = le hasard doit donner une colonie ici
northsea-record-chance-ship = le hasard doit donner un bateau ennemi ici
northsea-record-chance-tile-gone = la tuile { $tile } n’est pas dans la pioche
northsea-record-chance-captain-gone = ce capitaine ne peut plus être tiré
northsea-record-chance-no-player = le premier joueur n’est pas de cette partie
northsea-record-chance-strength-gone = il ne reste pas de colonie de force { $strength }
northsea-record-chance-back-gone = il ne reste pas de bateau ennemi avec ce dos

## La carte
northsea-record-tile-expected = on attend « TUILE q,r COIN », et non « { $found } »
northsea-record-at-expected = on attend « … at TERRE », et non « { $found } »
northsea-record-cannot-lie = la tuile { $tile } ne peut pas être en { $hex } : { $why }
northsea-record-lies-already = elle est déjà sur la carte
northsea-record-hex-taken = l’hexagone est pris (NS-P1)
northsea-record-hex-barred = elle toucherait le continent (NS-P3)
northsea-record-hex-lonely = aucune tuile n’est à côté (NS-P1)
northsea-record-corners-differ = elle ne s’accorde pas avec ses voisines (NS-P2)
northsea-record-no-land = il n’y a pas de terre en { $area }
northsea-record-no-enemy = il ne peut pas y avoir de (deuxième) bateau ennemi en { $hex }
northsea-record-no-strength = aucune colonie n’a la force « { $found } »
northsea-record-no-settlement = il ne peut pas y avoir de (deuxième) colonie en { $area }
northsea-record-animals = les Vikings ne sont pas des animaux, et ceux de { $area } vont sur une seule ligne
northsea-record-no-outpost = il ne peut pas y avoir d’avant-poste en { $point }
northsea-record-outpost-tiles = trois tuiles sans avant-poste ne se touchent pas en { $point } (NS-A8)

## Les joueurs
northsea-record-longship-lost = le drakkar n’est pas sur une tuile
northsea-record-longship-full = le drakkar n’en porte pas autant (NS-A1)
northsea-record-livestock = les Vikings ne sont pas du bétail
northsea-record-many-settlements = trop de colonies
northsea-record-many-vikings = { $seat } a plus de { $most } Vikings
northsea-record-vikings-twice = une deuxième ligne de Vikings pour { $area }
northsea-record-vikings = { $seat } a { $found } Vikings au lieu de { $expected }
northsea-record-captains-offered = on attend { $expected } capitaines qui n’ont été proposés à personne d’autre
northsea-record-captain-kept = on attend l’un des capitaines proposés, ou - avant le choix

## Le cours de la partie
northsea-record-turns = la partie finit après { $turns } tours, ni plus tôt ni plus tard
northsea-record-choice-late = les capitaines se choisissent avant le premier tour, et pas en solo
northsea-record-choice-over = tous les capitaines sont choisis : le premier tour a commencé
northsea-record-first-early = le premier joueur est tiré au sort après le choix des capitaines : on attend -
northsea-record-placings = il ne peut pas y avoir autant de tuiles à placer dans cette phase
northsea-record-points = les { $points } points restent tous avant qu’une tuile soit placée

## Les réserves
northsea-record-tile-or-twice = ce n’est pas une tuile, ou elle y est deux fois : « { $found } »
northsea-record-tile-twice = la tuile { $tile } est à deux endroits
northsea-record-tile-nowhere = la tuile { $tile } n’est nulle part
northsea-record-discarded = des tuiles ne sont défaussées qu’en solo (NS-SO2)
northsea-record-hand = { $expected ->
    [one] { $expected } tuile doit être
   *[other] { $expected } tuiles doivent être
} dans la main maintenant (NS-SO2)
northsea-record-solo-pile = trois tuiles sont piochées à chaque tour (NS-SO2)
northsea-record-no-tile-fits = aucune tuile de la main qui doit en placer une ne convient
northsea-record-animals-in-play = { $animals } : { $found } en jeu, mais les tuiles en portent { $tiles }
northsea-record-settlements-in-play = colonies : { $found } en jeu, mais les tuiles en portent { $tiles }
northsea-record-settlements-of-strength = plus de colonies de force { $strength } qu’il n’y en a
northsea-record-ships-in-play = bateaux ennemis : { $found } en jeu, mais les tuiles en portent { $tiles }
northsea-record-ships-of-one-back = plus de bateaux ennemis du même dos qu’il n’y en a
northsea-record-many-dead = plus de Vikings morts que de bateaux ennemis détruits
