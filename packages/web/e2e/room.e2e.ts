import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../src/texts/en.ts';
import { withVisitor } from './browser.ts';
import { play } from './driving/playing.ts';
import { deal, openTable, SHORT_TABLES } from './driving/tables.ts';
import type { Visitor } from './driving/visit.ts';

/** A small phone, a usual one, a tablet upright, a laptop and a large screen. */
const SIZES = [
  [360, 640],
  [390, 844],
  [820, 1180],
  [1440, 900],
  [2560, 1440],
] as const;
const UPRIGHT = { width: 820, height: 1180 };

test.each(Object.keys(SHORT_TABLES))(
  '%s: the result is one table in order of places, and all of it is seen',
  async (game) => {
    await withVisitor({ size: UPRIGHT }, async (visitor) => {
      const { page } = visitor;
      await openTable(visitor, { ...SHORT_TABLES[game], bots: 2 });
      await deal(visitor);
      await noteFirstMoment(page);
      await letBotFinish(visitor);
      expect(await page.locator('html').getAttribute('data-leaves-at-once')).toBe('false');
      await page.locator('.end-buttons:not(.is-new)').waitFor();
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        expect(await page.getByRole('table').count()).toBe(1);
        expect(await page.getByRole('region', { name: en.board }).count()).toBe(0);
        expect(await unseen(page, '.result-table :is(th, td), .end-panel :is(h2, p, .button)')).toEqual([]);
      }
      const places = await page.locator('.result-table tbody td:first-child').allTextContents();
      expect(places.map(Number)).toEqual(places.map(Number).sort((a, b) => a - b));
      expect(await page.locator('.result-table .is-winner').count()).toBeGreaterThan(0);
      await page.locator('.result-table').getByText(en.you, { exact: true }).waitFor();
      await page.getByRole('button', { name: en.seeTable }).click();
      await page.getByRole('region', { name: en.board }).waitFor();
      await page.getByRole('button', { name: en.result }).click();
      await page.getByRole('table').waitFor();
    });
  },
);

/** Would a finger that was on its way to a card leave the table when the result appears under it? */
function noteFirstMoment(page: Page): Promise<void> {
  return page.evaluate(() => {
    const observer = new MutationObserver(() => {
      const link = document.querySelector('.end-buttons a[href="/"]');
      if (link === null) return;
      observer.disconnect();
      const { left, top, width, height } = link.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      document.documentElement.dataset.leavesAtOnce = `${link.contains(hit)}`;
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

test('STOP: every column of the points is seen, and the note for a first time has room', async () => {
  await withVisitor({ size: UPRIGHT }, async (visitor) => {
    const { page } = visitor;
    const options = { target_points: 300, interject_ms: 400, swap_ms: 400 };
    await openTable(visitor, { game: 'stop', options, bots: 2 });
    await deal(visitor);
    const note = page.locator('.stop-explanation');
    await play(visitor, { until: async () => (await note.count()) > 0 });
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      if ((await note.count()) === 0) break;
      const box = await note.boundingBox();
      expect(box?.width).toBeGreaterThan(205);
      expect(
        await overlaps(page, '.stop-explanation', '.stop-middle .card, .stop-calls button, .stop-score td'),
      ).toEqual([]);
    }
    await handOver(page);
    const rounds = page.locator('.seat-plate').getByText(/^\+\d+$/);
    await rounds.first().waitFor({ timeout: 120_000 });
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const open = page.getByRole('button', { name: 'Points', exact: true });
      if (await open.isVisible()) await open.click();
      expect(await unseen(page, '.stop-score:not(:popover-open *) th, .stop-score td')).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
});

test('Mieses Karma: the note for a first time is small, covers no card, and goes by itself', async () => {
  await withVisitor({ size: UPRIGHT }, async (visitor) => {
    const { page } = visitor;
    await page.goto('/play/mieses-karma');
    const note = page.getByRole('complementary', { name: 'New here' });
    await play(visitor, { until: async () => (await note.count()) > 0 });
    // A picked card brings as many buttons as there can be, and leaves the board the least room.
    await page.locator('.hand .card').first().click();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const box = await note.boundingBox();
      expect((box?.width ?? 0) * (box?.height ?? 0)).toBeLessThan(0.08 * width * height);
      expect(await overlaps(page, '.mk-first', '.board .card, .mk-small-cards, .pile .picture')).toEqual([]);
    }
    const told = (await note.textContent()) ?? '';
    await expect
      .poll(async () => (await note.count()) === 0 || (await note.textContent()) !== told)
      .toBe(true);
  });
});

test('what just happened is told in one place, and covers neither title nor buttons', async () => {
  await withVisitor({ size: { width: 390, height: 844 }, settings: { speed: 1 } }, async (visitor) => {
    const { page } = visitor;
    await page.goto('/play/stop');
    const loud = page.locator('.decision-last.is-loud');
    await play(visitor, { until: async () => (await loud.count()) > 0 });
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      expect(await overlaps(page, '.decision-last', '.table-header :is(a, h1, button), .seat-plate')).toEqual(
        [],
      );
      const tellers = page.locator('.banner, .decision-last, .side .log').filter({ visible: true });
      expect(await tellers.count()).toBe(1);
    }
  });
});

async function handOver(page: Page): Promise<void> {
  await page.getByRole('button', { name: en.menu, exact: true }).click();
  await page.getByRole('button', { name: en.handOver }).click();
}

async function letBotFinish({ page }: Visitor): Promise<void> {
  await handOver(page);
  await page.getByRole('region', { name: en.gameOver }).waitFor({ timeout: 400_000 });
}

/** What cannot be seen although it is there: out of the window, cut off, or under something else, after scrolling to it. */
function unseen(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((wanted) => {
    return [...document.querySelectorAll<HTMLElement>(wanted)]
      .filter((element) => element.getClientRects().length > 0)
      .filter((element) => {
        element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
        const { left, right, top, width, height } = element.getBoundingClientRect();
        if (left < -1 || right > innerWidth + 1) return true;
        return [left + 2, left + width / 2, right - 2].some((across) => {
          const hit = document.elementFromPoint(across, top + height / 2);
          return hit === null || !(element.contains(hit) || hit.contains(element));
        });
      })
      .map((element) => `${innerWidth}: ${element.textContent}`);
  }, selector);
}

/** What a part of the page lies over. */
function overlaps(page: Page, over: string, under: string): Promise<string[]> {
  return page.evaluate(
    ({ first, second }) => {
      const boxes = [...document.querySelectorAll(first)].flatMap((element) => [...element.getClientRects()]);
      return [...document.querySelectorAll(second)]
        .filter((element) => {
          const own = element.getBoundingClientRect();
          return boxes.some(
            (box) =>
              own.width > 0 &&
              box.left < own.right - 1 &&
              own.left < box.right - 1 &&
              box.top < own.bottom - 1 &&
              own.top < box.bottom - 1,
          );
        })
        .map((element) => `${innerWidth}: ${element.className} ${element.textContent}`);
    },
    { first: over, second: under },
  );
}
