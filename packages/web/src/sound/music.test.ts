import { expect, test } from 'vitest';
import { tonesOfBar } from './music.ts';

test('a bar has a chord that lasts, and three tones one after another above it', () => {
  const bar = tonesOfBar(0, () => 0.5);
  expect(bar.filter(({ at }) => at === 0).map(({ hz }) => hz)).toEqual([98, 146.8, 246.9, 392]);
  expect(bar.slice(3).map(({ at }) => at)).toEqual([0, 4 / 3, 8 / 3]);
});

test('the chords come round after four bars, and chance chooses the tones above', () => {
  const chordOf = (bar: number) => tonesOfBar(bar, () => 0).slice(0, 3);
  expect(chordOf(4)).toEqual(chordOf(0));
  expect(chordOf(1)).not.toEqual(chordOf(0));
  expect(tonesOfBar(0, () => 0.99).at(-1)?.hz).toBe(493.9);
});
