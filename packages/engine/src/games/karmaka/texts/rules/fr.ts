import type { Clause } from './en.ts';

/** The clauses and rulings of Karmaka as players read them, in French. */
export const rulesFr: Readonly<Record<Clause, string>> = {
  'KK-01': 'Pour l’ambiance : le titre porte une devise sur un bousier qui roule sa bille en silence.',
  'KK-02': 'Le jeu se joue de 2 à 4, à partir de 14 ans ; une partie dure de 30 à 60 minutes.',
  'KK-03': 'Il y a 64 cartes : 19 rouges, 19 vertes, 19 bleues et 7 mosaïques.',
  'KK-04':
    'Il y a aussi 12 Anneaux Karmiques, une Échelle Karmique, 4 figurines, 4 aides de jeu et la règle.',
  'KK-05': 'Vous vous affrontez au fil de plusieurs vies ; le premier à atteindre la Transcendance gagne.',
  'KK-06': 'Chacun commence en Bousier, avec une Main et une petite Pile à soi.',
  'KK-07':
    'Une vie s’achève quand les cartes sont épuisées. Vous renaissez alors, un échelon plus haut si la vie a été assez bonne.',
  'KK-08': 'Une vie sans assez de points est à revivre au même échelon.',
  'KK-09':
    'Un conseil, pas une règle : amassez des points, préparez votre vie suivante et gênez vos rivaux quand il le faut. Ne traînez pas, et attendez-vous à ce que vos actes vous reviennent.',
  'KK-10': 'L’échelle a cinq échelons, de bas en haut : Bousier, Serpent, Loup, Singe, Transcendance.',
  'KK-11':
    'Pour quitter un échelon, il faut en une seule vie 4 points au Bousier, 5 au Serpent, 6 au Loup et 7 au Singe.',
  'KK-12': 'Chaque carte vaut 1, 2 ou 3 points d’une couleur.',
  'KK-13': 'Les cartes mosaïques copient et s’adaptent ; elles comptent pour toutes les couleurs.',
  'KK-14': 'Pour l’ambiance : le rouge détruit, le vert est fécond et rapide, le bleu est rusé.',
  'KK-15': 'Chaque carte a un pouvoir, imprimé dans le bas.',
  'KK-16': 'Une carte sert soit pour ses points, soit pour son pouvoir, jamais pour les deux à la fois.',
  'KK-17': 'La Source est au milieu, face cachée ; la plupart des cartes en viennent.',
  'KK-18': 'La Fosse est au milieu, face visible ; c’est la défausse commune.',
  'KK-19': 'Chacun a quatre zones à soi : Main, Pile, Vie Future et Œuvres.',
  'KK-20': 'Vous seul voyez votre Main.',
  'KK-21':
    'Votre Pile n’a rien à voir avec la Source et n’appartient qu’à vous. Elle est souvent vide, et c’est normal.',
  'KK-22': 'La Vie Future est une pile face cachée à laquelle on ajoute des cartes.',
  'KK-23': 'Vous pouvez consulter votre Vie Future, mais pas en changer l’ordre.',
  'KK-24': 'Au début de chaque nouvelle vie, votre Vie Future est vide.',
  'KK-25':
    'Les Œuvres sont les cartes qui comptent dans cette vie. Elles sont en rangée, face visible, les nouvelles couvrant en partie les anciennes.',
  'KK-26': 'On ne change pas l’ordre des Œuvres.',
  'KK-27': 'L’Œuvre Exposée est la dernière posée, celle du dessus.',
  'KK-28': 'Toutes les figurines commencent sur l’échelon du Bousier.',
  'KK-29': 'Les anneaux sont au milieu, à portée de tous.',
  'KK-30': 'Toutes les cartes sont mélangées et forment la Source.',
  'KK-31': 'Chacun reçoit 4 cartes de la Source, face cachée, comme première Main.',
  'KK-32': 'Puis chacun reçoit 2 autres cartes de la Source, face cachée, comme Pile.',
  'KK-33': 'Les Vies Futures sont vides au départ.',
  'KK-34': 'Le plus malchanceux commence.',
  'KK-35': 'On joue dans le sens des aiguilles d’une montre.',
  'KK-36':
    'À votre tour, vous piochez une carte, puis vous en jouez une. La seule exception est la renaissance.',
  'KK-37': 'D’abord, piochez une carte de votre Pile. Si la Pile est vide, cette étape est sautée.',
  'KK-38': 'Ensuite, jouez une carte de votre Main de l’une des trois façons, ou passez.',
  'KK-39':
    'Pour ses points : posez la carte face visible sur vos Œuvres, de sorte que toutes restent visibles.',
  'KK-40':
    'Pour son pouvoir : posez la carte face visible au milieu et appliquez ce qu’elle dit, en prenant toutes les décisions. Proposez-la ensuite.',
  'KK-41': 'Pour l’avenir : posez la carte face cachée sur votre Vie Future sans la montrer à personne.',
  'KK-42':
    'Passer, c’est ne jouer aucune carte. Ce n’est permis que tant qu’il y a des cartes dans votre Pile.',
  'KK-43': 'Si votre Pile est vide, vous devez jouer une carte.',
  'KK-44':
    'Le coût karmique : une fois le pouvoir entièrement appliqué, vous devez proposer la carte à votre rival.',
  'KK-45': 'Le rival qui veut la carte la pose face cachée sur sa Vie Future.',
  'KK-46': 'S’il n’en veut pas, elle va face visible dans la Fosse.',
  'KK-47':
    'Un conseil, pas une règle : une carte utilisée peut se retourner contre vous dans la vie suivante.',
  'KK-48': 'À 3 ou 4, l’offre suit ses propres règles.',
  'KK-49': 'Puis c’est au joueur suivant.',
  'KK-50':
    'Un conseil, pas une règle : comme seule votre meilleure couleur compte, gardez une couleur pour les points, une pour la Vie Future et une pour les pouvoirs.',
  'KK-51':
    'Si, au début de votre tour, vous n’avez de carte ni en Main ni dans votre Pile, vous mourez. Au lieu d’un tour normal, vous comptez vos Œuvres et vous renaissez.',
  'KK-52':
    'Dans une vie, seules comptent les Œuvres d’une seule couleur : comptez les points de votre meilleure couleur.',
  'KK-53': 'Les points des Œuvres mosaïques s’ajoutent à toutes les couleurs.',
  'KK-54': 'Vous pouvez dépenser des anneaux de vies passées, pour 1 point chacun, autant que vous voulez.',
  'KK-55': 'Avec assez de points pour votre échelon, votre figurine monte d’un échelon.',
  'KK-56': 'Sinon, la figurine reste en place et vous recevez un anneau.',
  'KK-57':
    'Exemple : il faut 6 points au Loup. 5 points rouges et un anneau font 6, et la figurine passe au Singe.',
  'KK-58':
    'Un conseil, pas une règle : il est risqué d’avoir juste assez, car « Vengeance » et « Vol » frappent votre Œuvre Exposée. Une Œuvre de plus, de préférence modeste et d’une autre couleur, protège le reste.',
  'KK-59': 'Qui atteint la Transcendance a gagné.',
  'KK-60': 'Sinon, premièrement, mettez vos Œuvres dans la Fosse.',
  'KK-61': 'Deuxièmement, prenez toutes les cartes de votre Vie Future comme nouvelle Main.',
  'KK-62':
    'Troisièmement, si votre nouvelle Main a moins de 6 cartes, prenez des cartes de la Source comme Pile jusqu’à ce que Main et Pile fassent 6 ensemble. Elles vont dans la Pile, sans être regardées.',
  'KK-63': 'Exemple : avec 3 cartes dans la nouvelle Main, 3 cartes vont dans la Pile.',
  'KK-64': 'Avec 6 cartes ou plus dans la nouvelle Main, la Pile reste vide.',
  'KK-65': 'Votre tour est alors fini, et le joueur suivant continue.',
  'KK-66': 'Mort et renaissance forment un tour entier : on n’y pioche ni ne joue de carte.',
  'KK-67':
    'Un conseil, pas une règle : pendant ce tour, vos rivaux agissent sans réponse de votre part ; protégez vos Œuvres.',
  'KK-68':
    'On meurt rarement en même temps : l’un peut être dans sa deuxième vie et l’autre dans sa quatrième. Seul compte qui atteint la Transcendance en premier.',
  'KK-69':
    'À deux, toute carte jouée pour son pouvoir est proposée à l’unique rival, quel que soit celui qu’elle a touché.',
  'KK-70':
    'Avec plusieurs rivaux, celui contre qui le pouvoir a été utilisé peut prendre la carte dans sa Vie Future.',
  'KK-71':
    'S’il n’en veut pas, elle va dans la Fosse. « Vengeance », par exemple, va au rival qui a perdu son Œuvre, ou dans la Fosse.',
  'KK-72':
    'Une carte qui ne touche que vous est proposée à vos rivaux tour à tour, à partir de votre gauche.',
  'KK-73': 'Si aucun rival n’en veut, elle va dans la Fosse.',
  'KK-74': 'Vous ne pouvez jamais prendre dans votre Vie Future une carte que vous avez jouée ainsi.',
  'KK-75': 'À 4, personne ne peut utiliser de carte contre le joueur d’en face, seulement sur ses voisins.',
  'KK-76':
    'Équipes : quatre joueurs forment deux équipes. Les alliés sont face à face, si bien que les équipes alternent.',
  'KK-77': 'Équipes : le premier à atteindre la Transcendance gagne pour les deux alliés.',
  'KK-78': 'Équipes : il y a une quatrième façon de jouer une carte, sur la Vie Future de votre allié.',
  'KK-79':
    'Équipes : les pouvoirs peuvent aussi viser l’allié, mais un allié n’est pas un rival. « Longévité » est permise, « Vol » ne l’est pas.',
  'KK-80': 'Grand Méchant Loup : une équipe de deux joue contre un joueur seul.',
  'KK-81': 'Grand Méchant Loup : le joueur seul commence sur l’échelon du Loup, les deux autres en Bousiers.',
  'KK-82':
    'Grand Méchant Loup : le joueur seul gagne s’il atteint la Transcendance le premier ; la paire gagne dès que l’un des deux y parvient.',
  'KK-83':
    'Grand Méchant Loup : les partenaires ne sont pas rivaux ; « Vengeance », « Vol » et autres sont interdits entre eux.',
  'KK-84':
    'La règle crédite Eddy Boxerman et Dave Burke (conception), Marco Bucci et Lane Brown (illustrations), Scott Nicely (graphisme) et les traducteurs allemands, et remercie tous ceux qui ont aidé ; copyright 2015 Hemisphere Games.',
  'KK-85':
    'Quand une carte permet d’en jouer une autre, comme « Coup d’Œil » ou « Panique », vos rivaux décident d’abord s’ils la prennent ; alors seulement vous jouez la suivante.',
  'KK-86': 'La carte suivante se joue comme toute autre, de l’une des façons prévues.',
  'KK-87': 'Plusieurs cartes de ce genre peuvent s’enchaîner.',
  'KK-88':
    'Quand il faut piocher ou regarder une carte de la Source et qu’elle est vide, on mélange d’abord la Fosse en une nouvelle Source, sauf ses 3 cartes du dessus, qui restent.',
  'KK-89':
    'Chacun peut savoir à tout moment combien de cartes il y a dans la Source et dans chaque Pile, Main et Vie Future.',
  'KK-90':
    'Les cartes qui passent d’une pile à une autre, par « Fournaise », par « Longévité » ou de la Source à une Pile, passent une à une ; leur ordre s’inverse donc.',
  'KK-91': 'L’exception : à la renaissance, vos Œuvres vont dans la Fosse en bloc et gardent leur ordre.',
  'KK-92': 'Toute carte peut toujours être jouée pour son pouvoir, quoi que dise son texte.',
  'KK-93':
    'Exemples : « Transmigration » avec une Vie Future vide, ou « Dernier Souffle » sur un rival sans carte en Main.',
  'KK-94':
    'Le pouvoir n’a alors simplement aucun effet, et la carte est proposée ou défaussée comme d’habitude.',
  'KK-95': '« Crise » : le rival choisit laquelle de ses Œuvres va dans la Fosse.',
  'KK-96':
    '« Déni », à 3 ou plus : s’il sert à jouer une carte contre un rival précis, ce rival peut prendre le « Déni ».',
  'KK-97':
    '« Déni » : la carte copiée est déjà dans la Fosse quand son pouvoir s’applique ; « Sauvetage » ou « Recyclage » peuvent donc se reprendre eux-mêmes.',
  'KK-98':
    'Les « Déni » s’enchaînent : l’un pour le suivant, et enfin pour une autre carte. Toutes les cartes utilisées, sauf le premier « Déni », finissent dans la Fosse.',
  'KK-99': '« Dernier Souffle » peut s’utiliser sur vous-même ; vous choisissez alors la carte.',
  'KK-100':
    '« Dernier Souffle » sur un rival : c’est lui qui choisit laquelle de ses cartes va dans la Fosse.',
  'KK-101':
    '« Incarnation » peut se jouer sans Œuvre, ou avec une autre « Incarnation » pour seule Œuvre, mais ne fait alors rien.',
  'KK-102':
    '« Incarnation » peut copier un « Mimétisme » parmi vos Œuvres et, à travers lui, l’Œuvre Exposée d’un rival.',
  'KK-103':
    '« Mimétisme » peut copier l’« Incarnation » d’un rival, si c’est son Œuvre Exposée, et à travers elle une de vos Œuvres.',
  'KK-104':
    '« Mimétisme », à 3 ou plus : si vous copiez l’Œuvre d’un rival et l’utilisez contre un autre, c’est à ce dernier que la carte est proposée. La victime reçoit la carte.',
  'KK-105':
    '« Mimétisme », à 4 : vous pouvez copier l’Œuvre du joueur d’en face, mais pas utiliser le pouvoir copié contre lui.',
  'KK-106':
    '« Mimétisme » : si l’Œuvre Exposée d’un rival est un « Mimétisme », vous pouvez le copier, mais sans effet ; il n’y a pas de boucles.',
  'KK-107': '« Roulette » : avec deux cartes défaussées, vous piochez jusqu’à 3 cartes ; sans défausse, 1.',
  'KK-108':
    '« Roulette » : vous pouvez piocher moins, et vous regardez chaque carte piochée avant de décider de la suivante.',
  'KK-109':
    '« Bassesse » : le rival mélange sa Main et la tend face cachée ; vous tirez une carte, qui va dans la Fosse, puis une autre.',
  'KK-110':
    '« Duperie » : le rival mélange sa Main et la tend face cachée ; vous tirez 3 cartes, les regardez, en gardez une et rendez le reste.',
  'KK-111': '« Transmigration » : en choisissant, vous ne changez pas l’ordre de votre Vie Future.',
  'KK-112':
    '« Transmigration » : les rivaux peuvent demander quelle carte a été prise, c’est-à-dire sa place dans la pile cachée.',
  'KK-113':
    'Pour information : pour d’autres questions, on renvoie au site de l’éditeur, et l’on vous souhaite bonne chance.',
  'KKR-01':
    'La malchance ne se mesure pas : le hasard désigne qui commence, à chances égales. Une table peut aussi nommer quelqu’un avant la donne.',
  'KKR-02':
    'On donne depuis le dessus de la Source, dans l’ordre des places à partir de qui commence : 4 cartes à chaque Main, puis 2 à chaque Pile.',
  'KKR-03': 'Personne ne regarde une Pile, pas même la sienne, ni au départ ni après une renaissance.',
  'KKR-04':
    'À deux contre un : les partenaires s’assoient où ils veulent, on joue dans le sens horaire et qui commence est tiré au sort comme d’habitude.',
  'KKR-05':
    'Il y a cinq formes de jeu : chacun pour soi à 2, 3 ou 4, en équipes à 4, et à 3 en Grand Méchant Loup.',
  'KKR-06':
    'La mort ne se vérifie qu’au début de votre tour, avant de piocher. Des cartes reçues avant, par « Longévité » par exemple, vous gardent en vie.',
  'KKR-07': 'Si votre Pile n’est pas vide, vous devez piocher.',
  'KKR-08':
    'Le droit de passer se juge après la pioche : si vous avez pioché la dernière carte de votre Pile, vous devez jouer.',
  'KKR-09': 'Vous pouvez passer encore aux tours suivants ; cela épuise votre Pile.',
  'KKR-10': 'Il y a toujours une carte à jouer : sans Main ni Pile, vous seriez mort.',
  'KKR-11': 'La carte de plus est facultative, même avec une Pile vide.',
  'KKR-12': 'On ne pioche pas avant la carte de plus, et avec une Main vide ce droit se perd.',
  'KKR-13': 'Chaque pouvoir appliqué donne au plus une carte de plus, même au bout d’une chaîne de copies.',
  'KKR-14': 'Un pouvoir copié donne aussi sa carte de plus, une fois la carte qui copie proposée.',
  'KKR-15':
    'Piocher, c’est toujours prendre en Main. Seules « Longévité » et la renaissance donnent des cartes à une Pile.',
  'KKR-16': 'Il n’y a de limite ni à la Main ni à aucune autre zone.',
  'KKR-17':
    'D’abord tout le pouvoir, puis l’offre, puis la carte de plus. Jusque-là, la carte est au milieu et n’appartient à aucune zone.',
  'KKR-18':
    'Une carte utilisée contre un rival n’est proposée qu’à lui ; s’il refuse, elle va dans la Fosse. Dans un tour de table, chaque rival est interrogé une fois, et le premier qui accepte y met fin.',
  'KKR-19': 'Si le pouvoir n’a eu aucun effet sur le rival désigné, c’est quand même lui qu’on interroge.',
  'KKR-20':
    '« Panique », « Dernier Souffle » et « Longévité » sur un rival lui sont proposés, même s’ils l’ont aidé ; sur vous ou un allié, ils sont proposés aux rivaux dans le sens horaire.',
  'KKR-21':
    'Seule la carte jouée de la Main est proposée. Les Œuvres copiées restent en place, et les cartes défaussées pour « Déni » restent dans la Fosse.',
  'KKR-22':
    'Si vous copiez ce qui ne touche que vous, la carte qui copie est proposée à tous les rivaux dans le sens horaire ; le propriétaire de l’Œuvre n’a pas priorité.',
  'KKR-23': 'Si rien n’a été copié, la carte est proposée à tous les rivaux dans le sens horaire.',
  'KKR-24': 'À 4 chacun pour soi, le joueur d’en face est lui aussi interrogé dans le tour de table.',
  'KKR-25': 'Une carte acceptée va sur la Vie Future, face cachée ; tous ont vu laquelle c’était.',
  'KKR-26':
    'Les cartes déplacées par un pouvoir ne sont pas jouées : ce que posent « Jubilé », « Semis » ou « Destinée » ne coûte rien et n’est pas proposé.',
  'KKR-27': 'La cible est nommée quand le pouvoir commence, avant de voir quoi que ce soit de caché.',
  'KKR-28': 'Vous pouvez viser quelqu’un qui n’a rien à perdre, même si un autre a quelque chose.',
  'KKR-29': 'Un rival n’est jamais vous-même ; un joueur quelconque peut être vous.',
  'KKR-30':
    'À 4 chacun pour soi, seuls vous et vos deux voisins pouvez être visés, même par un pouvoir utile. Seul « Mimétisme » peut copier l’Œuvre du joueur d’en face.',
  'KKR-31': 'À 3, cette limite n’existe pas : les deux autres sont voisins.',
  'KKR-32':
    'Ce qui n’est pas formulé comme un choix se fait autant que possible. Seuls sont facultatifs la défausse et la pioche de « Roulette », les 0 à 2 cartes de « Jubilé » et de « Destinée », et toute carte de plus.',
  'KKR-33':
    'Faites tout ce qui est possible : un pouvoir qui veut plus de cartes qu’il n’y en a prend celles qui sont là, et les étapes suivantes ont lieu.',
  'KKR-34':
    'Pour « Crise » et « Dernier Souffle », le jeu attend pendant votre tour la décision de la cible.',
  'KKR-35':
    'Un pouvoir copié s’applique en entier comme s’il était sur la carte jouée : « vous » désigne vous, et « rival » l’un de vos rivaux.',
  'KKR-36':
    'Pas de boucles : dans une même suite d’Œuvres copiées, « Incarnation » et « Mimétisme » agissent une fois chacun, et un second reste sans effet. Une carte défaussée pour « Déni » ouvre une nouvelle suite.',
  'KKR-37': '« Incarnation » peut nommer une « Incarnation » parmi vos Œuvres, bien que cela ne fasse rien.',
  'KKR-38': 'La carte jouée n’est pas parmi les Œuvres qu’elle peut copier, puisqu’elle est au milieu.',
  'KKR-39': '« Déni » sans autre carte en Main ne fait rien, même copié d’une Œuvre.',
  'KKR-40': 'Un « Déni » copié d’une Œuvre agit pleinement : défaussez une carte et copiez-la.',
  'KKR-41': 'Copier ne change pas les points : une Œuvre copiée compte toujours pour son propriétaire.',
  'KKR-42':
    'La Fosse n’est mélangée que si l’on a besoin d’une carte d’une Source vide, pas quand la dernière en part.',
  'KKR-43': 'Si la Source s’épuise en route, prenez ce qu’il y a, mélangez et continuez.',
  'KKR-44':
    '« Destinée » avec une Source trop courte : les cartes déjà vues restent à part pendant le mélange ; le reste revient sur la nouvelle Source.',
  'KKR-45': 'Une Fosse de 3 cartes ou moins ne donne rien : la pioche échoue et le jeu continue.',
  'KKR-46':
    'Si Source et Fosse ne suffisent pas pour votre Pile à la renaissance, elle reçoit ce qu’il y a, même rien. Sans aucune carte, vous mourez de nouveau à votre tour suivant.',
  'KKR-47': 'La carte du milieu n’est pas dans la Fosse et n’est jamais mélangée avec elle.',
  'KKR-48': 'Les 3 cartes qui restent dans la Fosse gardent leur ordre.',
  'KKR-49': 'Après un mélange, tous les ordres des cartes sont également probables.',
  'KKR-50':
    '« Recyclage » et « Sauvetage » vont jusqu’à la troisième carte de la Fosse à partir du dessus, pas plus bas ; s’il y en a moins, ce sont celles-là.',
  'KKR-51': 'On pioche au-dessus de chaque pile et l’on ajoute au-dessus.',
  'KKR-52': 'Des cartes données à une Pile, la dernière donnée est la première piochée.',
  'KKR-53':
    'Plusieurs cartes qui quittent votre Main pour une zone vont une à une dans l’ordre de votre choix ; de même celles de « Destinée ».',
  'KKR-54': 'Prendre une carte au milieu referme le vide et garde l’ordre du reste.',
  'KKR-55':
    'À la mort, votre plus ancienne Œuvre est en bas et la plus récente devient le dessus de la Fosse.',
  'KKR-56': 'Une Main n’a pas d’ordre.',
  'KKR-57': 'Votre score est votre meilleure couleur, plus vos Œuvres mosaïques, plus les anneaux dépensés.',
  'KKR-58': 'Entre couleurs égales, rien à décider : seul le total compte.',
  'KKR-59': 'Des Œuvres mosaïques seules comptent comme d’une couleur quelconque.',
  'KKR-60':
    'Avec assez de points, monter est obligatoire, mais pas dépenser des anneaux : vous pouvez les garder, échouer et en recevoir un autre.',
  'KKR-61':
    'Vous pouvez dépenser autant d’anneaux que vous voulez, même en vain ; ils sont perdus même si la vie échoue.',
  'KKR-62': 'Une vie sans Œuvre peut réussir avec des anneaux seuls.',
  'KKR-63': 'L’anneau reçu pour un échec ne peut servir tout de suite.',
  'KKR-64': 'Un échelon par vie ; les points en trop sont perdus.',
  'KKR-65':
    'Il y a 12 anneaux. Ceux dépensés retournent à la réserve ; si elle est vide, un échec n’en donne pas.',
  'KKR-66':
    'La partie s’arrête dès qu’une figurine atteint la Transcendance. On ne finit pas le tour de table, et il n’y a pas d’égalité.',
  'KKR-67':
    'Ordre à la mort : choix des anneaux, score, figurine ou anneau, victoire éventuelle, Œuvres dans la Fosse, Vie Future en Main, Pile donnée.',
  'KKR-68':
    'Mourir avec une Vie Future vide est ordinaire : une Main vide et une Pile de 6. À votre tour suivant, vous piochez une carte.',
  'KKR-69': 'La mort prend exactement un tour, score et renaissance compris.',
  'KKR-70':
    'Rien n’est protégé entre votre dernière carte et votre mort : Œuvres et Vie Future restent attaquables, et l’on peut vous proposer des cartes.',
  'KKR-71':
    'En équipes, l’interdit du joueur d’en face ne vaut pas, car votre allié y est assis ; les deux voisins sont des rivaux.',
  'KKR-72':
    'Sur un allié, vous pouvez utiliser « Panique », « Dernier Souffle » et « Longévité », mais aucune carte qui dit « rival », pas même « Coup d’Œil ».',
  'KKR-73': '« Mimétisme » ne peut pas copier l’Œuvre d’un allié.',
  'KKR-74': 'Les alliés ne peuvent pas prendre les cartes proposées ; seuls les rivaux sont interrogés.',
  'KKR-75':
    'Une carte jouée sur la Vie Future de votre allié va face cachée au-dessus, ne coûte rien, vaut comme carte du tour et peut aussi être une carte de plus.',
  'KKR-76': 'Les alliés ne voient ni la Main, ni la Pile, ni la Vie Future l’un de l’autre.',
  'KKR-77': 'Chaque allié a sa figurine, ses anneaux et ses zones.',
  'KKR-78': 'À deux contre un, il n’y a pas de quatrième façon de jouer.',
  'KKR-79':
    'À deux contre un, la carte d’un partenaire n’est proposée qu’au joueur seul ; celle du joueur seul l’est à sa victime, ou à la paire dans le sens horaire.',
  'KKR-80':
    'Les partenaires peuvent utiliser « Panique », « Dernier Souffle » et « Longévité » l’un sur l’autre.',
  'KKR-81':
    'Pour « Bassesse » et « Duperie », le programme tire pour vous, chaque carte de la Main ayant la même chance ; aucun appareil ne sait d’avance ce qui est où. Pour « Bassesse », la seconde est tirée après que la première a été vue.',
  'KKR-82': 'Tout hasard est tiré là où les règles sont appliquées, jamais sur l’appareil d’un joueur.',
  'KKR-83': 'On ne revient pas sur ce qui a montré des cartes cachées ou employé le hasard.',
  'KKR-84':
    'Les limites de temps sont une règle maison. Pour un retardataire, on fait le plus doux : passer si c’est permis, sinon une carte sur la Vie Future ; refuser une offre ; choisir le moins possible.',
  'KKR-85':
    'Si la zone qu’une carte emploie est vide ou trop courte, la carte reste jouable, est proposée et donne sa carte de plus ; elle emploie ce qu’il y a.',
  'KKR-86':
    'Ce que vous avez vu vous reste montré tant que c’est certain : une carte que vous avez vue entrer dans une pile cachée, jusqu’à ce qu’elle la quitte ou soit mélangée ; une carte vue dans une Main, jusqu’à ce qu’elle la quitte ou qu’une carte quitte cette Main sans être vue, car ce peut être n’importe laquelle.',
  'KKR-87':
    'Une table peut arrêter la partie après un nombre de tours ; le plus haut placé sur l’échelle gagne.',
  'KKR-88': 'Si un seul joueur peut être visé, rien n’est demandé.',
  'KKR-89':
    'Les cartes de « Destinée » reviennent une à une, la première au plus profond ; la dernière suit d’elle-même.',
  'KKR-90':
    'On vous interroge selon les nombres de cartes seulement, même si toutes les cartes en question sont pareilles.',
  'KKR-91':
    'Le jeu attend une seule réponse à la fois : une carte ou passer, le prochain choix d’un pouvoir, oui ou non à une carte proposée, ou des anneaux à la mort. On choisit parmi les cartes dont parle le pouvoir.',
  'KKR-92':
    'Règle maison : une table peut changer avec combien de cartes chaque Main et chaque Pile commencent, combien une nouvelle vie en a dans la Main et la Pile ensemble, combien d’anneaux il y a, et combien de points demande l’échelon le plus bas.',
  'KKR-93':
    'Règle maison : une table peut retirer des cartes et dit combien il y a au plus d’exemplaires de chaque carte rouge, verte et bleue, et combien d’Incarnation et de Mimétisme. Il faut assez de cartes pour donner une nouvelle vie à tout le monde, et chacun sait ce qui manque.',
  'KKH-01':
    'Les nombres de cartes de la Source, des Mains, des Piles et des Vies Futures sont publics à tout moment.',
  'KKH-02': 'Chacun peut consulter la Fosse à tout moment.',
  'KKH-03': 'Vous pouvez consulter votre Vie Future à tout moment, dans son ordre.',
  'KKH-04': 'Personne ne peut regarder une Pile ni la Source, sauf par « Destinée ».',
  'KKH-05': 'Tout le monde sait quelles sont les 64 cartes du jeu.',
  'KKH-06':
    'Quand une carte va sur une Vie Future, les autres apprennent seulement qu’une carte a été posée ; un allié qui la reçoit peut la regarder.',
  'KKH-07':
    'Une carte proposée est publique, la réponse aussi. Une fois acceptée, elle est cachée comme le reste de cette Vie Future.',
  'KKH-08': 'Une carte piochée n’est vue que de qui pioche ; le nombre est public.',
  'KKH-09':
    '« Coup d’Œil » : vous seul voyez la Main, telle qu’elle est alors, jusqu’à ce que vous la rendiez. Tous apprennent qui a regardé qui.',
  'KKH-10':
    '« Duperie » : vous et la victime voyez les trois cartes et celle que vous gardez ; les autres apprennent seulement qu’une carte a changé de Main.',
  'KKH-11':
    'Les cartes défaussées par « Bassesse », « Dernier Souffle », « Roulette », « Déni », « Panique » ou « Fournaise » deviennent publiques une à une.',
  'KKH-12':
    '« Destinée » : vous seul voyez les cartes. Tous apprennent combien vont sur votre Vie Future et que le reste revient, mais pas dans quel ordre.',
  'KKH-13': '« Rêves Brisés » : seuls les deux joueurs concernés connaissent la carte.',
  'KKH-14':
    '« Transmigration » : tous apprennent la place dans la Vie Future, comptée du dessus, mais pas quelle carte c’était.',
  'KKH-15':
    '« Sauvetage », « Recyclage », « Vol » : la carte était visible, tous la voient donc bouger ; elle est ensuite cachée dans la Main ou la Vie Future.',
  'KKH-16': '« Longévité » et la Pile donnée à la renaissance : personne ne voit les cartes.',
  'KKH-17': '« Semis » : tous apprennent seulement combien de cartes ont été piochées et posées.',
  'KKH-18': '« Jubilé » : les cartes deviennent publiques comme Œuvres.',
  'KKH-19':
    'Renaissance : les Œuvres rejoignent la Fosse dans leur ordre ; la Vie Future devient la Main sans être vue des autres.',
  'KKH-20': 'Mélange : tous savent quelles cartes en font partie, personne n’en connaît l’ordre.',
  'KKH-21':
    'Ce que vous ne devez pas savoir n’est pas envoyé à votre appareil, et les cartes cachées ne portent aucune marque qui permette de les suivre.',
  'KKH-22': 'Le compte rendu public ne garde que ce qui était public alors.',
  'KKH-23': 'Les spectateurs voient ce qui est public pour tous.',
  'KKH-24': 'Le hasard qui décide de choses cachées reste secret jusqu’à la fin de la partie.',
};
