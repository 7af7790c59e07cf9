import type { Refusal } from '../../kernel/game.ts';
import type { Card } from '../../kernel/zones.ts';
import { cardWords } from './cards.ts';

/** Every reason for which a move is refused, with the clause it breaks. */
export const REFUSALS = {
  unreadable: 'KA-19',
  'unknown-card': 'KA-04',
  'cards-differ': 'KA-23',
  'game-over': 'KA-71',
  'no-such-seat': 'KA-01',
  'not-your-turn': 'KA-18',
  'only-the-clock': 'KAR-56',
  'only-for-seats': 'KA-19',
  'no-time-limit': 'KAR-56',
  'no-foresight': 'KA-73',
  'look-is-over': 'KAR-04',
  'decide-to-look-first': 'KAR-04',
  'already-decided': 'KAR-04',
  'choose-first': 'KA-11',
  'choose-three': 'KA-11',
  'choose-what-you-hold': 'KA-11',
  'already-chosen': 'KAR-01',
  'no-exchange': 'KAR-02',
  'not-held': 'KA-19',
  'not-so-many': 'KA-23',
  'one-place-only': 'KA-27',
  'hand-first': 'KA-28',
  'draw-pile-first': 'KA-29',
  'open-first': 'KA-33',
  'open-first-now': 'KA-57',
  'table-card-now': 'KA-53',
  'table-card-only': 'KA-54',
  'too-low': 'KA-21',
  'above-five': 'KA-65',
  'extra-must-fit': 'KAR-13',
  'only-one-extra': 'KAR-17',
  'one-hidden-at-a-time': 'KAR-08',
  'no-such-hidden-card': 'KA-09',
  'no-pile-to-take': 'KAR-09',
  'must-play': 'KA-26',
  'must-turn': 'KAR-11',
  'decline-instead': 'KAR-18',
  'extra-is-a-duty': 'KAR-19',
  'nothing-to-decline': 'KAR-18',
  'must-open-pile': 'KAR-39',
  'name-receiver': 'KA-68',
  'nothing-to-give': 'KA-68',
  'not-to-yourself': 'KAR-32',
  'no-such-receiver': 'KA-68',
  'drawing-is-automatic': 'KAR-48',
  'hand-is-full': 'KA-47',
  'draw-pile-empty': 'KA-48',
  'draw-forgotten': 'KA-50',
  'draw-first': 'KAR-57',
} as const;

export type Code = keyof typeof REFUSALS;

export function refuse(code: Code, cards: readonly Card[] = []): Refusal {
  return { code, clause: REFUSALS[code], cards: cardWords(cards) };
}
