import type { CardTableView, TableDescriber, TableLanguage } from '@samsara/engine/card-game';
import { CARDS, type Event, type State } from './rules.ts';

const LABELS: Record<TableLanguage, Record<'hand' | 'stock' | 'pile', string>> = {
  en: { hand: 'Hand', stock: 'Stock', pile: 'Pile' },
  de: { hand: 'Hand', stock: 'Talon', pile: 'Stapel' },
  fr: { hand: 'Main', stock: 'Pioche', pile: 'Pile' },
};

/** How the table looks to a page that knows nothing of the game. */
export const describer: TableDescriber<CardTableView<State>, Event> = {
  looks: Object.fromEntries(CARDS.map((id) => [id, { rank: id, colour: 'blue' }])),

  zones({ seats, piles }, language) {
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
};
