import type { LessonWords } from '../../../lessons/lesson.ts';
import type { StepId, TaskId } from './lesson.ts';

export const words: LessonWords<StepId, TaskId> = {
  steps: {
    start: 'Le début',
    fitting: 'Ce qui va',
    pile: 'La pile',
    'karma-cards': 'Deux cartes Karma',
    'table-card': 'Une carte de la table',
    gift: 'Un cadeau',
    end: 'Les dernières cartes',
  },
  tasks: {
    'lay-open': {
      task: 'Débarrassez-vous de toutes vos cartes ! Trois des six attendront sur la table. Choisissez les plus fortes : 14, 16 et la carte Karma.',
      instead:
        'Celles-ci se jouent à la fin, presque sans choix. Posez plutôt les fortes : 14, 16 et la carte Karma.',
      seen: 'Elles sont visibles, sur trois cartes cachées que personne ne connaît. Main, visibles, cachées : tout doit partir.',
    },
    'open-the-pile': {
      task: 'Vous commencez : n’importe quelle carte convient. Ouvrez la pile avec votre 2.',
      instead:
        'C’est permis, mais les petites cartes sont les plus dures à placer. C’est le moment pour votre 2.',
      seen: 'Chacun joue dessus à son tour, dans le sens horaire. Et vous avez pioché : trois cartes en main.',
    },
    'equal-or-higher': {
      task: 'Un 8 est au-dessus. Il faut au moins autant. Jouez le 9.',
      instead: 'Ça va aussi, mais gardez vos cartes fortes. Ici, le 9 suffit.',
      seen: 'Le 9 va, le 6 n’irait pas. Vous avez pioché un 13 : après chaque tour, on complète à trois cartes.',
    },
    together: {
      task: 'Des cartes identiques partent ensemble. Touchez les deux 13 et jouez-les d’un coup.',
      instead: 'Il y a mieux : les deux 13 partent en un seul tour. Touchez l’un, puis l’autre.',
      seen: 'Deux cartes de moins en un tour, et deux nouvelles. À qui de faire mieux que 13 !',
    },
    take: {
      task: 'Un 15, et rien chez vous ne va dessus. La pile est donc pour vous : prenez-la.',
      seen: 'Plus de trois cartes ? Alors on ne pioche pas. À votre gauche, on a pu ouvrir une pile avec n’importe quoi.',
    },
    triple: {
      task: 'La malchance tourne : un 10 au-dessus, et vous en avez deux. Jouez les deux 10.',
      instead: 'Attendez, il y a mieux : avec les deux vôtres, trois 10 se suivent.',
      seen: 'Trois cartes identiques de suite, peu importe de qui : toute la pile quitte le jeu pour toujours.',
    },
    again: {
      task: 'Qui complète le triple rejoue. Il n’y a plus de pile : débarrassez-vous de votre 3.',
      instead: 'Tout convient maintenant : profitez-en pour perdre la plus basse, votre 3.',
      seen: 'Une petite carte de moins, et de nouveau trois en main. Guettez les triples !',
    },
    five: {
      task: 'Un 12, et vos nombres sont trop bas. Une carte Karma va toujours : jouez « Five or Below ».',
      instead: 'Inutile de prendre la pile : « Five or Below » va sur tout.',
      seen: 'Ensuite il faut de 1 à 5, ou une carte Karma. À votre gauche, rien de tel : la pile a été prise.',
    },
    bottom: {
      task: 'Un 15, et tout en dessous un 14. Jouez « Bottoms Up » et regardez.',
      instead: 'Il y a une issue : « Bottoms Up » va aussi.',
      seen: 'La carte du fond est passée au-dessus, et c’est elle qui compte. Un 14 : trop haut à votre gauche.',
    },
    table: {
      task: 'Les cartes de table attendent la fin. « Play a Table Card » en fait partir une tout de suite. Jouez-la.',
      instead: 'Laissez la pile : « Play a Table Card » va sur tout.',
      seen: 'Maintenant, une de vos cartes visibles doit suivre aussitôt.',
    },
    extra: {
      task: 'Elle doit aller sur le 10 d’avant. Jouez votre 12 de la table.',
      instead: 'Possible aussi, mais le 12 suffit. Gardez le 16 pour la fin.',
      seen: 'Deux cartes en un tour, dont une de la table. Ensuite il fallait faire au moins 12.',
    },
    give: {
      task: 'La plus gentille des cartes Karma : « Give the Pile to a Friend ». Jouez-la, et plus de souci.',
      instead: 'Quatre cartes pour vous ? Quelqu’un d’autre en voudra bien. Jouez la carte Karma.',
      seen: 'Elle quitte aussitôt le jeu. La pile va à quelqu’un d’autre, et c’est vous qui dites à qui.',
    },
    receiver: {
      task: 'Pour qui ? Touchez un visage. Quelqu’un qui n’a presque plus de cartes, par exemple.',
      seen: 'Toute la pile est offerte. Le tour continue comme d’habitude, avec une nouvelle pile.',
    },
    'open-cards': {
      task: 'Main vide, plus rien à piocher : place aux cartes visibles de la table. Les deux 9 ensemble !',
      instead: 'Des cartes de table identiques partent ensemble aussi. Choisissez les deux 9.',
      seen: 'Elles sont parties, et celles d’en dessous restent cachées. C’est tout ce qu’il vous reste.',
    },
    blind: {
      task: 'À l’aveugle ! Retournez une de vos cartes cachées et dites oui.',
      instead: 'Tentez d’abord votre chance : retournez une carte cachée.',
      seen: 'Un 6 sur un 14 : non. Pile et carte vont dans votre main, et il faudra d’abord les jouer.',
    },
    'last-card': {
      task: 'Un peu plus tard : une carte cachée, et un 9 au-dessus. Retournez-la !',
      instead: 'La dernière carte vaut bien un essai. Retournez-la.',
      seen: 'Un 12 ! Vous n’avez plus rien. Une seule personne a encore des cartes et perd ; toutes les autres gagnent.',
    },
  },
};
