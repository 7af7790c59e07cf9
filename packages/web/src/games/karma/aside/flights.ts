import type { Card, Seat } from '@samsara/engine';
import { type Event, isKarmaCard } from '@samsara/engine/games/karma/rules';
import type { Flight } from '../../../contract/board.ts';
import type { Sound } from '../../../sound/sounds.ts';
import { PILE_BOTTOM } from '../happened.ts';

/** Which cards fly when this happens. */
export function flights(event: Event): readonly Flight[] {
  switch (event.type) {
    case 'dealt':
      return [{ ...drawn(event), manner: 'deal' }];
    case 'drew':
      return [event.cards === null ? drawn(event) : { ...drawn(event), turns: true }];
    case 'opened':
      return [{ from: `hand:${event.seat}`, to: `open:${event.seat}`, cards: event.cards }];
    case 'played':
      return [{ from: `${event.from}:${event.seat}`, to: 'pile', cards: copies(event.card, event.count) }];
    case 'turned':
      return [
        { from: `hidden:${event.seat}`, to: 'pile', cards: [event.card], turns: true, manner: 'blind' },
      ];
    case 'took':
      return [{ from: 'pile', to: `hand:${event.seat}`, ...pack(event) }];
    case 'gave':
      return [{ from: 'pile', to: `hand:${event.to}`, ...pack(event) }];
    case 'raised':
      return [{ from: PILE_BOTTOM, to: 'pile', cards: [event.card] }];
    case 'triple':
      return [{ from: 'pile', to: 'out', cards: event.removed }];
    case 'left':
      return [{ from: 'pile', to: 'out', cards: event.cards }];
    default:
      return [];
  }
}

interface Some {
  readonly count: number;
  readonly cards: readonly Card[] | null;
}

function drawn({ seat, count, cards }: Some & { readonly seat: Seat }): Flight {
  return { from: 'draw', to: `hand:${seat}`, cards: cards ?? unseen(count) };
}

/** The pile goes as one. */
function pack({ count, cards }: Some): Pick<Flight, 'cards' | 'manner'> {
  return { cards: cards ?? unseen(count), manner: 'packet' };
}

function unseen(count: number): null[] {
  return new Array(count).fill(null);
}

function copies(card: Card, count: number): Card[] {
  return new Array(count).fill(card);
}

/** What is heard besides the cards that land. */
export function sound(event: Event): Sound | null {
  switch (event.type) {
    case 'drew':
      return 'draw';
    case 'played':
      return isKarmaCard(event.card) ? 'shield' : null;
    case 'turned':
      return event.fits ? null : 'refused';
    case 'took':
      return 'take';
    case 'gave':
      return 'attack';
    case 'triple':
      return 'burn';
    case 'raised':
      return 'turn-over';
    case 'went-out':
      return 'rise';
    case 'came-back':
      return 'shield';
    default:
      return null;
  }
}

/** Cards drawn beside the sentence in the log. */
export function pictured(event: Event): readonly Card[] {
  switch (event.type) {
    case 'opened':
    case 'left':
      return event.cards;
    case 'dealt':
    case 'drew':
    case 'took':
    case 'gave':
    case 'looked':
      return event.cards ?? [];
    case 'played':
      return copies(event.card, event.count);
    case 'turned':
    case 'raised':
      return [event.card];
    case 'triple':
      return copies(event.card, 3);
    default:
      return [];
  }
}
