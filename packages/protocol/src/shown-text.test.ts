import { expect, test } from 'vitest';
import { hasVisibleLetter, shownName, shownText } from './shown-text.ts';

test.each([
  ['an override of direction', 'Anna\u202egnp.exe', 'Annagnp.exe'],
  ['isolates and marks of direction', '\u2066a\u2069\u200e\u200f\u061cb', 'ab'],
  ['controls, old and new', 'a\u0000b\u0007c\u0085d\u009be', 'abcde'],
  ['lines and tabs', 'one\ntwo\tthree\u2028four', 'one two three four'],
  ['what has no width', 'K\u200bi\ufeffm\u2060\u00ad', 'Kim'],
  ['half a character', 'a\ud800b\udc00c', 'abc'],
  ['fillers that count as letters', '\u3164\u115f\uffa0x\u2800', 'x'],
  ['what stands for a lost character', 'a\ufffdb', 'ab'],
  ['a joiner between Latin letters', 'Ki\u200dm\u200c', 'Kim'],
  ['marks without end', `a${'\u0301'.repeat(40)}`, '\u00e1\u0301\u0301\u0301\u0301'],
  ['tags on a letter', 'a\u{e0061}\u{e007f}', 'a'],
  ['selectors on a letter', 'a\ufe0f\ufe01', 'a'],
])('%s is not shown', (_, typed, shown) => expect(shownText(typed)).toBe(shown));

test.each([
  ['a family', '👨‍👩‍👧 \u2764\ufe0f'],
  ['the flag of Scotland', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
  ['a Persian word that needs its non-joiner', 'می\u200cخواهم'],
  ['a word in Devanagari with a joiner', 'क्\u200dष'],
  ['accents and other scripts', 'Zoë Łukasz 北 Ἀθηνᾶ Юля שָׁלוֹם'],
])('%s stays as it is', (_, typed) => expect(shownText(typed)).toBe(typed.normalize('NFC')));

test('a name has one blank between its words', () =>
  expect(shownName('  Anna \u00a0  Lena ')).toBe('Anna Lena'));

test.each([
  ['Kim', true],
  ['7', true],
  ['北', true],
  ['', false],
  ['\u0301\u0301', false],
  ['– · –', false],
  ['🦊', false],
])('%j can be read aloud: %j', (name, readable) => expect(hasVisibleLetter(shownName(name))).toBe(readable));
