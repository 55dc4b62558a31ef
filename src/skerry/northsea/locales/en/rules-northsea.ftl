### The rules of Explorers of the North Sea. Sections and rules stand in the order in which they are read.

rules-section-NS-G = The sea

rule-NS-G1 = Tiles are hexagons. Land and sea belong to their corners, and the three tiles that meet in a point agree about it.
    .title = Corners
rule-NS-G2 = The side between two tiles has land if one of its ends is land, sea if one is sea. Land corners next to each other on a tile are one land; others are parted by water. All the water of a tile is one sea. A tile has up to three lands, and every piece stands on one of them or on the sea.
    .title = Lands and sea
rule-NS-G3 = The 48 tiles show livestock (26: 6 pigs, 5 hens, 5 goats, 4 sheep, 3 cattle, 3 horses), settlements (12) or enemy ships (10); the last two numbers are inferred. Animals and settlements belong to the largest land of the tile, ships to its sea. The coasts of the tiles are our own drawing.
    .title = The tiles
rule-NS-G4 = 14 settlement tokens have a strength from 2 to 5; how many of each is ours: 4, 4, 3 and 3. Of 12 enemy ships, 6 are deadly, as players report.
    .title = The tokens
rule-NS-G5 = Three fixed tiles lie in a row along the mainland. There are four starting boards, A to D, that differ in where these tiles have land, which is our own drawing; A is good for a first game.
    .title = The starting board
rule-NS-G6 = The sea of every fixed tile washes the mainland. The mainland is no island, nobody gains influence there, and it joins no other land.
    .title = The mainland

rules-section-NS-S = Setting up

rule-NS-S1 = Everybody is dealt three tiles that the others do not see. The rest is the draw pile.
    .title = Hands
rule-NS-S2 = Everybody is dealt two captains and keeps one; the others leave the game. The choice is secret, and all are shown together.
    .title = Captains
rule-NS-S3 = Your longship lies in the sea of the middle fixed tile with two Vikings aboard. Five more Vikings wait on the mainland, and you have five outposts to build.
    .title = The crews
rule-NS-S4 = The first player is drawn. The player to the right, who plays last, holds the Winter token.
    .title = Who begins

rules-section-NS-T = The turn

rule-NS-T1 = First lay a tile, then act up to four times, in any order and as often the same as you like, then draw a tile while there are any.
    .title = A turn
rule-NS-T2 = The game ends after the turn in which the holder of the Winter token has no tile left: after 48 turns, or 16 alone.
    .title = Winter
rule-NS-T3 = If no tile of your hand fits anywhere, it goes back into the pile, which is shuffled, and you draw as many again until one fits. If nothing in hand and pile fits, you lay none this turn.
    .title = Nothing fits

rules-section-NS-P = Laying a tile

rule-NS-P1 = It goes on a free hexagon, turned as you like, with at least one side against a tile that lies there already.
    .title = Where
rule-NS-P2 = Every corner it shares with another tile must show the same terrain.
    .title = Corners must match
rule-NS-P3 = No tile may ever touch the mainland. But the sea goes on around it, to the left, to the right and farther down.
    .title = Away from the mainland
rule-NS-P4 = A livestock tile gets one animal of its kind. A settlement gets a random token that shows its strength. An enemy ship gets a random token whose back nobody sees until it is sunk.
    .title = What appears

rules-section-NS-A = Actions

rule-NS-A0 = You have four points a turn. Every action costs one, an outpost two. You may stop early; with no point left the turn is over.
    .title = Four points
rule-NS-A1 = Load: take any of your Vikings and any animals aboard from one land of your longship’s tile, or from the mainland beside a fixed tile. A longship holds three, of them at most two animals. Animals come only if a Viking of yours stood on that land; one aboard does not help.
    .title = Load
rule-NS-A2 = Unload: put any that are aboard onto one land of the tile, or onto the mainland beside a fixed tile. Animals leave with a Viking or under the eyes of one who stays aboard. An animal put on the mainland is delivered and counts for you. Loading and unloading are two actions.
    .title = Unload and deliver
rule-NS-A3 = Sail: your longship goes to a neighbouring tile through a side with sea, with a Viking aboard at least. Where an enemy ship lies, it takes two. Any number of longships may share a tile.
    .title = Sail
rule-NS-A4 = Arriving where an enemy ship lies sinks it at no further cost, and you keep its token. If its back shows death, one Viking aboard falls and stays with your captain.
    .title = Sink an enemy ship
rule-NS-A5 = March: one or two of your Vikings go together from one land to the land that carries on from it on a neighbouring tile. Any number of Vikings, of any colour, may stand on a tile.
    .title = March
rule-NS-A6 = Raid: as soon as, in your turn, you have at least as many Vikings on a settlement’s land as its strength, it is yours at no further cost, and its token is kept face down. Vikings aboard or across the water do not help.
    .title = Raid
rule-NS-A7 = Drive: one Viking goes with one animal, as in a march. Any number of animals may stand on a tile. On land anybody may move them; those aboard a longship are safe from others.
    .title = Drive livestock
rule-NS-A8 = Outpost, two points: build it on a land point where three tiles meet, with at least two of your Vikings on the lands around that point, on one tile or on several. A tile can touch one outpost only, whoever built it, also with its other lands. You have five; they are never moved nor removed.
    .title = Build an outpost

rules-section-NS-F = Scoring

rule-NS-F1 = Delivered animals make sets of different kinds, as many sets as you can. The first kind in a set is worth 1, the second 2 and so on up to 6: a set of six gives 21.
    .title = Livestock
rule-NS-F2 = Your outposts give 2, 3, 4, 5 and 6, in the order you built them.
    .title = Outposts
rule-NS-F3 = Each enemy ship you sank gives 1.
    .title = Enemy ships
rule-NS-F4 = Each settlement you took gives its strength.
    .title = Settlements
rule-NS-F5 = Dead Vikings are honoured by the square of their number: 1, 4, 9 and so on.
    .title = Dead Vikings
rule-NS-F6 = Only completed islands count: lands joined together with tiles all around them. A Viking on land has influence 1, an outpost 2, a Viking aboard none. Whoever has most controls the island, ties included, and gets 1 for each of its tiles; a tile counts once for an island.
    .title = Islands
rule-NS-F7 = Archer: 1 for each tile laid on the shortest way from the starting board to your farthest outpost. Barbarian: 1 for each enemy ship. Cartographer: if you control two islands or more, the second largest counts again. Hero: 2 for each set of outpost, settlement and enemy ship. Huntsman: 2 for each pair of equal animals. Queen: your influence on one island you control, less the number of players, but never below 0. Scout: 1 for each completed island that you do not control but where you have a Viking. Shieldmaiden: 1 for each island you control. Trader: 2 for every three animals. Tyrant: 1 for each settlement. Watchman: 1 for each outpost.
    .title = The captains
rule-NS-F8 = Most points win. A tie goes to more dead Vikings, then to more settlements; after that the win is shared.
    .title = The winner

rules-section-NS-SO = Alone

rule-NS-SO1 = You begin without a hand, and there is no Winter token. Two captains are turned up (never Queen or Scout); both are counted, and the lower result is scored.
    .title = Alone at sea
rule-NS-SO2 = Each turn you draw three tiles, lay two of them in any order, throw the third away for good and then act up to four times. You must lay as long as one fits. There are 16 turns.
    .title = Three tiles a turn
rule-NS-SO3 = Any influence is enough to control an island. The goal is to beat your own best score.
    .title = Your best score
