## Northwest Passage : les mots du moteur de jeu
northwest-title = Passage du Nord-Ouest
northwest-solo-title = Passage du Nord-Ouest, en solo
terror-solo-title = HMS Terror, en solo
terror-coop-title = HMS Terror, en équipe
northwest-option-tuunbaq = Avec le Tuunbaq, la bête des glaces
northwest-option-lost_crew = Équipage perdu : deux marins partent au début de la seconde année
northwest-option-supplies = Nourriture et Moral au départ

## Phases
northwest-phase-draft = Prenez une des tuiles
northwest-phase-act = Choisissez une action
northwest-phase-take = Prenez une des nouvelles tuiles
northwest-phase-stand = La glace a bougé : choisissez où se tient votre traîneau
northwest-phase-lose = Choisissez la colonne qui perd un marin
northwest-phase-over = La partie est finie

## Choses
northwest-tile-sea = mer
northwest-tile-cape = cap
northwest-tile-coast = côte
northwest-tile-strait = détroit
northwest-tile-bay = baie
northwest-tile-land = terre
northwest-tile-kind-large = grande tuile
northwest-tile-kind-small = petite tuile
northwest-tile-kind-printed = tuile imprimée
northwest-tile-kind-filler = petite tuile comblant un trou
northwest-tile-kind-joker = Joker
northwest-token-inuit = Inuit
northwest-token-cairn = Cairn
northwest-token-franklin = Franklin
northwest-token-strait = Détroit
northwest-token-cartography = Cartographie
northwest-vehicle-ship = navire
northwest-vehicle-sled = traîneau
northwest-arrow-greenland = Groenland
northwest-arrow-passage = Passage du Nord-Ouest
northwest-action-draw = Piocher
northwest-action-refresh = Rafraîchir et piocher
northwest-action-take = Prendre
northwest-action-place = Placer une tuile
northwest-action-lay = Piocher et placer
northwest-action-move = Se déplacer
northwest-action-transfer = Transférer l’équipage
northwest-action-explore = Explorer
northwest-action-discover = Découvrir
northwest-action-pass = Passer
northwest-action-end = Finir le tour
northwest-action-stand = Se tenir
northwest-action-tuunbaq = Déplacer le Tuunbaq
northwest-action-lose = Perdre un marin

## Pourquoi pas
northwest-refusal-game-over = La partie est finie.
northwest-refusal-draft-first = Prenez d’abord une des grandes tuiles visibles.
northwest-refusal-take-first = Après avoir rafraîchi les tuiles, il faut en prendre une.
northwest-refusal-stand-first = Choisissez d’abord la zone où se tient votre traîneau.
northwest-refusal-lose-first = Choisissez d’abord la colonne qui perd un marin.
northwest-refusal-leave-first = Choisissez d’abord la colonne qui perd un marin.
northwest-refusal-nothing-to-take = On ne prend une tuile qu’à la mise en place ou après avoir rafraîchi ; sinon, le navire ou le traîneau pioche.
northwest-refusal-no-thaw = Aucun traîneau ne doit chercher une nouvelle place maintenant.
northwest-refusal-no-loss = Aucun marin n’est à perdre maintenant.
northwest-refusal-already-acted = On ne peut passer qu’au lieu d’une première action ; finissez le tour.
northwest-refusal-not-acted = Un tour commence par une action, ou l’on passe.
northwest-refusal-no-end-here = Dans ce mode, un tour finit quand on passe.
northwest-refusal-no-lay-here = Piocher et placer d’un coup appartient à la variante solo.
northwest-refusal-no-tuunbaq-here = Le Tuunbaq n’est pas de cette partie.
northwest-refusal-no-payment-here = Nourriture et Moral ne se dépensent que dans les modes Terror.
northwest-refusal-payment-missing = Dites avec quoi l’action est payée : Nourriture ou Moral.
northwest-refusal-too-few-crew = Il faut { $needed ->
        [one] { $needed } marin disponible
       *[other] { $needed } marins disponibles
    } dans la colonne { $vehicle ->
        [ship] du navire
       *[sled] du traîneau
    } ; il y en a { $available }.
northwest-refusal-no-food = Il n’y a plus de Nourriture.
northwest-refusal-no-morale = Il n’y a plus de Moral.
northwest-refusal-no-sacrifice-needed = Le coût peut être payé en entier : personne n’est sacrifié.
northwest-refusal-sacrifice-needed = { $needed ->
        [one] Le coût de { $needed } marin ne peut être payé en entier
       *[other] Le coût de { $needed } marins ne peut être payé en entier
    } : il faut sacrifier un marin.
northwest-refusal-nobody-available = Plus aucun marin n’est disponible, ni au navire ni au traîneau : il faut passer.
northwest-refusal-nobody-there = Il n’y a aucun marin dans la colonne { $vehicle ->
        [ship] du navire
       *[sled] du traîneau
    }.
northwest-refusal-which-victim = Dites de quelle colonne vient le marin sacrifié : navire ou traîneau.
northwest-refusal-no-victim = Il n’y a aucun marin à sacrifier dans la colonne { $vehicle ->
        [ship] du navire
       *[sled] du traîneau
    }.
northwest-refusal-no-victim-choice = Selon les règles de cette partie, le marin sacrifié vient de la colonne qui agit.
northwest-refusal-on-arrow = Une flèche n’est pas une tuile : on n’y place rien et l’on n’y transfère pas d’équipage.
northwest-refusal-large-not-shown = La tuile { $tile } n’est pas visible.
northwest-refusal-pile-empty = La pile de cette petite tuile est vide.
northwest-refusal-draft-is-large = À la mise en place, on prend une grande tuile.
northwest-refusal-small-not-shown = Ces petites tuiles ne sont pas toutes visibles.
northwest-refusal-two-small = On pioche exactement deux petites tuiles tant que deux sont visibles.
northwest-refusal-one-only = On ne pioche qu’une tuile à la fois.
northwest-refusal-refreshed-kind = La tuile prise doit être de la sorte qui a été rafraîchie.
northwest-refusal-bag-empty = La réserve ne contient plus de tuile pour rafraîchir.
northwest-refusal-refresh-which = Précisez, comme ce mode le demande, si l’on rafraîchit les grandes ou les petites tuiles.
northwest-refusal-refresh-all = Ici, rafraîchir remplace toujours toutes les grandes tuiles visibles.
northwest-refusal-not-in-reserve = La tuile { $tile } n’est pas dans votre réserve.
northwest-refusal-not-free = La case { $square } est déjà couverte.
northwest-refusal-not-beside = La tuile doit toucher par un côté celle où se trouve { $vehicle ->
        [ship] le navire
       *[sled] le traîneau
    }.
northwest-refusal-corners-differ = À chaque coin, la terre doit rencontrer la terre et la mer la mer.
northwest-refusal-passage-closed = Cela fermerait la dernière voie de mer du Groenland au Passage.
northwest-refusal-not-leftmost = Seule la tuile visible la plus à gauche peut être piochée et placée d’un coup.
northwest-refusal-not-together = Les deux petites tuiles doivent être voisines.
northwest-refusal-one-tile-at-a-time = On ne place qu’une tuile à la fois.
northwest-refusal-no-tile-there = Il n’y a pas de tuile en { $to }.
northwest-refusal-not-next = Impossible pour { $vehicle ->
        [ship] le navire
       *[sled] le traîneau
    } d’y aller en un déplacement : ce n’est pas voisin.
northwest-refusal-no-sea = Aucune mer ne relie les deux lieux.
northwest-refusal-frozen = La voie de mer est gelée.
northwest-refusal-locked = Le navire est pris dans la glace jusqu’au dégel.
northwest-refusal-no-land-way = Ni terre ni glace n’y mène de l’endroit où se tient le traîneau.
northwest-refusal-other-area = Le traîneau n’arrive pas dans la zone { $area } de cette tuile.
northwest-refusal-give-needed = Qui entre sur la tuile du Tuunbaq doit donner un marin ou un jeton.
northwest-refusal-give-for-nothing = On ne donne rien là où le Tuunbaq n’est pas.
northwest-refusal-cannot-give = Vous n’avez pas ce que vous voulez donner.
northwest-refusal-apart = On ne transfère l’équipage que si navire et traîneau sont sur la même tuile.
northwest-refusal-nobody-moves = Au moins un marin doit changer de colonne.
northwest-refusal-not-so-many = Il n’y a pas autant de marins dans ces colonnes.
northwest-refusal-sled-is-lost = Un traîneau perdu n’est jamais redéployé.
northwest-refusal-all-water = Sur une tuile toute en eau, le traîneau ne se déploie que si la tuile entière est gelée.
northwest-refusal-where-to-deploy = Dites dans quelle zone le traîneau est déployé.
northwest-refusal-no-such-area = Le traîneau ne peut pas se tenir au coin { $area }.
northwest-refusal-no-deploy-area = Il n’y a ni terre ni glace au coin { $area } pour déployer le traîneau.
northwest-refusal-not-deploying = Le traîneau est déjà déployé : on ne nomme pas de zone.
northwest-refusal-no-site = Il n’y a pas de jeton Franklin ou Détroit sur la tuile où se trouve { $vehicle ->
        [ship] le navire
       *[sled] le traîneau
    }.
northwest-refusal-no-find = Il n’y a pas de jeton Inuit ou Cairn sur la tuile où se trouve { $vehicle ->
        [ship] le navire
       *[sled] le traîneau
    }.
northwest-refusal-gain-which = Un Détroit donne de la Nourriture ou du Moral : dites lequel.
northwest-refusal-no-gain = Il n’y a rien à choisir ici : seul un Détroit des modes Terror donne Nourriture ou Moral.
northwest-refusal-tuunbaq-away = Le Tuunbaq n’est pas encore apparu.
northwest-refusal-tuunbaq-not-next = Le Tuunbaq va sur une tuile voisine de la sienne.
northwest-refusal-tuunbaq-blocked = Un navire ou un traîneau d’un autre joueur est sur cette tuile.
northwest-refusal-column-empty = Il n’y a pas de marin à perdre dans la colonne { $vehicle ->
        [ship] du navire
       *[sled] du traîneau
    }.

## Ce qui arrive
northwest-event-tile-drawn = { $player } prend { $tile ->
        [sea] une tuile mer
        [cape] une tuile cap
        [coast] une tuile côte
        [strait] une tuile détroit
        [bay] une tuile baie
        [land] une tuile terre
       *[other] la tuile { $tile }
    }.
northwest-event-tile-drawn-several = { $player } prend les tuiles { $tile }.
northwest-event-display-refilled = On découvre { $tile ->
        [sea] une tuile mer
        [cape] une tuile cap
        [coast] une tuile côte
        [strait] une tuile détroit
        [bay] une tuile baie
        [land] une tuile terre
       *[other] la tuile { $tile }
    }.
northwest-event-display-refilled-several = On découvre les tuiles { $tile }.
northwest-event-tile-placed = { $player } place { $tile ->
        [sea] une tuile mer
        [cape] une tuile cap
        [coast] une tuile côte
        [strait] une tuile détroit
        [bay] une tuile baie
        [land] une tuile terre
       *[other] la tuile { $tile }
    } en { $square }.
northwest-event-token-placed = On place { $token ->
        [inuit] un jeton Inuit
        [cairn] un jeton Cairn
        [franklin] un jeton Franklin
        [strait] un jeton Détroit
       *[cartography] un jeton Cartographie
    } en { $square }.
northwest-event-hole-filled = Le trou { $square } est comblé.
northwest-event-island-closed = { $player } cartographie une île de { $tiles } tuiles : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
northwest-event-token-taken = { $player } prend { $token ->
        [inuit] un jeton Inuit
        [cairn] un jeton Cairn
        [franklin] un jeton Franklin
        [strait] un jeton Détroit
       *[cartography] un jeton Cartographie
    } en { $square }{ $points ->
        [0] .
        [one] { "\u00A0" }: { $points } point.
       *[other] { "\u00A0" }: { $points } points.
    }
northwest-event-ship-moved = { $player } fait voile vers { $to ->
        [greenland] le Groenland
        [passage] le Passage
       *[other] { $to }
    }.
northwest-event-sled-moved = { $player } mène son traîneau vers { $to ->
        [greenland] le Groenland
        [passage] le Passage
       *[other] { $to }
    }.
northwest-event-crew-transferred = { $player } transfère des marins entre navire et traîneau.
northwest-event-sled-deployed = { $player } déploie le traîneau en { $at }.
northwest-event-sled-stowed = { $player } reprend le traîneau à bord.
northwest-event-passed = { $player } passe.
northwest-event-turn-ended = { $player } finit son tour.
northwest-event-round-begun = La { $span ->
       *[other] saison
    } { $round } commence ; le soleil est en { $sun }.
northwest-event-ice-changed = { $rows ->
        [0] La glace a disparu.
        [one] { $rows } rangée est gelée maintenant.
       *[other] { $rows } rangées sont gelées maintenant.
    }
northwest-event-sled-lost = { $crew ->
        [0] { $player } perd son traîneau en { $at }.
        [one] { $player } perd son traîneau en { $at }, avec { $crew } marin.
       *[other] { $player } perd son traîneau en { $at }, avec { $crew } marins.
    }
northwest-event-sled-stood = { $player } trouve une place pour son traîneau en { $at }.
northwest-event-passage-reached = { $player } atteint le Passage du Nord-Ouest{ $points ->
        [0] .
        [one] { "\u00A0" }: { $points } point.
       *[other] { "\u00A0" }: { $points } points.
    }
northwest-event-greenland-reached = { $player } est de retour au Groenland{ $points ->
        [0] .
        [one] { "\u00A0" }: { $points } point.
       *[other] { "\u00A0" }: { $points } points.
    }
northwest-event-game-over = Les années d’expédition sont finies.
northwest-event-tuunbaq-appeared = Le Tuunbaq apparaît en { $at }.
northwest-event-tuunbaq-moved = { $player } envoie le Tuunbaq en { $to }.
northwest-event-tuunbaq-fed = { $player } donne au Tuunbaq { $what ->
        [crew] un marin
        [inuit] un jeton Inuit
        [cairn] un jeton Cairn
        [franklin] un jeton Franklin
        [strait] un jeton Détroit
       *[cartography] un jeton Cartographie
    }.
northwest-event-crew-removed = La seconde année commence : { $player } perd { $crew ->
        [one] { $crew } marin
       *[other] { $crew } marins
    }.
northwest-event-order-set = L’ordre du tour est tiré.
northwest-event-card-drawn = Le voyage apporte une carte.
northwest-event-food-changed = { $player } a maintenant { $food } Nourriture ({ $change }).
northwest-event-morale-changed = { $player } a maintenant { $morale } Moral ({ $change }).
northwest-event-sites-changed = { $player } a maintenant { $sites ->
        [one] { $sites } point de site
       *[other] { $sites } points de site
    }.
northwest-event-crew-died = { $player } perd un marin { $vehicle ->
        [ship] du navire
       *[sled] du traîneau
    }.
northwest-event-crew-left = { $player } se sépare d’un marin { $vehicle ->
        [ship] du navire
       *[sled] du traîneau
    }.
northwest-event-season-turn = Le tour { $turn } de la saison commence.
northwest-event-tiles-discarded = Les { $which ->
        [large] grandes
       *[small] petites
    } tuiles visibles sont défaussées.

## Ce qui compte
northwest-score-inuit = Inuit en { $square }, zone ×{ $zone }
northwest-score-cairn = Cairn en { $square }, zone ×{ $zone }
northwest-score-franklin = Franklin en { $square }, zone ×{ $zone }
northwest-score-strait = Détroit en { $square }, zone ×{ $zone }
northwest-score-island = Île de { $tiles } tuiles
northwest-score-passage = Passage du Nord-Ouest
northwest-score-greenland = Retour au Groenland
northwest-score-franklin-majority = Majorité Franklin ({ $tokens })
northwest-score-strait-majority = Majorité Détroit ({ $tokens })
northwest-score-cartography-majority = Majorité Cartographie ({ $tokens })
northwest-score-sets = Séries des cinq découvertes ({ $sets })
northwest-score-abandoned-ship = Navire non rentré
northwest-score-abandoned-sled = Traîneau non rentré
northwest-score-abandoned-ship-crew = Marins du navire non rentré ({ $crew })
northwest-score-abandoned-sled-crew = Marins du traîneau non rentré ({ $crew })
northwest-score-lost-crew = Marins perdus ({ $crew })
northwest-score-removed-crew = Équipage perdu au début de la seconde année ({ $crew })
northwest-score-free-squares = Cases inexplorées ({ $squares })

## Comment cela a fini
northwest-outcome-all-back = Toutes les expéditions sont de retour au Groenland.
northwest-outcome-last-round = La dixième saison est finie.
northwest-tie-broken = À égalité de points, le premier rentré l’emporte.
northwest-tie-shared = À égalité de points, et personne n’est rentré : victoire partagée.
northwest-outcome-won = Passage découvert, assez de traces de Franklin et retour au Groenland en vie : l’expédition est un succès.
northwest-outcome-lost-crew = Aucun marin n’est resté en vie.
northwest-outcome-lost-empty = Ce qui est rentré au Groenland n’avait plus personne en vie à bord.
northwest-outcome-lost-return = Pas rentré à temps au Groenland.
northwest-outcome-lost-passage = Le Passage du Nord-Ouest n’a pas été atteint.
northwest-outcome-lost-sites = Trop peu de traces de Franklin ont été trouvées.

## Cartes Voyage
northwest-card-pack-ice = Banquise. La glace descend d’une rangée de plus cette saison. Seul, perdez 2 Moral.
northwest-card-cold-snap = Coup de froid. La glace descend d’une rangée de plus cette saison ; perdez 1 Moral, 3 si vous êtes seul.
northwest-card-mild-spell = Redoux. La glace recule d’une rangée cette saison.
northwest-card-spoiled-tins = Conserves avariées. Perdez 2 Nourriture, 5 si vous êtes seul.
northwest-card-rats-in-the-hold = Des rats dans la cale. Perdez 1 Nourriture, 3 si vous êtes seul.
northwest-card-scurvy = Scorbut. Perdez 1 Nourriture et 1 Moral, 2 de chaque si vous êtes seul.
northwest-card-homesickness = Mal du pays. Perdez 2 Moral, 5 si vous êtes seul.
northwest-card-long-silence = Un long silence. Avant d’avoir atteint le Passage, perdez 2 Moral ; après, gagnez-en 1.
northwest-card-headwinds = Vents contraires. Déplacer le navire coûte un marin de plus cette saison. Seul, perdez 2 Moral.
northwest-card-fair-wind = Bon vent. Déplacer le navire coûte un marin de moins cette saison, mais au moins un.
northwest-card-deep-snow = Neige profonde. Déplacer le traîneau coûte un marin de plus cette saison. Seul, perdez 2 Nourriture.
northwest-card-beset = Pris au piège. Si le navire est pris dans la glace, perdez 2 Moral.
northwest-card-polar-night = Nuit polaire. En hiver (soleil en I, II, VI ou VII), perdez 2 Moral.
northwest-card-northern-lights = Aurore boréale. En hiver (soleil en I, II, VI ou VII), gagnez 1 Moral.
northwest-card-seal-hunt = Chasse au phoque. Si le traîneau est dehors, gagnez 2 Nourriture ; sinon, perdez-en 2.
northwest-card-lost-cache = Une cache perdue. Perdez 2 Nourriture ; 3 si le traîneau est dehors.
northwest-target = Objectif : { $target }
