// Sizes of scripts, largest contentful paint and dropped frames of the built page, in a real Chromium.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LANGUAGES, type Language } from '@samsara/engine/texts';
import { type Browser, chromium } from 'playwright-core';
import { LAUNCH } from '../e2e/driving/launch.ts';
import { buildPage } from '../e2e/driving/server.ts';
import { GAME_IDS } from '../src/games/ids.ts';
import { en } from '../src/texts/en.ts';
import { dealtFrames, drawnFrames, scriptFrames, tripleFrames, waitingFrames } from './frames.ts';
import { Site } from './site.ts';
import type { Drawn } from './trace.ts';

const BUDGET = { firstLoad: 60, game: 60, lcp: 1500, frame: 16.7 };
const LCP_ROUNDS = 3;
/** 1.6 Mbit/s down, 0.75 up, 150 ms there and back. */
const FAST_3G = { offline: false, downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 };

/** A phone of the lower middle, compared with the machine that measures. */
const SLOWER = 4;

await main();

async function main(): Promise<void> {
  const { json, frames } = parseArgs({
    options: { json: { type: 'boolean', default: false }, frames: { type: 'boolean', default: false } },
  }).values;
  const folder = mkdtempSync(join(tmpdir(), 'samsara-page-'));
  await buildPage(folder);
  const site = await Site.open(folder);
  const browser = await chromium.launch(LAUNCH);
  try {
    const found = {
      ...(frames ? {} : await measureLoading(browser, site)),
      ...(await measureFrames(browser, site)),
    };
    if (json) console.log(JSON.stringify(found));
  } finally {
    await browser.close();
    site.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureLoading(browser: Browser, site: Site) {
  const { firstLoad, games, lessons, puzzles } = await largestSizes(browser, site);
  console.log(line('first load of the lobby, scripts', `${firstLoad} kB`, BUDGET.firstLoad));
  for (const [game, size] of Object.entries(games))
    console.log(line(`${game}, scripts besides`, `${size} kB`, BUDGET.game));
  for (const [game, size] of Object.entries(lessons))
    console.log(line(`${game}, its lesson, scripts besides`, `${size} kB`, BUDGET.game));
  for (const [game, size] of Object.entries(puzzles))
    console.log(line(`${game}, its puzzles, scripts besides`, `${size} kB`, BUDGET.game));
  const lcp = await largestPaint(browser, site);
  console.log(line('largest contentful paint at fast 3G', `${lcp} ms`, BUDGET.lcp));
  return {
    first_load_gz_kb: firstLoad,
    lcp_ms: lcp,
    game_gz_kb: games,
    lesson_gz_kb: lessons,
    puzzles_gz_kb: puzzles,
  };
}

async function measureFrames(browser: Browser, site: Site) {
  const full = await drawnFrames(browser, site.origin, 1);
  tellFrames('', full);
  const slowed = await drawnFrames(browser, site.origin, SLOWER);
  tellFrames(`, ${SLOWER}× slower`, slowed);
  const deal = await dealtFrames(browser, site.origin, SLOWER);
  tellFrames(`, the deal, ${SLOWER}× slower`, deal);
  const triple = await tripleFrames(browser, site.origin, SLOWER);
  tellFrames(`, a triple, ${SLOWER}× slower`, triple);
  const script = await scriptFrames(browser, site.origin, SLOWER);
  console.log(line(`turns that script missed, ${SLOWER}× slower`, `${script.missed} of ${script.frames}`));
  const thinking = await waitingFrames(browser, site.origin, 'master');
  const waiting = await waitingFrames(browser, site.origin, 'casual');
  console.log(
    line('turns that script missed while master thinks', `${thinking.missed} of ${thinking.frames}`),
  );
  console.log(line('  and while casual waits', `${waiting.missed} of ${waiting.frames}`));
  return {
    ...framesOf(slowed),
    deal: framesOf(deal),
    triple: framesOf(triple),
    script_frames: script.frames,
    script_frames_missed: script.missed,
    thinking_frames: thinking.frames,
    thinking_frames_missed: thinking.missed,
    waiting_frames: waiting.frames,
    waiting_frames_missed: waiting.missed,
    at_full_speed: framesOf(full),
  };
}

function framesOf({ frames, dropped, still, work }: Drawn) {
  return { dropped_frames: dropped, still_frames: still, frames, frame_work_ms: round(work) };
}

function tellFrames(when: string, { frames, dropped, still, work, longest }: Drawn): void {
  console.log(line(`frames dropped while cards moved${when}`, `${dropped} of ${frames}`));
  console.log(line(`  those in which cards stood still${when}`, `${still}`));
  console.log(line(`  the page's work for each of them${when}`, `${round(work)} ms`, BUDGET.frame));
  console.log(line(`  the longest piece of work${when}`, `${round(longest)} ms`));
}

function line(what: string, found: string, budget?: number): string {
  return `${what.padEnd(52)}${found.padStart(12)}${budget === undefined ? '' : `   (at most ${budget})`}`;
}

function round(kb: number): number {
  return Math.round(kb * 10) / 10;
}

interface Sizes {
  readonly firstLoad: number;
  readonly games: Readonly<Record<string, number>>;
  /** From the first page until the first task is set. */
  readonly lessons: Readonly<Record<string, number>>;
  /** From the first page until the first question is asked. */
  readonly puzzles: Readonly<Record<string, number>>;
}

/** In the language in which each of them is largest. */
async function largestSizes(browser: Browser, site: Site): Promise<Sizes> {
  const all: Sizes[] = [];
  for (const language of LANGUAGES) all.push(await sizes(browser, site, language));
  const largest = (sizeOf: (each: Sizes) => number) => round(Math.max(...all.map(sizeOf)));
  const byGame = (part: 'games' | 'lessons' | 'puzzles') =>
    Object.fromEntries(GAME_IDS.map((game) => [game, largest((each) => each[part][game])]));
  const firstLoad = largest((each) => each.firstLoad);
  return { firstLoad, games: byGame('games'), lessons: byGame('lessons'), puzzles: byGame('puzzles') };
}

/** What the lobby loads, and what somebody new loads after it: for a game until its cards are dealt, workers included, for its lesson, or for its puzzles. */
async function sizes(browser: Browser, site: Site, language: Language): Promise<Sizes> {
  const games: Record<string, number> = {};
  const lessons: Record<string, number> = {};
  const puzzles: Record<string, number> = {};
  let firstLoad = 0;
  const visit = async (paths: readonly string[], shown: string) => {
    const context = await browser.newContext({ locale: language, serviceWorkers: 'block' });
    const page = await context.newPage();
    const links = paths.map((path) => page.locator(`a[href="${path}"]`).first());
    await page.goto(site.origin);
    await links[0].waitFor();
    await page.waitForLoadState('networkidle');
    firstLoad = site.countScripts();
    for (const link of links) await link.click();
    await page.locator(shown).first().waitFor();
    await page.waitForLoadState('networkidle');
    const besides = site.countScripts();
    await context.close();
    return besides;
  };
  for (const game of GAME_IDS) {
    games[game] = await visit([`/play/${game}`], '.hand-cards .card');
    lessons[game] = await visit([`/learn/${game}`], '.coach');
    puzzles[game] = await visit(['/puzzles', `/puzzles/${game}`], '.puzzle[data-phase="question"]');
  }
  return { firstLoad, games, lessons, puzzles };
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
