import { describe, expect, test } from 'vitest';
import { attemptMove } from '../../kernel/notation.ts';
import type { Position } from '../../kernel/position.ts';
import { LANGUAGES, type Language } from '../../texts/languages.ts';
import { miesesKarma } from './index.ts';
import { miesesKarmaTexts } from './texts/index.ts';

const OTHER = { hand: ['heart-clover', 'scales-sun'] };

/** Refusals point to what would be right: the moment, the move of seat 0 or 1, and what is said in English. */
const SAID: readonly (readonly [Position, readonly string[], string, string])[] = [
  [
    { seats: [{ hand: ['sun-clover'], line: ['sun-heart'] }, OTHER] },
    [],
    '0 attach sun-clover',
    'The next card of your line needs heart or a joker on the left.',
  ],
  [
    { seats: [{ hand: ['scales-clover'], animal: 'dog-1', left: ['sun-heart'] }, OTHER] },
    [],
    '0 attach scales-clover left',
    'At the left end of your line a card needs sun or a joker on the right.',
  ],
  [
    { seats: [{ hand: ['scales-sun'], animal: 'dog-1', left: ['sun-heart'] }, { hand: 2 }] },
    [],
    '0 attach scales-sun',
    'Scales–sun fits only at the left end of your line: say “left”.',
  ],
  [
    { seats: [{ hand: ['heart-scales'], animal: 'dog-1' }, OTHER] },
    [],
    '0 attach heart-scales left',
    'Heart–scales fits only at the right end of your line.',
  ],
  [
    { seats: [{ hand: ['sun-sun'], line: ['sun-heart'] }, { hand: ['scales-sun'] }] },
    ['0 ask'],
    '1 give scales-sun',
    'Your gift needs heart or a joker on the left.',
  ],
  [
    {
      seats: [
        { hand: 1, animal: 'dog-1', left: ['sun-heart'], line: ['heart-clover'] },
        { hand: ['scales-scales'] },
      ],
    },
    ['0 ask'],
    '1 give scales-scales',
    'Your gift needs clover on the left or sun on the right, or a joker there.',
  ],
  [
    {
      seats: [
        { hand: ['sun-sun'], animal: 'chameleon-1' },
        { hand: 1, animal: 'earthworm-1' },
        { hand: 1, animal: 'magpie-1' },
      ],
    },
    ['0 imitate earthworm'],
    '0 steal 1',
    'In this turn your chameleon imitates the earthworm, which cannot do that.',
  ],
  [
    {
      seats: [
        { hand: ['sun-sun'], animal: 'chameleon-1' },
        { hand: 1, animal: 'earthworm-1' },
      ],
    },
    [],
    '0 swap sun-sun',
    'For that your chameleon has to imitate the earthworm first.',
  ],
  [
    { seats: [{ hand: ['sun-sun'], animal: 'chameleon-1' }, OTHER] },
    [],
    '0 swap sun-sun',
    'No other player’s animal can do that, so your chameleon cannot either.',
  ],
  [
    { seats: [{ hand: [] }, OTHER] },
    ['0 ask', '1 decline'],
    '0 exchange',
    'Your hand is empty, so there is nothing to exchange.',
  ],
  [
    {
      seats: [{ line: ['sun-sun', 'sun-heart'] }, OTHER],
      pending: [{ type: 'turn', seat: 0 }, { type: 'scoring' }],
    },
    [],
    '0 score ant-1',
    'Only life cards go to the points pile; ant (sun) is a rebirth card.',
  ],
  [
    {
      seats: [{ animal: 'cat-1', line: ['sun-heart'] }, OTHER],
      pending: [
        { type: 'turn', seat: 0 },
        { type: 'keeping', left: 2 },
      ],
    },
    [],
    '0 keep cat-1',
    'Only life cards can be kept; cat (sun) is a rebirth card.',
  ],
];

/** The sentence with which the last of these moves is refused. */
function refusedIn(language: Language, given: Position, moves: readonly string[], last: string): string {
  const state = miesesKarma.position(given);
  const [refusal] = [...moves, last]
    .map((line) => attemptMove(miesesKarma, state, Number(line[0]), line.slice(2)))
    .filter((each) => each !== undefined);
  return miesesKarmaTexts[language].refusal(refusal);
}

describe('refusals say what would be right', () => {
  test.each(SAID)('%j %j %s: %s', (given, moves, last, says) =>
    expect(refusedIn('en', given, moves, last)).toBe(says),
  );

  test('in every language they name the sign that is needed (MK-09)', () => {
    const [given, moves, last] = SAID[0];
    expect(LANGUAGES.map((language) => refusedIn(language, given, moves, last)).sort()).toEqual([
      'Die nächste Karte deiner Linie braucht links „Herz“ oder einen Joker.',
      'La prochaine carte de votre ligne doit avoir «\u202fcœur\u202f» ou un joker à gauche.',
      'The next card of your line needs heart or a joker on the left.',
    ]);
  });
});
