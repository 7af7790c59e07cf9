import type { Card } from '@samsara/engine';
import { type Event, RUNGS, type View } from '@samsara/engine/games/karmaka/rules';
import type { Flight } from '../../../contract/board.ts';
import type { Sound } from '../../../sound/sounds.ts';
import { MIDDLE } from '../by-hand.ts';

type Cards = readonly (Card | null)[];

/** Which cards fly where; `view` is the one before the event. Where there are none, nothing flies. */
export function flights(event: Event, view: View): readonly Flight[] {
  return allFlights(event, view).filter(({ cards }) => cards.length > 0);
}

function allFlights(event: Event, view: View): readonly Flight[] {
  switch (event.type) {
    case 'played': {
      const to = {
        deed: `deeds:${event.to}`,
        ability: MIDDLE,
        future: `future:${event.to}`,
        ally: `future:${event.to}`,
      };
      return [fly(`hand:${event.seat}`, to[event.way], [event.card])];
    }
    case 'drew':
      return [
        fly(
          event.from === 'deck' ? `deck:${event.seat}` : 'source',
          `hand:${event.seat}`,
          event.cards ?? hidden(event.count),
          event.cards !== null,
        ),
      ];
    case 'ruined':
      return event.from === 'deeds'
        ? [{ ...fly(`deeds:${event.owner}`, 'ruins', [event.card]), manner: 'tear' }]
        : [fly(`${event.from}:${event.owner}`, 'ruins', [event.card], true)];
    case 'picked':
      return [fly(`hand:${event.target}`, MIDDLE, event.cards ?? hidden(event.count))];
    case 'kept':
      return [
        fly(MIDDLE, `hand:${event.seat}`, [event.card]),
        fly(MIDDLE, `hand:${event.target}`, hidden((view.pending[0]?.seenCount ?? 1) - 1)),
      ];
    case 'dealt':
      return [fly('source', `deck:${event.seat}`, hidden(event.count))];
    case 'looked':
      return [fly('source', MIDDLE, event.cards ?? hidden(event.count), event.cards !== null)];
    case 'returned':
      return [fly(MIDDLE, 'source', hidden(event.count))];
    case 'placed':
      return [
        fly(event.from === 'hand' ? `hand:${event.seat}` : MIDDLE, `future:${event.seat}`, [event.card]),
      ];
    case 'jubilated':
      return [fly(`hand:${event.seat}`, `deeds:${event.seat}`, [event.card])];
    case 'fetched':
      return [fly('ruins', `${event.to}:${event.seat}`, [event.card])];
    case 'thieved':
      return [{ ...fly(`deeds:${event.target}`, `hand:${event.seat}`, [event.card]), manner: 'throw' }];
    case 'stole':
      return [{ ...fly(`future:${event.target}`, `future:${event.seat}`, [event.card]), manner: 'throw' }];
    case 'transmigrated':
      return [fly(`future:${event.seat}`, `hand:${event.seat}`, [event.card])];
    case 'accepted':
      return [fly(MIDDLE, `future:${event.seat}`, [event.card])];
    case 'unwanted':
      return [fly(MIDDLE, 'ruins', [event.card])];
    case 'reshuffled':
      return [fly('ruins', 'source', hidden(Math.min(event.count, MOST_SHOWN)))];
    // The Deeds lie in the Ruins before these may be shuffled for the new Deck. KK-60, KKR-46
    case 'stayed':
      return [fly(`deeds:${event.seat}`, 'ruins', view.seats[event.seat].deeds)];
    case 'ascended':
      return event.rung < RUNGS.length - 1
        ? [fly(`deeds:${event.seat}`, 'ruins', view.seats[event.seat].deeds)]
        : [];
    case 'reborn':
      return [
        fly(`future:${event.seat}`, `hand:${event.seat}`, event.cards ?? hidden(event.count)),
        fly('source', `deck:${event.seat}`, hidden(event.deck)),
      ];
    default:
      return [];
  }
}

/** Of a whole pile only a few are seen to fly. */
const MOST_SHOWN = 4;

function fly(from: string, to: string, cards: Cards, turns = false): Flight {
  return turns ? { from, to, cards, turns } : { from, to, cards };
}

function hidden(count: number): null[] {
  return new Array<null>(Math.max(0, count)).fill(null);
}

const SOUNDS: Partial<Record<Event['type'], Sound>> = {
  drew: 'draw',
  dealt: 'draw',
  ruined: 'attack',
  thieved: 'theft',
  stole: 'theft',
  picked: 'theft',
  kept: 'draw',
  offered: 'came',
  reshuffled: 'shuffle',
  died: 'death',
  ascended: 'rise',
  stayed: 'shield',
};

/** What is heard besides the cards that land. */
export function sound(event: Event): Sound | null {
  if (event.type === 'played') return event.way === 'ability' ? 'shield' : null;
  return SOUNDS[event.type] ?? null;
}

/** The cards an event speaks of, for the log. */
export function pictured(event: Event): readonly Card[] {
  if ('cards' in event) return event.cards ?? [];
  return 'card' in event && event.card !== null ? [event.card] : [];
}
