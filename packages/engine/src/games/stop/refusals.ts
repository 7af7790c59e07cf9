import type { Refusal } from '../../kernel/game.ts';
import type { Card } from '../../kernel/zones.ts';
import { cardWords } from './cards.ts';

/** Every reason for which a move is refused, with the clause it breaks. */
export const REFUSALS = {
  unreadable: 'ST-09',
  'unknown-card': 'ST-03',
  'needs-colour-card': 'ST-54',
  'second-free-choice': 'STR-53',
  'one-card-only': 'ST-09',
  'one-at-a-time': 'STR-31',
  'say-direction': 'ST-44',
  'one-direction': 'STR-48',
  'no-direction': 'STR-48',
  'game-over': 'ST-28',
  'no-such-seat': 'ST-02',
  'not-your-turn': 'ST-08',
  'only-whoever-is-hit': 'STR-06',
  'not-asked': 'STR-09',
  'only-the-clock': 'STR-10',
  'only-for-seats': 'ST-09',
  'no-time-limit': 'STR-64',
  'not-held': 'ST-09',
  'does-not-fit': 'ST-10',
  'no-colour-card': 'ST-55',
  'free-choice-on-turn-only': 'STR-57',
  'draw-instead': 'ST-13',
  'nothing-to-accept': 'ST-13',
  'accept-instead': 'STR-39',
  'accept-the-skip': 'ST-41',
  'accept-the-plus-x': 'ST-47',
  'no-way-out': 'STR-38',
  'zero-of-that-colour': 'ST-33',
  'no-plus-x-defence': 'ST-52',
  'not-identical': 'ST-15',
  'not-held-to-throw-in': 'ST-15',
  'no-symbols-thrown-in': 'ST-16',
  'symbol-on-top': 'STR-32',
  'throw-in-or-pass': 'STR-09',
  'zero-or-pass': 'ST-45',
  'already-passed': 'STR-05',
  'already-stored': 'STR-66',
  'nothing-to-pass': 'STR-03',
} as const;

export type Code = keyof typeof REFUSALS;

export function refuse(code: Code, cards: readonly Card[] = []): Refusal {
  return { code, clause: REFUSALS[code], cards: cardWords(cards) };
}
