import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, inject, test } from 'vitest';
import { Site } from '../perf/site.ts';
import { GAME_IDS } from '../src/games/ids.ts';
import { sharedBrowser } from './browser.ts';

/**
 * Kilobytes with gzip: what a game brings to the table that all games share (its kit), and the sum from the tap until its cards
 * are dealt; and that sum as a server sends it, with Brotli.
 */
const MOST = { lobby: 40, game: 42, gameWithKit: 65.5, gameAsSent: 60, fonts: 30, lobbyPictures: 60 };

/** Its texts are the largest, but for STOP's in German by 0.2. */
const LOCALE = 'fr';

let site: Site | undefined;
afterAll(() => site?.close());

test.each(GAME_IDS)('the lobby and a first game of %s are light', async (game) => {
  site ??= await Site.open(inject('built').page);
  const context = await (await sharedBrowser()).newContext({ locale: LOCALE, serviceWorkers: 'block' });
  const page = await context.newPage();
  try {
    site.sent.length = 0;
    await page.goto(site.origin);
    const link = page.locator(`a[href="/play/${game}"]`).first();
    await link.waitFor();
    await page.waitForLoadState('networkidle');
    const lobby = site.sent.splice(0);
    await link.click();
    await page.locator('.hand-cards .card').first().waitFor();
    await page.waitForLoadState('networkidle');
    const scripts = site.sent.splice(0).filter((file) => file.endsWith('.js'));

    expect(weightOf(lobby.filter((file) => file.endsWith('.js')))).toBeLessThanOrEqual(MOST.lobby);
    expect(weightOf(lobby.filter((file) => file.endsWith('.woff2')))).toBeLessThanOrEqual(MOST.fonts);
    expect(weightOf(lobby.filter((file) => /\.(?:svg|png)$/.test(file)))).toBeLessThanOrEqual(
      MOST.lobbyPictures,
    );
    const kit = scripts.filter((file) => /\/kit-[^/]{8}\.js$/.test(file));
    expect(kit).toHaveLength(1);
    expect(weightOf(scripts) - weightOf(kit)).toBeLessThanOrEqual(MOST.game);
    expect(weightOf(scripts)).toBeLessThanOrEqual(MOST.gameWithKit);
    expect(sentOf(scripts)).toBeLessThanOrEqual(MOST.gameAsSent);
  } finally {
    await context.close();
  }
});

/** The smallest files are sent as they are. */
function sentOf(files: readonly string[]): number {
  const paths = files.map((file) => join(inject('built').page, file));
  const sent = paths.map((path) => (existsSync(`${path}.br`) ? `${path}.br` : path));
  return sent.reduce((sum, path) => sum + statSync(path).size, 0) / 1000;
}

function weightOf(files: readonly string[]): number {
  const bytes = files.map(
    (file) => gzipSync(readFileSync(join(inject('built').page, file)), { level: 9 }).length,
  );
  return bytes.reduce((sum, each) => sum + each, 0) / 1000;
}
