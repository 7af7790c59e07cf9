import { expect, test } from 'vitest';
import { type KeptDeal, keptStreak, readDeals } from './kept-deals.ts';

const deal = (day: string | null, inTime = true): KeptDeal => ({
  game: 'karma',
  seed: '0f'.repeat(32),
  day,
  inTime,
  result: { won: true, points: null, choices: 31 },
  own: ['play 5'],
  play: 'local-1',
});

test('what the store holds is believed as far as it has the form of a deal', () => {
  const good = deal('2026-11-16');
  const bad = [null, 7, {}, { ...good, seed: 7 }, { ...good, own: [1] }, { ...good, result: { won: 1 } }];
  expect(readDeals(JSON.stringify([...bad, good, deal(null)]))).toEqual([good, deal(null)]);
  for (const text of [null, '', '{', '{}', '7']) expect(readDeals(text)).toEqual([]);
});

test('a row of days counts the deals of a day that were finished on that day', () => {
  const kept = [deal('2026-11-14'), deal('2026-11-15', false), deal('2026-11-16'), deal(null)];
  expect(keptStreak(kept, '2026-11-16')).toBe(1);
  expect(keptStreak([...kept, deal('2026-11-15')], '2026-11-16')).toBe(3);
});
