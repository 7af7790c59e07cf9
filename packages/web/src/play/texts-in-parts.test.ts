import { GAME_TEXTS } from '@samsara/engine/games';
import { expect, test } from 'vitest';
import type { PlayTexts } from '../contract/board.ts';
import { inParts } from './texts-in-parts.ts';

const { endings, event, options, refusal, table, ...first } = GAME_TEXTS.karma.en;
const whole: PlayTexts = { endings, event, options, refusal, table, ...first };
const over = { code: 'game-over', clause: 'KA-71', cards: [] };

test('what a first move needs is there at once, the rest once it was asked for', async () => {
  let loads = 0;
  const texts = inParts(first, async () => {
    loads++;
    return whole;
  });
  expect(texts.name).toBe('Karma');
  expect(texts.refusal(over)).toBe('');
  expect(texts.options).toEqual({});
  expect(loads).toBe(0);
  await Promise.all([texts.whole?.(), texts.whole?.()]);
  expect(texts.refusal(over)).toBe('The game is over.');
  expect(texts.options.players.name).toBe('Players');
  expect(loads).toBe(1);
});

test('what did not come is fetched again by whoever asks next', async () => {
  let isOnline = false;
  const texts = inParts(first, async () => {
    if (!isOnline) throw new Error('offline');
    return whole;
  });
  await expect(texts.whole?.()).rejects.toThrow('offline');
  isOnline = true;
  await texts.whole?.();
  expect(texts.refusal(over)).toBe('The game is over.');
});
