### Une table qui attend ses joueurs : chargé avec elle.

web-seat = Place
web-waiting-for = { $count ->
    [one] Il manque encore un joueur.
   *[other] Il manque encore { $count } joueurs.
}
web-starting = Tout le monde est là : la partie commence.
web-give-bot = Donner à un robot
web-join-link-label = Lien pour vos amis
web-new-join-link = Créer un autre lien (les anciens ne seront plus valables)
web-join-link-about = Envoyez-le : qui l’ouvre prend une place libre. La partie commence quand toutes les places sont prises.
web-any-seat = N’importe quelle place libre
web-watching-lobby = Vous regardez. Pour jouer, demandez le lien avec la clé.
web-luck-about = Qu’est-ce que c’est ?
