import { describe, expect, test } from 'vitest';
import { hasColours, inColumns, oneLine, wrap } from './print.ts';

describe('colours', () => {
  test.each([
    [{}, true, true],
    [{}, false, false],
    [{ TERM: 'dumb' }, true, false],
    [{ FORCE_COLOR: '1' }, false, true],
    [{ FORCE_COLOR: '0' }, true, false],
    [{ FORCE_COLOR: '1', NO_COLOR: '1' }, true, false],
    [{ NO_COLOR: '' }, true, true],
  ])('with %j, terminal %s: %s', (env, terminal, expected) =>
    expect(hasColours(env, terminal)).toBe(expected),
  );
});

test.each([
  ['a short line', 0, 20, 'a short line'],
  ['words that go on', 0, 10, 'words that\ngo on'],
  ['  moved in by two', 2, 10, '  moved in\n  by two'],
  ['unbreakablewordsstay', 0, 5, 'unbreakablewordsstay'],
  ['one unbreakablewordsstay two', 0, 5, 'one\nunbreakablewordsstay\ntwo'],
])('%j, moved in by %i, is %i wide: %j', (text, indent, width, expected) =>
  expect(wrap(text, indent, width)).toBe(expected),
);

test('the second column begins below itself', () => {
  expect(
    inColumns([
      ['a', 'one'],
      ['long', 'two'],
      ['', 'three'],
    ]),
  ).toEqual(['  a     one', '  long  two', '        three']);
});

test('a text from outside cannot command the terminal', () => {
  expect(oneLine('red \u001b[31m\r\n and \u009b2J\u2028end')).toBe('red [31m and 2J end');
});
