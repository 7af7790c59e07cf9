import type { Card, Seat } from '@samsara/engine';
import {
  ACHTUNG,
  type Direction,
  type Event,
  FREE_CHOICE,
  giverTo,
  type View,
} from '@samsara/engine/games/stop/rules';
import type { Flight } from '../../../contract/board.ts';
import type { Sound } from '../../../sound/sounds.ts';
import { isAttack } from '../happened.ts';

/** At most this many cards stand for a hand or a pile that flies. */
const MOST_AT_ONCE = 5;

export function flights(event: Event, view: View): readonly Flight[] {
  switch (event.type) {
    case 'dealt':
      return [{ ...drawn(event), manner: 'deal' }];
    case 'drew':
      if (event.count === 0) return [];
      return [event.cards === null ? drawn(event) : { ...drawn(event), turns: true }];
    case 'opened': {
      const up: Flight = { from: 'draw', to: 'pile', cards: [event.card], turns: true };
      return event.stays ? [up] : [up, { from: 'pile', to: 'draw', cards: [event.card] }];
    }
    case 'played':
      return [
        {
          from: `hand:${event.seat}`,
          to: 'pile',
          cards: laid(event),
          ...(event.way === 'interjected' ? { manner: 'throw' as const } : {}),
        },
      ];
    case 'turned':
      return [{ from: 'draw', to: `hand:${event.seat}`, cards: [event.card], turns: true }];
    case 'reshuffled':
      return [{ from: 'pile', to: 'draw', cards: hidden(event.count), manner: 'packet' }];
    case 'swapped':
      return handsPassed(view, event.direction);
    default:
      return [];
  }
}

interface Some {
  readonly seat: Seat;
  readonly count: number;
  readonly cards: readonly Card[] | null;
}

function drawn({ seat, count, cards }: Some): Flight {
  return { from: 'draw', to: `hand:${seat}`, cards: cards ?? hidden(count) };
}

function hidden(count: number): null[] {
  return new Array<null>(Math.min(count, MOST_AT_ONCE)).fill(null);
}

function laid({ card, free }: { readonly card: Card; readonly free: boolean }): Card[] {
  return free ? [FREE_CHOICE, card] : [card];
}

/** Every hand goes to the neighbour at the same moment; nobody sees what is in it. ST-44, STR-50 */
function handsPassed({ seats }: View, direction: Direction): Flight[] {
  return seats.flatMap(({ handCount }, giver) => {
    if (handCount === 0) return [];
    const receiver = seats.findIndex((_, seat) => giverTo(seat, direction, seats.length) === giver);
    return [
      {
        from: `hand:${giver}`,
        to: `hand:${receiver}`,
        cards: hidden(handCount),
        together: true,
        manner: 'ring',
      },
    ];
  });
}

export function sound(event: Event): Sound | null {
  switch (event.type) {
    case 'played':
      if (event.calls !== 0) return event.calls === ACHTUNG ? 'achtung' : 'stop';
      if (event.way === 'answer') return 'shield';
      return isAttack(event.card) ? 'attack' : null;
    case 'drew':
      return event.count > 1 ? 'take' : 'draw';
    case 'turned':
      return 'draw';
    case 'forgot':
      return 'refused';
    case 'swapped':
      return 'theft';
    case 'reshuffled':
      return 'shuffle';
    case 'scored':
      return 'over';
    default:
      return null;
  }
}

export function pictured(event: Event): readonly Card[] {
  switch (event.type) {
    case 'played':
      return laid(event);
    case 'opened':
    case 'turned':
      return [event.card];
    case 'drew':
      return event.cards ?? [];
    default:
      return [];
  }
}
