import type { Clause } from './en.ts';

/** The clauses and rulings of STOP as players read them, in French. */
export const rulesFr: Record<Clause, string> = {
  'ST-01': 'À chaque manche, le but est de se débarrasser de toutes ses cartes en premier.',
  'ST-02': 'STOP se joue de 2 à 10.',
  'ST-03':
    'Il y a 112 cartes : dans chacune des quatre couleurs, les nombres de 0 à 9, Passer, Échange et +X, tous en double, et huit cartes Choix libre sans couleur.',
  'ST-04': 'La personne qui a lu les règles donne à la première manche.',
  'ST-05': 'La personne qui donne mélange bien et distribue sept cartes faces cachées à chacun.',
  'ST-06': 'Puis on retourne une carte : c’est la première carte de la pile.',
  'ST-07': 'Les autres cartes forment la pioche, face cachée à côté de la pile.',
  'ST-08': 'On joue dans le sens des aiguilles d’une montre. La personne qui a donné commence.',
  'ST-09': 'À votre tour, vous jouez de votre main sur la pile une carte qui convient.',
  'ST-10':
    'Une carte convient si elle a la même couleur, le même nombre ou le même symbole que la carte du dessus.',
  'ST-11': 'Votre tour est alors terminé, et c’est à la personne à votre gauche.',
  'ST-12': 'Exemple : sur un 4 bleu va n’importe quelle carte bleue, et n’importe quel 4.',
  'ST-13':
    'Si vous ne pouvez ou ne voulez pas jouer, prenez une carte de la pioche en pénalité. Votre tour est terminé.',
  'ST-14':
    'Quand la pioche est épuisée, la carte du dessus reste comme nouvelle pile ; les cartes en dessous sont mélangées et forment la nouvelle pioche.',
  'ST-15':
    'Si vous avez exactement la carte nombre du dessus, dans la même couleur, vous pouvez l’intercaler aussitôt, même si ce n’est pas votre tour.',
  'ST-16': 'Les cartes symbole ne peuvent jamais être intercalées.',
  'ST-17': 'Exemple : sur le 4 bleu, n’importe qui peut intercaler le second 4 bleu.',
  'ST-18': 'Le jeu continue à gauche de la personne qui a intercalé ; d’autres peuvent ainsi être sautés.',
  'ST-19': 'Quand vous jouez votre avant-dernière carte, vous devez annoncer « Achtung ! ».',
  'ST-20':
    'L’annonce doit venir avant que la carte soit posée ; sinon, vous piochez deux cartes de pénalité.',
  'ST-21': 'Quand vous jouez votre dernière carte, vous devez annoncer « Stop ! ».',
  'ST-22': 'Dès que cette carte est posée, la manche est finie.',
  'ST-23': 'Si vous n’avez pas annoncé à temps, vous piochez deux cartes de pénalité et la manche continue.',
  'ST-24':
    'À la fin d’une manche, tous les autres reçoivent des points de pénalité pour les cartes qui leur restent en main.',
  'ST-25':
    'Les cartes spéciales comptent : Choix libre 50, Échange 40, +X 30, Passer 20, le 2 compte 10, le 9 et le 6 comptent leur nombre, le 0 ne compte rien.',
  'ST-26': 'Toute autre carte nombre compte son nombre.',
  'ST-27':
    'Puis commence la manche suivante ; la personne à gauche de celle qui vient de donner donne à son tour.',
  'ST-28': 'La partie finit quand quelqu’un a atteint 500 points de pénalité.',
  'ST-29': 'La personne qui a alors le moins de points gagne.',
  'ST-30': '1, 3, 4, 5, 7 et 8 sont de simples nombres. 0, 2, 6 et 9 sont des nombres qui ont une fonction.',
  'ST-31': 'Un 0 peut se jouer comme n’importe quel autre nombre.',
  'ST-32': 'Un 0 protège aussi contre Passer, Échange, 2 et +X.',
  'ST-33': 'Pour cela, le 0 doit avoir la couleur de la carte contre laquelle il protège.',
  'ST-34':
    'Un 2 fait piocher deux cartes à la personne suivante, qui passe son tour ; c’est ensuite à celle de sa gauche.',
  'ST-35':
    'La première parade au 2 est un 0 de la même couleur. Le jeu continue à gauche de la personne qui l’a joué.',
  'ST-36':
    'La seconde parade est un autre 2 de n’importe quelle couleur : il y a deux cartes de plus, et c’est à la personne suivante de les piocher toutes, et ainsi de suite.',
  'ST-37':
    'Si un 2 est intercalé, la personne à gauche de celle qui l’a fait doit piocher, sauf si elle a une parade.',
  'ST-38':
    'Un 6 peut aller sur un 9 et un 9 sur un 6, quelles que soient les couleurs : ils comptent comme le même nombre.',
  'ST-39':
    'Un 6 et un 9 de la même couleur comptent même comme la même carte. Il y en a quatre par couleur : ils sont parfaits pour intercaler.',
  'ST-40':
    'Les cartes symbole ont des fonctions. Elles suivent les règles normales sauf indication contraire, et ne s’intercalent jamais.',
  'ST-41': 'Passer : la personne suivante est sautée et ne peut pas jouer.',
  'ST-42':
    'La première parade à Passer est un 0 de la même couleur. Le jeu continue à gauche de la personne qui l’a joué.',
  'ST-43':
    'La seconde parade est un autre Passer de n’importe quelle couleur : c’est alors la personne suivante qui serait sautée, et ainsi de suite.',
  'ST-44': 'Échange : qui le joue décide si tout le monde donne sa main à gauche ou à droite.',
  'ST-45': 'Si quelqu’un joue un 0 de la même couleur avant l’échange, celui-ci reste sans aucun effet.',
  'ST-46': 'Le jeu continue alors à gauche de la personne qui a joué le 0.',
  'ST-47': '+X : la personne suivante retourne la première carte de la pioche.',
  'ST-48':
    'Si c’est une carte nombre, elle pioche autant de cartes que ce nombre et prend aussi la carte retournée.',
  'ST-49': 'Si c’est une carte symbole, elle ne prend que la carte retournée.',
  'ST-50': 'Dans les deux cas, elle passe aussi son tour ; c’est à la personne à sa gauche.',
  'ST-51':
    'La parade à +X est un 0 de la même couleur. Le jeu continue à gauche de la personne qui l’a joué.',
  'ST-52': 'Un autre +X n’est pas une parade.',
  'ST-53': 'Choix libre peut se jouer sur n’importe quelle carte.',
  'ST-54':
    'Avec Choix libre, vous devez jouer par-dessus une carte qui a une couleur : Choix libre signifie donc toujours deux cartes.',
  'ST-55': 'Sans carte qui ait une couleur, vous ne pouvez pas jouer Choix libre.',
  'STR-01':
    'Tous les coups sont mis dans l’ordre de leur arrivée ; le premier qui est permis compte, comme la première carte sur la pile.',
  'STR-02':
    'Un coup qui arrive trop tard ou qui n’est pas permis ne coûte rien : personne d’autre ne le voit, et la carte reste en main.',
  'STR-03':
    'Quand une carte nombre arrive sur le dessus, un court verrou commence, pendant lequel on ne peut qu’intercaler. Ce que veut faire la personne dont c’est le tour est retenu, et exécuté à la fin du verrou si c’est encore possible. Sans verrou, c’est une pure course.',
  'STR-04':
    'Après le verrou, vous pouvez encore intercaler la même carte jusqu’à ce qu’une autre soit sur le dessus, même si d’autres ont pioché entre-temps.',
  'STR-05':
    'Après un Échange, il y a un délai pendant lequel n’importe qui peut jouer le 0 qui l’empêche. Il finit avec le premier de ces 0, à la fin du temps, ou quand tout le monde a passé. Puis les mains circulent.',
  'STR-06':
    'Qui est visé par un 2, un Passer ou un +X a un certain temps pour répondre ; ensuite l’effet est accepté. Pour un 2, ce temps commence à la fin du verrou.',
  'STR-07':
    'Verrous, délais et questions existent quelles que soient les mains, pour que l’horloge n’en trahisse aucune. Personne ne voit qui a déjà passé lors d’un Échange.',
  'STR-08':
    'Les joueurs automatiques attendent aussi longtemps qu’une personne et n’en savent pas plus qu’elle à leur place.',
  'STR-09':
    'À une table sans temps réel, tout le monde est interrogé dans le sens des aiguilles d’une montre, en commençant à gauche de la personne qui a posé la carte du dessus et en finissant par elle. Le premier oui compte, et tout le monde est toujours interrogé.',
  'STR-10': 'Quand le temps d’un tour est écoulé, la personne dont c’est le tour pioche une carte.',
  'STR-11':
    'Vous faites vos annonces avec la carte, et tous les entendent avec elle. Ce que vous ne dites pas alors n’est pas annoncé.',
  'STR-12': 'La pénalité pour une annonce oubliée est automatique ; personne n’a besoin de s’en apercevoir.',
  'STR-13':
    'C’est à vous de penser à vos annonces. Une table peut convenir qu’elles se font pour tout le monde.',
  'STR-14':
    'S’il vous reste une carte après le coup, il faut « Achtung ! » ; s’il n’en reste aucune, il faut « Stop ! ». Si vos deux dernières cartes sont Choix libre et une autre, il faut les deux.',
  'STR-15':
    'Si vous oubliez « Achtung ! » avec ces deux dernières cartes, vous piochez deux cartes après Choix libre ; l’autre n’est alors plus la dernière, et la manche continue. Si vous n’oubliez que « Stop ! », vous piochez deux cartes, et la manche continue. Un coup ne coûte jamais plus de deux cartes.',
  'STR-16': 'Une annonce inutile n’a aucun effet.',
  'STR-17':
    'Il faut annoncer quelle que soit la façon de jouer la carte : à votre tour, intercalée, comme parade ou contre un Échange.',
  'STR-18':
    'Si un Échange vous laisse une seule carte, vous n’avez rien à annoncer. Quand vous la jouez, il ne faut que « Stop ! ».',
  'STR-19':
    'Les cartes de pénalité se piochent dès que la carte est posée, avant son effet. La carte elle-même reste valable. Si un Échange est la dernière carte sans annonce, ces deux cartes sont la main que vous donnez.',
  'STR-20':
    'La table ou le hasard désigne qui donne en premier ; ensuite, c’est chaque fois la personne à gauche.',
  'STR-21':
    'Si la première carte retournée est Choix libre, elle y retourne, on mélange la pioche et l’on retourne des cartes jusqu’à ce que l’une ait une couleur.',
  'STR-22':
    'Toute autre première carte reste et n’a aucun effet. Une table peut convenir de retourner des cartes jusqu’à un nombre.',
  'STR-23':
    'On peut intercaler aussi sur la première carte, même avant le premier tour. Un 2 sur un premier 2 fait deux cartes, pas quatre.',
  'STR-24':
    'La carte piochée ne peut pas être jouée dans le même tour, mais elle peut être intercalée ensuite comme une autre.',
  'STR-25': 'Vous pouvez piocher même si vous avez une carte qui convient.',
  'STR-26':
    'Si la personne dont c’est le tour joue la même carte que celle du dessus, c’est simplement un tour ordinaire.',
  'STR-27':
    'Si la pioche s’épuise pendant que l’on pioche, on en forme aussitôt une nouvelle et l’on continue. Une attaque en cours reste telle quelle.',
  'STR-28':
    'S’il n’y a plus rien à piocher, vous prenez ce qu’il y a et ne devez rien. Si rien du tout ne pouvait être pioché pour une dernière carte sans annonce, la manche finirait comme avec annonce.',
  'STR-29':
    'Si pendant tout un tour de table aucune carte n’est jouée ni piochée, ou après 1000 tours, la manche finit et tous comptent leur main.',
  'STR-30': 'Tout le monde peut intercaler : aussi qui vient de jouer, et la personne dont c’est le tour.',
  'STR-31':
    'On intercale une carte à la fois. Sur un nombre ordinaire, il peut en venir une au plus, sur un 6 ou un 9 jusqu’à trois.',
  'STR-32':
    'Seule compte la carte du dessus. Après Choix libre, c’est la carte jouée par-dessus. Sur un symbole, rien ne s’intercale : la seule attaque dans laquelle on peut intercaler est donc le 2.',
  'STR-33': 'Un 0 intercalé est un nombre ordinaire et ne protège de rien.',
  'STR-34':
    'Qui est sauté perd son tour sans piocher. Si c’est la personne juste avant celle dont c’est le tour qui intercale, le tour reste où il est.',
  'STR-35':
    'Un 2 donne deux cartes à piocher à la personne de gauche. Chaque autre 2 avant qu’elles soient piochées en ajoute deux et déplace le tout à gauche de la personne qui l’a posé ; au plus, il y en a 16.',
  'STR-36': 'Une fois les cartes piochées, plus rien n’est dû. Un autre 2 recommence à deux.',
  'STR-37': 'Un 0 contre une chaîne de 2 doit avoir la couleur du 2 du dessus et annule tout.',
  'STR-38':
    'Si une attaque vous vise, vous ne pouvez jouer que ses parades : aucune autre carte qui convient, ni Choix libre.',
  'STR-39':
    'Qui pioche à cause d’une attaque le fait à la place de son tour et ne pioche pas une carte de plus.',
  'STR-40':
    'Si vous acceptez les cartes avant que le second 2 soit intercalé, ce 2 commence une nouvelle somme.',
  'STR-41': 'La somme peut revenir à qui a déjà posé un 2. Les parades sont alors les mêmes.',
  'STR-42': 'Les Passer ne s’additionnent pas : à la fin, une seule personne est sautée.',
  'STR-43': 'Un 0 contre une chaîne de Passer doit avoir la couleur de celui du dessus.',
  'STR-44':
    'Pour +X, un nombre retourné signifie autant de cartes, plus la carte retournée ; un 0 signifie cette seule carte. Le 6 et le 9 comptent tels qu’imprimés. Tout symbole, Choix libre compris, signifie une carte.',
  'STR-45': 'La carte retournée pour +X n’est pas jouée ; elle va en main et n’a aucun effet.',
  'STR-46': 'Qui n’est pas visé par un +X peut en jouer un autre par-dessus.',
  'STR-47':
    'Si la pioche est vide avant de retourner la carte, on en forme d’abord une nouvelle. S’il n’y a aucune carte, la personne passe seulement son tour.',
  'STR-48':
    'Le sens fait partie du coup quand on joue un Échange ; tous le connaissent avant que quelqu’un réponde.',
  'STR-49':
    'Tout le monde peut empêcher un Échange, aussi qui l’a joué. Le premier 0 compte. Le second 0 de cette couleur peut alors être intercalé sur le premier.',
  'STR-50':
    'Les mains entières circulent au même moment. Le tour reste à gauche de la personne qui a joué l’Échange.',
  'STR-51': 'À deux, les deux sens font le même échange ; on en choisit tout de même un.',
  'STR-52': 'Un Échange joué en dernière carte avec son annonce n’échange rien.',
  'STR-53':
    'La carte jouée sur Choix libre peut être n’importe quelle carte de couleur. Elle n’a pas à convenir et agit comme d’habitude. Un second Choix libre n’a pas de couleur.',
  'STR-54':
    'Après Choix libre, c’est la carte jouée dessus qui vaut, par sa couleur, son nombre ou son symbole.',
  'STR-55': 'Choix libre et sa carte sont un seul coup ; personne ne peut agir entre les deux.',
  'STR-56':
    'Si vous n’avez que des Choix libre, vous ne pouvez pas jouer et devez piocher. Choix libre n’est donc jamais la toute dernière carte.',
  'STR-57':
    'Choix libre ne se joue qu’à votre propre tour normal. Ce n’est pas une parade et cela ne s’intercale pas.',
  'STR-58': 'La dernière carte n’a plus d’effet et l’on ne peut pas y répondre.',
  'STR-59':
    'Toute façon permise de poser la dernière carte gagne la manche, aussi intercalée ou contre une attaque ou un Échange.',
  'STR-60':
    'Qui gagne la manche ne reçoit aucun point. Les points sont des pénalités : moins il y en a, mieux c’est.',
  'STR-61':
    'On regarde après chaque manche si la limite est atteinte ; plusieurs peuvent l’atteindre ensemble.',
  'STR-62': 'À égalité du plus petit nombre de points, la victoire est partagée.',
  'STR-63': 'À deux, qui attaque avec Passer, 2 ou +X rejoue aussitôt si l’autre les subit.',
  'STR-64':
    'Là où tout le monde est interrogé, aucun temps ne court. Sinon, 0 signifie sans limite pour un tour ou une réponse, et sans verrou pour intercaler ; seul le délai pour empêcher un Échange doit avoir une fin.',
  'STR-65':
    'Là où tout le monde est interrogé, cela se fait chaque fois qu’une carte nombre arrive sur le dessus, la première comprise, et de nouveau quand des cartes ont été piochées pendant qu’elle y est.',
  'STR-66':
    'Vous seul voyez le coup que vous avez fait retenir, et il ne change plus ; mais jusqu’à la fin du verrou, vous pouvez ajouter une annonce à une carte, car elle n’est pas encore sur la pile. Il tombe si une carte intercalée donne le tour à quelqu’un d’autre ou le rend impossible.',
  'STR-67':
    'Pour la fin d’une manche qui n’avance pas, chaque carte posée, chaque pioche et chaque effet subi est un tour ; un tour de table en fait autant qu’il y a de joueurs.',
  'STR-68': 'Après le décompte, la manche suivante est distribuée aussitôt avec les 112 cartes.',
  'STR-69':
    'La carte qui était dessus avant la vôtre peut être piochée : une dernière carte sans annonce coûte donc toujours au moins une carte.',
  'STR-70':
    'Si vous avez accepté une attaque pendant un verrou et qu’elle grandit avant la fin du verrou, votre accord tombe et l’on vous interroge de nouveau.',
  'STR-71':
    'Une table joue selon les règles avec lesquelles elle a été ouverte : si elle est plus ancienne que la règle sur les attaques qui grandissent, un accord vaut même si l’attaque grandit.',
  'STR-72':
    'Règle maison : une table peut changer combien de cartes chaque personne reçoit et ce que comptent un 2, un Passer, un Échange, un +X et un Choix libre restés en main.',
  'STR-73':
    'Règle maison : une table peut retirer des cartes et dit combien chaque couleur compte de 0, de 2, d’autres nombres, de Passer, d’Échange et de +X, et combien il y a de Choix libre. Il faut plus de cartes à nombre dans le jeu que de cartes distribuées, et chacun sait ce qui manque.',
};
