import { expect, test } from 'vitest';
import { lettersInLine, ribbonName, SHORT } from './ribbon.ts';

test.each([
  ['Peek', 4],
  ['Verstohlener Blick', 18],
  ['Tischkarte ausspielen', 10],
  // Give the Pile | to a Friend: 13 and 11.
  ['Give the Pile to a Friend', 13],
  ['Tischkartenausspielerei', 23],
  // What is not broken has no hyphen.
  ['Transmi\u00adgration', 14],
])('%s has %i letters in its longest line', (name, letters) => expect(lettersInLine(name)).toBe(letters));

test.each([
  ['Voyage', 6],
  ['Vengeance', 9],
  // Stolen | Dreams
  ['Stolen Dreams', 6],
  // Transmi- | gration
  ['Transmi\u00adgration', 8],
  // Verstohle- | ner Blick
  ['Verstohle\u00adner Blick', 10],
])('on a card of which little is seen %s has %i', (name, letters) =>
  expect(lettersInLine(name, SHORT)).toBe(letters),
);

test.each([
  ['fourmi (balance)', 'Fourmi'],
  ['Peek', 'Peek'],
])('%s stands on its card as %s', (name, short) => expect(ribbonName(name)).toBe(short));
