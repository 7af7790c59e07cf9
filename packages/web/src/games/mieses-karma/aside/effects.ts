import type { Seat } from '@samsara/engine';
import type { Event } from '@samsara/engine/games/mieses-karma/rules';
import type { Effect } from '../../../contract/board.ts';
import './effects.css';

const MOST_SPARKS = 8;

/** What is seen besides the cards: grass, sparks of karma, the wheel that turns. */
export function effects(event: Event): readonly Effect[] {
  switch (event.type) {
    case 'attached':
    case 'took':
      return [{ type: 'ring', zone: `${event.end}:${event.seat}`, look: 'mk-snap', at: 'landing' }];
    case 'discarded':
      return [{ type: 'ring', zone: 'discard', look: 'mk-grass', at: 'landing' }];
    case 'stole':
      return [
        { type: 'beam', from: `seat:${event.from}`, to: `seat:${event.seat}`, at: 'start' },
        { type: 'shake', zone: `seat:${event.from}`, at: 'landing' },
        face(event.from, 'sore'),
        face(event.seat, 'glad'),
      ];
    case 'opened':
      return event.gifts.map(({ seat }) => ({ type: 'ring', zone: `gift:${seat}`, at: 'start' }));
    case 'nobody-gave':
      return [face(event.seat, 'sore')];
    case 'died':
      return [
        {
          type: 'ring',
          zone: `line:${event.seat}`,
          look: event.reaper ? 'mk-shadow' : 'mk-grass',
          at: 'start',
        },
        { type: 'veil', zone: `line:${event.seat}`, at: 'start' },
        { type: 'shake', zone: `line:${event.seat}`, at: 'start' },
        face(event.seat, 'sore'),
      ];
    case 'karma':
      return [sparks(event.seat, `karma:${event.seat}`, Math.min(MOST_SPARKS, event.gained))];
    case 'foursomes':
      return event.count === 0
        ? []
        : [sparks(event.seat, `points:${event.seat}`, 4), face(event.seat, 'glad')];
    case 'reborn':
      return [
        { type: 'ring', zone: `animal:${event.seat}`, at: 'landing' },
        { type: 'petals', zone: `animal:${event.seat}`, count: 8, at: 'landing' },
        face(event.seat, 'glad'),
      ];
    default:
      return [];
  }
}

function face(seat: Seat, mood: 'glad' | 'sore'): Effect {
  return { type: 'face', seat, mood, at: 'landing' };
}

function sparks(seat: Seat, to: string, count: number): Effect {
  return { type: 'petals', zone: `line:${seat}`, to, count, at: 'start' };
}
