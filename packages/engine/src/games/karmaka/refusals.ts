import type { Refusal } from '../../kernel/game.ts';
import type { Card } from '../../kernel/zones.ts';
import { cardWords } from './cards.ts';

/** Every reason for which a move is refused, with the clause it breaks. */
export const REFUSALS = {
  unreadable: 'KKR-91',
  'unknown-card': 'KK-03',
  'game-over': 'KKR-66',
  'no-such-seat': 'KK-02',
  'not-your-turn': 'KK-35',
  'others-decide': 'KKR-34',
  'offer-runs': 'KK-85',
  'only-the-clock': 'KKR-84',
  'only-for-seats': 'KKR-82',
  'no-time-limit': 'KKR-84',
  'not-held': 'KK-38',
  'must-play': 'KK-43',
  'no-ally': 'KK-78',
  'partners-do-not-give': 'KKR-78',
  'play-or-pass': 'KK-38',
  'nothing-offered': 'KK-44',
  'take-it-or-not': 'KK-45',
  'not-your-own': 'KK-74',
  'not-asked': 'KK-70',
  'allies-not-asked': 'KKR-74',
  'asked-later': 'KK-72',
  'already-refused': 'KKR-18',
  'not-dying': 'KK-51',
  'say-rings': 'KK-54',
  'not-so-many-rings': 'KK-54',
  'name-a-player': 'KKR-27',
  'no-such-player': 'KK-02',
  'not-yourself': 'KKR-29',
  'not-the-opposite': 'KK-75',
  'not-an-ally': 'KK-79',
  'choose-a-card': 'KKR-91',
  'choose-or-stop': 'KKR-32',
  'not-in-hand': 'KKR-91',
  'not-your-deed': 'KK-95',
  'no-deed-to-copy': 'KK-101',
  'not-in-ruins': 'KKR-50',
  'too-deep': 'KKR-50',
  'not-in-future': 'KK-111',
  'not-looked-at': 'KKR-44',
  'not-picked': 'KK-110',
  'choose-a-place': 'KKR-91',
  'no-such-place': 'KKR-33',
  'draw-or-stop': 'KK-108',
  'close-the-hand': 'KKH-09',
  'not-optional': 'KKR-32',
} as const;

export type Code = keyof typeof REFUSALS;

export function refuse(code: Code, cards: readonly Card[] = []): Refusal {
  return { code, clause: REFUSALS[code], cards: cardWords(cards) };
}
