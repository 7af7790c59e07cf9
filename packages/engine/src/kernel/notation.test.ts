import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { actorAndMove, attemptMove, findMove, tidy } from './notation.ts';

/** A game whose moves are their own notation; whatever is applied is kept. */
function gameOf(...legal: string[]) {
  const applied: string[] = [];
  const game = {
    legalMoves: () => legal,
    notation: (move: string) => move,
    spell: (_state: null, _actor: unknown, attempt: string) => attempt.replace(/^lay\b/, 'play'),
    whyNot: () => ({ code: 'no', clause: 'X-1', cards: [] }),
    describe: () => ({ seats: [{}, {}] }),
    refusals: { no: 'X-1', 'no-such-seat': 'X-2' },
    apply: (_state: null, _actor: unknown, move: string) => void applied.push(move),
  };
  return { game, applied };
}

const find = (attempt: string, ...legal: string[]) => findMove(gameOf(...legal).game, null, 0, attempt);

describe('an attempt', () => {
  test.each([
    ['play 1 2', 'play 1 2', ['play 1 2', 'take']],
    ['  PLAY   1\t2 ', 'play 1 2', ['play 1 2']],
    ['lay 1', 'play 1', ['play 1']],
    ['play 2 1', 'play 1 2', ['play 1 2', 'play 1 3']],
    ['play 2 1', 'play 2 1', ['play 1 2', 'play 2 1']],
    ['play 3 2 1', undefined, ['play 1 2 3', 'play 2 1 3']],
    ['1 play', undefined, ['play 1']],
    ['play', undefined, ['play 1']],
    ['', undefined, ['play 1']],
  ])('%j means %j', (attempt, move, legal) => expect(find(attempt, ...legal)).toBe(move));

  test('finds every legal move by its own name', () => {
    const name = fc.array(fc.constantFrom('a', 'b', 'c', '1', '2'), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.uniqueArray(name.map((words) => words.join(' '))), (legal) => {
        for (const move of legal) expect(find(move, ...legal)).toBe(move);
      }),
    );
  });

  test('is carried out or refused', () => {
    const { game, applied } = gameOf('take');
    expect(attemptMove(game, null, 0, 'TAKE')).toBeUndefined();
    expect(attemptMove(game, null, 0, 'give')).toEqual({ code: 'no', clause: 'X-1', cards: [] });
    expect(applied).toEqual(['take']);
  });

  test('is tidied to lower case, single spaces and a length a move can have', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (attempt) => {
        const text = tidy(attempt);
        expect(text).toBe(text.trim());
        expect(text).not.toMatch(/\s\s|[A-Z]/);
        expect(tidy(text)).toBe(text);
      }),
    );
  });
});

describe('a line', () => {
  test.each([
    ['0 play 14', { actor: 0, text: 'play 14' }],
    ['11 take', { actor: 11, text: 'take' }],
    ['clock time-out', { actor: 'clock', text: 'time-out' }],
    [' 3 take ', { actor: 3, text: 'take' }],
    ['play 14', undefined],
    ['-1 take', undefined],
    ['100 take', { actor: 100, text: 'take' }],
    ['1234567890 take', undefined],
    ['0', undefined],
    ['0 ', undefined],
    ['', undefined],
  ])('%j is %j', (line, expected) => expect(actorAndMove(line)).toEqual(expected));

  test('is an actor and a move, whatever they are', () => {
    const words = fc.array(fc.stringMatching(/^[!-~]+$/), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.nat(99), words, (actor, move) => {
        const text = move.join(' ');
        expect(actorAndMove(`${actor} ${text}`)).toEqual({ actor, text });
      }),
    );
  });
});
