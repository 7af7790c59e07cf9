import { expect, test } from 'vitest';
import { factsIn } from './facts.ts';

const LARGEST = { label: ['card', 'cards'], bySeat: [4, 9, 0], isRecord: true } as const;
const TRIPLES = { label: ['triple', 'triples'], bySeat: [1, 0, 0] } as const;
const GIVEN = { label: ['gift', 'gifts'], bySeat: [2, 1, 3] } as const;
const NEVER = { label: ['never', 'never'], bySeat: [0, 0, 0] } as const;

test('a record is told with its holder, the rest together, and what never happened not at all', () => {
  expect(factsIn([NEVER, LARGEST, TRIPLES, GIVEN], null)).toEqual([
    { count: 9, label: 'cards', seat: 1 },
    { count: 1, label: 'triple', seat: null },
    { count: 6, label: 'gifts', seat: null },
  ]);
});

test('a record that several hold is nobody’s', () => {
  expect(factsIn([{ ...LARGEST, bySeat: [9, 9, 0] }], null)).toEqual([
    { count: 9, label: 'cards', seat: null },
  ]);
});

test.each([
  ['what the loser did most of comes first', 2, { count: 3, label: 'gifts', seat: 2 }],
  ['a record of the loser is told once', 1, { count: 9, label: 'cards', seat: 1 }],
])('%s', (_, loser, first) => {
  const facts = factsIn([LARGEST, TRIPLES, GIVEN], loser);
  expect(facts[0]).toEqual(first);
  expect(new Set(facts.map(({ label }) => label)).size).toBe(3);
});

test('a loser who did the most of nothing hears of the first thing they did', () => {
  expect(factsIn([{ ...GIVEN, bySeat: [2, 1, 3] }], 1)[0]).toEqual({ count: 1, label: 'gift', seat: 1 });
});

test('a mishap does not console whoever lost', () => {
  const mishap = { ...LARGEST, isMishap: true };
  expect(factsIn([mishap, GIVEN], 1)).toEqual([
    { count: 1, label: 'gift', seat: 1 },
    { count: 9, label: 'cards', seat: 1 },
  ]);
});
