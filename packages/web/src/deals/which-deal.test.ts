import type { Game } from '@samsara/engine';
import { dealOfDay } from '@samsara/engine/deals';
import { karma } from '@samsara/engine/games/karma';
import { expect, test } from 'vitest';
import { writeChallenge } from './challenge.ts';
import { dealAt } from './which-deal.ts';

const game = karma as Game;
const NOW = Date.UTC(2026, 10, 16, 12);
const at = (day: string | null, challenge: string | null = null) => dealAt(game, { day, challenge }, NOW);
const seedOf = (day: string) => dealOfDay(game, day).seed;

test('an address without a day means today, another one that day', async () => {
  expect(await at(null)).toMatchObject({ deal: { seed: seedOf('2026-11-16') }, day: '2026-11-16' });
  expect(await at('2026-11-01')).toMatchObject({ deal: { seed: seedOf('2026-11-01') }, day: '2026-11-01' });
});

test.each(['2026-11-17', '2026-11-31', 'yesterday'])('%s cannot be played', async (day) => {
  expect(await at(day)).toBeNull();
});

test('a challenge brings its deal, and its day if that is true', async () => {
  const challenge = { name: 'Ada', own: ['take'], day: '2026-11-16', seed: seedOf('2026-11-16') };
  expect(await at(null, await writeChallenge(challenge))).toMatchObject({ day: '2026-11-16', challenge });
  const other = { ...challenge, seed: 'ab'.repeat(32) };
  expect(await at(null, await writeChallenge(other))).toMatchObject({
    day: null,
    deal: { seed: other.seed },
  });
  const tomorrow = { ...challenge, day: '2026-11-17', seed: seedOf('2026-11-17') };
  expect(await at(null, await writeChallenge(tomorrow))).toMatchObject({ day: null });
  expect(await at(null, 'nothing')).toBeNull();
});
