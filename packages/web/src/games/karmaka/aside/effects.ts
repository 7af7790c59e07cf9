import type { Seat } from '@samsara/engine';
import { type Event, RUNGS, type View } from '@samsara/engine/games/karmaka/rules';
import type { Effect } from '../../../contract/board.ts';
import './effects.css';

const MOST_SPARKS = 10;

/** What is seen besides the cards: light, beams between people, Deeds that rise as sparks. */
export function effects(event: Event, view: View): readonly Effect[] {
  switch (event.type) {
    case 'played':
      return event.way === 'deed' || event.way === 'ability'
        ? [
            {
              type: 'ring',
              zone: event.way === 'deed' ? `deeds:${event.to}` : 'middle',
              look: 'kk-light',
              at: 'landing',
            },
            ...(event.way === 'ability' ? ([{ type: 'glyphs', at: 'landing' }] as const) : []),
          ]
        : [];
    case 'targeted':
      return event.seat === event.target ? [] : [beam(event.seat, event.target)];
    case 'ruined':
      return event.from === 'deeds' ? hurt(event.owner) : [];
    case 'thieved':
    case 'stole':
      return [
        beam(event.target, event.seat),
        { type: 'face', seat: event.seat, mood: 'glad', at: 'landing' },
        ...hurt(event.target),
      ];
    case 'died':
      return [
        {
          type: 'petals',
          zone: `deeds:${event.seat}`,
          to: `seat:${event.seat}`,
          count: Math.min(MOST_SPARKS, view.seats[event.seat].deeds.length),
          at: 'start',
        },
      ];
    case 'ascended':
      return [
        { type: 'ring', zone: `seat:${event.seat}`, at: 'start' },
        { type: 'walk', zone: `token:${event.seat}`, to: `roof-${RUNGS[event.rung]}`, at: 'start' },
        { type: 'ring', zone: `roof-${RUNGS[event.rung]}`, look: 'kk-light', at: 'landing' },
        {
          type: 'petals',
          zone: `seat:${event.seat}`,
          count: event.rung < RUNGS.length - 1 ? 8 : 14,
          at: 'start',
        },
        { type: 'face', seat: event.seat, mood: 'glad', at: 'start' },
      ];
    case 'stayed':
      return [
        { type: 'ring', zone: `seat:${event.seat}`, look: event.ring ? '' : 'kk-light', at: 'landing' },
        { type: 'walk', zone: `token:${event.seat}`, at: 'start' },
        { type: 'face', seat: event.seat, mood: 'sore', at: 'start' },
      ];
    default:
      return [];
  }
}

function beam(from: Seat, to: Seat): Effect {
  return { type: 'beam', from: `seat:${from}`, to: `seat:${to}`, at: 'start' };
}

function hurt(seat: Seat): Effect[] {
  return [
    { type: 'shake', zone: `seat:${seat}`, at: 'landing' },
    { type: 'face', seat, mood: 'sore', at: 'landing' },
  ];
}
