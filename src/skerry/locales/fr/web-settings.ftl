### Les réglages : chargés avec eux.

web-speed = Coups des autres
web-speed-none = D’un coup
web-speed-slow = Lents
web-speed-normal = Normaux
web-speed-fast = Rapides
web-motion = Mouvement
web-motion-system = Selon le système
web-motion-less = Réduit
web-sound = Un son quand c’est votre tour
web-notify = Une notification quand c’est votre tour
web-my-key = Ma clé et mes données
web-warn-reveal = Confirmer les coups irréversibles
web-keys-on = Raccourcis d’une seule touche (R, F, E, P, U, H, L, B)
web-curtain-on = Cacher les mains entre les tours quand on joue à plusieurs sur cet écran
web-forced = Jouer automatiquement les coups forcés
