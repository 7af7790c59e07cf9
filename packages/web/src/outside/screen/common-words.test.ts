import { expect, test } from 'vitest';
import { commonWords } from './common-words.ts';

test.each([
  [['Play the 8 and ask for clubs', 'Play the 8 and ask for hearts'], 'Play the 8 and ask for'],
  // At least one word is left of each.
  [['Take the first card', 'Take the first card of all'], 'Take the first'],
  // Two words are not worth a line.
  [['Play the 8 of clubs', 'Play the 9 of clubs'], ''],
  [['Pass', 'Draw a card'], ''],
  [['Play the 8 and ask for clubs'], ''],
  [[], ''],
])('%j begin with "%s"', (sentences, words) => expect(commonWords(sentences)).toBe(words));
