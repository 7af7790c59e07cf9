import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../src/games/ids.ts';
import { withVisitor } from './browser.ts';
import { overflow, resize, SIZES } from './driving/measuring.ts';

/** The least width of a card in the hand, by the width of the window. */
const HAND_CARD: Readonly<Record<number, number>> = { 360: 72, 390: 96, 820: 120, 1440: 128, 2560: 200 };
/**
 * The least share of the screen that cards cover when somebody is asked for the first time: 24, 15 and 14 % as the look of the
 * table wants it where so many cards are dealt. Elsewhere it is what the hand, the own row and the stacks come to at their sizes, at
 * 1440 in units: Karmaka 5 cards of 132 (684 × 185), Source and Deck; Mieses Karma 4 cards (546 × 185), the own ant of 108, three of 44,
 * the small draw pile. At 2560 the same cards are 90 % of that share; on a phone the hand takes its whole width, 16.5 %.
 */
const CARDS_ON_SCREEN: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  karma: { 390: 0.24, 1440: 0.15, 2560: 0.14 },
  stop: { 390: 0.2, 1440: 0.15, 2560: 0.14 },
  karmaka: { 390: 0.18, 1440: 0.11, 2560: 0.1 },
  'mieses-karma': { 390: 0.17, 1440: 0.095, 2560: 0.085 },
};
/** How far something may stand from the middle of the stage. */
const OFF_AXIS_PX = 4;

describe.each(GAME_IDS)('%s', (game) => {
  test('the stage fits every screen: sizes of cards, one axis, nothing scrolls, every name once', async () => {
    await withVisitor({ settings: { motion: 'reduced' } }, async ({ page }) => {
      await page.goto(`/play/${game}`);
      await page.locator('.hand .card').first().waitFor();
      await page.locator('.decision-bar.is-yours').waitFor();
      for (const [width, height] of SIZES) {
        await resize(page, width, height);
        await expect
          .poll(() => handCard(page), { message: `a card in the hand at ${width}` })
          .toBeGreaterThanOrEqual(HAND_CARD[width]);
        expect(await overflow(page), `scrolling at ${width}`).toEqual({ x: 0, y: 0 });
        await expect.poll(() => offAxis(page), { message: `the axis at ${width}` }).toEqual([]);
        expect(await namesDrawnTwice(page), `names at ${width}`).toEqual([]);
        const wanted = CARDS_ON_SCREEN[game][width];
        if (wanted !== undefined)
          expect(await shareOfCards(page), `cards at ${width}`).toBeGreaterThanOrEqual(wanted);
      }
    });
  });
});

function handCard(page: Page): Promise<number> {
  return page
    .locator('.hand .card')
    .first()
    .evaluate((card: HTMLElement) => card.offsetWidth);
}

/** What does not stand on the middle of the stage: the rival at the top, the own row, the prompt, the hand. */
function offAxis(page: Page): Promise<string[]> {
  return page.evaluate((most) => {
    const middle = (document.querySelector('.play') as HTMLElement).clientWidth / 2;
    const others = [...document.querySelectorAll('.seat-strip > li')];
    const opposite = others.length % 2 === 1 ? others[(others.length - 1) / 2] : undefined;
    const parts = new Map<string, Element | null | undefined>([
      ['opposite', opposite?.querySelector('.seat-face')],
      ['own row', document.querySelector('.own-seat')],
      ['prompt', document.querySelector('.decision-bar')],
      ['hand', document.querySelector('.hand-cards')],
    ]);
    return [...parts].flatMap(([name, element]) => {
      if (!element) return [];
      const { left, right } = element.getBoundingClientRect();
      const off = (left + right) / 2 - middle;
      return Math.abs(off) <= most ? [] : [`${name} ${off.toFixed(1)}`];
    });
  }, OFF_AXIS_PX);
}

/** The share of the screen that is covered by cards, their backs included. */
function shareOfCards(page: Page): Promise<number> {
  return page.evaluate(() => {
    const STEP = 6;
    const cards = [...document.querySelectorAll('.play .picture')].map((card) =>
      card.getBoundingClientRect(),
    );
    let [seen, all] = [0, 0];
    for (let x = STEP / 2; x < innerWidth; x += STEP) {
      for (let y = STEP / 2; y < innerHeight; y += STEP) {
        all++;
        if (cards.some((card) => card.left <= x && x <= card.right && card.top <= y && y <= card.bottom))
          seen++;
      }
    }
    return seen / all;
  });
}

/** Names of others that are written more than once on the stage, besides what is told about them. */
function namesDrawnTwice(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = [...document.querySelectorAll('.seat-strip .seat-name')].map((name) => name.textContent);
    const words = document.createTreeWalker(document.querySelector('.play') as Node, NodeFilter.SHOW_TEXT);
    const written: string[] = [];
    for (let text = words.nextNode(); text !== null; text = words.nextNode()) {
      const element = text.parentElement as HTMLElement;
      const isTold =
        element.closest('.ticker, .decision-bar, .bubble, .unseen, dialog, [popover], select') !== null;
      if (!isTold && element.checkVisibility()) written.push(text.textContent ?? '');
    }
    return names.flatMap((name) =>
      written.filter((text) => text === name).length === 1 ? [] : [`${name} in ${written.join('|')}`],
    );
  });
}
