import { karma, type State } from '@samsara/engine/games/karma';
import { type State as StopState, stop } from '@samsara/engine/games/stop';
import type { JSHandle, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../src/games/ids.ts';
import { de } from '../src/texts/de.ts';
import { en } from '../src/texts/en.ts';
import { withVisitor } from './browser.ts';
import { keep, keptGame } from './driving/kept.ts';
import { overflow, resize, SIZES } from './driving/measuring.ts';
import { play } from './driving/playing.ts';
import { IS_THOROUGH } from './driving/size.ts';
import type { Visitor } from './driving/visit.ts';

/** The least width of a card in the hand, by the width of the window. */
const HAND_CARD: Readonly<Record<number, number>> = { 360: 72, 390: 96, 820: 120, 1440: 128, 2560: 200 };
/**
 * The least share of the screen that cards cover when somebody is asked for the first time: 24, 15 and 14 % as the look of the
 * table wants it. Where too few cards are dealt for that it is what they come to at their sizes; docs/boards.md has the sums.
 */
const CARDS_ON_SCREEN: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  karma: { 390: 0.24, 1440: 0.15, 2560: 0.14 },
  stop: { 390: 0.23, 1440: 0.15, 2560: 0.14 },
  karmaka: { 390: 0.21, 1440: 0.15, 2560: 0.14 },
  'mieses-karma': { 390: 0.205, 1440: 0.15, 2560: 0.135 },
};
/** Cards in the hand on a first turn that nobody has interfered with: an ability of the first player may come before it. KK-31, KK-37 */
const PLAIN_HAND: Readonly<Record<string, number>> = { karmaka: 5 };
const MOST_DEALS = 20;
/** Phones, which are touched, and larger screens. The largest has the most room. */
const PHONES_AND_OTHERS = [SIZES.slice(0, 2), SIZES.slice(2, -1)];
/** So many presses long the table has to keep still at each size, and so far it may move. */
const TURNS = IS_THOROUGH ? 10 : 5;
const MOVED_PX = 1;
/** How far something may stand from the middle of the stage. */
const OFF_AXIS_PX = 4;

describe.each(GAME_IDS)('%s', (game) => {
  test('the stage fits every screen: sizes of cards, one axis, nothing scrolls, every name once', async () => {
    await withPlainDeal(game, async (page) => {
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

  // German sentences are the longest.
  test('nothing moves while others play and cards are picked', async () => {
    for (const all of PHONES_AND_OTHERS) {
      // One game on the smaller one, the next game on the larger one.
      const sizes = IS_THOROUGH ? all : [all[GAME_IDS.indexOf(game) % all.length]];
      const [[width, height]] = sizes;
      await withVisitor({ size: { width, height }, language: 'de' }, async (visitor) => {
        for (const size of sizes) {
          await resize(visitor.page, size[0], size[1]);
          expect(await movedWhilePlaying(visitor, game), `at ${size[0]}`).toEqual([]);
        }
      });
    }
  });
});

describe('the reason for a refusal', () => {
  test('stands at its card, covers neither that nor what may be wanted next, and can be put away', async () => {
    const given = { players: 2, reaction: 'poll', turn_ms: 0 };
    const { kept } = keptGame(stop, given, hasBothKinds);
    await withVisitor({ settings: { motion: 'reduced' } }, async ({ page }) => {
      await keep(page, kept);
      await page.goto('/play/stop');
      const why = await refuseEverywhere(page);
      await why.getByRole('button', { name: en.close }).click();
      await expect.poll(() => why.count()).toBe(0);
    });
  });

  test('leaves cards free that can be played instead', async () => {
    const { kept } = keptGame(karma, { players: 2, choosing_ms: 0, decision_ms: 0 }, playsTableCard);
    await withVisitor({ settings: { motion: 'reduced' } }, async ({ page }) => {
      await keep(page, kept);
      await page.goto('/play/karma');
      await refuseEverywhere(page);
    });
  });
});

/** Somebody has to play one of several table cards and holds cards besides. KA-57 */
function playsTableCard(state: State): boolean {
  const plays = karma.legalMoves(state, 0).filter(({ type }) => type === 'play');
  return (
    state.hands[0].size > 0 &&
    plays.length > 1 &&
    plays.every((move) => move.type === 'play' && move.from !== 'hand')
  );
}

/** Somebody holds cards that can be played and others that cannot, and nobody else may do anything. STR-09 */
function hasBothKinds(state: StopState): boolean {
  if (stop.deciding(state).join() !== '0') return false;
  const plays = stop.legalMoves(state, 0).filter(({ type }) => type === 'play');
  const cards = new Set(plays.map(({ card }) => card)).size;
  return cards > 0 && cards < state.hands[0].size;
}

/** Taps a card that cannot be played at every size, and looks where the reason stands. */
async function refuseEverywhere(page: Page): Promise<Locator> {
  const why = page.getByRole('complementary', { name: en.whyNot });
  for (const [width, height] of SIZES) {
    await resize(page, width, height);
    await tapDimCard(page);
    await expect
      .poll(
        async () => {
          // Others may play while the reason is read: then the card is tapped again.
          if ((await why.count()) === 0) await tapDimCard(page);
          return misplaced(page);
        },
        { message: `at ${width}` },
      )
      .toEqual([]);
  }
  return why;
}

async function tapDimCard(page: Page): Promise<void> {
  const card = page.locator('.hand .card.is-dim').last();
  await card.click(AT_ITS_INDEX).catch(() => undefined);
}

/** The part of a card that its neighbour does not cover. */
const AT_ITS_INDEX = { position: { x: 12, y: 24 }, timeout: 2000 };
/** Letters on small screens, units on large ones. */
const BUBBLE_REM = 18;
const BUBBLE_UNITS = 320;

/** What is wrong with the place of a refusal; null where it has gone. */
function misplaced(page: Page): Promise<string[] | null> {
  return page.evaluate(
    ({ rem, units }) => {
      const bubble = document.querySelector('.why:popover-open')?.getBoundingClientRect();
      if (bubble === undefined) return null;
      const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const unit = Math.min(innerWidth / 1440, innerHeight / 900);
      const wrong: string[] = [];
      if (bubble.left < 0 || bubble.right > innerWidth || bubble.top < 0) wrong.push('off the screen');
      if (bubble.width > Math.max(rem * letters, units * Math.max(1, unit)) + 1)
        wrong.push(`${bubble.width} wide`);
      const tapped = [...document.querySelectorAll('.hand .card.is-dim')].slice(-1);
      for (const element of [...tapped, ...document.querySelectorAll('.decision-bar, .card.is-playable')]) {
        const box = element.getBoundingClientRect();
        const isCovered =
          bubble.left < box.right &&
          box.left < bubble.right &&
          bubble.top < box.bottom &&
          box.top < bubble.bottom;
        if (isCovered) wrong.push(`over ${element.className} ${element.getAttribute('aria-label')}`);
      }
      return wrong;
    },
    { rem: BUBBLE_REM, units: BUBBLE_UNITS },
  );
}

/** Deals until somebody's first turn comes as it was dealt. */
async function withPlainDeal(game: string, act: (page: Page) => Promise<void>): Promise<void> {
  for (let deals = 1, isDone = false; !isDone; deals++) {
    await withVisitor({ settings: { motion: 'reduced' } }, async ({ page }) => {
      await page.goto(`/play/${game}`);
      const cards = page.locator('.hand .card');
      await cards.first().waitFor();
      await page.locator('.decision-bar.is-yours').waitFor();
      isDone = deals === MOST_DEALS || [undefined, await cards.count()].includes(PLAIN_HAND[game]);
      if (isDone) await act(page);
    });
  }
}

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

/** What of board, own row and hand has not kept its place during a few turns; a game that is over is followed by another one. */
async function movedWhilePlaying(visitor: Visitor, game: string): Promise<string[]> {
  const { page } = visitor;
  await showHand(visitor, game);
  const edges = await noteEdges(page);
  await play(visitor, { words: de, presses: TURNS });
  const seen = Object.entries(await edges.jsonValue());
  expect(seen).toHaveLength(6);
  return seen.flatMap(([edge, { least, most }]) =>
    most - least > MOVED_PX ? [`${edge} ${least} to ${most}`] : [],
  );
}

/** A game in which the own hand is on the screen: what is asked about other cards, which lie over it, is answered first. */
async function showHand(visitor: Visitor, game: string): Promise<void> {
  const { page } = visitor;
  const card = page.locator('.hand .card').first();
  do {
    const isPlaying = await page.locator('.decision-bar').isVisible();
    if (!isPlaying) await page.goto(`/play/${game}`);
    await page.locator('.decision-bar.is-yours').waitFor();
    await card.waitFor({ state: 'attached' });
    await play(visitor, { words: de, until: () => card.isVisible() });
  } while (!(await card.isVisible()));
}

type Edges = Record<string, { least: number; most: number }>;

/** From now on: where board, own row and hand begin and end, whenever anything has changed and is drawn. */
function noteEdges(page: Page): Promise<JSHandle<Edges>> {
  return page.evaluateHandle(() => {
    const edges: Edges = {};
    const observer = new MutationObserver(() =>
      // What comes with a frame of its own, such as room for a longer sentence, is there in the next one.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          for (const part of ['.board', '.own-seat', '.hand']) {
            const box = document.querySelector(part)?.getBoundingClientRect();
            if (box === undefined) continue;
            for (const side of ['top', 'bottom'] as const) {
              const edge = `${side} of ${part}`;
              const { least, most } = edges[edge] ?? { least: box[side], most: box[side] };
              edges[edge] = { least: Math.min(least, box[side]), most: Math.max(most, box[side]) };
            }
          }
        }),
      ),
    );
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    // The first change, for the first look.
    document.documentElement.dataset.watched = '';
    return edges;
  });
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
