import { expect, test } from 'vitest';
import { lettersInLine } from './letters-in-line.ts';

test.each([
  ['Peek', 4],
  // 16 letters still stand in one line.
  ['Gestohlene Traum', 16],
  ['Verstohlener Blick', 12],
  // Play a Table | Card: 12; Play a | Table Card: 10.
  ['Play a Table Card', 10],
  ['Tischkartenausspielerei', 23],
])('%s has %i letters in its longest line', (name, letters) => expect(lettersInLine(name)).toBe(letters));
