server-problem-invalid = Cette demande n’est pas comprise.
server-problem-unauthorized = La clé de votre navigateur manque ou n’est pas connue ici.
server-problem-forbidden = Cela ne vous revient pas à cette table.
server-problem-not-found = Il n’y a rien ici : la table a été supprimée, ou le lien n’est pas complet.
server-problem-method-not-allowed = Cette adresse ne permet pas cela.
server-problem-not-open = La partie a déjà commencé.
server-problem-not-running = La partie n’est pas en cours.
server-problem-not-over = La partie n’est pas encore finie.
server-problem-seat-taken = Cette place est prise.
server-problem-name-taken = Quelqu’un porte déjà ce nom ici, ou un nom qui lui ressemble.
server-problem-seats-open = Une place est encore libre.
server-problem-not-your-turn = Ce n’est pas votre tour.
server-problem-stale = La table a avancé ; regardez de nouveau.
server-problem-illegal = Les règles ne le permettent pas.
server-problem-notation = Ce n’est pas une action du jeu.
server-problem-undo-limit = On ne peut plus revenir là-dessus.
server-problem-not-absent = Ce joueur n’est pas absent : il est là, ou vous n’attendez pas depuis longtemps.
server-problem-bad-game = Ce jeu, ce nombre de places ou cette option n’existe pas.
server-problem-bad-record = Cette partie enregistrée est illisible.
server-problem-too-large = C’est trop long.
server-problem-too-many = Trop de demandes à la fois ; attendez un instant.
server-problem-no-bot = Aucun robot ne peut répondre maintenant.
server-problem-storage = Le serveur ne peut pas enregistrer en ce moment. Rien n’a changé ; réessayez.
server-problem-busy = Le serveur est plein ; réessayez dans un instant.
server-problem-newer-rules = Cette table demande des règles plus récentes ou un autre matériel que ceux de ce serveur.
server-problem-damaged = Ce qui est enregistré de cette table est endommagé.
server-problem-key-reused = Cette clé appartient à une autre requête.
server-problem-foreign-origin = Un autre site ne peut pas utiliser ce serveur.
server-problem-internal = Une erreur s’est produite sur le serveur.
server-many-words = on peut ajouter quelque chose au hasard d’une table { $words } fois au plus
server-voyage-once = vous avez déjà fait ce voyage : seul le premier essai compte
server-voyage-closed = ce voyage est clos
server-voyage-no-hints = il n’y a pas de conseils quand tout le monde a le même hasard
server-voyage-seats = { $seats ->
    [one] il faut une place, la vôtre
   *[other] il faut { $seats } places, dont une à vous
}
server-commitment-old = cette table a été créée avec un autre matériel ; créez-en une nouvelle
server-record-seats = { $seats ->
    [one] Cette partie a une place : la vôtre ou celle d’un robot.
   *[other] Cette partie a { $seats } places : les vôtres ou celles de robots.
}
server-cannot-write = La base de données n’accepte pas d’écriture.
server-vacation = { $days ->
    [one] Il vous reste { $days } jour de vacances dans cette partie.
   *[other] Il vous reste { $days } jours de vacances dans cette partie.
}
server-many-tables = Vous avez { $tables } tables ; supprimez-en.
server-many-messages = { $messages } messages ont été écrits à cette table ; cela suffit.
server-warning-locked = { $count ->
    [one] Votre navire serait pris dans la glace à la { $span ->
       *[other] saison
    } { $rounds }.
   *[other] Votre navire serait pris dans la glace aux { $span ->
       *[other] saisons
    } { $rounds }.
}
server-warning-lost = Votre traîneau serait perdu au dégel de la { $span ->
   *[other] saison
} { $rounds }.
server-no-client-title = Skerry fonctionne
server-no-client = La page du jeu n’est pas construite ici. Construisez-la avec « npm --prefix web ci » et « npm --prefix web run build » ; l’API est à /api.
server-notice-turn-title = À vous de jouer
server-notice-turn-text = { $game } : c’est votre tour ({ $names }).
server-notice-remind-title = Votre temps s’achève bientôt
server-notice-remind-text = { $game } : il vous reste { $hours ->
        [0] { $minutes ->
            [0] moins d’une minute
            [one] une minute
           *[other] { $minutes } minutes
        }
        [one] une heure
       *[other] { $hours } heures
    } pour jouer ({ $names }).
server-notice-confirm-title = Skerry peut-il vous écrire ?
server-notice-confirm-text = Quelqu’un a demandé à être prévenu à cette adresse quand c’est son tour. Si c’est vous, ouvrez ce lien ; sinon, vous n’avez rien à faire.
server-notice-confirmed = Nous vous préviendrons quand ce sera votre tour.
server-notice-stop = Ne plus en recevoir
server-notice-stopped = Nous ne vous préviendrons plus.
server-listening = Skerry est à { $url }
server-already-running = Skerry fonctionne déjà à { $url }
server-stop = Ctrl+C pour arrêter.
server-no-port = Skerry ne peut pas être à { $place } : { $reason }
server-no-folder = Skerry ne peut pas garder de tables dans { $folder } : { $reason } ; choisissez un autre dossier avec --data
server-database-which = Une base de données s’écrit « sqlite:///… » ou « postgresql://… », et non { $found }.
server-database-driver = Pour PostgreSQL, il faut installer skerry[postgres] ({ $module } manque).
server-database-silent = La base de données ne répond pas ({ $reason }).
server-database-newer = La base de données a le schéma { $found } ; ce serveur connaît le { $known }.
server-database-empty = Cette base de données n’a pas de tables.
server-database-missing = Il n’y a pas de base de données { $found }.
server-archive-foreign = Ce n’est pas une archive de tables.
server-archive-cut = L’archive n’est pas entière : il manque sa fin.
server-archive-line = La ligne { $line } de l’archive n’est pas comprise.
server-archive-refused = L’archive ne peut pas être importée ({ $reason }).
server-no-such-bot = Il n’y a pas de robot « { $bot } » ici.
