import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { GAME_IDS } from '../games/index.ts';
import { posterCards } from './posters.ts';

/** What a poster may weigh, compressed. */
const HEAVIEST = 6 * 1024;

test.each(GAME_IDS)('the poster of %s shows three cards, is light and needs no letters', (game) => {
  const file = readFileSync(new URL(`../games/${game}/cloth/poster.svg`, import.meta.url), 'utf8');
  const cards = posterCards(game);
  expect(cards).toHaveLength(3);
  for (const card of cards) {
    const [address, view] = card.split('#');
    expect(address).toContain(`${game}/cloth/poster`);
    expect(file).toContain(`<view id="${view}"`);
  }
  expect(file).not.toMatch(/<text|<style|style=|https?:(?!\/\/www\.w3\.org\/2000\/svg)/);
  expect(gzipSync(file).length).toBeLessThan(HEAVIEST);
});
