// Sizes of scripts, largest contentful paint and dropped frames of the built page, in a real Chromium.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { buildPage } from '../e2e/driving/house.ts';
import { LAUNCH } from '../e2e/driving/launch.ts';
import { en } from '../src/texts/en.ts';
import { countFrames } from './frames.ts';
import { Site } from './site.ts';

const GAMES = { karma: 'Karma', stop: 'STOP', karmaka: 'Karmaka', 'mieses-karma': 'Mieses Karma' };
const BUDGET = { firstLoad: 60, game: 60, lcp: 1500 };
const LCP_ROUNDS = 3;
/** 1.6 Mbit/s down, 0.75 up, 150 ms there and back. */
const FAST_3G = { offline: false, downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 };

await main();

async function main(): Promise<void> {
  const { json } = parseArgs({ options: { json: { type: 'boolean', default: false } } }).values;
  const folder = mkdtempSync(join(tmpdir(), 'samsara-page-'));
  await buildPage(folder);
  const site = await Site.open(folder);
  const browser = await chromium.launch(LAUNCH);
  try {
    const { firstLoad, games } = await sizes(browser, site);
    console.log(line('first load of the lobby, scripts', `${firstLoad.toFixed(1)} kB`, BUDGET.firstLoad));
    for (const [game, size] of Object.entries(games))
      console.log(line(`${game}, scripts besides`, `${size.toFixed(1)} kB`, BUDGET.game));
    const lcp = await largestPaint(browser, site);
    console.log(line('largest contentful paint at fast 3G', `${lcp} ms`, BUDGET.lcp));
    const { frames, dropped } = await countFrames(browser, site.origin);
    console.log(
      line('frames dropped while cards moved, 4× slower', `${dropped} of ${frames + dropped}`, null),
    );
    if (json) {
      const rounded = Object.fromEntries(Object.entries(games).map(([game, size]) => [game, round(size)]));
      console.log(
        JSON.stringify({
          first_load_gz_kb: round(firstLoad),
          lcp_ms: lcp,
          dropped_frames: dropped,
          frames,
          game_gz_kb: rounded,
        }),
      );
    }
  } finally {
    await browser.close();
    site.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function line(what: string, found: string, budget: number | null): string {
  return `${what.padEnd(46)}${found.padStart(12)}${budget === null ? '' : `   (at most ${budget})`}`;
}

function round(kb: number): number {
  return Math.round(kb * 10) / 10;
}

/** What the lobby loads, and what each game loads after it: page, worker, bots and texts of one language. */
async function sizes(browser: Browser, site: Site) {
  const games: Record<string, number> = {};
  let firstLoad = 0;
  for (const [game, name] of Object.entries(GAMES)) {
    const context = await browser.newContext({ locale: 'en', serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto(site.origin);
    await page.getByRole('link', { name: `${en.playNow}: ${name}`, exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
    firstLoad = site.countScripts();
    await page.getByRole('link', { name: `${en.playNow}: ${name}`, exact: true }).click();
    await page.getByRole('list', { name: /^Your hand/ }).waitFor();
    await page.waitForLoadState('networkidle');
    await thinkerLoaded(site);
    games[game] = site.countScripts();
    await context.close();
  }
  return { firstLoad, games };
}

/** The bots' part of the worker is asked for when the first bot has to think. */
async function thinkerLoaded(site: Site): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if ([...site.sent].some((file) => file.includes('deciding'))) return;
    await new Promise((done) => setTimeout(done, 100));
  }
}

/** The middle one of several first visits. */
async function largestPaint(browser: Browser, site: Site): Promise<number> {
  const found: number[] = [];
  for (let i = 0; i < LCP_ROUNDS; i++) {
    const context = await browser.newContext({ locale: 'en', serviceWorkers: 'block' });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.emulateNetworkConditions', FAST_3G);
    await page.goto(site.origin);
    await page.getByText(en.slogan).waitFor();
    await page.waitForLoadState('networkidle');
    found.push(
      await page.evaluate(
        () =>
          new Promise<number>((done) => {
            new PerformanceObserver((list) => done(list.getEntries().at(-1)?.startTime ?? 0)).observe({
              type: 'largest-contentful-paint',
              buffered: true,
            });
          }),
      ),
    );
    await context.close();
  }
  return Math.round(found.sort((a, b) => a - b)[Math.floor(found.length / 2)]);
}
