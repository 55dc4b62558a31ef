## Des actions et des effets du hasard que l’on ne comprend pas, ou qui ne sont pas permis

notation-refused = { $reason } ({ $rule })
notation-code = ce n’est pas le code d’une action : { $code }

## Expedition: Northwest Passage
notation-wrong = « { $action } » n’est pas une action : { $why }
notation-long = une action n’est pas si longue
notation-empty = aucune action n’est écrite
notation-unpaid = on ne paie que ce que fait un navire ou un traîneau
notation-first-word = elle commence par ship, sled, take, stand, lose, pass ou end
notation-what = que doit faire { $vehicle ->
    [ship] le navire
   *[sled] le traîneau
} ?
notation-otherwise = { $kind } s’écrit autrement
notation-payment = on paie avec food, morale, food sacrifice, morale sacrifice ou sacrifice, et un sacrifice peut nommer la colonne : ship ou sled
notation-square = « { $found } » n’est pas une case du plateau (de a1 à l8)
notation-compass = « { $found } » n’est pas un coin ({ $corners })
notation-tile = « { $found } » n’est pas une tuile (de L0 à L63, { $small })
notation-drawn-together = seules de petites tuiles se piochent ensemble
notation-place-small = une petite tuile se place comme « cape e4 nw »
notation-place-large = une grande tuile se place comme « L37 e4-f4 » ou « L37 e4-f4 back »
notation-turned = une tuile { $tile } se tourne ainsi : { $ways }
notation-not-turned = une tuile { $tile } ne se tourne pas
notation-apart = { $first } et { $second } ne sont pas côte à côte
notation-which-area = dites vers quelle zone de la tuile, par l’un de ses coins
notation-move = un déplacement s’écrit « ship move e4 » ou « sled move e4 nw »
notation-giving = « { $found } » ne se donne pas
notation-transfer = l’équipage se transfère comme « +3a -1r » : + vers le traîneau ou - vers le navire, a pour disponible, r pour au repos
notation-transfer-who = combien de marins doivent partir ?
notation-card = « { $found } » n’est pas une carte Voyage
notation-order = « { $found } » n’est pas un ordre du tour

## Explorateurs de la mer du Nord
notation-no-action = ce n’est pas une action : « { $found } »
notation-unknown-action = ce n’est pas une action : « { $found } » (il y a { $kinds })
notation-incomplete = l’action n’est pas complète : « { $found } »
notation-hexagon = ce n’est pas un hexagone : « { $found } » (écrivez q,r comme 2,-1)
notation-far-hexagon = aucun hexagone n’est aussi loin que « { $found } »
notation-corner = ce n’est pas un coin : « { $found } » (écrivez un coin parmi { $corners })
notation-area = ce n’est pas une terre : « { $found } » (écrivez-la comme 2,-1.NE, ou mainland)
notation-point = ce n’est pas un point : « mainland » (écrivez-le comme 2,-1.N)
notation-piece = ce n’est pas une pièce : « { $found } » (écrivez viking, 2 vikings, { $animals })
notation-pieces = écrivez quelles pièces, une à neuf de chaque sorte : 2 vikings pig
notation-nine-pieces = on peut écrire au plus neuf pièces de chaque sorte
notation-captain = aucun capitaine ne s’appelle « { $found } » (il y a { $captains })
notation-tile-number = aucune tuile n’a le numéro « { $found } » (il y a de 1 à { $most })
notation-load = écrivez « load … from TERRE »
notation-unload = écrivez « unload … to TERRE »
notation-way = écrivez « { $kind } … from TERRE to TERRE »
notation-animal = ce n’est pas un animal : « { $found } » (il y a { $animals })
notation-vikings = ce n’est pas un nombre de Vikings de 1 à 9 : « { $found } »
notation-chance = ce n’est pas un effet du hasard : « { $found } »
