import { type CardGameWords, listed } from '@samsara/engine/texts';
import { cardsOf, does } from '@samsara/engine/texts/fr';
import { CARDS, type Rank, rankOf, type Suit, suitOf } from '../cards.ts';
import type { Code, Event, Move, State } from '../rules.ts';

const RANK_NAMES: Partial<Record<Rank, string>> = { j: 'valet', q: 'dame', k: 'roi', a: 'as' };

const SUIT_NAMES: Record<Suit, string> = {
  clubs: 'trèfle',
  diamonds: 'carreau',
  hearts: 'cœur',
  spades: 'pique',
};

const NAMES = CARDS.map(
  (_, card) => `${RANK_NAMES[rankOf(card)] ?? rankOf(card)} de ${SUIT_NAMES[suitOf(card)]}`,
);

/** `le roi de cœur`, `la dame de cœur`, `l’as de cœur` */
function the(card: number): string {
  const article: Partial<Record<Rank, string>> = { q: 'la ', a: 'l’' };
  return `${article[rankOf(card)] ?? 'le '}${NAMES[card]}`;
}

export const fr: CardGameWords<State, Move, Event, Code> = {
  name: 'Huit américain',
  about:
    'Suivez la couleur ou la valeur, changez de couleur avec un huit et soyez le premier à ne plus avoir de cartes.',
  cards: Object.fromEntries(CARDS.map((id, card) => [id, NAMES[card]])),
  options: {},
  endings: {
    'empty-hand': 'Quelqu’un a joué sa dernière carte.',
    blocked: 'Personne ne peut jouer ni piocher\u202f: qui a le moins de cartes gagne.',
  },
  refusals: {
    'not-held': ([card]) => `Vous n’avez pas cette carte\u202f: ${card}.`,
    'does-not-fit': ([top]) =>
      `Cela ne va pas\u202f: ${top} est sur le dessus, et après un huit c’est la couleur demandée qui compte.`,
    'must-play': (cards) => `Vous pouvez jouer, donc vous devez\u202f: ${listed(cards, ' ou ')}.`,
    'draw-first': 'Vous ne pouvez pas encore passer\u202f: piochez d’abord une carte.',
    'drawn-already': 'Vous avez déjà pioché à ce tour\u202f: jouez une carte qui va, ou passez.',
    'nothing-to-draw': 'Il n’y a plus rien à piocher.',
  },
  moves: {
    play: ({ card, suit }) => `Jouer ${the(card)}${suit === null ? '' : ` et demander ${SUIT_NAMES[suit]}`}`,
    draw: () => 'Piocher une carte',
    pass: () => 'Passer',
  },
  events: {
    played: ({ seat, card, suit }, people) => {
      const who = people.one(seat);
      const asks = suit === null ? '' : ` et ${who.you ? 'demandez' : 'demande'} ${SUIT_NAMES[suit]}`;
      return `${does(who, 'jouez', 'joue')} ${the(card)}${asks}.`;
    },
    drew: ({ seat, card }, people) =>
      `${does(people.one(seat), 'piochez', 'pioche')} ${card === null ? 'une carte' : the(card)}.`,
    passed: ({ seat }, people) => `${does(people.one(seat), 'passez', 'passe')}.`,
    reshuffled: ({ count }) => `La pile est mélangée\u202f: ${cardsOf(count)} forment la nouvelle pioche.`,
  },
  asks: ({ facts }) => {
    if (facts.drawn) return 'Jouez une carte qui va, ou passez.';
    return facts.suit === null
      ? 'Jouez une carte qui va\u202f; sinon piochez.'
      : `Jouez ${SUIT_NAMES[facts.suit]} ou un huit\u202f; sinon piochez.`;
  },
  table: ({ seats, piles, facts }, people) => [
    ...seats.map(({ hand, handCount }, seat) => {
      const cards = hand === null ? cardsOf(handCount) : hand.map((card) => NAMES[card]).join(', ');
      const who = people.one(seat);
      return `${who.you ? 'Vous' : who.name}\u202f: ${cards || 'aucune carte'}.`;
    }),
    `Pile\u202f: ${NAMES[piles.pile![piles.pileCount - 1]]} sur le dessus${facts.suit === null ? '' : `, ${SUIT_NAMES[facts.suit]} demandé`}.`,
    `Pioche\u202f: ${cardsOf(piles.stockCount)}.`,
  ],
  rules: {
    'CE-01': 'Deux à six personnes jouent avec un jeu de 52 cartes, sans jokers.',
    'CE-02': 'À deux, chacun reçoit sept cartes, sinon cinq. Le reste forme la pioche.',
    'CE-03':
      'La première carte de la pioche qui n’est pas un huit est retournée et commence la pile. Les huit au-dessus d’elle restent à leur place.',
    'CE-04':
      'On joue vers la gauche. À son tour, on joue une carte de sa main, ou l’on pioche puis joue ou passe.',
    'CE-05': 'Une carte va si elle a la couleur ou la valeur de la carte du dessus.',
    'CE-06':
      'Un huit va toujours. Qui le joue demande une couleur. Jusqu’à la carte suivante, seule va une carte de cette couleur ou un huit.',
    'CE-07': 'Qui tient une carte qui va doit en jouer une, même si c’est un huit.',
    'CE-08': 'Qui n’en tient aucune pioche d’abord une carte.',
    'CE-09':
      'Personne ne pioche deux fois dans un tour. Qui a pioché peut jouer une carte qui va ou passer, même si la carte piochée va.',
    'CE-10':
      'Si quelqu’un doit piocher et que la pioche est vide, toutes les cartes de la pile sauf celle du dessus sont mélangées et forment la nouvelle pioche. Une couleur demandée le reste. S’il n’y a rien non plus à mélanger, personne ne peut piocher, et qui ne tient aucune carte qui va passe.',
    'CE-11': 'Qui joue sa dernière carte gagne aussitôt, même avec un huit. La partie est alors terminée.',
    'CE-12':
      'Si tout le monde passe à la suite, la partie est bloquée et terminée. Qui a le moins de cartes gagne\u202f; ils peuvent être plusieurs.',
    'CE-13':
      'Quand le temps est écoulé, l’horloge pioche ou passe pour qui est en retard, et joue la première carte qui va là où ni l’un ni l’autre n’est permis.',
    'CE-14':
      'Le hasard décide qui commence, sauf si la table le dit. Dans la partie suivante à la même table, le voisin de gauche commence.',
  },
};
