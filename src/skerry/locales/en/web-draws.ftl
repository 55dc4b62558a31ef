## How luck is drawn, and how it is checked

web-draws-title = Luck that can be checked
web-draws-about = Before anybody moves, the server thinks of a secret number, puts it into a sealed envelope and shows you the envelope: the commitment. Then each player’s browser adds a number of its own. All luck of the game follows from these numbers by a fixed recipe. So the server cannot choose what suits it, and no player can foresee a draw. When the game is over the envelope is opened, and anybody can follow the recipe again and compare every draw. Taking back a move never changes a draw. The record is sealed too, so that nobody changes a move later.
web-draws-promised = What was promised
web-draws-no-word = nothing added
web-draws-add = Add something of your own for seat { $seat }: dice, letters, anything (8 characters or more)
web-draws-add-now = Add
web-draws-later = The envelope is opened when the game is over.
web-draws-none = Nothing was promised for this table: it was made from a record, or before there were promises.
web-draws-check = Check a record
web-draws-check-about = A saved game of any table. The server draws everything again; this browser checks the envelope for itself. The command “skerry verify” does all of it without a server.
web-draws-choose = Choose a record…
web-draws-checking = Drawing everything again…
web-draws-verified = { $draws ->
    [one] The only draw follows
   *[other] All { $draws } draws follow
} from the secret { $words ->
    [0] alone
    [one] and one number that a player added
   *[other] and { $words } numbers that players added
}. No move was changed.
web-draws-verified-shared = { $draws ->
    [one] The only draw follows
   *[other] All { $draws } draws follow
} from the secret alone, which all tables of this voyage share. No move was changed.
web-draws-here = This browser has computed the commitment itself: it fits the secret.
web-draws-here-differs = This browser has computed the commitment itself: it does not fit the secret.
web-draws-noted = It is the commitment that this browser noted before the end.
web-draws-noted-differs = It is not the commitment that this browser noted before the end.
