import type { Clause } from './en.ts';

/** Les règles de Mieses Karma telles que les lisent les joueurs, en français. */
export const rulesFr: Readonly<Record<Clause, string>> = {
  'MK-01': 'On joue à tour de rôle dans le sens des aiguilles d’une montre.',
  'MK-02':
    'Votre tour a deux parties : d’abord vos actions, puis, s’il y a lieu, la mort et la renaissance de votre animal.',
  'MK-03':
    'Vous avez trois actions : jouer une carte, utiliser le pouvoir de votre animal et solliciter les autres. L’ordre est libre.',
  'MK-04': 'Chacune des trois actions est possible au plus une fois par tour.',
  'MK-05': 'Seule l’action de carte est obligatoire.',
  'MK-06':
    'Première forme de l’action de carte : ajouter une carte de vie de votre main à votre ligne de vie.',
  'MK-07':
    'Seconde forme de l’action de carte : poser une carte de vie de votre main, face visible, sur la défausse commune.',
  'MK-08': 'Si vous n’avez alors aucune carte en main, l’action de carte est supprimée.',
  'MK-09':
    'Une carte ne s’ajoute que si son symbole en bas à gauche est le même que celui en bas à droite de la dernière carte de votre ligne.',
  'MK-10': 'Vous n’êtes jamais obligé d’utiliser le pouvoir de votre animal.',
  'MK-11': 'La carte de votre animal dit ce que fait son pouvoir.',
  'MK-12': 'Solliciter les autres est facultatif.',
  'MK-13': 'Vous ne pouvez solliciter les autres qu’une fois par tour.',
  'MK-14': 'Vous demandez à tous les autres une carte de vie qui convient.',
  'MK-15': 'Vous ne devez pas décrire davantage la carte souhaitée.',
  'MK-16': 'La personne à votre gauche décide la première si elle vous donne une carte.',
  'MK-17': 'Qui donne pose devant soi, face cachée, une carte dont le symbole convient.',
  'MK-18': 'Les suivants décident ensuite de la même façon.',
  'MK-19': 'Quand tous ont décidé, on retourne les dons.',
  'MK-20': 'Vous devez choisir exactement un des dons.',
  'MK-21': 'Le don choisi s’ajoute à votre ligne de vie.',
  'MK-22': 'La personne dont vous avez choisi le don avance sa figurine de Bouddha d’une case.',
  'MK-23': 'Tous les autres reprennent leur don en main.',
  'MK-24': 'Si personne ne donne, vous pouvez poser toute votre main sur la défausse.',
  'MK-25': 'Vous piochez alors exactement autant de cartes de vie que vous en avez posé.',
  'MK-26': 'Votre animal meurt si vous n’avez plus de carte en main à la fin de votre tour.',
  'MK-27': 'Votre animal meurt aussi si une faucheuse se trouve dans votre ligne à la fin de votre tour.',
  'MK-28': 'Une seule de ces raisons suffit.',
  'MK-29': 'Si c’est la faucheuse, le reste de votre main va sur la défausse.',
  'MK-30': 'Quand votre animal meurt, on évalue sa ligne de vie.',
  'MK-31':
    'Chaque Bouddha sur les cartes de vie de votre ligne rapporte un karma, et votre figurine avance d’autant.',
  'MK-32': 'Quatre symboles identiques forment une série de quatre.',
  'MK-33':
    'Quatre symboles différents en forment une aussi ; les deux sortes peuvent se trouver dans la même ligne.',
  'MK-34': 'Pour chaque série, une carte de vie de la ligne va, face cachée, sur votre pile de points.',
  'MK-35': 'Un symbole ne compte que dans une seule série.',
  'MK-36': 'Le symbole de votre animal compte aussi.',
  'MK-37': 'Les jokers ne comptent pas dans les séries.',
  'MK-38': 'Les faucheuses ne comptent pas dans les séries.',
  'MK-39': 'Les autres cartes de la ligne vont, face visible, sur la défausse.',
  'MK-40': 'La carte de renaissance va, face cachée, sous la pile à laquelle elle appartient.',
  'MK-41': 'Une fourmi morte quitte la partie.',
  'MK-42': 'Qui meurt en humain garde sa carte d’humain.',
  'MK-43': 'Quand quelqu’un meurt en humain, la partie est finie.',
  'MK-44': 'Sinon, vous prenez une nouvelle carte de renaissance dans la pile qui correspond à votre karma.',
  'MK-45': 'Si cette pile est vide, on prend la pile immédiatement inférieure.',
  'MK-46': 'Le nombre en haut à droite de la nouvelle carte indique combien de cartes de vie vous recevez.',
  'MK-47': 'Au besoin, on mélange la défausse, qui devient la nouvelle pioche.',
  'MK-48': 'La partie se termine quand quelqu’un meurt en humain.',
  'MK-49': 'Sa ligne de vie est encore évaluée.',
  'MK-50': 'Tous les autres évaluent également la leur.',
  'MK-51': 'Chaque case atteinte par votre figurine vaut un point.',
  'MK-52': 'Chaque carte de votre pile de points vaut 2 points.',
  'MK-53': 'Une carte d’humain vaut de 2 à 6 points, selon la carte.',
  'MK-54': 'Qui a le plus de points gagne.',
  'MK-55': 'En cas d’égalité au plus haut, les meilleurs gagnent ensemble.',
  'MK-56':
    'Pour information : ces règles abrégées ont été écrites en 2011 par Roland Winner pour deux revues de jeux.',
  'MK-57': 'Le jeu publié s’adresse à 3 à 5 personnes dès 10 ans et dure une demi-heure environ.',
  'MK-58':
    'Tout le monde commence en fourmi et voudrait redevenir humain ; à la fin, le karma et les cartes de vie décident.',
  'MK-59': 'Il y a six piles de cartes de renaissance : cinq d’animaux et une d’humains.',
  'MK-60':
    'La pile des humains n’est pas mélangée : le premier humain est au-dessus, puis le deuxième, et ainsi de suite.',
  'MK-61': 'Les cinq autres piles sont mélangées séparément.',
  'MK-62': 'Les 60 cartes de vie sont mélangées et forment la pioche, face cachée.',
  'MK-63': 'La défausse se forme à côté au cours de la partie.',
  'MK-64': 'Chacun reçoit une fourmi, face visible, et une piste de karma avec une figurine de Bouddha.',
  'MK-65': 'Toutes les figurines partent de 0.',
  'MK-66':
    'Chacun commence avec des cartes de vie en main. Une source dit deux, une autre quatre ; MK-88 tranche.',
  'MK-67': 'La boîte contient cinq plateaux et cinq figurines dorées ; ici, la table compte pour vous.',
  'MK-68':
    'Les quatre symboles sont le soleil, le trèfle, le cœur et la balance : illumination, chance, amour et équilibre.',
  'MK-69':
    'Les cartes de vie montrent des symboles, des jokers ou une faucheuse ; certaines portent en plus un Bouddha.',
  'MK-70':
    'Votre ligne de vie part de votre carte de renaissance et grandit comme un domino, symbole contre symbole.',
  'MK-71': 'Une faucheuse est toujours la dernière carte d’une ligne.',
  'MK-72': 'Plus il y a de karma, plus les vies sont longues et riches.',
  'MK-73': 'Le karma sert deux fois : il rapporte des points et ouvre la voie aux animaux supérieurs.',
  'MK-74': 'Donner rapporte du karma et vide aussi votre propre main.',
  'MK-75':
    'Tous les animaux sauf la fourmi ont un pouvoir. Les humains n’en ont pas, mais rapportent des points.',
  'MK-76': 'Un pouvoir s’utilise une fois par tour, avant ou après la carte jouée.',
  'MK-77':
    'Certains pouvoirs permettent d’ajouter plus vite ou plus facilement, d’autres prennent des cartes dans d’autres lignes, d’autres aident à l’évaluation.',
  'MK-78': 'Certains pouvoirs n’agissent qu’après la mort et changent l’évaluation de la ligne.',
  'MK-79': 'Le doryphore prend la dernière carte de la défausse.',
  'MK-80': 'La pie vole une carte dans la ligne de vie de quelqu’un d’autre.',
  'MK-81': 'Le chien construit sa ligne dans les deux sens.',
  'MK-82': 'La vache joue deux tours de suite.',
  'MK-83': 'Le hérisson ajoute ses cartes plus facilement.',
  'MK-84': 'Le caméléon imite.',
  'MK-85':
    'Le ver de terre, le chat, le cochon d’Inde, le papillon et le singe ne sont connus que de nom ; leurs pouvoirs sont de nous.',
  'MK-86': 'Ici, on joue de 2 à 5. À deux, rien ne change : vous sollicitez la seule autre personne.',
  'MK-87':
    'Jusqu’à quatre, on mélange quatre fourmis aux symboles différents et chacun en reçoit une ; à cinq, la cinquième s’ajoute. Les autres quittent la partie.',
  'MK-88': 'Vous commencez avec quatre cartes de vie ; une table peut choisir d’en donner deux.',
  'MK-89': 'Le sort désigne qui commence.',
  'MK-90':
    'L’extrémité droite est ouverte à tous. Elle montre le symbole droit de la dernière carte de vie ou, s’il n’y en a pas, celui de votre animal. Seul un chien, ou un caméléon qui l’imite, peut aussi construire à gauche.',
  'MK-91':
    'Deux symboles conviennent s’ils sont égaux ou si l’un d’eux est un joker. Rien ne convient à une faucheuse.',
  'MK-92': 'Un joker n’a pas d’identité : quoi qu’il y ait avant, n’importe quel symbole peut suivre.',
  'MK-93':
    'On ne retourne jamais une carte, et dans une ligne elle reste en place ; seule une pie peut en prendre une au bout.',
  'MK-94':
    'L’unique symbole du chien sert aux deux extrémités tant que rien n’y est posé, mais ne compte qu’une fois.',
  'MK-95':
    'Une faucheuse ne se pose qu’à droite. Si elle ferme cette extrémité, un chien peut encore construire à gauche jusqu’à la fin du tour.',
  'MK-96': 'Vous pouvez défausser même si une carte convient.',
  'MK-97': 'Terminez une action avant d’en commencer une autre. Aucun pouvoir n’interrompt une demande.',
  'MK-98':
    'Vous terminez vous-même votre tour, dès que l’action de carte est faite ou que votre main est vide.',
  'MK-99': 'Une main vide ne termine pas le tour : vous pouvez encore utiliser le pouvoir et solliciter.',
  'MK-100': 'Après une faucheuse, vous pouvez encore faire vos autres actions, dans la mesure du possible.',
  'MK-101':
    'Vous ne pouvez solliciter que si une extrémité de votre ligne est ouverte. Peu importe que quelqu’un ait ou non une carte qui convient.',
  'MK-102':
    'Vous pouvez solliciter avec une main vide. Le don allonge la ligne mais ne vous sauve pas, et il n’y a rien à échanger.',
  'MK-103':
    'La demande n’a pas de contenu : personne ne doit laisser entendre ce qui est voulu, tenu ou offert.',
  'MK-104':
    'Vous pouvez offrir toute carte de votre main qui convient à une extrémité ouverte de la ligne de qui demande, même la dernière ou une faucheuse, ou refuser. Rien ne vous oblige à donner.',
  'MK-105': 'Une carte qui ne convient pas ne peut pas être offerte, pas même pour bluffer.',
  'MK-106':
    'Les autres décident l’un après l’autre, dans le sens des aiguilles d’une montre. Vous voyez si l’on a donné avant vous, mais pas quoi. Rien ne se reprend.',
  'MK-107': 'Tous les dons sont retournés ensemble après la dernière décision.',
  'MK-108': 'S’il y a au moins un don, vous devez en prendre un, même une faucheuse.',
  'MK-109':
    'Le don s’ajoute aussitôt, à l’extrémité de votre choix si les deux conviennent. Ce n’est pas l’action de carte.',
  'MK-110': 'Seul le don choisi change de mains ; on ne choisit pas deux fois.',
  'MK-111':
    'Le pas de karma du don se fait aussitôt et n’a pas d’autre effet avant la prochaine mort de qui a donné.',
  'MK-112':
    'Vous échangez toute la main ou rien : les anciennes cartes partent d’abord, puis vous en piochez autant. La demande est utilisée, et une action de carte encore due se fait avec la nouvelle main.',
  'MK-113': 'Personne ne donne veut dire aussi que personne ne pouvait : cela revient au même.',
  'MK-114':
    'Un pouvoir est une action de votre tour, sauf s’il dit autre chose. Les pouvoirs d’évaluation s’appliquent toujours quand ils sont utiles.',
  'MK-115': 'Aucun pouvoir ne regarde dans une autre main ni n’y prend de carte.',
  'MK-116':
    'Doryphore : une fois par tour, ajoutez la carte du dessus de la défausse si elle convient. Elle ne passe jamais par votre main.',
  'MK-117': 'Ver de terre : une fois par tour, défaussez une carte et piochez-en une autre.',
  'MK-118': 'Papillon : à l’évaluation, chaque joker compte comme le symbole qui donne le plus de séries.',
  'MK-119':
    'Cochon d’Inde : un karma de plus à l’évaluation s’il y a au moins une carte de vie dans votre ligne.',
  'MK-120':
    'Hérisson : la carte ajoutée par l’action de carte n’a pas besoin de convenir. Une faucheuse ferme tout de même la ligne, et les dons doivent convenir.',
  'MK-121':
    'Pie : une fois par tour, prenez une carte de vie au bout d’une autre ligne et ajoutez-la à la vôtre si elle convient.',
  'MK-122':
    'Caméléon : à chaque tour, vous pouvez utiliser le pouvoir d’un animal d’un autre joueur. Le choix vaut jusqu’à la fin du tour, évaluation comprise. Fourmis, humains et caméléons n’offrent rien.',
  'MK-123':
    'Un caméléon qui veut construire à gauche imite d’abord un chien, même avant de solliciter. Ce qui y est reste ; plus tard, la gauche est de nouveau fermée, sauf s’il imite encore un chien.',
  'MK-124':
    'Un caméléon peut imiter une vache après avoir survécu à un tour normal sans avoir rien imité. Au second tour, il peut de nouveau imiter, mais il n’y en a pas de troisième.',
  'MK-125':
    'Ce qu’imite un caméléon ne disparaît pas : les animaux des autres ne meurent pas pendant son tour.',
  'MK-126':
    'Chat : après l’évaluation, gardez jusqu’à deux des cartes de vie restantes de votre ligne pour la main suivante.',
  'MK-127':
    'Chien : votre ligne peut grandir dans les deux sens, avec des cartes de main comme avec des dons.',
  'MK-128':
    'Vache : si vous survivez à un tour normal, vous pouvez en jouer aussitôt un second. Il n’y en a pas de troisième.',
  'MK-129': 'Singe : une fois par tour, ajoutez une carte de main supplémentaire qui convient.',
  'MK-130': 'Les fourmis et les humains n’ont pas de pouvoir.',
  'MK-131':
    'La mort n’est vérifiée qu’à la fin de votre propre tour. Une main vidée pendant le tour d’un autre attend jusque-là.',
  'MK-132': 'Si les deux raisons sont réunies, on ne meurt qu’une fois.',
  'MK-133':
    'Une faucheuse tue quelle que soit la façon dont elle est entrée dans la ligne. En main, elle est sans effet.',
  'MK-134':
    'Ordre d’une mort : la main à la défausse s’il y a une faucheuse ; Bouddhas ; séries ; cartes du chat ; ligne débarrassée ; retour de la carte de renaissance ; puis nouvelle carte et nouvelle main.',
  'MK-135':
    'Si plusieurs cartes vont ensemble à la défausse, d’abord celles de la main, puis la ligne de gauche à droite ; la dernière est au-dessus.',
  'MK-136':
    'Le nombre de séries est le plus grand que l’on puisse former avec tous les symboles de la ligne et de l’animal.',
  'MK-137': 'Une ligne peut contenir autant de séries qu’on veut, même plusieurs de la même sorte.',
  'MK-138': 'Vous obtenez toujours le plus grand nombre ; personne n’a à le calculer.',
  'MK-139':
    'Pour chaque série, vous choisissez une carte de vie de votre ligne pour la pile de points. Une carte de renaissance ne peut pas y aller.',
  'MK-140':
    'Les cartes restent sur la pile de points jusqu’à la fin et valent 2 points chacune, quoi qu’elles montrent.',
  'MK-141':
    'Chaque Bouddha de la ligne compte, même sur une faucheuse ou sur une carte qui va ensuite sur la pile de points.',
  'MK-142':
    'Karma de 0 à 3 : pile I ; de 4 à 7 : II ; de 8 à 11 : III ; de 12 à 15 : IV ; de 16 à 19 : V ; à partir de 20 : les humains.',
  'MK-143': 'La piste a 30 cases ; au-delà, on continue simplement à compter.',
  'MK-144': 'L’ancienne carte va sous sa pile avant la pioche ; la même peut donc revenir.',
  'MK-145':
    'On descend de pile en pile jusqu’à trouver une carte ; la pile I et les humains ne manquent jamais.',
  'MK-146': 'Un nouvel humain prend la carte du dessus : la première vaut 6 points, puis 5, 4, 3 et 2.',
  'MK-147': 'Le karma ne diminue jamais.',
  'MK-148':
    'Une fois réincarné, vous posez la nouvelle carte face visible, prenez votre main et attendez votre prochain tour.',
  'MK-149':
    'Si la pioche s’épuise pendant que vous piochez, toute la défausse est mélangée, même ce qui vient d’y être posé, et l’on continue.',
  'MK-150': 'S’il n’y a plus de cartes du tout, vous recevez ce qu’il y a ; rien n’est dû plus tard.',
  'MK-151':
    'Si un joueur réincarné ne reçoit aucune carte de vie et n’en a pas, la partie s’arrête aussitôt et l’on compte.',
  'MK-152':
    'Rien n’ajoute de cartes à votre main pendant une vie ; elle dure donc au plus autant de tours que vous aviez de cartes au début.',
  'MK-153': 'La partie s’arrête dès que la ligne de l’humain mort est évaluée ; on ne finit pas la manche.',
  'MK-154':
    'Les autres évaluent ensuite leur ligne dans le sens des aiguilles d’une montre. Ils ne meurent pas, et leur karma compte.',
  'MK-155':
    'Les pouvoirs d’évaluation valent aussi à la fin : papillon et cochon d’Inde comme toujours, le caméléon prend le meilleur parmi ceux des autres, le chat est sans effet.',
  'MK-156': 'Toute carte d’humain posée devant quelqu’un à la fin rapporte ses points, mort ou vif.',
  'MK-157': 'Les cartes restées en main ne rapportent ni ne coûtent rien.',
  'MK-158': 'Rien ne départage les ex æquo : tous ceux qui ont le plus haut total gagnent.',
  'MK-159': 'Vous seul voyez votre main. Tout le monde voit combien de cartes elle compte.',
  'MK-160': 'Personne ne connaît les cartes de la pioche ; tout le monde en voit le nombre.',
  'MK-161':
    'De la défausse, tout le monde voit la carte du dessus et la taille ; personne ne peut la parcourir.',
  'MK-162':
    'Lignes de vie, cartes de renaissance, karma et taille des piles de points sont visibles de tous.',
  'MK-163': 'On ne peut plus regarder les cartes d’une pile de points ; leur nombre est public.',
  'MK-164':
    'L’ordre des piles d’animaux est caché. Leur taille est publique, de même que les cartes remises dessous. L’ordre des humains est public.',
  'MK-165':
    'Pendant une demande, tous voient qui a décidé et qui a posé une carte. Laquelle, seul son propriétaire le sait. Ce qu’on aurait pu offrir n’est jamais montré.',
  'MK-166':
    'Quand on retourne les dons, tout le monde les voit tous. Ceux qui reviennent appartiennent de nouveau à une main cachée.',
  'MK-167':
    'Rien de ce que voient les autres ne dépend de ce que vous avez une carte qui convient : temps, message et refus possible sont les mêmes.',
  'MK-168':
    'Lors d’un échange de main, seule la carte du dessus de la défausse reste visible ; les nouvelles cartes ne sont vues que de qui les pioche.',
  'MK-169':
    'Les cartes gardées par un chat ont été vues de tous ; ensuite, elles appartiennent à une main cachée.',
  'MK-170': 'Les cartes déplacées par le doryphore, la pie et le singe sont vues de tous.',
  'MK-171': 'Tous voient la carte que défausse un ver de terre ; seul son joueur voit la nouvelle.',
  'MK-172': 'À la fin, on ne montre pas les mains : tous les points viennent de ce qui est visible.',
  'MK-173': 'Les spectateurs voient ce qui est visible de tous, et rien d’autre.',
  'MK-174':
    'Une main n’a pas d’ordre : si ses cartes vont ensemble à la défausse, c’est dans l’ordre de la liste des cartes.',
  'MK-175':
    'Une table peut limiter le temps de décision, également pour tous. En cas de retard, l’horloge joue le coup le plus doux : elle refuse, garde ce que vous avez, prend le premier don, ou joue votre première carte qui convient et termine votre tour.',
  'MK-176':
    'Vous choisissez les cartes de la pile de points une par une. Si la partie se termine, on ne demande rien ; alors les plus à gauche partent.',
  'MK-177':
    'Un caméléon nomme un animal : pour les pouvoirs du tour, avant de s’en servir ; pour le papillon, le cochon d’Inde ou le chat, à sa mort ; pour la vache, après le tour.',
  'MK-178':
    'Une pie peut prendre la dernière carte de vie de chaque côté d’un animal. Si toutes sont du même côté, une seule est au bout.',
  'MK-179': 'Le chat choisit ses cartes une par une et peut s’arrêter à tout moment.',
  'MK-180': 'Un don posé a quitté la main : elle compte une carte de moins jusqu’à son retour.',
  'MK-195':
    'Même si l’horloge joue seule, la partie finit : si aucune autre carte ne convient, elle ajoute une faucheuse, et elle pose sur la pile de points la carte la plus à gauche sans Bouddha avant une carte avec Bouddha.',
  'MK-196':
    'Règle maison : une table peut fixer un nombre de tours, le second tour d’une vache compris. Après le dernier, mort et renaissance incluses, toutes les lignes sont évaluées comme à chaque fin, et le plus de points gagne.',
  'MK-197':
    'Une table joue selon les règles avec lesquelles elle a été ouverte : si elle est plus ancienne que les deux règles sur l’horloge, celle-ci n’ajoute pas de faucheuse et n’épargne pas de Bouddha.',
  'MK-198':
    'Règle maison : une table peut donner à chaque naissance, la première comprise, plus de cartes de vie que n’en indique la carte de renaissance, et changer ce que compte à la fin chaque carte d’une pile de points.',
  'MK-199':
    'Règle maison : une table peut retirer des cartes de vie, autant pour chaque symbole, des animaux à partir de la pile II et les derniers humains. Tout le monde à la fois doit pouvoir recevoir six cartes de vie et ce que la maison ajoute ; chacun sait ce qui manque.',
  'MK-200':
    'Ce que vous avez vu, vous pouvez le retenir tant que c’est certain : les dons montrés puis repris et les cartes gardées par un chat, jusqu’à ce qu’une telle carte sorte visiblement de cette main ; les piles de points ; et la défausse jusqu’à ce qu’elle soit mélangée, sauf ce que d’autres ont défaussé d’un coup et que personne n’a vu dessus.',
};
