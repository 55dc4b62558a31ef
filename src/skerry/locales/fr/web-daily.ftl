## Le voyage du jour, et les tables en duplicate

web-daily-title = Le voyage du jour
web-daily-about = Tout le monde fait aujourd’hui le même voyage : les mêmes tuiles, tirées dans le même ordre. Un seul essai, sans conseils ; à votre retour, vous voyez les résultats des autres et celui du meilleur robot. Qui a fini peut regarder toutes les parties.
web-daily-day = { $day }, jusqu’à minuit à Greenwich.
web-daily-before = La veille
web-daily-none = Personne n’a navigué ce jour-là.
web-daily-against = Contre { $bots }.
web-daily-go-on = Reprendre la mer
web-daily-sail = Prendre la mer
web-daily-look = Regarder
web-daily-compare = Comparer
web-daily-compare-best = Comparer avec la meilleure partie
web-daily-champion = L’amiral
web-daily-nameless = Sans nom
web-daily-lost = perdu
web-daily-rank = Rang
web-daily-who = Qui
web-daily-points = Points
web-daily-seat = Place { $letter }
web-daily-open = Un invité, par un lien
web-daily-match = Points de match
web-daily-results = Résultats : { $title }
web-daily-first = Personne n’est encore revenu.
web-daily-sailing = { $count ->
    [one] Une table est encore en mer.
   *[other] { $count } tables sont encore en mer.
}
web-daily-luck = Ce qui est pareil, et comment le vérifier
web-daily-same = La mise en place est la même, et chaque pioche aussi : la première tuile que vous tirez est la première que tirent les autres, la dixième la dixième, quoi que vous fassiez entre-temps. Ce qui diffère, c’est ce que vous en faites : si vous tirez moins de tuiles, en remettez, ou si les robots répondent autrement, vos parties se séparent. Les robots peuvent choisir différemment dans la même position.
web-daily-later = Le secret sera révélé quand le voyage sera clos.
web-daily-secret = Secret et sel :
web-daily-duplicate = Tables en duplicate
web-daily-duplicate-about = Plusieurs groupes jouent avec le même hasard, comme au bridge. Chaque place est comparée à la même place des autres tables : un point par table qui y a fait moins bien, un demi-point par table qui a fait aussi bien. Le hasard est gardé sept jours.
web-daily-game = Jeu
web-daily-seats = Places
web-daily-make = Les créer
web-daily-share = Pour les autres groupes
