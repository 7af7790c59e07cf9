import type { CardGameWords } from '@samsara/engine/texts';
import { cardsOf, does } from '@samsara/engine/texts/fr';
import { CARDS, type Code, type Event, type Move, type State } from '../rules.ts';

export const fr: CardGameWords<State, Move, Event, Code> = {
  name: 'Climb',
  about: 'Jouez aussi haut que la pile ou plus haut, et soyez le premier à ne plus avoir de cartes.',
  cards: Object.fromEntries(CARDS.map((id) => [id, id])),
  options: {},
  endings: {
    'empty-hand': 'Quelqu’un a joué sa dernière carte.',
    'long-game': 'Le dernier coup est joué\u202f: qui a le moins de cartes gagne.',
  },
  refusals: {
    'not-held': ([card]) => `Vous n’avez pas de ${card}.`,
    'too-low': ([top]) => `Un ${top} est sur le dessus\u202f: jouez ${top} ou plus haut, ou piochez.`,
  },
  moves: {
    play: ({ card }) => `Jouer le ${CARDS[card]}`,
    draw: () => 'Piocher une carte',
  },
  events: {
    played: ({ seat, card }, people) => `${does(people.one(seat), 'jouez', 'joue')} le ${CARDS[card]}.`,
    drew: ({ seat, card }, people) =>
      `${does(people.one(seat), 'piochez', 'pioche')} ${card === null ? 'une carte' : `un ${CARDS[card]}`}.`,
    'found-nothing': ({ seat }, people) =>
      `${does(people.one(seat), 'ne trouvez', 'ne trouve')} rien à piocher.`,
    reshuffled: ({ count }) => `La pile est mélangée\u202f: ${cardsOf(count)} forment la nouvelle pioche.`,
  },
  asks: () => 'Jouez une carte assez haute, ou piochez.',
  table: ({ seats, piles }, people) => [
    ...seats.map(({ hand, handCount }, seat) => {
      const who = people.one(seat);
      const cards = hand?.map((card) => CARDS[card]).join(', ') ?? cardsOf(handCount);
      return `${who.you ? 'Vous' : who.name}\u202f: ${cards || 'aucune carte'}.`;
    }),
    `Pile\u202f: ${CARDS[piles.pile?.at(-1) ?? 0]} sur le dessus.`,
    `Pioche\u202f: ${cardsOf(piles.stockCount)}.`,
  ],
  rules: {
    'R-01': 'Le jeu contient les nombres de 1 à 10, cinq fois chacun.',
    'R-02': 'Chacun reçoit quatre cartes. La suivante commence la pile, le reste forme la pioche.',
    'R-03': 'On joue vers la gauche. À son tour, on joue une carte de sa main ou l’on en pioche une.',
    'R-04':
      'Une carte doit être aussi haute que celle du dessus ou plus haute. Sur un 10 toute carte peut être jouée.',
    'R-05':
      'Si la pioche est vide, toutes les cartes de la pile sauf celle du dessus sont mélangées et forment la nouvelle pioche. Là où il n’y a rien à piocher, on ne pioche rien.',
    'R-06': 'Qui joue sa dernière carte gagne, et la partie est terminée.',
    'R-07':
      'Après 200 coups, la partie est terminée. Qui a le moins de cartes gagne\u202f; ils peuvent être plusieurs.',
    'R-08': 'Quand le temps est écoulé, l’horloge pioche pour qui est en retard.',
  },
};
