import { describe, expect, test } from 'vitest';
import { type KeptChoices, readProgress, withChoices } from './progress.ts';

const game = (id: string, own = -0.03): KeptChoices => ({
  id,
  game: 'karma',
  at: 1_700_000_000_000,
  cards: -0.14,
  own,
  decisions: 20,
  won: false,
});

test('what was kept is read again', () => {
  const kept = [game('a'), game('b')];
  expect(readProgress(JSON.stringify(kept))).toEqual(kept);
});

describe('what is not of this form is left out', () => {
  test.each([[null], [''], ['{'], ['null'], ['{"a":1}'], ['7'], ['[null, 3, "x", []]']])('%s', (text) =>
    expect(readProgress(text)).toEqual([]),
  );

  test.each([
    ['a text for a number', { own: '-0.03' }],
    ['no number', { cards: null }],
    ['a date that is none', { at: 1e300 }],
    ['a number for a text', { game: 4 }],
    ['a name without end', { game: 'k'.repeat(1000) }],
    ['no answer', { won: 1 }],
  ])('%s', (_, wrong) =>
    expect(readProgress(JSON.stringify([{ ...game('a'), ...wrong }, game('b')]))).toEqual([game('b')]),
  );
});

test('a game counts once, as it was first', () => {
  expect(withChoices([game('a', -0.2)], game('a', 0))).toEqual([game('a', -0.2)]);
});

test('of very many the newest stay', () => {
  let kept: readonly KeptChoices[] = [];
  for (let i = 0; i < 305; i++) kept = withChoices(kept, game(`g${i}`));
  expect(kept.length).toBe(300);
  expect([kept[0].id, kept[299].id]).toEqual(['g5', 'g304']);
  expect(readProgress(JSON.stringify([game('too old'), ...kept]))).toEqual(kept);
});
