import { type Event, isKarmaCard, type View } from '@samsara/engine/games/karma/rules';
import type { Effect } from '../../../contract/board.ts';
import './effects.css';
import type { KarmaWords } from '../texts/words.ts';

const PETALS = { triple: 12, out: 10 };

/** What is seen besides the cards: the pond moves, and so do people. */
export function effects(event: Event, _view: View, words: KarmaWords): readonly Effect[] {
  switch (event.type) {
    case 'played':
      return [
        {
          type: 'ring',
          zone: 'pile',
          look: isKarmaCard(event.card) ? '' : 'karma-ripple',
          at: 'landing',
        },
      ];
    case 'turned':
      return event.fits
        ? [{ type: 'ring', zone: 'pile', at: 'landing' }]
        : [
            { type: 'shake', zone: 'pile', at: 'landing' },
            { type: 'face', seat: event.seat, mood: 'sore', at: 'landing' },
          ];
    case 'took':
      return [{ type: 'face', seat: event.seat, mood: 'sore', at: 'landing' }];
    case 'gave':
      return [
        { type: 'beam', from: `seat:${event.seat}`, to: `seat:${event.to}`, at: 'start' },
        { type: 'shake', zone: `seat:${event.to}`, at: 'landing' },
        { type: 'face', seat: event.seat, mood: 'glad', at: 'landing' },
        { type: 'face', seat: event.to, mood: 'sore', at: 'landing' },
      ];
    case 'raised':
      return [
        { type: 'shake', zone: 'pile', at: 'start' },
        { type: 'ring', zone: 'pile', look: 'karma-ripple', at: 'landing' },
      ];
    case 'triple':
      return [
        { type: 'ring', zone: 'pile', at: 'start' },
        { type: 'petals', zone: 'pile', count: PETALS.triple, at: 'start' },
        { type: 'title', text: words.triple, at: 'start' },
        { type: 'face', seat: event.seat, mood: 'glad', at: 'start' },
      ];
    case 'went-out':
      return [
        { type: 'laurel', seat: event.seat, at: 'start' },
        { type: 'petals', zone: `seat:${event.seat}`, count: PETALS.out, at: 'start' },
        { type: 'face', seat: event.seat, mood: 'glad', at: 'start' },
      ];
    case 'came-back':
      return [{ type: 'face', seat: event.seat, mood: 'sore', at: 'start' }];
    default:
      return [];
  }
}
