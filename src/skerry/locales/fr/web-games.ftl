## Mes parties

web-games-title = Mes parties
web-games-about = Ce que vous avez terminé avec la clé de ce navigateur. Une partie supprimée disparaît, des classements aussi.
web-games-export = Exporter toutes les parties
web-games-import = Importer des parties…
web-games-foreign = Ce fichier ne contient pas de parties exportées.
web-games-bringing = Importation…
web-games-came = { $count ->
    [0] Toutes ces parties sont déjà ici.
    [one] Une partie a été importée.
   *[other] { $count } parties ont été importées.
}
web-games-deleted = La partie est supprimée.
web-games-ratings = Contre les robots
web-games-ratings-about = Le second est à 1500, chaque niveau 300 au-dessus du précédent. Le nombre après ± dit l’incertitude ; elle diminue à chaque partie. Les parties importées ne comptent pas.
web-games-rating = { $rating } ± { $deviation }, après { $games ->
    [one] une partie
   *[other] { $games } parties
}
web-games-best = Meilleurs scores
web-games-course = L’évolution
web-games-course-words = { $label } : { $count ->
    [one] une partie, { $last }
   *[other] de { $first } à { $last } en { $count } parties
}
web-games-finished = Parties terminées
web-games-game = Jeu
web-games-company = Contre qui
web-games-company-alone = Seul
web-games-company-bots = Robots
web-games-company-people = Personnes
web-games-result = Résultat
web-games-all = Tout
web-games-won = Gagnée
web-games-lost = Pas gagnée
web-games-imported = importée
web-games-delete = Supprimer
web-games-sure = Vraiment supprimer ?
web-games-none = Aucune partie pour l’instant.
