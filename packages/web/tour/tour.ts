// npm run tour [-- --to folder --game name]: every screen of every game at both sizes, in light and dark, as pictures.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { LAUNCH } from '../e2e/driving/launch.ts';
import { buildProduct, Server } from '../e2e/driving/server.ts';
import { DESKTOP, PHONE, visit } from '../e2e/driving/visit.ts';
import { GAME_IDS } from '../src/games/ids.ts';
import { Camera } from './camera.ts';
import { showGame } from './game-screens.ts';
import { showCompany, showCurtain, showNothing, showPages } from './page-screens.ts';

const SIZES = { phone: PHONE, desktop: DESKTOP };

await main();

async function main(): Promise<void> {
  const { to, game } = parseArgs({
    options: { to: { type: 'string', default: 'tour' }, game: { type: 'string' } },
  }).values;
  const built = await buildProduct();
  const server = await Server.open(built);
  const browser = await chromium.launch(LAUNCH);
  try {
    for (const size of ['phone', 'desktop'] as const) {
      await tourAt(browser, server.origin, size, resolve(to), game === undefined ? GAME_IDS : [game]);
    }
  } finally {
    await browser.close();
    await server.close();
    built.remove();
  }
}

async function tourAt(
  browser: Browser,
  origin: string,
  size: keyof typeof SIZES,
  to: string,
  games: readonly string[],
): Promise<void> {
  for (const theme of ['light', 'dark']) mkdirSync(join(to, size, theme), { recursive: true });
  const pages = [
    ['pages', showPages] as const,
    ['nothing', showNothing] as const,
    ['curtain', showCurtain] as const,
    ['company', showCompany] as const,
  ];
  const scenes = [
    // Whoever names one game wants to see that alone.
    ...(games.length > 1 ? pages : []),
    ...games.map((name) => [name, showGame(name)] as const),
  ];
  for (const [name, show] of scenes) {
    const begun = Date.now();
    const visitor = await visit(browser, origin, { size: SIZES[size] });
    const camera = new Camera(visitor.page, join(to, size), name);
    try {
      await show(visitor, camera);
    } catch (error) {
      process.exitCode = 1;
      console.error(`${size} ${name}: ${error instanceof Error ? error.message : error}`);
      await camera.shoot('failed').catch(() => undefined);
    }
    const seconds = Math.round((Date.now() - begun) / 1000);
    console.log(`${size} ${name}: ${camera.pictures} pictures in ${seconds} s`);
    await visitor.leave();
  }
}
