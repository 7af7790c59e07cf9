import { MOST_PLAYED_GAMES, MOST_SENT_GAMES, type Progress } from '@samsara/protocol';
import { describe, expect, test } from 'vitest';
import { type KeptChoices, MOST_KEPT, readProgress, withChoices, withNotebook } from './kept-choices.ts';
import { MOST_SENT } from './notebook.ts';

/** A hash that ends with these digits. */
const hash = (digits: string | number) => String(digits).padStart(64, '0');

const game = (id: string | number, own = -0.03): KeptChoices => ({
  id: hash(id),
  game: 'karma',
  seats: 4,
  at: 1_700_000_000_000,
  cards: -0.14,
  others: 0.05,
  own,
  decisions: 20,
  won: false,
});

test('what was kept is read again, also by earlier versions of the page', () => {
  const { seats: _, others: __, ...earlier } = game('e');
  const kept = [game('a'), { ...game('b'), of: hash('f') }, earlier];
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
    ['a game that was never promised', { id: 'a' }],
    ['half a choice', { decisions: 0.5 }],
    ['nobody’s notebook', { of: 7 }],
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
  for (let i = 0; i < 2005; i++) kept = withChoices(kept, game(i));
  expect(kept.length).toBe(2000);
  expect([kept[0].id, kept[1999].id]).toEqual([hash(5), hash(2004)]);
  expect(readProgress(JSON.stringify([game('abc'), ...kept]))).toEqual(kept);
});

test('as many are kept and sent as the server takes', () => {
  expect([MOST_KEPT, MOST_SENT]).toEqual([MOST_PLAYED_GAMES, MOST_SENT_GAMES]);
});

describe('together with the notebook at the server', () => {
  const at = (id: string, at: number, more: Partial<KeptChoices> = {}): KeptChoices => ({
    ...game(id),
    at,
    ...more,
  });
  const there = (games: readonly KeptChoices[], more: Partial<Progress> = {}): Progress => ({
    notebook: 'mine',
    since: 0,
    kept: true,
    games: [...games],
    ...more,
  });

  test('each game is there once, in order, as the server knows it', () => {
    const kept = [at('1', 10), at('3', 30)];
    expect(withNotebook(kept, there([at('2', 20), at('3', 30, { own: -0.5 })]))).toEqual([
      at('1', 10),
      at('2', 20, { of: 'mine' }),
      at('3', 30, { own: -0.5, of: 'mine' }),
    ]);
  });

  test('what lies in somebody else’s notebook does not come into this one', () => {
    const kept = [at('1', 10, { of: 'theirs' }), at('2', 20, { of: 'mine' }), at('3', 30)];
    expect(withNotebook(kept, there([]))).toEqual([kept[1], kept[2]]);
    expect(withNotebook(kept, there([], { kept: false, notebook: 'theirs' }))).toEqual([kept[0], kept[2]]);
  });

  test('what was forgotten elsewhere is forgotten here', () => {
    const kept = [at('1', 10, { of: 'mine' }), at('2', 20), at('3', 21)];
    expect(withNotebook(kept, there([], { since: 20 }))).toEqual([at('3', 21)]);
  });
});
