// npm run tour [-- --to folder --game name --scene name …]: every screen of every game at five sizes, in light and dark, as pictures.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { LAUNCH } from '../e2e/driving/launch.ts';
import { buildProduct, Server } from '../e2e/driving/server.ts';
import { type Visitor, visit } from '../e2e/driving/visit.ts';
import { GAME_IDS } from '../src/games/ids.ts';
import { Camera } from './camera.ts';
import { showGame, showLanguages } from './game-screens.ts';
import { showBigHand, showCrowd } from './large-tables.ts';
import { showCompany, showCurtain, showNothing, showPages } from './page-screens.ts';

await main();

async function main(): Promise<void> {
  const { to, game, scene } = parseArgs({
    options: {
      to: { type: 'string', default: 'tour' },
      game: { type: 'string' },
      scene: { type: 'string', multiple: true },
    },
  }).values;
  const built = await buildProduct();
  const server = await Server.open(built);
  const browser = await chromium.launch(LAUNCH);
  try {
    const scenes = scenesOf(game === undefined ? GAME_IDS : [game]);
    await tour(
      browser,
      server.origin,
      resolve(to),
      scenes.filter(([name]) => scene?.includes(name) ?? true),
    );
  } finally {
    await browser.close();
    await server.close();
    built.remove();
  }
}

type Scene = readonly [name: string, show: (visitor: Visitor, camera: Camera) => Promise<void>];

function scenesOf(games: readonly string[]): readonly Scene[] {
  const pages: readonly Scene[] = [
    ['pages', showPages],
    ['nothing', showNothing],
    ['curtain', showCurtain],
    ['company', showCompany],
    ['crowd', showCrowd],
    ['big-hand', showBigHand],
  ];
  return [
    // Whoever names one game wants to see that alone.
    ...(games.length > 1 ? pages : []),
    ...games.flatMap((name): readonly Scene[] => [
      [name, showGame(name)],
      [`${name}-languages`, showLanguages(name)],
    ]),
  ];
}

async function tour(browser: Browser, origin: string, to: string, scenes: readonly Scene[]): Promise<void> {
  for (const [name, show] of scenes) {
    const begun = Date.now();
    const visitor = await visit(browser, origin, { settings: { motion: 'reduced' } });
    const camera = new Camera(visitor.page, to, name);
    try {
      await show(visitor, camera);
    } catch (error) {
      process.exitCode = 1;
      console.error(`${name}: ${error instanceof Error ? error.message : error}`);
      await camera.shoot('failed').catch(() => undefined);
    }
    const seconds = Math.round((Date.now() - begun) / 1000);
    console.log(`${name}: ${camera.pictures} pictures in ${seconds} s`);
    await visitor.leave();
  }
}
