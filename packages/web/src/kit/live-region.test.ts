import { expect, test } from 'vitest';
import { mergeBurst } from './live-region.tsx';

test('a burst is read as one text, the last urgent sentence apart from it', () => {
  const burst = [
    { text: 'Ada plays a 9.', urgent: false },
    { text: 'Waiting for Ben.', urgent: true },
    { text: 'Ben takes the pile.', urgent: false },
    { text: 'Your turn.', urgent: true },
  ];
  expect(mergeBurst(burst)).toEqual({ calm: 'Ada plays a 9. Ben takes the pile.', urgent: 'Your turn.' });
});

test('of a long burst only the last six sentences are read', () => {
  const burst = ['1', '2', '3', '4', '5', '6', '7', '8'].map((text) => ({ text, urgent: false }));
  expect(mergeBurst(burst).calm).toBe('3 4 5 6 7 8');
});
