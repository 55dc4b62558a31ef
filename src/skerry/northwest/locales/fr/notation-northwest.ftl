## Des actions que l’on ne comprend pas
northwest-notation-wrong = « { $action } » n’est pas une action : { $why }
northwest-notation-long = une action n’est pas si longue
northwest-notation-empty = aucune action n’est écrite
northwest-notation-unpaid = on ne paie que ce que fait un navire ou un traîneau
northwest-notation-first-word = elle commence par ship, sled, take, stand, lose, pass ou end
northwest-notation-what = que doit faire { $vehicle ->
    [ship] le navire
   *[sled] le traîneau
} ?
northwest-notation-otherwise = { $kind } s’écrit autrement
northwest-notation-payment = on paie avec food, morale, food sacrifice, morale sacrifice ou sacrifice, et un sacrifice peut nommer la colonne : ship ou sled
northwest-notation-square = « { $found } » n’est pas une case du plateau (de a1 à l8)
northwest-notation-compass = « { $found } » n’est pas un coin ({ $corners })
northwest-notation-tile = « { $found } » n’est pas une tuile (de L0 à L63, { $small })
northwest-notation-drawn-together = seules de petites tuiles se piochent ensemble
northwest-notation-place-small = une petite tuile se place comme « cape e4 nw »
northwest-notation-place-large = une grande tuile se place comme « L37 e4-f4 » ou « L37 e4-f4 back »
northwest-notation-turned = une tuile { $tile } se tourne ainsi : { $ways }
northwest-notation-not-turned = une tuile { $tile } ne se tourne pas
northwest-notation-apart = { $first } et { $second } ne sont pas côte à côte
northwest-notation-which-area = dites vers quelle zone de la tuile, par l’un de ses coins
northwest-notation-move = un déplacement s’écrit « ship move e4 » ou « sled move e4 nw »
northwest-notation-giving = « { $found } » ne se donne pas
northwest-notation-transfer = l’équipage se transfère comme « +3a -1r » : + vers le traîneau ou - vers le navire, a pour disponible, r pour au repos
northwest-notation-transfer-who = combien de marins doivent partir ?
northwest-notation-card = « { $found } » n’est pas une carte Voyage
northwest-notation-order = « { $found } » n’est pas un ordre du tour
