### Les règles d’Explorateurs de la mer du Nord. Sections et règles suivent l’ordre de lecture.

rules-section-NS-G = La mer

rule-NS-G1 = Les tuiles sont des hexagones. La terre et la mer tiennent à leurs coins, et les trois tuiles qui se rejoignent en un point y sont d’accord.
    .title = Les coins
rule-NS-G2 = Le côté entre deux tuiles a de la terre si l’une de ses extrémités est à terre, de la mer si l’une d’elles est en mer. Les coins de terre qui se suivent sur une tuile forment une seule terre ; les autres sont séparés par l’eau. Toute l’eau d’une tuile est une seule mer. Une tuile a jusqu’à trois terres, et chaque pièce se tient sur l’une d’elles ou en mer.
    .title = Terres et mer
rule-NS-G3 = Les 48 tuiles montrent du bétail (26 : 6 cochons, 5 poules, 5 chèvres, 4 moutons, 3 vaches, 3 chevaux), des colonies (12) ou des bateaux ennemis (10) ; ces deux derniers nombres sont déduits. Animaux et colonies se tiennent sur la plus grande terre de la tuile, les bateaux en mer. Les côtes des tuiles sont notre propre dessin.
    .title = Les tuiles
rule-NS-G4 = 14 jetons Colonie ont une force de 2 à 5 ; combien de chaque est de nous : 4, 4, 3 et 3. Des 12 bateaux ennemis, 6 sont mortels, disent les joueurs.
    .title = Les jetons
rule-NS-G5 = Trois tuiles fixes s’alignent le long du continent. Il y a quatre plateaux de départ, de A à D, selon l’endroit où ces tuiles ont de la terre, qui est notre propre dessin ; A convient à une première partie.
    .title = Le plateau de départ
rule-NS-G6 = La mer de chaque tuile fixe baigne le continent. Le continent n’est pas une île, personne n’y gagne d’influence et il ne rejoint aucune autre terre.
    .title = Le continent

rules-section-NS-S = Mise en place

rule-NS-S1 = Chacun reçoit trois tuiles que les autres ne voient pas. Le reste forme la pioche.
    .title = Les mains
rule-NS-S2 = Chacun reçoit deux capitaines et en garde un ; les autres quittent la partie. Le choix est secret, et tous sont montrés ensemble.
    .title = Les capitaines en jeu
rule-NS-S3 = Votre drakkar se trouve en mer sur la tuile fixe du milieu, deux Vikings à bord. Cinq autres Vikings attendent sur le continent, et vous avez cinq avant-postes à construire.
    .title = Les équipages
rule-NS-S4 = Le premier joueur est tiré au sort. Le joueur à sa droite, qui joue le dernier, détient le jeton Hiver.
    .title = Qui commence

rules-section-NS-T = Le tour

rule-NS-T1 = Placez d’abord une tuile, puis faites jusqu’à quatre actions, dans l’ordre voulu et aussi souvent la même que vous le voulez, puis piochez une tuile tant qu’il en reste.
    .title = Un tour
rule-NS-T2 = La partie s’achève après le tour où le détenteur du jeton Hiver n’a plus de tuile : après 48 tours, ou 16 en solo.
    .title = L’hiver
rule-NS-T3 = Si aucune tuile de votre main ne peut être placée, elle retourne à la pioche, que l’on mélange, et vous en repiochez autant jusqu’à ce que l’une convienne. Si rien ne convient ni en main ni dans la pioche, vous ne placez rien ce tour-ci.
    .title = Rien ne convient

rules-section-NS-P = Placer une tuile

rule-NS-P1 = Elle va sur un hexagone libre, dans le sens de votre choix, avec au moins un côté contre une tuile déjà placée.
    .title = Où
rule-NS-P2 = Chaque coin partagé avec une autre tuile doit montrer le même terrain.
    .title = Les coins s’accordent
rule-NS-P3 = Aucune tuile ne peut toucher le continent. Mais la mer continue autour de lui, à gauche, à droite et plus bas.
    .title = Loin du continent
rule-NS-P4 = Une tuile de bétail reçoit un animal de son espèce. Une colonie reçoit un jeton au hasard, qui montre sa force. Un bateau ennemi reçoit un jeton au hasard dont personne ne voit le dos avant qu’il soit détruit.
    .title = Ce qui apparaît

rules-section-NS-A = Les actions

rule-NS-A0 = Vous avez quatre points par tour. Chaque action en coûte un, un avant-poste deux. Vous pouvez vous arrêter avant ; sans point restant, le tour est fini.
    .title = Quatre points
rule-NS-A1 = Charger : prenez à bord des Vikings à vous et des animaux d’une seule terre de la tuile de votre drakkar, ou du continent près d’une tuile fixe. Un drakkar porte trois pièces, dont deux animaux au plus. Les animaux ne montent que si un de vos Vikings se tenait sur cette terre ; un Viking à bord ne suffit pas.
    .title = Charger
rule-NS-A2 = Décharger : déposez ce que vous voulez du bord sur une seule terre de la tuile, ou sur le continent près d’une tuile fixe. Les animaux descendent avec un Viking ou sous les yeux d’un Viking resté à bord. Un animal déposé sur le continent est livré et compte pour vous. Charger et décharger sont deux actions.
    .title = Décharger et livrer
rule-NS-A3 = Naviguer : votre drakkar gagne une tuile voisine par un côté qui a de la mer, avec au moins un Viking à bord. Il en faut deux là où se trouve un bateau ennemi. Une tuile accueille autant de drakkars qu’on veut.
    .title = Naviguer
rule-NS-A4 = Arriver sur un bateau ennemi le détruit sans autre coût, et vous gardez son jeton. Si son dos montre la mort, un Viking du bord meurt et rejoint votre capitaine.
    .title = Détruire un bateau ennemi
rule-NS-A5 = Marcher : un ou deux de vos Vikings vont ensemble d’une terre à celle qui la prolonge sur une tuile voisine. Une tuile accueille autant de Vikings qu’on veut, de toutes couleurs.
    .title = Marcher
rule-NS-A6 = Raid : dès que, pendant votre tour, vous avez sur la terre d’une colonie au moins autant de Vikings que sa force, elle est à vous sans autre coût, et son jeton est gardé face cachée. Les Vikings à bord ou de l’autre côté de l’eau ne comptent pas.
    .title = Raid
rule-NS-A7 = Mener : un Viking va avec un animal, comme pour marcher. Une tuile accueille autant d’animaux qu’on veut. À terre, n’importe qui peut les déplacer ; ceux d’un drakkar sont à l’abri des autres.
    .title = Mener le bétail
rule-NS-A8 = Avant-poste, deux points : construisez-le sur un point de terre où trois tuiles se rejoignent, avec au moins deux de vos Vikings sur les terres qui l’entourent, sur une tuile ou sur plusieurs. Une tuile ne touche qu’un avant-poste, quel qu’en soit le propriétaire, même par ses autres terres. Vous en avez cinq ; ils ne sont jamais déplacés ni retirés.
    .title = Construire un avant-poste

rules-section-NS-F = Décompte

rule-NS-F1 = Les animaux livrés forment des lots d’espèces différentes, autant de lots que vous le pouvez. La première espèce d’un lot vaut 1, la deuxième 2 et ainsi de suite jusqu’à 6 : un lot de six donne 21.
    .title = Bétail
rule-NS-F2 = Vos avant-postes valent 2, 3, 4, 5 et 6, dans l’ordre où vous les avez construits.
    .title = Avant-postes
rule-NS-F3 = Chaque bateau ennemi détruit vaut 1.
    .title = Bateaux ennemis
rule-NS-F4 = Chaque colonie conquise vaut sa force.
    .title = Colonies
rule-NS-F5 = Les Vikings morts sont honorés par le carré de leur nombre : 1, 4, 9 et ainsi de suite.
    .title = Vikings morts
rule-NS-F6 = Seules comptent les îles complètes : des terres réunies, entourées de tuiles de toutes parts. Un Viking à terre a une influence de 1, un avant-poste de 2, un Viking à bord aucune. Qui en a le plus contrôle l’île, ex æquo compris, et marque 1 pour chacune de ses tuiles ; une tuile compte une fois par île.
    .title = Îles
rule-NS-F7 = Archer : 1 par tuile placée sur le plus court chemin du plateau de départ à votre avant-poste le plus lointain. Barbare : 1 par bateau ennemi. Cartographe : si vous contrôlez au moins deux îles, la deuxième plus grande compte encore une fois. Héros : 2 par lot d’un avant-poste, d’une colonie et d’un bateau ennemi. Chasseur : 2 par paire d’animaux identiques. Reine : votre influence sur une île que vous contrôlez, moins le nombre de joueurs, mais jamais moins de 0. Éclaireur : 1 par île complète que vous ne contrôlez pas mais où vous avez un Viking. Guerrière : 1 par île contrôlée. Négociateur : 2 par lot de trois animaux. Tyran : 1 par colonie. Gardien : 1 par avant-poste.
    .title = Les capitaines
rule-NS-F8 = Le plus de points l’emporte. À égalité, celui qui a le plus de Vikings morts, puis le plus de colonies ; ensuite la victoire est partagée.
    .title = Le vainqueur

rules-section-NS-SO = Seul

rule-NS-SO1 = Vous commencez sans main, et il n’y a pas de jeton Hiver. Deux capitaines sont retournés (jamais la Reine ni l’Éclaireur) ; les deux sont comptés, et le plus faible résultat est marqué.
    .title = Seul en mer
rule-NS-SO2 = À chaque tour vous piochez trois tuiles, en placez deux dans l’ordre voulu, écartez la troisième pour de bon, puis faites jusqu’à quatre actions. Il faut placer tant que l’une convient. Il y a 16 tours.
    .title = Trois tuiles par tour
rule-NS-SO3 = La moindre influence suffit pour contrôler une île. Le but est de battre votre propre record.
    .title = Votre record
