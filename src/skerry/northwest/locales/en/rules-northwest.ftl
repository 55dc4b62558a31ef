### The rules of Expedition: Northwest Passage. Sections and rules stand in the order in which they are read.

rules-section-NW-G = The map

rule-NW-G1 = The map has 12 columns (a to l, from west to east) and 8 rows (1 to 8, from north to south); its size is our inference. A small tile takes one square, a large tile two squares side by side.
    .title = Squares
rule-NW-G2 = Land and sea belong to the corners of the squares, not to their middles. A corner is land, sea or still unknown, and a square looks the way its four corners say.
    .title = Corners
rule-NW-G3 = Within a square, land runs along a side from one land corner to the next. Two land corners facing each other across the square do not touch: the sea passes between them, and that is a strait.
    .title = What joins
rule-NW-G4 = The side between two squares has sea if one of its ends is sea, and land if one of its ends is land. With one of each it is a coast, and open to both.
    .title = Sides
rule-NW-G5 = There are six kinds of small tiles: sea (2 of them), cape (8), coast (8), strait (4), bay (8) and land (2); how many of each is our inference. The other face of each is a Joker, which may stand for any kind.
    .title = Small tiles
rule-NW-G6 = There are 64 large tiles, one for every pattern of six corners. Either face may be laid; the back shows the mirror image with the same symbol. 38 of them carry a symbol: 12 Strait, 10 Franklin, 9 Inuit, 7 Cairn. The rulebook counts the tokens; the drawing of each tile is our inference.
    .title = Large tiles
rule-NW-G7 = Two tiles are printed off Greenland, each with a Cairn. Where and how is our reading: on k3–l3 and k4–l4, two headlands with a channel of open sea between them, the Cairns on l3 and l4.
    .title = The printed tiles
rule-NW-G8 = The Greenland arrow touches the east side of l3 and l4, the Passage arrow the west side of a6 and a7: our reading of the board. An arrow is no tile: nothing is placed from it, and no crew change places on it.
    .title = The two arrows
rule-NW-G9 = Discoveries count more in the west: ×1, ×2 or ×3. The square under the token decides, also when its tile lies in two zones. Which columns make a zone is our reading: i to l ×1, e to h ×2, a to d ×3.
    .title = Zones

rules-section-NW-I = Sun and ice

rule-NW-I1 = The sun has seven stations. It starts on III and goes on by one after every round: III IV V VI VII, then I II III IV V. That makes ten rounds.
    .title = The sun
rule-NW-I2 = The ice comes from the north. Nothing is frozen while the sun stands on IV; it is a little on III and V, more on II and VI, most on I and VII. How many rows is our reading of the pictures: 2, 4 and 6.
    .title = How far the ice reaches
rule-NW-I3 = To travellers a frozen square is solid ground: shut to ships, open to sleds. A tile across the edge of the ice is frozen in its northern part only. The ice changes nothing about islands, zones or what fits.
    .title = Frozen squares
rule-NW-I4 = A ship on a frozen tile waits for the thaw. On a half-frozen tile it lies in the open half if that has any sea, and may sail from there.
    .title = Ships in the ice
rule-NW-I5 = A sled stands on one stretch of joined land and ice and never crosses open water. When the ice melts it stays on what is left there; if nothing is left, its owner puts it on any other land or ice of the tile. If the tile has none, the sled is lost with all the crew in its column. On an arrow a sled is safe.
    .title = Sleds and the thaw
rule-NW-I6 = Rounds 1 to 5 are the first year, rounds 6 to 10 the second.
    .title = The two years

rules-section-NW-S = Setting up

rule-NW-S1 = Everybody begins with a ship on the Greenland arrow, a sled aboard, and seven crew ready in the ship’s column.
    .title = The expeditions
rule-NW-S2 = Waiting at the Passage are 10 and 3 prestige for two players, 13, 7, 3 for three, 15, 10, 6, 3 for four. Waiting in Greenland are 6 for two players, 7 and 3 for three, 10, 6, 3 for four.
    .title = Arrival tokens
rule-NW-S3 = Four large tiles lie face up; the others are in the bag. The small tiles lie in six piles.
    .title = The display
rule-NW-S4 = The first turn order is drawn. Then, beginning with the last player, each takes one of the large tiles on display, which is replaced at once.
    .title = First tiles

rules-section-NW-T = Rounds and turns

rule-NW-T1 = A game has ten rounds. In a round the turn goes from player to player, again and again, until everyone has passed.
    .title = Rounds
rule-NW-T2 = In your turn you take an action or pass. After an action you may go on: each further action of the turn costs one crew more than usual, whichever vehicle acts. Or you end the turn. You can pass only in place of a first action.
    .title = Turns
rule-NW-T3 = The ship or the sled does the work, and the crew of its own column pay for it: as many as the action costs, surcharge included, go from ready to resting.
    .title = Paying with crew
rule-NW-T4 = You may pass while crew are ready, and must when none are. Passing sends all your crew to rest, and you act no more in this round. Whoever passes first plays first in the next round, and so on.
    .title = Passing
rule-NW-T5 = After each round but the last the sun moves on, the ice follows, and everybody’s crew are ready again.
    .title = End of a round
rule-NW-T6 = As soon as your ship or your sled is back in Greenland, your game is over: the turn ends, and you take no part in later rounds.
    .title = Home
rule-NW-T7 = The game ends when all have passed in round ten, or earlier if every expedition is home.
    .title = End of the game

rules-section-NW-ACTIONS = Actions

rule-NW-A1 = Draw, 1 crew: take a large tile from the display (a new one comes from the bag) or a small tile from its pile. Your reserve may grow as large as you like, and all can see it.
    .title = Draw
rule-NW-B1 = Refresh and draw, 2 crew: four fresh large tiles replace the display, the old ones go back into the bag, then you draw. The bag must hold at least one tile; if it holds fewer than four, the display is filled up once the old tiles are back.
    .title = Refresh and draw
rule-NW-C1 = Place, 1 crew: lay a tile of your reserve on free squares, turned as you like. A large tile may show either face, a small one only its map.
    .title = Place a tile
rule-NW-C2 = The new tile must share a side with the tile on which the ship or sled that lays it stands.
    .title = Next to the vehicle
rule-NW-C3 = At every corner that is already known, the new tile must show the same terrain. Corners that touch only diagonally count too.
    .title = Corners must match
rule-NW-C4 = The way must stay open: a ship must still be able to find sea from Greenland to the Passage, through the tiles that lie there and the squares that are free. Ice does not matter here.
    .title = The Passage stays possible
rule-NW-C5 = If the face you lay shows a symbol, its token is set on that square at once.
    .title = Symbols
rule-NW-C6 = A single free square enclosed by tiles or the edge of the map is filled at once with the small tile that fits, or with a Joker from the fullest pile if there is none left. A corner that nobody knows becomes sea. Several holes are filled in reading order.
    .title = Holes
rule-NW-C7 = An island is finished when every square around its land is covered, on two tiles or more; the edge of the map closes it too. Whoever finishes it takes a Cartography token while there are any and scores the island at once.
    .title = Islands
rule-NW-D1 = Move, 1 crew: to a tile or arrow that shares a side with where the vehicle is, never diagonally. Tiles have room for all.
    .title = Move
rule-NW-D2 = A ship sails through a side that has sea, if neither square there is frozen. It can reach all the open sea of its tile.
    .title = Ships
rule-NW-D3 = A sled crosses a side that its stretch of ground touches, if both squares offer it ice, or the side has land. It arrives on the ground beyond that very side; where there are several grounds, each is a move of its own.
    .title = Sleds
rule-NW-D4 = To enter or leave an arrow, the same holds for the one square on the map.
    .title = Arrows
rule-NW-E1 = Transfer crew, 1 crew: only while ship and sled are on the same tile or the sled is aboard. Any number change columns, at least one; the ready stay ready, the resting stay resting. Whoever paid may go too.
    .title = Transfer crew
rule-NW-E2 = The first crew in its column bring the sled out on the ship’s tile, on a stretch of land or ice that you choose. A tile that is all water must be frozen entirely. When the last crew leave the column, the sled goes back aboard. On an arrow nothing comes out.
    .title = The sled comes out
rule-NW-E3 = The ship may be left without crew, but then it cannot act. A lost sled never comes back.
    .title = Empty ships, lost sleds
rule-NW-F1 = Explore, 3 crew: take the Franklin or Strait token on the tile of the ship or sled that acts.
    .title = Explore
rule-NW-GD1 = Discover, 2 crew: take the Inuit or Cairn token on the tile of the ship or sled that acts.
    .title = Discover
rule-NW-H1 = Pass, free: your round is over, your crew rest, and you take the next place in the coming turn order.
    .title = Pass

rules-section-NW-P = Prestige on the way

rule-NW-P1 = The first time your ship or sled reaches the Passage arrow, you take the best Passage token left. One for each player.
    .title = The Passage
rule-NW-P2 = When your ship or sled comes back to the Greenland arrow, you take the best Greenland token left, whether or not you found the Passage. One for each player.
    .title = Return to Greenland
rule-NW-P3 = An Inuit or Cairn token gives 2 times its zone, a Franklin or Strait token 1 times its zone.
    .title = Tokens
rule-NW-P4 = An island of 2 tiles gives 1 point. For larger ones the numbers are ours: 3 tiles give 1 point, 4 or 5 tiles 2, 6 or more 3.
    .title = Islands score

rules-section-NW-F = Final scoring

rule-NW-F2 = Most, second most and third most tokens of a kind score: Franklin 11, 7, 4; Strait 11, 5, 2; Cartography 9, 5, 2. Players who tie take up as many places as they are, all score the lowest of these, and the next player comes after them: two who tie for first both score as second, and the next is third. Without a token there are no points. Only 7 and 4 for Franklin are printed in the rulebook; the other numbers are reported, inferred or ours.
    .title = Majorities
rule-NW-F3 = Each set of one Inuit, Cairn, Franklin, Strait and Cartography token gives 6. Tokens count for majorities as well.
    .title = Sets
rule-NW-F4 = You lose 2 for every crew who is not home with a ship or a sled that was brought out, or who was lost with one, and 2 more for a ship that is not home. A ship that never sailed counts as home.
    .title = Left in the ice
rule-NW-F5 = Most prestige wins. A tie goes to whoever came home first; if none of those tied came home, they share the win. Prestige can fall below zero.
    .title = The winner

rules-section-NW-SO = Alone: the solo variant

rule-NW-SO1 = One player, and the usual rules with the changes below. Every action is the first of a turn, so nothing costs extra.
    .title = Alone on the map
rule-NW-SO2 = New action, 1 crew: lay the leftmost large tile of the display straight onto the map. The others move left, and a new one joins on the right. The usual Draw and Place stay possible.
    .title = Draw and place in one
rule-NW-SO3 = The Passage gives 10 in the first year and 3 in the second. There are no Greenland tokens and no majorities; sets give 6 as usual.
    .title = Solo scoring
rule-NW-SO4 = Every square that is free at the end costs 1 point.
    .title = White spots
rule-NW-SO5 = Option Lost crew: when the second year begins, two crew leave the game; you choose the column of each. Each costs 2 points at the end. An expedition that is home by then loses nobody.
    .title = Lost crew

rules-section-NW-ST = HMS Terror, alone

rule-NW-ST1 = The golden rule: the rules of the standard game hold unless this chapter changes them. You have seven crew on the ship, 15 Food and 15 Morale (fewer of both is harder); 15 points wait at the Passage, 10 in Greenland. On display are three large tiles and one small tile of each of the six kinds. The 16 Voyage cards are shuffled, and one is turned and applied before the first season.
    .title = Setting out
rule-NW-ST2 = A season has four turns. In each you act as often as you can and like, then pass: the crew of both columns are ready again, and the next turn begins. After the fourth turn the season ends.
    .title = Seasons and turns
rule-NW-ST3 = Before every action you spend 1 Food or 1 Morale. The first action of a turn takes 1 crew, each later one 2, whatever the action. The count runs over both vehicles: once the ship has acted the sled pays 2, and the other way round. Each pays from its own column. Passing is free, and you must pass when nobody is ready in either column.
    .title = What actions cost
rule-NW-ST4 = If you cannot pay in full, you may give up a crew for good and act all the same. What can be paid is paid, and this one sacrifice makes up for all that is missing, of crew and of Food or Morale. You choose the column that it comes from; there, a resting crew goes before a ready one. The column that acts must have a crew, ready or resting, before the sacrifice, and somebody must be ready in one of the two columns.
    .title = Sacrifice
rule-NW-ST5 = There is no first draft. Draw takes one large tile or two small ones; the display is refilled at once, large tiles from the bag, small ones at random from all that are left. Refresh and draw costs no more than any action: all the large or all the small tiles on display leave the game and are replaced, then you draw from the new ones. Place lays one tile, or two small ones side by side, the first of them next to the vehicle. Your reserve has no limit.
    .title = Tiles aboard HMS Terror
rule-NW-ST6 = Explore takes the Franklin or Strait token, Discover the Inuit or Cairn token on the tile of the ship or sled that acts, at the cost of any action. An Inuit brings 2 Food, a Cairn 2 Morale, a Strait 1 Food or 1 Morale as you like, a Franklin 1 site point, each times the zone. They give no prestige; islands do. Food and Morale have no upper limit.
    .title = What finds bring
rule-NW-ST7 = Reaching the Passage brings 3 Morale. Step 3 of the Franklin track brings 1 Food. Two more steps are ours: step 6 brings 1 Morale, step 9 brings 1 Food.
    .title = Good news
rule-NW-ST8 = After the fourth turn the voyage is over if a vehicle is back in Greenland, nobody lives, or the sun stands on V, its last station, for the second time. If not, the sun moves on, the crew are ready, the first turn begins, and the next Voyage card is turned and applied.
    .title = End of a season
rule-NW-ST9 = An ice card moves the edge of the ice by one row, north or south, from where the sun would have it, for that season.
    .title = Ice cards
rule-NW-ST10 = You win if you reached the Passage, have 10 site points and are home with at least one living crew. Then sets count 6 each, and the Passage and Greenland tokens and islands count; a ship or sled left behind costs 2, every crew lost 2. Aim for 40. Otherwise you lose.
    .title = Success
rule-NW-ST11 = The rulebook does not print the Voyage cards: these 16 are our own, on what it says they touch, which is moving, Food, Morale and ice. Most are bad luck, some depend on how you stand. If you cannot bear a loss of Food or Morale in full, a crew dies instead, from the column you choose.
    .title = Voyage cards

rules-section-NW-CO = HMS Terror, together

rule-NW-CO1 = Two captains share the map, the display, the sun and the Voyage cards, which apply to both. Each sets out as alone, but with 12 Food and 12 Morale (fewer of both is harder); 15 and 10 wait at the Passage, 10 and 6 in Greenland. A captain drawn at random starts, in every turn. The voyage ends when each is home or dead, or after ten seasons. The points of an island go to the captain who finished it.
    .title = Two captains
rule-NW-CO2 = In each of the four turns one plays after the other, with as many actions as can be paid. Each Cartography token counts for both. The two Franklin tracks are joined into one: whoever takes it to step 3, 9, 13 or 19 gets 1 Food, to step 6 or 16 1 Morale; all but step 3 are ours. Reaching the Passage brings 3 Morale.
    .title = Turn by turn
rule-NW-CO3 = You win if one of you reached the Passage, you have 15 site points together, and each is home with at least one living crew. Your prestige is added up: aim for 60.
    .title = Success together

rules-section-NW-TB = The Tuunbaq

rule-NW-TB1 = The beast appears on the first tile laid with a Franklin or Cairn symbol in zone ×2, or on the first tile laid in zone ×3, whichever comes first. A tile is in the zone of its symbol; without one, in that of any of its squares.
    .title = It wakes
rule-NW-TB2 = New action, 1 crew: drive it to a tile that touches its own, if only at a corner, whatever the terrain and however the tiles are joined. The only limit: not onto a tile where another player has a ship or sled.
    .title = Drive it
rule-NW-TB3 = A ship or sled that enters its tile must pay: one crew of its column, ready or resting, leaves the game, or you give up any of your discovery tokens. You keep its points, but it no longer counts for majorities and sets. If you have neither, you cannot enter. Bringing the sled out on its tile is not entering.
    .title = Meet it
