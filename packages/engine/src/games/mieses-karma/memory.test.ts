import { describe, expect, test } from 'vitest';
import { attemptMove } from '../../kernel/notation.ts';
import type { Position } from '../../kernel/position.ts';
import { fastRandom } from '../../kernel/random.ts';
import type { Viewer } from '../../kernel/seats.ts';
import { momentHash } from '../../record/record.ts';
import { layoutOf, lengthOf } from '../../vectors/index.ts';
import { cardNamed, cardWords } from './cards.ts';
import { miesesKarma, type State } from './index.ts';
import { fitsLine } from './line.ts';
import { miesesKarmaVectors } from './mind/vectors.ts';

const OTHERS: readonly Viewer[] = [0, 2, 'onlooker'];

function after(given: Position, ...moves: readonly string[]): State {
  const state = miesesKarma.position(given);
  for (const line of moves)
    expect(attemptMove(miesesKarma, state, Number(line[0]), line.slice(2))).toBeUndefined();
  return state;
}

/** What a viewer sees after each of these moves. */
function seen(given: Position, moves: readonly string[], viewer: Viewer): string {
  const views = moves.map((_, i) => miesesKarma.view(after(given, ...moves.slice(0, i + 1)), viewer));
  return JSON.stringify(views);
}

function imagined(state: State, viewer: Viewer): State[] {
  const view = miesesKarma.view(state, viewer);
  return Array.from({ length: 60 }, (_, seed) => miesesKarma.imagine(view, fastRandom(seed)));
}

const card = (word: string) => cardNamed(word) as number;

/** Seat 0, a sun ant, asks; sun-clover is known to be in the hand of seat 1. */
const ASKED = {
  seats: [{ hand: ['clover-sun'] }, { hand: ['sun-clover', 'sun-heart', 'heart-heart'] }, { hand: 2 }],
  draw: 20,
  remembered: { hands: [[], ['sun-clover'], []] },
  pending: [{ type: 'turn', seat: 0 }, { type: 'giving' }],
};

const EXCHANGING = [{ type: 'turn', seat: 1 }, { type: 'exchanging' }];

/** Seat 1 exchanges its hand, of which heart-heart comes to lie on top. */
const exchanging = (hidden: string): Position => ({
  seats: [
    { hand: ['clover-sun'] },
    { hand: [hidden, 'sun-clover', 'heart-heart'] },
    { hand: ['scales-sun'] },
  ],
  draw: ['scales-scales', 'clover-scales', 'heart-sun'],
  discard: ['sun-joker'],
  remembered: { hands: [[], ['sun-clover'], []] },
  pending: EXCHANGING,
});

describe.each(OTHERS)('viewer %s', (viewer) => {
  test('cannot tell whether a known card was laid face down or another one (MK-165, MK-200)', () => {
    const known = seen(ASKED, ['1 give sun-clover'], viewer);
    const other = seen(ASKED, ['1 give sun-heart'], viewer);
    expect(known).toBe(other);
  });

  test('cannot tell hands apart that were put away, but for the top card (MK-168, MK-200)', () => {
    const views = ['sun-sun', 'clover-clover'].map((card) => seen(exchanging(card), ['1 exchange'], viewer));
    expect(views[0]).toBe(views[1]);
  });
});

test('who has put a hand away knows it (MK-200)', () => {
  const views = ['sun-sun', 'clover-clover'].map((card) => seen(exchanging(card), ['1 exchange'], 1));
  expect(views[0]).not.toBe(views[1]);
});

describe('every state imagined', () => {
  test('has a known card in its hand (MK-200)', () => {
    const states = imagined(after(ASKED), 0);
    expect(states.every(({ hands }) => hands[1].includes(card('sun-clover')))).toBe(true);
    expect(states.some(({ hands }) => !hands[1].includes(card('sun-heart')))).toBe(true);
  });

  test('has it in the hand or as the gift while that is face down, and both happen (MK-105, MK-200)', () => {
    const states = imagined(after(ASKED, '1 give sun-heart'), 0);
    const known = card('sun-clover');
    for (const state of states) {
      const { hands, laid } = state;
      expect(hands[1]).toHaveLength(2);
      expect(hands[1].includes(known) || laid[1] === known).toBe(true);
      expect(fitsLine(state, 0, laid[1] as number)).toBe(true);
    }
    expect(states.some(({ laid }) => laid[1] === known)).toBe(true);
    expect(states.some(({ laid }) => laid[1] !== known)).toBe(true);
  });

  test('has the known card as the gift where no other card is left to that hand (MK-200)', () => {
    const seats = [{ hand: ['clover-sun'] }, { hand: ['sun-clover'] }, { hand: 2 }];
    for (const { hands, laid } of imagined(after({ ...ASKED, seats }, '1 give sun-clover'), 0)) {
      expect([hands[1], laid[1]]).toEqual([[], card('sun-clover')]);
    }
  });

  test('has the discard pile and the points piles that were seen (MK-163, MK-200)', () => {
    const discard = ['heart-heart', 'sun-joker', 'clover-clover'];
    const points = ['sun-sun', 'scales-sun'];
    const given = { seats: [{ hand: 3 }, { hand: 3, points }, { hand: 3 }], discard, draw: 20 };
    for (const state of imagined(after(given), 0)) {
      expect(cardWords(state.discard)).toEqual(discard);
      expect(cardWords(state.points[1])).toEqual(points);
    }
  });

  test('has what was known of a hand among the cards that were put away (MK-168, MK-200)', () => {
    const states = imagined(after(exchanging('clover-clover'), '1 exchange'), 0);
    for (const { discard } of states) {
      expect(discard).toHaveLength(4);
      expect(cardWords([discard[0], discard[3]])).toEqual(['sun-joker', 'heart-heart']);
      expect(discard.slice(1, 3)).toContain(card('sun-clover'));
    }
    expect(states.some(({ discard }) => !discard.includes(card('clover-clover')))).toBe(true);
  });
});

test('a vector holds what a seat remembers (MK-200)', () => {
  const state = after(exchanging('clover-clover'), '1 exchange');
  const recalled = (seat: number) => {
    const vector = new Uint8Array(lengthOf(miesesKarmaVectors, 'information', 3));
    miesesKarmaVectors.recall(state, seat, vector, lengthOf(miesesKarmaVectors, 'observation', 3));
    const part = layoutOf(miesesKarmaVectors, 'information', 3).find(({ name }) => name === 'discard');
    const counts = vector.subarray(part?.from, part?.to);
    return cardWords([...counts.keys()].filter((kind) => counts[kind] === 1));
  };
  expect(recalled(0)).toEqual(['sun-clover', 'heart-heart', 'sun-joker']);
  expect(recalled(1)).toEqual(['sun-clover', 'clover-clover', 'heart-heart', 'sun-joker']);
});

describe('a position', () => {
  test('says what is remembered, and is read again', () => {
    const described = miesesKarma.describe(after(exchanging('clover-clover'), '1 exchange'));
    expect(described.remembered).toEqual({
      put_away: [{ seat: 1, from: 1, count: 2, known: ['sun-clover'] }],
    });
    expect(miesesKarma.describe(miesesKarma.position(described))).toEqual(described);
  });

  test('has the hash it had before anything was remembered', () => {
    const { remembered: _, ...before } = ASKED;
    const [now, then] = [ASKED, before].map((given) => momentHash(miesesKarma, miesesKarma.position(given)));
    expect(now).toBe(then);
  });

  test.each([
    ['hands', { hands: [[], ['clover-clover'], []] }, 'remembered.hands[1]: impossible-position (MK-200)'],
    ['hands of others', { hands: [[], []] }, 'remembered.hands'],
    ['no discards', { put_away: [{ seat: 1, from: 0, count: 1 }] }, 'remembered.put_away[0]: impossible'],
    ['something else', { points: [] }, 'remembered.points'],
  ])('cannot remember what is not there: %s', (_, remembered, says) =>
    expect(() => miesesKarma.position({ ...ASKED, remembered })).toThrow(says),
  );

  test('cannot hide the top of the discard pile (MK-161)', () => {
    const given = { ...ASKED, discard: ['heart-heart', 'sun-joker'] };
    const put = (count: number) => ({ put_away: [{ seat: 1, from: 0, count, known: ['heart-heart'] }] });
    const seats = [{ hand: 1 }, { hand: 2 }, { hand: 2 }];
    expect(() => miesesKarma.position({ ...given, seats, remembered: put(1) })).not.toThrow();
    expect(() => miesesKarma.position({ ...given, seats, remembered: put(2) })).toThrow('put_away[0].count');
  });
});
