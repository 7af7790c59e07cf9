import type { Card, Seat } from '@samsara/engine';
import {
  type Event,
  type SeatView,
  SPECIES_OF,
  STACK_OF,
  type View,
} from '@samsara/engine/games/mieses-karma/rules';
import type { Flight } from '../../../contract/board.ts';
import type { Sound } from '../../../sound/sounds.ts';
import { lifeCards } from '../lines.ts';

/** Which cards fly where. `view` is the one before the event. */
export function flights(event: Event, view: View): readonly Flight[] {
  switch (event.type) {
    case 'attached':
      return [
        {
          from: `hand:${event.seat}`,
          to: `${event.end}:${event.seat}`,
          cards: [event.card],
          manner: 'slide',
        },
      ];
    case 'added':
      return [
        { from: `hand:${event.seat}`, to: `right:${event.seat}`, cards: [event.card], manner: 'slide' },
      ];
    case 'discarded':
    case 'swapped':
      return [{ from: `hand:${event.seat}`, to: 'discard', cards: [event.card] }];
    case 'salvaged':
      return [{ from: 'discard', to: `right:${event.seat}`, cards: [event.card], manner: 'slide' }];
    case 'stole':
      return [
        { from: `line:${event.from}`, to: `right:${event.seat}`, cards: [event.card], manner: 'throw' },
      ];
    case 'laid':
      return [{ from: `hand:${event.seat}`, to: `gift:${event.seat}`, cards: event.cards ?? [null] }];
    case 'took':
      return giftsLeave(event, view);
    case 'put-away':
      return [{ from: `hand:${event.seat}`, to: 'discard', cards: event.cards ?? unknown(event.count) }];
    case 'drew':
      return [
        {
          from: 'draw',
          to: `hand:${event.seat}`,
          cards: event.cards ?? unknown(event.count),
          turns: event.cards !== null,
        },
      ];
    case 'reshuffled':
      return [{ from: 'discard', to: 'draw', cards: unknown(event.count), manner: 'packet' }];
    case 'scored':
      return [{ from: `line:${event.seat}`, to: `points:${event.seat}`, cards: [event.card] }];
    case 'kept':
      return [{ from: `line:${event.seat}`, to: `hand:${event.seat}`, cards: [event.card] }];
    case 'cleared':
      return [
        {
          from: `line:${event.seat}`,
          to: 'discard',
          cards: lifeCards(view.seats[event.seat]).slice(-event.count),
        },
      ];
    case 'reborn':
      return rebirth(event.seat, event.card, view.seats[event.seat]);
    default:
      return [];
  }
}

function unknown(count: number): null[] {
  return Array.from({ length: count }, () => null);
}

/** The chosen gift goes into the line, the others back to their hands. MK-21, MK-23 */
function giftsLeave({ seat, from, card, end }: Extract<Event, { type: 'took' }>, view: View): Flight[] {
  const back = view.seats.flatMap((other, giver): Flight[] =>
    other.laid && giver !== from ? [{ from: `gift:${giver}`, to: `hand:${giver}`, cards: [other.gift] }] : [],
  );
  return [{ from: `gift:${from}`, to: `${end}:${seat}`, cards: [card], manner: 'slide' }, ...back];
}

/** The old card goes under its stack; an ant leaves the game. MK-40, MK-41, MK-44 */
function rebirth(seat: Seat, card: Card, { animal }: SeatView): Flight[] {
  const arrives: Flight = {
    from: `stack:${STACK_OF[card]}`,
    to: `animal:${seat}`,
    cards: [card],
    turns: true,
    manner: 'blind',
  };
  if (SPECIES_OF[animal] === 'ant') return [arrives];
  return [{ from: `animal:${seat}`, to: `stack:${STACK_OF[animal]}`, cards: [animal] }, arrives];
}

const SOUNDS: Partial<Record<Event['type'], Sound>> = {
  stole: 'theft',
  imitated: 'shield',
  asked: 'came',
  'put-away': 'take',
  drew: 'draw',
  reshuffled: 'shuffle',
  died: 'death',
  kept: 'draw',
  reborn: 'rise',
  'second-turn': 'shield',
  ended: 'over',
};

/** What is heard besides the cards that land and the steps of karma. */
export function sound(event: Event): Sound | null {
  if (event.type === 'foursomes') return event.count > 0 ? 'foursome' : null;
  return SOUNDS[event.type] ?? null;
}

/** Cards to draw beside the sentence in the log. */
export function pictured(event: Event): readonly Card[] {
  switch (event.type) {
    case 'attached':
    case 'added':
    case 'discarded':
    case 'swapped':
    case 'salvaged':
    case 'stole':
    case 'took':
    case 'scored':
    case 'kept':
    case 'reborn':
      return [event.card];
    case 'opened':
      return event.gifts.map(({ card }) => card);
    case 'laid':
    case 'put-away':
    case 'drew':
      return event.cards ?? [];
    default:
      return [];
  }
}
