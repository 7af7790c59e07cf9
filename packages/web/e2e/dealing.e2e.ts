import { describe, expect, test } from 'vitest';
import { withVisitor } from './browser.ts';
import { DESKTOP } from './driving/visit.ts';
import { LANDINGS, LONGEST_MS, notedIn, WATCH, watched } from './driving/watching.ts';

const MOVES = /^(transform|translate|rotate|scale) /;

describe('cards', () => {
  test('are dealt when a game begins: title, cards round the table, the hand at last', async () => {
    await withVisitor({ settings: { speed: 1, motion: 'full' } }, async ({ page }) => {
      await page.addInitScript(WATCH);
      await page.goto('/play/karma');
      await page.locator('.hand .card.is-playable').first().waitFor();
      const { title, flying, handAtTitle, ends } = await notedIn(page);
      expect(title).toBe('Karma');
      // Four seats get hidden cards and a hand each.
      expect(flying).toBeGreaterThanOrEqual(8);
      expect(handAtTitle).toBe(0);
      expect(Math.max(...ends)).toBeLessThanOrEqual(LONGEST_MS + 1);
    });
  });

  test('that are dealt lie at once for whoever taps', async () => {
    await withVisitor({ settings: { speed: 1, motion: 'full' } }, async ({ page }) => {
      await page.addInitScript(WATCH);
      await page.goto('/play/karma');
      await page.locator('.flying').first().waitFor({ state: 'attached' });
      await page.mouse.click(DESKTOP.width / 2, DESKTOP.height / 3);
      await page.locator('.hand .card.is-playable').first().waitFor();
      await expect.poll(() => page.locator('.flight-layer, .fx-title').count()).toBe(0);
      const { landings, flying } = await notedIn(page);
      expect(landings.length).toBeLessThan(flying);
    });
  });

  test('are dealt by a fade where less motion is wanted, and not at all where nothing shall move', async () => {
    await withVisitor({ settings: { speed: 1, motion: 'reduced' } }, async ({ page }) => {
      await page.addInitScript(WATCH);
      await page.goto('/play/stop');
      await page.locator('.fx-title').waitFor();
      await page.locator('.flight-layer').waitFor({ state: 'detached' });
      const { properties, running } = await notedIn(page);
      expect(properties).toEqual(['opacity']);
      expect(running.filter((moved) => MOVES.test(moved))).toEqual([]);
    });
    await withVisitor({ settings: { speed: 0 } }, async ({ page }) => {
      await page.addInitScript(WATCH);
      await page.goto('/play/mieses-karma');
      await page.locator('.hand .card').first().waitFor();
      expect((await notedIn(page)).ends).toEqual([]);
    });
  });

  test('come up where they land, where less motion is wanted: nothing is moved', async () => {
    await withVisitor({ settings: { speed: 1, motion: 'reduced' } }, async (visitor) => {
      const noted = await watched(visitor, 'karma');
      expect(noted.landings.length).toBeGreaterThan(LANDINGS);
      expect(noted.properties).toEqual(['opacity']);
      expect(noted.running.filter((moved) => MOVES.test(moved))).toEqual([]);
    });
  });
});
