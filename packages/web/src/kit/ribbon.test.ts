import { expect, test } from 'vitest';
import { lettersInLine, ribbonName } from './ribbon.ts';

test.each([
  ['Peek', 4],
  ['Verstohlener Blick', 18],
  ['Tischkarte ausspielen', 10],
  // Give the Pile | to a Friend: 13 and 11.
  ['Give the Pile to a Friend', 13],
  ['Tischkartenausspielerei', 23],
])('%s has %i letters in its longest line', (name, letters) => expect(lettersInLine(name)).toBe(letters));

test.each([
  ['fourmi (balance)', 'Fourmi'],
  ['Peek', 'Peek'],
])('%s stands on its card as %s', (name, short) => expect(ribbonName(name)).toBe(short));
