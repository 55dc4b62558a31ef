### The rules of the Herring Bank. Sections and rules stand in the order in which they are read.

rules-section-HB-S = Setting up

rule-HB-S1 = The sea holds 14 herring, 9 cod, 5 halibut, and 4 storms; the players may choose 2 to 8 storms instead. How many are left of each is open.
    .title = The sea
rule-HB-S2 = Everybody is dealt a contract that the others do not see. There are two for each kind of fish.
    .title = Contracts
rule-HB-S3 = The first player is drawn.
    .title = Who begins

rules-section-HB-T = The turn

rule-HB-T1 = The game lasts four days. Each day everybody has one turn, in the order of the seats from the first player on. In your turn you haul as often as you dare, until you land your catch or a storm comes.
    .title = Days and turns
rule-HB-H1 = Haul: draw a card from the sea. A fish goes into your hold.
    .title = Hauling
rule-HB-H2 = A hold takes five fish. You may not haul with a full hold.
    .title = The hold
rule-HB-H3 = You may not haul when no fish is left in the sea.
    .title = An empty sea
rule-HB-H4 = A storm throws all the fish aboard overboard and ends your turn. The storm is over: its card leaves the game.
    .title = Storms
rule-HB-B1 = Throw a fish back: only from a full hold. The fish leaves the game.
    .title = Throwing back
rule-HB-L1 = Land your catch, at least one fish: it is safe for good, and your turn ends.
    .title = Landing

rules-section-HB-P = Points

rule-HB-P1 = A landed herring gives 1 point, a cod 2, a halibut 3.
    .title = Fish
rule-HB-P2 = When the game is over, all show their contracts: each landed fish of that kind gives 1 point more.
    .title = The contract
rule-HB-P3 = One landed fish of each kind are a set, which gives 2 points.
    .title = Sets

rules-section-HB-E = The end

rule-HB-E1 = The game is over after the last turn of the fourth day, or when no boat is at sea and the sea has no fish left.
    .title = When it ends
rule-HB-E2 = Most points win; if they are equal, more landed halibut. Who is still equal shares the win.
    .title = Who wins
