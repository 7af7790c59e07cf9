import { expect, test } from 'vitest';
import { layoutOf, lengthOf } from '../../../vectors/index.ts';
import { karma } from '../index.ts';
import { karmaVectors } from './vectors.ts';

/** A part of what a seat sees and remembers, without the zeros: `place:value`. */
function seen(given: object, seat: number): (name: string) => string {
  const state = karma.position(given as Parameters<typeof karma.position>[0]);
  const { players } = state.options;
  const vector = new Uint8Array(lengthOf(karmaVectors, 'information', players));
  karmaVectors.observe(state, seat, [], vector, 0);
  karmaVectors.recall(state, seat, vector, lengthOf(karmaVectors, 'observation', players));
  return (name) => {
    const part = layoutOf(karmaVectors, 'information', players).find((each) => each.name === name);
    const values = [...vector.subarray(part?.from, part?.to)];
    return values.flatMap((value, place) => (value === 0 ? [] : [`${place}:${value}`])).join(' ');
  };
}

const POSITION = {
  seats: [
    { hand: ['3', '3', 'give'], open: ['9'], hidden: ['1'] },
    { hand: ['16', '5'], open: ['2', '2'], hidden: ['4', '6'], known: ['16'] },
    { hand: ['8'], open: [], hidden: [] },
  ],
  options: { players: 3 },
  pile: ['7', '10', '10'],
  out: ['five', 'five', 'five'],
  turn: 1,
};

test('cards are counted by kind, seats from the one that looks', () => {
  const first = seen(POSITION, 0);
  // 3 is the third kind, GIVE the last of twenty.
  expect(first('hand')).toBe('2:2 19:1');
  expect(first('waits-for')).toBe('2:1');
  expect(first('pile-top')).toBe('9:1');
  expect(first('pile-run')).toBe('0:2');
  expect(first('pile')).toBe('6:1 9:2');
  expect(first('out')).toBe('18:3');
  expect(first('on-turn')).toBe('1:1');
  expect(first('hand-count')).toBe('0:3 1:2 2:1');
  expect(first('hidden-count')).toBe('0:1 1:2');
  // 9 of this seat, two 2s of the next, whose kinds begin at 20.
  expect(first('open')).toBe('8:1 21:2');
  expect(first('known')).toBe('35:1');

  const second = seen(POSITION, 1);
  expect(second('hand')).toBe('4:1 15:1');
  expect(second('on-turn')).toBe('0:1');
  expect(second('hand-count')).toBe('0:2 1:1 2:3');
  expect(second('known')).toBe('15:1');
});

test('a pile that the table hides shows its top alone', () => {
  const hidden = seen({ ...POSITION, options: { players: 3, pile_visible: false } }, 0);
  expect([hidden('pile-top'), hidden('pile-count'), hidden('pile-run'), hidden('pile')]).toEqual([
    '9:1',
    '0:3',
    '',
    '',
  ]);
});
