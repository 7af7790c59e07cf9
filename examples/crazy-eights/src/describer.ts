import type { CardLook, CardTableView, TableDescriber, TableLanguage } from '@samsara/engine/card-game';
import { CARDS, rankOf, SUITS, type Suit, suitOf } from './cards.ts';
import type { Event, State } from './rules.ts';

const LABELS: Record<TableLanguage, Record<'hand' | 'stock' | 'pile' | Suit, string>> = {
  en: {
    hand: 'Hand',
    stock: 'Stock',
    pile: 'Pile',
    clubs: 'Clubs',
    diamonds: 'Diamonds',
    hearts: 'Hearts',
    spades: 'Spades',
  },
  de: {
    hand: 'Hand',
    stock: 'Talon',
    pile: 'Stapel',
    clubs: 'Kreuz',
    diamonds: 'Karo',
    hearts: 'Herz',
    spades: 'Pik',
  },
  fr: {
    hand: 'Main',
    stock: 'Pioche',
    pile: 'Pile',
    clubs: 'Trèfle',
    diamonds: 'Carreau',
    hearts: 'Cœur',
    spades: 'Pique',
  },
};

function look(card: number): CardLook {
  const sign = suitOf(card);
  const colour = sign === 'hearts' || sign === 'diamonds' ? 'red' : 'black';
  return { rank: rankOf(card).toUpperCase(), sign, colour };
}

/** How the table looks to a page that knows nothing of the game. */
export const describer: TableDescriber<CardTableView<State>, Event> = {
  looks: Object.fromEntries(CARDS.map((id, card) => [id, look(card)])),

  zones({ seats, piles, facts }, language) {
    const labels = LABELS[language];
    return [
      ...seats.map(({ hand, handCount }, owner) => ({
        id: `hand-${owner}`,
        label: labels.hand,
        kind: 'hand' as const,
        owner,
        count: handCount,
        ...(hand && { cards: hand }),
      })),
      {
        id: 'pile',
        label: labels.pile,
        kind: 'pile',
        owner: null,
        count: piles.pileCount,
        cards: piles.pile ?? [],
        takesPlays: true,
        ...(facts.suit && { text: labels[facts.suit] }),
      },
      {
        id: 'stock',
        label: labels.stock,
        kind: 'pile',
        owner: null,
        count: piles.stockCount,
        moves: ['draw'],
      },
    ];
  },

  travels(event) {
    if (event.type === 'played') return [{ from: `hand-${event.seat}`, to: 'pile', cards: [event.card] }];
    if (event.type === 'drew') return [{ from: 'stock', to: `hand-${event.seat}`, cards: [event.card] }];
    return [];
  },

  /** An eight that is tapped without a suit still means that eight. */
  attempt: ([card]) => (card.startsWith('8') ? `play ${card} ${SUITS[0]}` : `play ${card}`),
};
