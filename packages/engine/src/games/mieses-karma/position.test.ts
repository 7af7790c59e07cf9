import { describe, expect, test } from 'vitest';
import type { Position } from '../../kernel/position.ts';
import { REAPER, RIGHT_SIGN, signAt } from './cards.ts';
import { miesesKarma } from './index.ts';
import { fits } from './line.ts';

const OTHER = { hand: ['heart-clover', 'scales-sun'] };
const on = (step: Position, turn: Position = {}) => [{ type: 'turn', seat: 0, ...turn }, step];

/** What cannot come about, with the place and the reason that are named. */
const IMPOSSIBLE: Readonly<Record<string, readonly [Position, string]>> = {
  'a line without a card to choose leaves nothing to score (MK-139)': [
    { seats: [{ hand: 2 }, { hand: 2 }, { hand: 2 }], pending: on({ type: 'scoring', left: 3 }) },
    'pending[1]: impossible-position (MK-139)',
  ],
  'a card that does not follow the animal (MK-09)': [
    { seats: [{ hand: 1, line: ['heart-sun'] }, OTHER] },
    'seats[0].line: impossible-position (MK-09)',
  ],
  'a card that does not follow the one before (MK-09)': [
    { seats: [{ hand: 1 }, { hand: 1, line: ['clover-sun', 'clover-heart'] }] },
    'seats[1].line: impossible-position (MK-09)',
  ],
  'a card on the left that does not fit (MK-91)': [
    { seats: [{ hand: 1, animal: 'dog-1', left: ['heart-sun'] }, OTHER] },
    'seats[0].left: impossible-position (MK-91)',
  ],
  'a left side of an animal that builds to the right only (MK-90)': [
    { seats: [{ hand: 1, animal: 'cat-1', left: ['heart-sun'] }, OTHER] },
    'seats[0].left: impossible-position (MK-90)',
  ],
  'more cards to score than the line has foursomes (MK-136)': [
    { seats: [{ line: ['sun-sun', 'sun-heart'] }, OTHER], pending: on({ type: 'scoring', left: 2 }) },
    'pending[1].left: out-of-range (2, 1–1)',
  ],
  'cards to score without a foursome (MK-136)': [
    { seats: [{ line: ['sun-heart', 'heart-clover'] }, OTHER], pending: on({ type: 'scoring' }) },
    'pending[1]: impossible-position (scoring)',
  ],
  'a human who scores while the game goes on (MK-43)': [
    {
      seats: [{ animal: 'human-1', line: ['sun-sun', 'sun-heart'] }, OTHER],
      pending: on({ type: 'scoring' }),
    },
    'pending[1]: impossible-position (scoring)',
  ],
  'a dead player with a hand (MK-26, MK-29)': [
    { seats: [{ hand: 1, line: ['sun-sun', 'sun-heart'] }, OTHER], pending: on({ type: 'scoring' }) },
    'pending[1]: impossible-position (scoring)',
  ],
  'a cat that keeps its second card without the first (MK-126)': [
    {
      seats: [{ animal: 'cat-1', line: ['sun-heart'] }, OTHER],
      pending: on({ type: 'keeping', left: 1 }),
    },
    'pending[1]: impossible-position (keeping)',
  ],
  'a second turn after a death (MK-128)': [
    { seats: [{ animal: 'cow-1' }, OTHER], pending: on({ type: 'second-turn' }) },
    'pending[1]: impossible-position (second-turn)',
  ],
  'a second turn of an animal that has none (MK-128)': [
    { seats: [{ hand: 1 }, OTHER], pending: [{ type: 'turn', seat: 0, second: true }] },
    'pending[0]: impossible-position (MK-128)',
  ],
  'an ability used by an animal that has none (MK-10)': [
    { seats: [{ hand: 1 }, OTHER], pending: [{ type: 'turn', seat: 0, used: true }] },
    'pending[0]: impossible-position (MK-10)',
  ],
  'an imitation of an animal that nobody is (MK-122)': [
    {
      seats: [{ hand: 1, animal: 'chameleon-1' }, OTHER],
      pending: [{ type: 'turn', seat: 0, imitates: 'dog' }],
    },
    'pending[0]: impossible-position (MK-122)',
  ],
  'more turns than the table’s limit (MK-196)': [
    { options: { turn_limit: 5 }, seats: [{ hand: 1 }, OTHER], turns: 5 },
    'turns: impossible-position (MK-196)',
  ],
};

test.each(Object.entries(IMPOSSIBLE))('%s', (_, [given, says]) =>
  expect(() => miesesKarma.position(given)).toThrow(says),
);

describe('what can come about is read', () => {
  test.each([
    ['a hedgehog’s line need not fit (MK-120)', { hand: 1, animal: 'hedgehog-1', line: ['heart-sun'] }],
    [
      'nor that of a chameleon, which may have imitated one',
      { hand: 1, animal: 'chameleon-1', line: ['clover-sun'] },
    ],
    [
      'jokers fit everything (MK-91)',
      { hand: 1, animal: 'cat-1', line: ['sun-joker', 'heart-heart', 'joker-sun'] },
    ],
    [
      'a dog builds to both sides (MK-127)',
      { hand: 1, animal: 'dog-1', line: ['heart-sun'], left: ['sun-heart'] },
    ],
  ])('%s', (_, seat) => expect(() => miesesKarma.position({ seats: [seat, OTHER] })).not.toThrow());

  test('the card that was scored just now counts for the foursomes (MK-136)', () => {
    // sun (ant-1) 1 + 2, clover 2 + 1, and one each in sun-clover, which has been laid on the points pile: two foursomes
    const after = (points: readonly string[]) => ({
      seats: [{ line: ['sun-sun', 'clover-clover', 'clover-heart'], points }, OTHER],
      pending: on({ type: 'scoring', left: 1 }),
    });
    expect(() => miesesKarma.position(after(['heart-heart', 'sun-clover']))).not.toThrow();
    expect(() => miesesKarma.position(after(['sun-clover', 'heart-heart']))).toThrow('(scoring)');
  });

  test.each([1, 2, 3, 4, 5])(
    'unknown cards of a line fit, and none is a reaper (MK-09, MK-95), seed %i',
    (seed) => {
      const { animals, right, left } = miesesKarma.position({
        seats: [{ hand: 1, animal: 'dog-1', line: ['?', '?', 'clover-clover', '?'], left: 3 }, OTHER],
        seed,
      });
      const line = [...left[0].slice().reverse(), animals[0], ...right[0]];
      expect(line).toHaveLength(8);
      line.slice(1).forEach((card, i) => {
        expect(fits(signAt(line[i], 'right'), signAt(card, 'left'))).toBe(true);
        expect(RIGHT_SIGN[card]).not.toBe(REAPER);
      });
    },
  );
});
