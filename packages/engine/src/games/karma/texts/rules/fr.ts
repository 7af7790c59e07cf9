import type { Clause } from './en.ts';

/** The clauses and rulings of Karma as players read them, in French. */
export const rulesFr: Record<Clause, string> = {
  'KA-01': 'Un paquet suffit pour 2 à 6 joueurs, à partir de 8 ans.',
  'KA-02': 'Édition SET : avec deux paquets réunis, on peut jouer jusqu’à 12.',
  'KA-03':
    'Édition AMIGO : le jeu porte la référence 05703 et une partie dure environ 35 minutes. C’est une simple information.',
  'KA-04':
    'Un paquet compte 60 cartes : 48 cartes numérotées (chaque nombre de 1 à 16 en trois exemplaires) et 12 cartes Karma (quatre sortes, trois de chaque).',
  'KA-05': 'Votre but : ne plus avoir une seule carte, ni en main ni sur la table.',
  'KA-06':
    'Une seule personne perd : celle qui a encore des cartes quand plus personne d’autre n’en a. Tous les autres gagnent, à égalité.',
  'KA-07':
    'Pour l’ambiance seulement : la chance dure tant que vous avez de quoi jouer, sinon la pile vous attend. Les cartes Karma servent celui qui les tient, et même votre toute dernière carte cachée peut encore tout gâcher.',
  'KA-08':
    'Avant la donne, toutes les cartes sont mélangées ensemble ; dans l’édition SET, on coupe aussi le paquet.',
  'KA-09':
    'Vous recevez trois cartes face cachée, alignées devant vous : vos cartes de table cachées. Personne n’a le droit de les regarder, pas même vous.',
  'KA-10':
    'Vous recevez ensuite six cartes en main, ce qui fait neuf cartes par joueur. Dans l’édition SET, ces six cartes sont données d’un seul coup.',
  'KA-11':
    'Parmi vos six premières cartes en main, choisissez-en trois et posez-les face visible, une sur chacune de vos cartes de table cachées. Ce sont vos cartes de table visibles.',
  'KA-12':
    'Les trois cartes que vous n’avez pas choisies comme cartes de table visibles restent dans votre main.',
  'KA-13':
    'Chacun commence avec trois cartes en main et six sur la table : trois visibles et, dessous, trois cachées et inconnues.',
  'KA-14':
    'Les cartes qui restent après la donne forment la pioche, face cachée. À côté d’elle, la pile est vide au départ.',
  'KA-15':
    'Un conseil, pas une règle : comme cartes de table visibles, choisissez celles dont vous vous débarrasserez le plus facilement, par exemple des nombres élevés ou des cartes Karma.',
  'KA-16': 'Édition AMIGO : la personne la plus âgée commence.',
  'KA-17': 'Édition SET : c’est au voisin de gauche du donneur de commencer.',
  'KA-18': 'On joue chacun son tour, dans le sens des aiguilles d’une montre.',
  'KA-19':
    'À votre tour, soit vous jouez sur la pile une carte ou plusieurs cartes identiques, soit vous prenez toute la pile en main. Vous complétez ensuite votre main, puis c’est à votre voisin de gauche.',
  'KA-20':
    'Le premier joueur ouvre la pile avec une carte de sa main, au choix. L’édition SET précise que cette carte est ensuite remplacée par une carte de la pioche.',
  'KA-21':
    'Vous ne pouvez jouer une carte numérotée que si elle est au moins aussi élevée que la carte au sommet de la pile.',
  'KA-22': 'Au lieu d’une carte numérotée, vous pouvez jouer une carte Karma.',
  'KA-23':
    'Vous pouvez jouer d’un coup plusieurs cartes numérotées identiques, ou plusieurs cartes Karma identiques. Ce n’est jamais une obligation.',
  'KA-24':
    'Édition SET : une paire n’a pas d’effet particulier ; elle vous débarrasse seulement plus vite de vos cartes.',
  'KA-25':
    'Édition AMIGO : même si vous pouvez jouer, rien ne vous y oblige. Vous pouvez prendre la pile à la place.',
  'KA-26':
    'Édition SET : si vous pouvez jouer, vous devez le faire. Seul un joueur qui ne peut pas jouer prend la pile.',
  'KA-27':
    'Les cartes jouées ensemble doivent venir du même endroit : toutes de la main ou toutes de la table. Une carte en main ne se combine pas avec une carte de table identique. L’édition SET le dit expressément, et l’édition AMIGO se comprend de la même façon.',
  'KA-28': 'Tant qu’il vous reste des cartes en main, vous ne pouvez pas jouer vos cartes de table.',
  'KA-29':
    'Édition AMIGO : vous ne pouvez jouer vos cartes de table que si votre main est vide et si la pioche est épuisée, elle aussi.',
  'KA-30':
    'Seule la carte Karma « Play a Table Card » permet de jouer une carte de table plus tôt, alors qu’il reste des cartes dans votre main ou dans la pioche.',
  'KA-31':
    'Édition AMIGO : quand vous jouez une carte de table visible, celle qui se trouve dessous reste cachée.',
  'KA-32': 'Vous pouvez jouer ensemble des cartes de table visibles identiques.',
  'KA-33':
    'Vous ne pouvez jouer une carte de table cachée que lorsque vous n’avez plus aucune carte de table visible. Dans l’édition SET, il est même interdit d’en retourner une avant.',
  'KA-34': 'Une carte de table cachée se joue à l’aveugle : vous la retournez directement sur la pile.',
  'KA-35':
    'Édition AMIGO : si la carte cachée que vous retournez est un nombre qui ne convient pas, vous prenez la pile, cette carte comprise.',
  'KA-36':
    'Édition SET : si la carte cachée que vous retournez ne convient pas, vous devez prendre la pile. Comme la carte s’y trouve déjà, vous la prenez aussi.',
  'KA-37':
    'Les cartes que vous prenez avec la pile, ou que vous recevez par « Give the Pile to a Friend », font partie de votre main. Vous devez toutes les jouer avant de revenir à vos cartes de table.',
  'KA-38':
    'Quand trois cartes identiques se suivent directement sur la pile, toute la pile quitte définitivement la partie. Dans l’édition AMIGO, elle retourne dans la boîte.',
  'KA-39':
    'Pour un triple, peu importe qu’un seul joueur ait posé les trois cartes d’un coup ou que plusieurs les aient posées l’une après l’autre.',
  'KA-40':
    'Celui qui pose la troisième carte d’un triple rejoue aussitôt et ouvre la nouvelle pile avec n’importe quelle carte.',
  'KA-41':
    'Exemple tiré de l’édition AMIGO : sur le 14 d’un autre joueur, vous posez vos deux 14. La pile va dans la boîte, et vous en ouvrez tout de suite une nouvelle avec la carte de votre choix.',
  'KA-42':
    'Édition AMIGO : si vous n’avez pas de carte qui convient, ou si vous ne voulez pas en jouer, vous prenez toute la pile en main.',
  'KA-43':
    'Édition SET : si vous ne pouvez pas jouer, vous devez prendre toute la pile en main, ce qui met fin à votre tour.',
  'KA-44':
    'Quand quelqu’un a pris la pile, le joueur suivant, dans le sens des aiguilles d’une montre, en ouvre une nouvelle avec la carte de son choix.',
  'KA-45': 'Édition AMIGO : à la fin de votre tour, vous devez piocher jusqu’à avoir trois cartes en main.',
  'KA-46':
    'Édition SET : après avoir joué, vous prenez la première carte de la pioche, ou davantage s’il le faut : tant que la pioche dure, vous gardez au moins trois cartes en main. Après une paire, par exemple, vous en piochez deux.',
  'KA-47': 'Avec trois cartes ou plus en main, vous ne piochez pas.',
  'KA-48':
    'Édition AMIGO : une fois la pioche épuisée, plus personne ne pioche. Dans aucune des deux éditions on ne reconstitue la pioche.',
  'KA-49': 'Édition AMIGO : une fois que vous avez pioché, c’est au tour de votre voisin de gauche.',
  'KA-50':
    'Édition SET : si vous oubliez de piocher, vous jouez le tour d’après avec les seules cartes encore en main. Vous piochez ensuite assez de cartes pour en avoir de nouveau au moins trois.',
  'KA-51':
    'Édition AMIGO : même sans carte en main ni sur la table et avec une pioche vide, vous n’êtes pas à l’abri. « Give the Pile to a Friend » peut encore vous remettre des cartes en main.',
  'KA-52':
    'Les cartes Karma se jouent comme les cartes numérotées et, tels des jokers, vont sur tous les nombres et sur toutes les cartes Karma. Seule « Give the Pile to a Friend » ne reste pas sur la pile.',
  'KA-53':
    'Édition AMIGO : après « Play a Table Card », vous devez jouer aussitôt une de vos cartes de table.',
  'KA-54':
    'Édition SET : « Play a Table Card » vous permet de jouer aussitôt une de vos cartes de table, sans vous y obliger.',
  'KA-55':
    'Édition AMIGO : la carte de table qui suit « Play a Table Card » doit convenir, comme toute autre carte que vous jouez.',
  'KA-56':
    'Édition SET : la carte que vous posez sur « Play a Table Card » peut aussi être plus basse que celle jouée auparavant.',
  'KA-57':
    '« Play a Table Card » ne change rien à l’ordre de vos cartes de table : d’abord toutes les visibles, ensuite les cachées.',
  'KA-58':
    'Édition AMIGO : si vous n’avez plus de carte de table pour « Play a Table Card », vous jouez à la place une carte de votre main, ou plusieurs identiques.',
  'KA-59':
    'Édition SET : si vous n’avez plus de carte de table pour « Play a Table Card », vous pouvez jouer à la place une carte quelconque de votre main.',
  'KA-60':
    'Édition SET : après « Play a Table Card », vous pouvez jouer ensemble plusieurs cartes identiques, soit toutes de la table, soit toutes de la main.',
  'KA-61':
    '« Play a Table Card » ne donne droit qu’à une seule carte de table en plus, même si vous jouez plusieurs de ces cartes Karma à la fois.',
  'KA-62':
    'Quand vous jouez « Bottoms Up », la carte tout en bas de la pile passe aussitôt au sommet, face visible.',
  'KA-63': 'La carte remontée par « Bottoms Up » détermine ce que le joueur suivant peut jouer.',
  'KA-64':
    'Si « Bottoms Up » fait remonter une carte « Play a Table Card » ou une autre « Bottoms Up », le joueur suivant peut jouer ce qu’il veut. Dans l’édition SET, une telle carte vaut zéro.',
  'KA-65':
    'Après « Five or Below », les seules cartes numérotées permises au joueur suivant sont celles de 1 à 5.',
  'KA-66':
    'Même sur « Five or Below », vous pouvez jouer n’importe quelle carte Karma au lieu d’un petit nombre.',
  'KA-67':
    '« Give the Pile to a Friend » ne reste jamais sur la pile : une fois utilisée, elle quitte la partie. Dans l’édition AMIGO, on ne la pose même pas sur la pile.',
  'KA-68':
    'Avec « Give the Pile to a Friend », vous remettez toute la pile à un autre joueur de votre choix, qui doit la prendre en main.',
  'KA-69':
    'Vous pouvez aussi donner la pile à un joueur qui n’a plus de cartes. Le voilà de retour dans la partie.',
  'KA-70':
    'Après « Give the Pile to a Friend », c’est au voisin de gauche de celui qui l’a utilisée de jouer, même si ce voisin vient de recevoir la pile.',
  'KA-71': 'La partie est finie dès qu’un seul joueur a encore des cartes, en main ou sur la table.',
  'KA-72': 'Celui qui se retrouve seul à avoir des cartes perd ; tous les autres gagnent.',
  'KA-73':
    'Édition AMIGO, variante « Clairvoyance » : pendant la mise en place, vous pouvez regarder une fois vos trois cartes cachées. Votre voisin de droite les mélange ensuite face cachée et les remet devant vous ; tout le reste se déroule comme d’habitude.',
  'KA-74':
    'Édition SET, variante « Triples alternatifs » : avant la partie, on met de côté les trois cartes « Give the Pile to a Friend » du paquet ; elles ne servent pas.',
  'KA-75':
    'Édition SET, variante « Triples alternatifs » : celui qui complète un triple n’enlève du sommet de la pile que ces trois cartes, qui quittent la partie. Peu importe qu’un seul joueur les ait posées ou plusieurs.',
  'KA-76':
    'Édition SET, variante « Triples alternatifs » : celui qui a complété un triple remet ensuite le reste de la pile à un joueur de son choix, qui peut être sans cartes, puis joue encore une fois pour ouvrir une nouvelle pile.',
  'KA-77':
    'Édition SET : jusqu’à 12 joueurs utilisent deux paquets mélangés ensemble, soit 120 cartes, six de chaque sorte.',

  'KAR-01':
    'Tous choisissent leurs cartes de table visibles en secret et en même temps, et on les révèle ensemble : personne ne gagne à attendre. Si votre temps est écoulé, le jeu choisit pour vous : d’abord les cartes Karma, puis les nombres les plus élevés.',
  'KAR-02':
    'Après la mise en place, vous ne pouvez plus échanger de cartes entre votre main et vos cartes de table visibles. Les règles ne prévoient pas ce droit.',
  'KAR-03':
    'Édition AMIGO : le joueur désigné comme le plus âgé commence ; si personne n’est désigné, le hasard décide. Édition SET : le premier donneur est tiré au sort et son voisin de gauche commence ; à chaque nouvelle partie, la donne passe d’une place vers la gauche.',
  'KAR-04':
    'Clairvoyance (édition AMIGO) : vous pouvez regarder vos trois cartes cachées dès qu’elles sont distribuées, avant de recevoir vos six cartes en main. Vous les voyez une fois, sans connaître leur place ; elles sont ensuite mélangées.',
  'KAR-05':
    'De 2 à 6 joueurs, on utilise un paquet ; de 7 à 12, deux (édition SET seulement). Avec les triples alternatifs, on enlève toutes les cartes « Give the Pile to a Friend » : il reste 57 ou 114 cartes. Même à 12, il y a une pioche : 12 cartes, ou 6 avec les triples alternatifs.',
  'KAR-06':
    'Celui qui ouvre une pile peut le faire avec plusieurs cartes identiques, et aussi avec des cartes Karma. Les règles ne font pas d’exception pour une pile vide.',
  'KAR-07':
    'Dans les deux éditions, les cartes jouées ensemble viennent d’un seul endroit : votre main, vos cartes de table visibles ou vos cartes de table cachées. Sinon, on pourrait jouer une carte de table en ayant encore des cartes en main.',
  'KAR-08':
    'Les cartes de table cachées se jouent une par une, même avec la Clairvoyance. Tant qu’elles sont cachées, personne ne peut affirmer que deux d’entre elles sont identiques.',
  'KAR-09':
    'Celui qui ouvre une pile doit jouer ; on ne peut pas passer. Toutes les cartes sont permises sur une pile vide, et passer permettrait de faire traîner la partie sans fin.',
  'KAR-10':
    'Édition AMIGO : tant qu’il y a une pile, vous pouvez la prendre chaque fois que vous devriez jouer : au début de votre tour, au lieu de retourner une carte cachée, ou au lieu de la carte supplémentaire après « Play a Table Card ». Le droit de ne pas jouer est sans restriction.',
  'KAR-11':
    'Édition SET : vous ne pouvez prendre la pile que si vous n’avez aucune carte jouable. S’il ne vous reste que des cartes cachées, vous devez en retourner une, car personne ne peut savoir d’avance si elle conviendra.',
  'KAR-12':
    'Édition SET : si quelqu’un prend la pile au lieu de jouer, vous pouvez en conclure qu’il n’avait aucune carte jouable. Cela ne trahit aucun secret ; il en va de même autour d’une vraie table.',
  'KAR-13':
    'Édition AMIGO : la carte supplémentaire après « Play a Table Card » doit s’accorder avec ce qui était au sommet juste avant : au moins aussi élevée sur un nombre, 5 au plus sur « Five or Below », n’importe laquelle sur une pile vide ; une carte Karma convient toujours. « Play a Table Card » n’a pas de valeur propre qui puisse servir de mesure.',
  'KAR-14':
    'Édition SET : la carte supplémentaire après « Play a Table Card » est entièrement libre, même sur « Five or Below ». On lit la règle comme « n’a pas besoin d’être égale ou supérieure » ; lue comme une interdiction, elle exclurait les cartes élevées.',
  'KAR-15':
    'Édition AMIGO : vous pouvez utiliser « Play a Table Card » même si aucune de vos cartes de table visibles ne convient. Vous prenez alors toute la pile, cette carte comprise, et votre tour est terminé ; aucune carte cachée ne peut servir tant qu’il vous en reste de visibles.',
  'KAR-16':
    'Édition AMIGO : si la carte supplémentaire après « Play a Table Card » est une carte cachée, vous la retournez. Si c’est un nombre qui ne convient pas, vous prenez la pile avec « Play a Table Card » et la carte retournée.',
  'KAR-17':
    'Édition AMIGO : « Play a Table Card » demande exactement une carte de table, même si vous en avez plusieurs visibles identiques. La règle parle d’une carte et n’en permet plusieurs que pour les cartes de la main jouées à la place.',
  'KAR-18':
    'Édition SET : vous pouvez renoncer à la carte supplémentaire après « Play a Table Card », car c’est un droit et non un devoir. « Play a Table Card » reste alors au sommet, et le joueur suivant peut jouer ce qu’il veut.',
  'KAR-19':
    'Édition AMIGO : la carte supplémentaire après « Play a Table Card » est obligatoire. Tant que vous avez des cartes de table, ou à défaut des cartes en main, votre tour ne s’achève que lorsque vous l’avez jouée ou que vous avez pris la pile.',
  'KAR-20':
    'Si, après « Play a Table Card », vous n’avez plus aucune carte et qu’il n’y ait rien à piocher, vous avez terminé. « Play a Table Card » reste au sommet, et le joueur suivant peut jouer ce qu’il veut.',
  'KAR-21':
    'Une carte Karma jouée comme carte supplémentaire agit comme d’habitude. Si c’est de nouveau « Play a Table Card », elle donne une autre carte supplémentaire, car elle a été jouée séparément. Dans l’édition AMIGO, cette autre carte doit, elle aussi, s’accorder avec ce qui était au sommet avant la première carte « Play a Table Card ».',
  'KAR-22':
    'Vous pouvez utiliser « Play a Table Card » alors que vous avez encore d’autres cartes en main : elle est faite pour cela. Votre main reste telle quelle et n’est complétée qu’à la fin de votre tour.',
  'KAR-23':
    'Sur une pile vide, « Bottoms Up » est elle-même la carte du bas : rien ne bouge, et le joueur suivant peut jouer ce qu’il veut.',
  'KAR-24':
    'Si la pile se réduit à une seule carte, celle-ci vient se placer sur « Bottoms Up » et détermine ce que le joueur suivant peut jouer.',
  'KAR-25':
    'Plusieurs « Bottoms Up » jouées à la fois ne font remonter qu’une seule carte. Elles forment un seul coup, qui n’a qu’un seul effet.',
  'KAR-26':
    'Une carte remontée par « Bottoms Up » ne déclenche rien, car personne ne l’a jouée. Un nombre ou « Five or Below » détermine tout de même ce que le joueur suivant peut jouer ; sur « Play a Table Card » ou « Bottoms Up », tout est permis.',
  'KAR-27':
    '« Bottoms Up » se trouve ensuite juste sous la carte qu’elle a fait remonter. Pour les triples, elle sépare donc cette carte des plus anciennes.',
  'KAR-28':
    '« Five or Below » s’impose à celui qui joue ensuite (on saute les joueurs sans cartes), et seulement tant qu’elle est au sommet. Dès qu’un nombre de 1 à 5 la recouvre, le nombre suivant doit de nouveau être au moins aussi élevé que lui.',
  'KAR-29':
    'Si la carte cachée que vous retournez sur « Five or Below » est un nombre supérieur à 5, vous prenez la pile et la carte. Une carte Karma retournée est toujours valable.',
  'KAR-30':
    'Vous pouvez jouer « Give the Pile to a Friend » même s’il n’y a pas de pile. La carte quitte la partie, personne ne reçoit rien, et le joueur suivant ouvre la pile.',
  'KAR-31':
    'Si vous jouez plusieurs « Give the Pile to a Friend » à la fois, toutes quittent la partie et la pile va à un seul joueur. Après tout, il n’y a qu’une pile.',
  'KAR-32':
    'Avec « Give the Pile to a Friend », vous pouvez choisir n’importe quel autre joueur, mais jamais vous-même.',
  'KAR-33':
    'Si la carte cachée que vous retournez est « Give the Pile to a Friend », elle se joue normalement : c’est vous qui choisissez à qui va la pile.',
  'KAR-34':
    'Si « Give the Pile to a Friend » est votre dernière carte, on remet d’abord la pile, et on vérifie seulement ensuite qui a terminé. Vous pouvez donc terminer et, du même coup, faire revenir un joueur qui avait déjà terminé.',
  'KAR-35':
    'Pour un triple, ce qui compte est ce qui se trouve sur la pile : chaque fois qu’une carte arrive au sommet, on compare les trois premières. Si elles sont identiques, le triple revient au joueur qui vient d’agir.',
  'KAR-36':
    'Les cartes remontées par « Bottoms Up » comptent pour les triples : un 9 remonté et deux 9 joués dessus en forment un. Si vous faites remonter une « Bottoms Up » qui se place sur deux autres, ce triple est à vous.',
  'KAR-37':
    'Trois cartes Karma identiques forment aussi un triple : « Play a Table Card », « Bottoms Up » ou « Five or Below ». La règle ne se limite pas aux nombres.',
  'KAR-38':
    '« Give the Pile to a Friend » ne forme jamais de triple, ni trois à la fois ni l’une après l’autre, car elle ne se trouve pas sur la pile.',
  'KAR-39':
    'Un triple de cartes Karma fait d’abord disparaître la pile ; « Bottoms Up » et « Five or Below » n’ont alors plus d’effet. Après un triple de « Play a Table Card », la carte supplémentaire suit quand même : elle ouvre la nouvelle pile, et vous ne jouez rien de plus. Édition AMIGO : c’est forcément une carte de table ou, si vous n’en avez pas, une carte de la main, et toutes conviennent ; édition SET : une carte de table ou, si vous y renoncez, toute carte que vous pourriez jouer d’ordinaire.',
  'KAR-40':
    'Les cartes jouées ensemble sont posées en bloc, et on cherche un triple une fois tout le bloc posé. Avec deux paquets, quatre cartes identiques ou plus qui se suivent ne font qu’un seul triple, et toutes partent avec la pile.',
  'KAR-41': 'Avec deux paquets (édition SET), vous pouvez jouer plus de trois cartes identiques à la fois.',
  'KAR-42':
    'Après un triple, vous devez rejouer ; cela fait partie du même tour et peut amener un autre triple. Entre-temps, vous ne piochez que si votre main est vide et si vous ne pouvez pas continuer autrement.',
  'KAR-43':
    'Si vous complétez un triple avec vos dernières cartes et qu’il n’y ait rien à piocher, vous avez terminé et ne rejouez pas. Le prochain joueur qui a des cartes ouvre la nouvelle pile.',
  'KAR-44':
    'Triples alternatifs (édition SET) : exactement les trois cartes du sommet quittent la partie, y compris pour un triple de cartes Karma. Tout ce qui se trouve dessous, même une quatrième carte identique, va à un autre joueur de votre choix ; s’il ne reste rien, on ne donne rien. Après un triple de « Play a Table Card », la carte supplémentaire suit quand même et ouvre la nouvelle pile.',
  'KAR-45':
    'Les cartes d’un triple doivent se suivre directement. Une carte différente intercalée, ou une pile prise ou donnée, interrompt la série.',
  'KAR-46':
    'Si vous devez continuer à jouer dans le même tour avec une main vide alors qu’il reste des cartes dans la pioche, vous complétez d’abord votre main, jusqu’à trois cartes ou autant que la pioche le permet. Cela peut arriver après un triple, ou quand « Play a Table Card » demande une carte de la main.',
  'KAR-47': 'Si la pioche s’épuise pendant que vous complétez votre main, vous prenez ce qui reste.',
  'KAR-48':
    'On pioche automatiquement, si bien que personne ne peut l’oublier : un devoir dont le jeu peut se charger ne doit pas être un piège. On ne peut manquer de piocher que si la table a choisi la pioche manuelle.',
  'KAR-49':
    'Les cartes que vous piochez à la fin de votre tour ne peuvent pas être jouées pendant ce même tour.',
  'KAR-50':
    'Même après avoir pris la pile, vous ne piochez que si vous avez moins de trois cartes en main. Cela n’arrive presque jamais.',
  'KAR-51':
    'Vous avez terminé quand vous n’avez plus de cartes ni en main ni sur la table et que la pioche est vide. S’il reste des cartes dans la pioche, vous complétez votre main et n’avez pas terminé.',
  'KAR-52':
    'On saute les joueurs qui ont terminé. Celui que « Give the Pile to a Friend » fait revenir garde sa place et joue quand vient le tour de cette place, peut-être dès le coup suivant.',
  'KAR-53':
    'On vérifie si la partie est finie après chaque coup complet, une fois réglés les triples, les effets et, en fin de tour, le complément de la main. Si un seul joueur a alors des cartes, la partie est finie, même si quelqu’un devait encore rejouer.',
  'KAR-54':
    'Il n’y a pas de classement entre les gagnants. L’ordre dans lequel ils ont terminé peut être affiché, mais à titre d’information seulement.',
  'KAR-55':
    'La partie est arrêtée après 200 tours de suite sans carte piochée, sans carte de table jouée et sans carte sortie de la partie, ou après 2 000 tours en tout ; ces deux limites se règlent à la table. Celui qui a le plus de cartes, main et table réunies, perd ; en cas d’égalité, tous ceux qui en ont le plus perdent ensemble. Sans cela, une partie pourrait tourner en rond indéfiniment.',
  'KAR-56':
    'Si votre temps de décision est écoulé, le jeu joue pour vous une carte, jamais plusieurs : le plus petit nombre permis ou, si seules des cartes Karma sont permises, la première dans l’ordre « Five or Below », « Bottoms Up », « Play a Table Card », « Give the Pile to a Friend ». S’il ne vous reste que des cartes cachées, celle qui se trouve le plus à gauche est retournée ; si rien n’est jouable, vous prenez la pile. Une pile à donner va à la place suivante dans le sens des aiguilles d’une montre, et vous renoncez au coup d’œil sur vos cartes cachées (Clairvoyance) : c’est le coup le moins lourd de conséquences, et il n’exige, si possible, aucune autre décision.',
  'KAR-57':
    'Édition SET avec pioche manuelle (option de table) : après votre tour, vous pouvez piocher jusqu’au début de votre tour suivant. Si vous ne l’avez pas fait d’ici là, vous jouez ce tour avec les cartes encore en main et pouvez ensuite piocher de nouveau jusqu’à en avoir trois ; seule une main vide est d’abord complétée, au début du tour. Vos cartes de table attendent tant que la pioche dure encore. Il faut bien un moment à partir duquel on considère que vous avez oublié de piocher.',
  'KAR-58':
    'Avec la Clairvoyance (édition AMIGO), le jeu continue de vous montrer quelles cartes, parmi celles que vous avez regardées, sont encore cachées, sans indiquer leur place. Ce que vous avez vu, vous avez le droit de le savoir, et personne ne pourrait vous interdire de le noter.',
  'KAR-59':
    'Même une carte cachée qui, une fois retournée, ne convient pas compte comme un progrès : elle a quitté sa place pour de bon. Si le temps s’écoule pendant le choix des cartes visibles, « Give the Pile to a Friend » passe d’abord, puis « Five or Below », « Bottoms Up » et « Play a Table Card », puis les nombres les plus élevés. Un nombre présent à la fois en main et sur la table est alors joué depuis la table.',
  'KAR-60':
    'Règle maison : une table peut changer combien de cartes sont distribuées en main, combien d’entre elles sont posées face visible, combien sont cachées et jusqu’à combien de cartes on complète sa main. Le reste ne change pas.',
  'KAR-61':
    'Règle maison : une table peut retirer des cartes et dit combien un paquet compte d’exemplaires de chacun des nombres 1 à 5, 6 à 10 et 11 à 16 et de chaque sorte de cartes Karma. Il faut assez de cartes pour la donne, et chacun sait ce qui manque.',
};
