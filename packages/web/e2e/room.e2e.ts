import { miesesKarma } from '@samsara/engine/games/mieses-karma';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { firstUnknown } from '../src/games/mieses-karma/aside/specials.ts';
import type { KeptAsRecord } from '../src/local/worker/plan.ts';
import { de } from '../src/texts/de.ts';
import { en } from '../src/texts/en.ts';
import { fr } from '../src/texts/fr.ts';
import { withVisitor } from './browser.ts';
import { keep, keptGame } from './driving/kept.ts';
import { overflow, overlaps, resize, SIZES, unseen } from './driving/measuring.ts';
import { play } from './driving/playing.ts';
import { inEveryLanguage } from './driving/speaking.ts';
import { deal, openTable } from './driving/tables.ts';

const ON_ITS_SIDE = [740, 360] as const;
const WORDS = { de, en, fr };
const UPRIGHT = { width: 820, height: 1180 };

/** What stands in the middle of a table of Mieses Karma; the piles step aside for a request or a note. */
const AXIS =
  '.mk-track, .mk-middle:not(.is-busy, :has(~ .mk-first)) .mk-piles, .mk-own, .decision-bar, .hand-cards';

test('STOP: every column of the points is seen, and the note for a first time has room', async () => {
  await withVisitor({ size: UPRIGHT }, async (visitor) => {
    const { page } = visitor;
    // Nobody waits for others who could throw a card in, and the game is not over while its points are looked at.
    const options = { target_points: 5000, interject_ms: 50, swap_ms: 50 };
    await openTable(visitor, { game: 'stop', options, bots: 2 });
    await deal(visitor);
    const note = page.locator('.stop-explanation');
    await play(visitor, { until: async () => (await note.count()) > 0 });
    for (const [width, height] of SIZES) {
      await resize(page, width, height);
      await expect.poll(() => sizeOf(note).then((size) => size.width)).toBeGreaterThan(205);
      await expect
        .poll(() =>
          overlaps(page, '.stop-explanation', '.stop-middle .card, .stop-calls button, .stop-score td'),
        )
        .toEqual([]);
    }
    await handOver(page);
    const rounds = page.locator('.seat-plate').getByText(/^\+\d+$/);
    await rounds.first().waitFor({ timeout: 400_000 });
    for (const [width, height] of SIZES) {
      await resize(page, width, height);
      await expect
        .poll(async () => {
          await openPoints(page);
          return unseen(page, '.stop-score:not(:popover-open *) th, .stop-score td');
        })
        .toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
});

/** Where there is a button for the points, and they are not open; it may go while the page is laid out anew. */
async function openPoints(page: Page): Promise<void> {
  const open = page.getByRole('button', { name: 'Points', exact: true });
  if ((await page.locator('.stop-score-sheet:popover-open').count()) > 0 || !(await open.isVisible())) return;
  await open.click({ timeout: 1000 }).catch(() => undefined);
}

test('Mieses Karma: the note for a first time is small, covers no card, and goes by itself', async () => {
  await withVisitor({ size: UPRIGHT, settings: { motion: 'reduced' } }, async (visitor) => {
    const { page } = visitor;
    await keep(page, withSomethingNew());
    await page.goto('/play/mieses-karma');
    const note = page.getByRole('complementary', { name: 'New here' });
    await note.waitFor();
    // A picked card brings as many buttons as there can be, and leaves the board the least room.
    await page.locator('.hand .card').first().click();
    for (const [width, height] of SIZES) {
      await resize(page, width, height);
      await expect
        .poll(() => sizeOf(note).then((size) => size.width * size.height))
        .toBeLessThan(0.08 * width * height);
      if (width < 600) await expect.poll(() => sizeOf(note).then((size) => size.height)).toBeLessThan(96.5);
      await expect
        .poll(() =>
          overlaps(
            page,
            '.mk-first',
            '.card, .mk-line .picture, .mk-rival-cards, .pile .picture, .decision-bar',
          ),
        )
        .toEqual([]);
    }
    const told = await note.allTextContents();
    expect(told).toHaveLength(1);
    await expect.poll(() => note.allTextContents()).not.toEqual(told);
  });
});

test('Mieses Karma: arc, piles, your own line, prompt and hand share one axis, and nobody is drawn twice', async () => {
  await withVisitor({ size: UPRIGHT, settings: { motion: 'reduced' } }, async (visitor) => {
    const { page } = visitor;
    await openTable(visitor, { game: 'mieses-karma', bots: 3 });
    await deal(visitor);
    await play(visitor, { presses: 6 });
    for (const [width, height] of SIZES) {
      await resize(page, width, height);
      await expect.poll(() => overflow(page)).toEqual({ x: 0, y: 0 });
      await expect.poll(() => offAxis(page, AXIS)).toEqual([]);
      // One line for each of the others, or a single one on a phone.
      const lines = page.locator('.mk-rival-line .picture:first-child').filter({ visible: true });
      await expect.poll(() => lines.count()).toBe(width < 600 ? 1 : 3);
      await expect.poll(() => overlaps(page, '.mk-track :is(.face, svg)', '.mk-line .card')).toEqual([]);
    }
  });
});

test('Karmaka: whoever watches sees the captions of all piles whole and in one line, on every screen and in every language', async () => {
  await withVisitor({}, async (player) => {
    const code = await openTable(player, { game: 'karmaka', bots: 1 });
    await deal(player);
    await player.page.getByRole('list', { name: /^Your hand/ }).waitFor();
    await withVisitor({}, async ({ page }) => {
      await page.goto(`/t/${code}`);
      await inEveryLanguage(page, 'en', async (language) => {
        await page.getByText(WORDS[language].watching).waitFor();
        for (const [width, height] of [...SIZES, ON_ITS_SIDE]) {
          await resize(page, width, height);
          await expect.poll(() => brokenCaptions(page), { message: `${language} at ${width}` }).toEqual([]);
        }
      });
    });
  });
});

/** Captions of piles that are cut off, or take more than one line. */
function brokenCaptions(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.kk-own .kk-caption')]
      .filter((caption) => {
        const { left, right, height } = caption.getBoundingClientRect();
        const line = Number.parseFloat(getComputedStyle(caption).lineHeight);
        return left < 0 || right > innerWidth || height > line * 1.5;
      })
      .map(({ textContent }) => textContent ?? ''),
  );
}

test('what just happened is told in one place, and covers neither title nor buttons', async () => {
  await withVisitor({ size: { width: 390, height: 844 }, settings: { speed: 1 } }, async (visitor) => {
    const { page } = visitor;
    await page.goto('/play/stop');
    const loud = page.locator('.decision-last.is-loud');
    await play(visitor, { until: async () => (await loud.count()) > 0 });
    for (const [width, height] of SIZES) {
      await resize(page, width, height);
      await expect
        .poll(() =>
          overlaps(page, '.decision-last, .ticker > li', '.table-header :is(a, h1, button), .seat-plate'),
        )
        .toEqual([]);
      const tellers = page.locator('.banner, .decision-last, .ticker').filter({ visible: true });
      await expect.poll(() => tellers.count(), { message: `at ${width}` }).toBe(1);
    }
  });
});

/** A game that was left on one's own turn with a card that is explained. */
function withSomethingNew(): KeptAsRecord {
  return keptGame(miesesKarma, { players: 4, decision_ms: 0 }, (state) => {
    const wait = state.pending.at(-1);
    const isOwnTurn = wait?.type === 'turn' && wait.seat === 0;
    return isOwnTurn && firstUnknown(miesesKarma.view(state, 0), 0, new Set()) !== null;
  }).kept;
}

/** What does not stand in the middle of the window, by more than four pixels. */
function offAxis(page: Page, selector: string): Promise<string[]> {
  return page.evaluate(
    (wanted) =>
      [...document.querySelectorAll(wanted)]
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && Math.abs(box.left + box.width / 2 - innerWidth / 2) > 4)
        .map(({ element, box }) => `${innerWidth}: ${element.className} ${box.left} ${box.width}`),
    selector,
  );
}

/** Not a number where the element is not there: a locator by itself would wait for it. */
async function sizeOf(element: Locator): Promise<{ width: number; height: number }> {
  const [size = { width: Number.NaN, height: Number.NaN }] = await element.evaluateAll((all) =>
    all.map((each) => ({
      width: each.getBoundingClientRect().width,
      height: each.getBoundingClientRect().height,
    })),
  );
  return size;
}

async function handOver(page: Page): Promise<void> {
  await page.getByRole('button', { name: en.menu, exact: true }).click();
  await page.getByRole('button', { name: en.handOver }).click();
}
