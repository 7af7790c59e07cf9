import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { readOptions } from '../kernel/options.ts';
import { randomRecord } from '../testing/random-record.ts';
import { review } from './index.ts';

const SMALL = { iterations: 24, alternatives: 8, playouts: 1 };

describe.each(Object.entries(GAMES))('%s', (_, game) => {
  const options = readOptions(game, { ...game.meta.simulated, players: 3 }) as { players: number };
  const record = randomRecord(game, options, 7);

  test('the parts add up exactly', () => {
    const { seats } = review(game, record, { budget: SMALL });
    for (const { parts, decisions } of seats) {
      if (parts === null) throw new Error('the game has an end');
      expect(parts.start + parts.cards + parts.others + parts.own).toBe(parts.result);
      expect(decisions.length).toBeGreaterThan(0);
    }
  });
});
