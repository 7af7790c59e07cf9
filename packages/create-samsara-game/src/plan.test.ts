import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { planOf, readFlags } from './plan.ts';

const plan = (...args: string[]) => planOf(readFlags(args));

test('flags make a plan, and what is not said is as usual', () => {
  expect(plan('--name', 'Höhen & Tiefen', '--seats', '3', '--languages', 'fr,de', '--to', 'here')).toEqual({
    name: 'Höhen & Tiefen',
    id: 'hoehen-tiefen',
    seats: { min: 3, max: 3 },
    languages: ['de', 'fr'],
    folder: resolve('here'),
    tarballs: null,
  });
  expect(plan('--yes')).toEqual({
    name: 'My Game',
    id: 'my-game',
    seats: { min: 2, max: 4 },
    languages: ['de', 'en', 'fr'],
    folder: resolve('my-game'),
    tarballs: null,
  });
  expect(plan('there').folder).toBe(resolve('there'));
});

test.each([
  [['--name', '🂡'], 'bad-name'],
  [['--name', 'a'], 'bad-name'],
  [['--name', 'x'.repeat(41)], 'bad-name'],
  [['--name', 'a\\b'], 'bad-name'],
  [['--name', '`rm`'], 'bad-name'],
  [['--name', '7 Wonders'], 'bad-name'],
  [['--seats', '1-4'], 'bad-seats'],
  [['--seats', '4-2'], 'bad-seats'],
  [['--seats', '2-13'], 'bad-seats'],
  [['--seats', 'many'], 'bad-seats'],
  [['--languages', 'es'], 'bad-languages'],
  [['--languages', 'en,es'], 'bad-languages'],
  [['--languages', ''], 'bad-languages'],
  [['--nam', 'x'], 'unknown-flag'],
  [['one', 'two'], 'unknown-flag'],
])('%j is refused: %s', (args, code) => {
  expect(() => plan(...args)).toThrow(expect.objectContaining({ code }));
});
