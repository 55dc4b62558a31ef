### Les règles d’Expedition: Northwest Passage. Sections et règles suivent l’ordre de lecture.

rules-section-NW-G = La carte

rule-NW-G1 = La carte compte 12 colonnes (de a à l, d’ouest en est) et 8 rangées (de 1 à 8, du nord au sud) ; cette taille est notre déduction. Une petite tuile occupe une case, une grande en occupe deux côte à côte.
    .title = Les cases
rule-NW-G2 = La terre et la mer tiennent aux coins des cases, et non à leur centre. Un coin est de terre, de mer ou encore inconnu ; une case a l’aspect que lui donnent ses quatre coins.
    .title = Les coins
rule-NW-G3 = Dans une case, la terre suit le bord d’un coin de terre au suivant. Deux coins de terre opposés en diagonale ne se touchent pas : la mer passe entre eux, c’est un détroit.
    .title = Ce qui se rejoint
rule-NW-G4 = Le côté entre deux cases a de la mer si l’une de ses extrémités est en mer, de la terre si l’une d’elles est à terre. Avec l’une et l’autre c’est une côte, ouverte à tous.
    .title = Les côtés
rule-NW-G5 = Il existe six sortes de petites tuiles : mer (2 exemplaires), cap (8), côte (8), détroit (4), baie (8) et terre (2) ; leur nombre est notre déduction. L’autre face est un Joker, qui vaut n’importe quelle sorte.
    .title = Petites tuiles
rule-NW-G6 = Il y a 64 grandes tuiles, une pour chaque dessin possible de six coins. On peut placer l’une ou l’autre face ; le dos montre l’image en miroir avec le même symbole. 38 tuiles portent un symbole : 12 Détroit, 10 Franklin, 9 Inuit, 7 Cairn. Le livret compte les jetons ; le dessin de chaque tuile est notre déduction.
    .title = Grandes tuiles
rule-NW-G7 = Deux tuiles sont imprimées devant le Groenland, chacune avec un Cairn. L’endroit et le dessin sont notre lecture : en k3–l3 et k4–l4, deux promontoires et, entre eux, un chenal de mer libre, les Cairns en l3 et l4.
    .title = Les tuiles imprimées
rule-NW-G8 = La flèche du Groenland touche le bord est de l3 et l4, celle du Passage le bord ouest de a6 et a7 : c’est notre lecture du plateau. Une flèche n’est pas une tuile : on ne place rien depuis elle et l’équipage n’y change pas de place.
    .title = Les deux flèches
rule-NW-G9 = Plus on va vers l’ouest, plus les découvertes comptent : ×1, ×2 ou ×3. C’est la case du jeton qui décide, même si sa tuile est à cheval sur deux zones. Les colonnes de chaque zone sont notre lecture : ×1 de i à l, ×2 de e à h, ×3 de a à d.
    .title = Les zones

rules-section-NW-I = Le soleil et la glace

rule-NW-I1 = Le soleil a sept stations. Il part de III et avance d’un cran après chaque saison : III IV V VI VII, puis I II III IV V. Cela fait dix saisons.
    .title = Le soleil
rule-NW-I2 = La glace vient du nord. Rien n’est gelé quand le soleil est en IV ; il gèle un peu en III et V, davantage en II et VI, au plus fort en I et VII. Le nombre de rangées est notre lecture des images : 2, 4 et 6.
    .title = L’avancée de la glace
rule-NW-I3 = Pour qui voyage, une case gelée est un sol ferme : fermée aux navires, ouverte aux traîneaux. Une tuile à cheval sur le bord de la glace n’est gelée que dans sa partie nord. La glace ne change rien aux îles, aux zones ni au raccord des tuiles.
    .title = Cases gelées
rule-NW-I4 = Un navire sur une tuile gelée attend le dégel. Sur une tuile à demi gelée, il se tient dans la moitié libre si elle a de la mer, et peut en repartir.
    .title = Navires pris dans les glaces
rule-NW-I5 = Un traîneau se tient sur un seul morceau de terre et de glace réunies et ne franchit jamais l’eau libre. Au dégel, il reste sur ce qui en subsiste ; s’il n’en reste rien, son propriétaire le met sur une autre terre ou glace de la tuile. S’il n’y en a pas, le traîneau est perdu avec tout l’équipage de sa colonne. Sur une flèche, il est à l’abri.
    .title = Les traîneaux et le dégel
rule-NW-I6 = Les saisons 1 à 5 forment la première année, les saisons 6 à 10 la seconde.
    .title = Les deux années

rules-section-NW-S = Mise en place

rule-NW-S1 = Chacun commence avec un navire sur la flèche du Groenland, un traîneau à bord et sept marins disponibles dans la colonne du navire.
    .title = Les expéditions
rule-NW-S2 = Au Passage attendent 10 et 3 points de prestige à deux joueurs, 13, 7, 3 à trois, 15, 10, 6, 3 à quatre. Au Groenland : 6 à deux joueurs, 7 et 3 à trois, 10, 6, 3 à quatre.
    .title = Jetons d’arrivée
rule-NW-S3 = Quatre grandes tuiles sont visibles, les autres sont dans le sac. Les petites tuiles forment six piles.
    .title = L’offre
rule-NW-S4 = Le premier ordre du tour est tiré au sort. Puis, en commençant par le dernier, chacun prend une des grandes tuiles visibles, aussitôt remplacée.
    .title = Premières tuiles

rules-section-NW-T = Saisons et tours

rule-NW-T1 = Une partie dure dix saisons. Dans une saison, les joueurs jouent à tour de rôle, encore et encore, jusqu’à ce que tous aient passé.
    .title = Les saisons
rule-NW-T2 = À votre tour, vous faites une action ou vous passez. Après une action, vous pouvez continuer : chaque action de plus dans le tour coûte un marin de plus que d’ordinaire, quel que soit le véhicule. Ou bien vous finissez le tour. On ne passe qu’à la place d’une première action.
    .title = Les tours
rule-NW-T3 = Le navire ou le traîneau agit, et l’équipage de sa propre colonne paie : le coût, supplément compris, va de disponible à au repos.
    .title = Payer en marins
rule-NW-T4 = Vous pouvez passer même s’il vous reste des marins disponibles, et le devez s’il n’y en a plus. Passer met tout l’équipage au repos, et vous n’agissez plus de la saison. Le premier à passer joue le premier à la saison suivante, et ainsi de suite.
    .title = Passer son tour
rule-NW-T5 = Après chaque saison sauf la dernière, le soleil avance, la glace le suit et tous les marins redeviennent disponibles.
    .title = Fin d’une saison
rule-NW-T6 = Dès que votre navire ou votre traîneau est de retour au Groenland, la partie est finie pour vous : le tour s’arrête et vous ne jouez plus.
    .title = Rentré au port
rule-NW-T7 = La partie s’achève quand tous ont passé à la dixième saison, ou plus tôt si toutes les expéditions sont rentrées.
    .title = Fin de la partie

rules-section-NW-ACTIONS = Les actions

rule-NW-A1 = Piocher, 1 marin : prenez une grande tuile visible (le sac en fournit une autre) ou une petite tuile d’une pile. Votre réserve n’a pas de limite et tous peuvent la voir.
    .title = Piocher
rule-NW-B1 = Rafraîchir et piocher, 2 marins : quatre nouvelles grandes tuiles remplacent celles de l’offre, les anciennes retournent au sac, puis vous piochez. Le sac doit contenir au moins une tuile ; s’il en contient moins de quatre, l’offre est complétée une fois les anciennes rentrées.
    .title = Rafraîchir et piocher
rule-NW-C1 = Placer, 1 marin : mettez une tuile de votre réserve sur des cases libres, dans le sens de votre choix. Une grande tuile peut montrer l’une ou l’autre face, une petite seulement sa carte.
    .title = Placer une tuile
rule-NW-C2 = La nouvelle tuile doit avoir un côté commun avec la tuile où se trouve le navire ou le traîneau qui la place.
    .title = À côté du véhicule
rule-NW-C3 = À chaque coin déjà connu, la nouvelle tuile doit montrer le même terrain. Les coins qui ne se touchent qu’en diagonale comptent aussi.
    .title = Les coins s’accordent
rule-NW-C4 = La voie doit rester ouverte : une tuile ne peut pas fermer la dernière voie de mer du Groenland au Passage, par les tuiles placées et les cases libres. La glace n’entre pas en compte.
    .title = Le Passage reste possible
rule-NW-C5 = Si la face placée montre un symbole, son jeton est mis aussitôt sur cette case.
    .title = Symboles
rule-NW-C6 = Une case libre isolée entre des tuiles ou le bord de la carte est comblée aussitôt par la petite tuile qui convient, ou par un Joker de la plus haute pile s’il n’en reste pas. Un coin inconnu devient mer. Plusieurs trous se comblent dans l’ordre de lecture.
    .title = Les trous
rule-NW-C7 = Une île est fermée quand toutes les cases autour de sa terre sont couvertes, sur deux tuiles au moins ; le bord de la carte la ferme aussi. Qui la ferme prend un jeton Cartographie tant qu’il en reste et marque l’île aussitôt.
    .title = Les îles
rule-NW-D1 = Se déplacer, 1 marin : vers une tuile ou une flèche qui a un côté commun avec l’endroit où est le véhicule, jamais en diagonale. Il y a de la place pour tous.
    .title = Se déplacer
rule-NW-D2 = Un navire passe par un côté qui a de la mer, si aucune des deux cases n’y est gelée. Il atteint toute la mer libre de sa tuile.
    .title = Les navires
rule-NW-D3 = Un traîneau franchit un côté que touche le sol où il se tient, si les deux cases lui offrent de la glace ou si le côté a de la terre. Il arrive sur le sol situé derrière ce côté précis ; s’il y en a plusieurs, chacun est un déplacement distinct.
    .title = Les traîneaux
rule-NW-D4 = Pour entrer sur une flèche ou en sortir, il en va de même avec la seule case de la carte.
    .title = Les flèches
rule-NW-E1 = Transférer l’équipage, 1 marin : seulement si navire et traîneau sont sur la même tuile ou si le traîneau est à bord. Autant de marins qu’on veut changent de colonne, au moins un ; disponibles ou au repos, ils le restent. Celui qui a payé peut en être.
    .title = Transférer l’équipage
rule-NW-E2 = Les premiers marins de sa colonne sortent le traîneau sur la tuile du navire, sur une terre ou une glace de votre choix. Une tuile toute en eau doit être entièrement gelée. Quand les derniers quittent la colonne, le traîneau remonte à bord. Rien ne sort sur une flèche.
    .title = Sortir le traîneau
rule-NW-E3 = Le navire peut rester sans équipage, mais alors il n’agit plus. Un traîneau perdu ne revient jamais.
    .title = Navire vide, traîneau perdu
rule-NW-F1 = Explorer, 3 marins : prenez le jeton Franklin ou Détroit de la tuile où se trouve le véhicule qui agit.
    .title = Explorer
rule-NW-GD1 = Découvrir, 2 marins : prenez le jeton Inuit ou Cairn de la tuile où se trouve le véhicule qui agit.
    .title = Découvrir
rule-NW-H1 = Passer, gratuit : la saison est finie pour vous, l’équipage se repose et vous prenez la place suivante dans le prochain ordre de jeu.
    .title = Passer

rules-section-NW-P = Le prestige en chemin

rule-NW-P1 = La première fois que votre navire ou votre traîneau atteint la flèche du Passage, vous prenez le meilleur jeton Passage restant. Un seul par joueur.
    .title = Le Passage
rule-NW-P2 = Quand votre navire ou votre traîneau revient sur la flèche du Groenland, vous prenez le meilleur jeton Groenland restant, que vous ayez trouvé le Passage ou non. Un seul par joueur.
    .title = Retour au Groenland
rule-NW-P3 = Un jeton Inuit ou Cairn rapporte 2 fois sa zone, un jeton Franklin ou Détroit 1 fois sa zone.
    .title = Les jetons
rule-NW-P4 = Une île de 2 tuiles rapporte 1 point. Au-delà, les nombres sont de nous : 3 tuiles donnent 1 point, 4 ou 5 tuiles 2, 6 ou plus 3.
    .title = Valeur des îles

rules-section-NW-F = Décompte final

rule-NW-F2 = Celui qui a le plus de jetons d’un type, le deuxième et le troisième marquent : Franklin 11, 7, 4 ; Détroit 11, 5, 2 ; Cartographie 9, 5, 2. Les joueurs à égalité occupent autant de places qu’ils sont, marquent tous la plus basse de ces places, et le suivant vient après eux : deux joueurs premiers à égalité marquent comme deuxièmes, et le suivant est troisième. Sans jeton, aucun point. Seuls le 7 et le 4 de Franklin sont imprimés dans le livret ; les autres nombres sont rapportés, déduits ou de nous.
    .title = Majorités
rule-NW-F3 = Chaque série d’un Inuit, un Cairn, un Franklin, un Détroit et une Cartographie rapporte 6. Les jetons comptent aussi pour les majorités.
    .title = Séries
rule-NW-F4 = Vous perdez 2 par marin qui n’est pas rentré avec un navire ou un traîneau sorti, ou perdu avec lui, et 2 de plus pour un navire qui n’est pas rentré. Un navire jamais parti compte comme rentré.
    .title = Abandonnés dans les glaces
rule-NW-F5 = Le plus grand prestige l’emporte. À égalité, le premier rentré gagne ; si aucun des ex æquo n’est rentré, la victoire est partagée. Le prestige peut être négatif.
    .title = Le vainqueur

rules-section-NW-SO = Seul : la variante solo

rule-NW-SO1 = Un seul joueur, et les règles habituelles avec les changements ci-dessous. Chaque action est la première d’un tour : rien ne coûte de supplément.
    .title = Seul sur la carte
rule-NW-SO2 = Nouvelle action, 1 marin : placez directement sur la carte la grande tuile visible la plus à gauche. Les autres glissent vers la gauche, une nouvelle arrive à droite. On peut toujours piocher et placer comme d’habitude.
    .title = Piocher et placer à la fois
rule-NW-SO3 = Le Passage rapporte 10 la première année et 3 la seconde. Ni jeton Groenland ni majorités ; les séries valent 6 comme d’habitude.
    .title = Décompte en solo
rule-NW-SO4 = Chaque case libre à la fin coûte 1 point.
    .title = Taches blanches
rule-NW-SO5 = Option Équipage perdu : au début de la seconde année, deux marins quittent la partie ; vous choisissez la colonne de chacun. Chacun coûte 2 points à la fin. Une expédition déjà rentrée ne perd personne.
    .title = Équipage perdu

rules-section-NW-ST = HMS Terror, seul

rule-NW-ST1 = La règle d’or : les règles de la partie standard s’appliquent, sauf si ce chapitre les change. Vous avez sept marins sur le navire, 15 Nourriture et 15 Moral (moins des deux, c’est plus difficile) ; 15 points attendent au Passage, 10 au Groenland. Sont visibles trois grandes tuiles et une petite de chacune des six sortes. Les 16 cartes Voyage sont mélangées ; une première est retournée et appliquée avant la première saison.
    .title = Le départ
rule-NW-ST2 = Une saison a quatre tours. À chacun vous agissez autant que vous le pouvez et le voulez, puis vous passez : les marins des deux colonnes redeviennent disponibles et le tour suivant commence. Après le quatrième, la saison finit.
    .title = Saisons et tours
rule-NW-ST3 = Avant chaque action, dépensez 1 Nourriture ou 1 Moral. La première action d’un tour prend 1 marin, chacune des suivantes 2, quelle que soit l’action. Le compte vaut pour les deux véhicules : une fois que le navire a agi, le traîneau paie 2, et inversement. Chacun paie dans sa propre colonne. Passer est gratuit, et obligatoire quand plus aucun marin n’est disponible, ni au navire ni au traîneau.
    .title = Le coût des actions
rule-NW-ST4 = Si vous ne pouvez pas tout payer, vous pouvez sacrifier un marin pour agir quand même. Ce qui peut être payé l’est, et ce seul sacrifice couvre tout ce qui manque, en marins comme en Nourriture ou en Moral. Vous choisissez la colonne d’où il vient ; un marin au repos y passe avant un marin disponible. La colonne qui agit doit compter un marin, disponible ou au repos, avant le sacrifice, et l’une des deux colonnes doit avoir un marin disponible.
    .title = Le sacrifice
rule-NW-ST5 = Pas de choix de tuiles à la mise en place. Piocher prend une grande tuile ou deux petites ; l’offre est complétée aussitôt, les grandes tirées du sac, les petites au hasard parmi toutes celles qui restent. Rafraîchir et piocher ne coûte pas plus qu’une autre action : toutes les grandes ou toutes les petites tuiles visibles quittent la partie et sont remplacées, puis vous piochez parmi les nouvelles. Placer met une tuile, ou deux petites côte à côte, la première à côté du véhicule. Votre réserve n’a pas de limite.
    .title = Les tuiles du HMS Terror
rule-NW-ST6 = Explorer prend le jeton Franklin ou Détroit, Découvrir le jeton Inuit ou Cairn de la tuile où se trouve le véhicule qui agit, au coût de toute action. Un Inuit apporte 2 Nourriture, un Cairn 2 Moral, un Détroit 1 Nourriture ou 1 Moral au choix, un Franklin 1 point de site, le tout multiplié par la zone. Ils ne donnent pas de prestige ; les îles, si. Nourriture et Moral n’ont pas de maximum.
    .title = Ce qu’apportent les découvertes
rule-NW-ST7 = Atteindre le Passage apporte 3 Moral. L’étape 3 de la piste Franklin apporte 1 Nourriture. Deux autres étapes sont de nous : la 6 apporte 1 Moral, la 9 apporte 1 Nourriture.
    .title = Bonnes nouvelles
rule-NW-ST8 = Après le quatrième tour, le voyage est fini si un véhicule est de retour au Groenland, si plus personne ne vit ou si le soleil est en V, sa dernière station, pour la deuxième fois. Sinon le soleil avance, les marins sont disponibles, le premier tour commence et la carte Voyage suivante est retournée et appliquée.
    .title = Fin d’une saison
rule-NW-ST9 = Une carte de glace déplace le bord de la glace d’une rangée, vers le nord ou vers le sud, par rapport à ce que dit le soleil, pour cette saison.
    .title = Cartes de glace
rule-NW-ST10 = C’est gagné si vous avez atteint le Passage, réuni 10 points de site et êtes rentré avec au moins un marin vivant. Alors chaque série compte 6, et les jetons Passage et Groenland ainsi que les îles comptent ; un navire ou un traîneau abandonné coûte 2, chaque marin perdu 2. Visez 40. Sinon, c’est perdu.
    .title = Le succès
rule-NW-ST11 = Le livret n’imprime pas les cartes Voyage : ces 16 sont de nous, sur ce qu’il dit qu’elles touchent, à savoir le déplacement, la Nourriture, le Moral et la glace. La plupart portent malheur, quelques-unes dépendent de votre situation. Si vous ne pouvez pas subir en entier une perte de Nourriture ou de Moral, un marin meurt à la place, dans la colonne de votre choix.
    .title = Cartes Voyage

rules-section-NW-CO = HMS Terror, ensemble

rule-NW-CO1 = Deux capitaines partagent la carte, l’offre, le soleil et les cartes Voyage, qui s’appliquent à tous deux. Chacun part comme en solo, mais avec 12 Nourriture et 12 Moral (moins des deux, c’est plus difficile) ; 15 et 10 attendent au Passage, 10 et 6 au Groenland. Un capitaine tiré au sort commence, à chaque tour. Le voyage finit quand chacun est rentré ou mort, ou après dix saisons. Les points d’une île vont au capitaine qui l’a fermée.
    .title = Deux capitaines
rule-NW-CO2 = À chacun des quatre tours, l’un joue après l’autre, avec autant d’actions qu’il peut en payer. Chaque jeton Cartographie compte pour les deux. Les deux pistes Franklin n’en font qu’une : qui l’amène à l’étape 3, 9, 13 ou 19 reçoit 1 Nourriture, à l’étape 6 ou 16 1 Moral ; sauf l’étape 3, elles sont de nous. Atteindre le Passage apporte 3 Moral.
    .title = Tour à tour
rule-NW-CO3 = C’est gagné si l’un de vous a atteint le Passage, si vous avez 15 points de site à vous deux et si chacun est rentré avec au moins un marin vivant. Vos prestiges s’additionnent : visez 60.
    .title = Le succès à deux

rules-section-NW-TB = Le Tuunbaq

rule-NW-TB1 = La bête apparaît sur la première tuile placée avec un symbole Franklin ou Cairn en zone ×2, ou sur la première tuile placée en zone ×3, selon ce qui vient d’abord. Une tuile est dans la zone de son symbole ; sans symbole, dans celle de n’importe laquelle de ses cases.
    .title = Il s’éveille
rule-NW-TB2 = Nouvelle action, 1 marin : menez-le sur une tuile qui touche la sienne, ne serait-ce que par un coin, quel que soit le terrain et la façon dont les tuiles se raccordent. Seule limite : pas sur une tuile où un autre joueur a un navire ou un traîneau.
    .title = Le mener
rule-NW-TB3 = Un navire ou un traîneau qui entre sur sa tuile doit payer : un marin de sa colonne, disponible ou au repos, quitte la partie, ou vous cédez un de vos jetons de découverte. Vous en gardez les points, mais il ne compte plus pour les majorités ni les séries. Sans l’un ni l’autre, on n’entre pas. Sortir le traîneau sur sa tuile n’est pas y entrer.
    .title = Le rencontrer
