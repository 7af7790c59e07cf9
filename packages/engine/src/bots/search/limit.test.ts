import { describe, expect, test } from 'vitest';
import { makeLimit } from './limit.ts';
import type { Edge } from './tree.ts';

function tried(visits: number): Edge<string> {
  return { move: 'any', liking: 0, visits, available: visits, total: 0, squares: 0, next: [] };
}

describe('a limit of 20 iterations after 16', () => {
  test('goes on while the second move can still become the first', () => {
    // 10 to 6: a lead of 4, and 4 iterations are left.
    expect(makeLimit({ iterations: 20 }, [tried(10), tried(6)])(16)).toBe(true);
  });

  test('ends once no move can overtake the first, and does not change its mind', () => {
    // 11 to 5: a lead of 6.
    const mayGoOn = makeLimit({ iterations: 20 }, [tried(11), tried(5)]);
    expect(mayGoOn(16)).toBe(false);
    expect(mayGoOn(16)).toBe(false);
  });

  test('never goes beyond its iterations', () => {
    expect(makeLimit({ iterations: 20 }, [tried(10), tried(10)])(20)).toBe(false);
  });
});

test.each([
  ['goes on', 1049, true],
  ['ends', 1050, false],
])('a limit of 50 ms %s at %d, counted from where the thought began', (_, time, goesOn) => {
  const choices = [tried(4), tried(4)];
  const mayGoOn = makeLimit({ ms: 50, now: () => time }, choices, 1000);
  expect(mayGoOn(8)).toBe(goesOn);
});
