### Ce qui entoure les tables : pendules, tables ouvertes, joueurs, avis, clés.

## Pendules
web-clock = Temps
web-clock-none = Sans pendule
web-clock-live = Minutes pour la partie
web-clock-days = Jours par tour
web-clock-minutes = Minutes pour chacun
web-clock-increment = Secondes ajoutées à chaque tour
web-clock-turn-days = Jours pour chaque tour
web-flag = Quand le temps est écoulé
web-flag-bot = Un robot prend la suite
web-flag-end = La partie s’arrête
web-time-left = Temps restant : { $time }
web-time-days = { $days } j { $hours } h
web-time-soon = Il vous reste { $seconds } secondes.
web-away-until = absence jusqu’au { $date }
web-vacation = Vacances
web-vacation-days = Jours
web-vacation-take = Partir
web-vote = Laisser jouer un robot
web-voted = Vous souhaitez qu’un robot prenne la suite

## Tables ouvertes
web-open-tables = Tables ouvertes
web-open-tables-none = Aucune pour l’instant. Dressez-en une : avec une place libre, laissez les autres la trouver.
web-sit-down-at = Prendre place : { $title }
web-list-table = Table ouverte : chacun peut la trouver et y prendre place
web-list-level = Joueurs
web-list-any = Tous
web-list-beginner = Débutants
web-list-regular = Habitués
web-list-expert = Experts

## Joueurs
web-person-more = { $name } : bloquer ou signaler
web-block = Bloquer
web-block-about = Vous ne vous croiserez plus aux tables ouvertes : aucun de vous ne trouvera celles de l’autre.
web-blocked = Vous ne croiserez plus { $name } aux tables ouvertes.
web-report-reason = Que s’est-il passé ?
web-report = Signaler à l’hôte
web-reported = L’hôte est prévenu.
web-unsay = Supprimer ce message
web-unsaid = Le message est supprimé.
web-mute = Mettre en sourdine
web-muted = Vous ne verrez plus les messages de cette personne à cette table.

## Avis
web-notices = Notifications quand c’est votre tour
web-notices-about = Quand c’est à vous de jouer et que vous n’êtes pas là. Rien n’est envoyé sans votre accord.
web-notices-on = Vos notifications
web-notices-push = sur un appareil
web-notices-mail = par courriel
web-notices-confirm = Ouvrez le lien du courriel pour confirmer.
web-notices-here = Me prévenir sur cet appareil
web-notices-here-done = Les notifications arriveront sur cet appareil.
web-notices-refused = Votre navigateur ne le permet pas. Ses réglages pour ce site en décident.
web-notices-address = Adresse électronique
web-notices-write = M’écrire
web-notices-mail-sent = Un courriel est en route : ouvrez le lien qu’il contient.
web-notices-quiet = Ne pas déranger
web-notices-quiet-on = Rien la nuit
web-notices-from = de
web-notices-until = à
web-notices-quiet-keep = Garder ces heures
web-notices-quiet-kept = Vos heures sont enregistrées.
web-notices-stop = Arrêter
web-notices-stop-all = Tout arrêter
web-notices-stopped = Plus aucune notification ne sera envoyée.
web-hook = Webhook : des nouvelles pour un programme
web-hook-about = Chaque changement de cette table est envoyé à cette adresse en JSON, signé avec le secret.
web-hook-address = Adresse
web-hook-secret = Secret, montré une seule fois
web-hook-set = Envoyer
web-hook-on = Les nouvelles y sont envoyées désormais.
web-hook-off = Plus rien n’est envoyé.

## Ma clé et mes données
web-me = Ma clé et mes données
web-recovery = Si ce navigateur vous oublie, ou pour un autre appareil
web-recovery-about = Gardez ce lien en lieu sûr : qui l’ouvre a vos places et vos tables. Il sert une fois, puis en donne un autre.
web-recovery-none = Ce navigateur n’a pas de clé de secours.
web-recovery-show = Montrer le lien de secours
web-recovery-link = Lien de secours, secret
web-recovery-have = J’ai un lien de secours
web-recovery-use = Retrouver mes places
web-recovery-use-about = Ce navigateur aura ces places et ces tables à la place des siennes ; l’autre ne les aura plus.
web-recovery-wrong = Ce lien de secours n’est pas valable, ou a déjà servi.
web-recovered = Content de vous revoir.
web-new-key = Nouvelle clé pour ce navigateur
web-new-key-about = Si quelqu’un a copié la clé de vos places dans ce navigateur : l’ancienne clé ne sera plus valable.
web-new-key-done = Ce navigateur a une nouvelle clé ; l’ancienne n’est plus valable.
web-new-key-failed = Cela n’a pas marché ; la clé est restée la même.
web-blocked-people = Joueurs bloqués
web-nameless = Quelqu’un sans nom
web-unblock = Croiser de nouveau
web-unblocked = Vous pouvez vous croiser de nouveau.
web-erase-title = Supprimer mes données
web-erase-about = Vos tables, et votre nom, vos mots et vos places aux tables des autres. Personne ne pourra les rétablir.
web-erase = Tout supprimer
web-erase-sure = Vraiment, pour toujours ?
web-erased = Tout est supprimé.
