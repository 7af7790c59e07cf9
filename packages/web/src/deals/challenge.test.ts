import { expect, test } from 'vitest';
import { type Challenge, readChallenge, writeChallenge } from './challenge.ts';

const CHALLENGE: Challenge = {
  seed: 'a5'.repeat(32),
  day: '2026-11-16',
  name: 'Zoë & Jörg',
  own: ['play 5', 'take', 'play 14 14'],
};

test('a challenge survives its link', async () => {
  const text = await writeChallenge(CHALLENGE);
  expect(text).toMatch(/^1[\w-]+$/);
  expect(await readChallenge(text)).toEqual(CHALLENGE);
  expect(await readChallenge(await writeChallenge({ ...CHALLENGE, day: null }))).toEqual({
    ...CHALLENGE,
    day: null,
  });
});

test('a whole game makes a link that can be sent', async () => {
  const own = Array.from({ length: 120 }, (_, i) => `play ${(i * 7) % 16}`);
  expect((await writeChallenge({ ...CHALLENGE, own })).length).toBeLessThan(800);
});

test.each(['', '1', '1!!!', '2abc', '1AAAA', 'x'.repeat(50)])('"%s" is none', async (text) => {
  expect(await readChallenge(text)).toBeNull();
});

test('what unpacks to something else, or to too much, is none', async () => {
  expect(await readChallenge(await writeChallenge({ ...CHALLENGE, seed: 'short' }))).toBeNull();
  expect(await readChallenge(await writeChallenge({ ...CHALLENGE, day: 'today' }))).toBeNull();
  const long = ['x'.repeat(300_000)];
  expect(await readChallenge(await writeChallenge({ ...CHALLENGE, own: long }))).toBeNull();
});
