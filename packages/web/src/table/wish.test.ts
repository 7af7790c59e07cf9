import { expect, test } from 'vitest';
import { openWish } from './wish.ts';

const NOTHING = { pause: [], resume: [], abort: [] };

test('nobody has wished anything', () => {
  expect(openWish({ phase: 'playing', agreed: NOTHING })).toBeNull();
});

test('whoever wishes a pause is named until all agree', () => {
  expect(openWish({ phase: 'playing', agreed: { ...NOTHING, pause: [2, 0] } })).toEqual({
    to: 'pause',
    seats: [2, 0],
  });
});

test('the end of the game weighs more than a pause', () => {
  expect(openWish({ phase: 'playing', agreed: { ...NOTHING, pause: [0], abort: [1] } })?.to).toBe('abort');
});

test('in a pause one can wish to go on, but not to pause', () => {
  expect(openWish({ phase: 'paused', agreed: { ...NOTHING, pause: [1] } })).toBeNull();
  expect(openWish({ phase: 'paused', agreed: { ...NOTHING, resume: [1] } })?.to).toBe('resume');
});

test('before and after a game there is nothing to agree on', () => {
  const agreed = { pause: [0], resume: [0], abort: [0] };
  for (const phase of ['gathering', 'over', 'closed'] as const)
    expect(openWish({ phase, agreed })).toBeNull();
});
