// Sizes of scripts, largest contentful paint and dropped frames of the built page, in a real Chromium.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { GAMES } from '@samsara/engine/games';
import { LANGUAGES, type Language } from '@samsara/engine/texts';
import { type Browser, chromium } from 'playwright-core';
import { keep, keptNearEnd } from '../e2e/driving/kept.ts';
import { LAUNCH } from '../e2e/driving/launch.ts';
import { play } from '../e2e/driving/playing.ts';
import { buildPage } from '../e2e/driving/server.ts';
import { SHORT_TABLES } from '../e2e/driving/tables.ts';
import { visit } from '../e2e/driving/visit.ts';
import { GAME_IDS } from '../src/games/ids.ts';
import { en } from '../src/texts/en.ts';
import { dealtFrames, drawnFrames, scriptFrames, tripleFrames, waitingFrames } from './frames.ts';
import { Site, type Weight } from './site.ts';
import type { Drawn } from './trace.ts';

const BUDGET = { firstLoad: 60, game: 60, lcp: 1500, frame: 16.7 };
const LCP_ROUNDS = 3;
/** 1.6 Mbit/s down, 0.75 up, 150 ms there and back. */
const FAST_3G = { offline: false, downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 };

/** A page that asks for nothing more in so many milliseconds has what it needs. */
const QUIET_MS = 1500;

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
  const whole: Record<string, Weight> = {};
  for (const game of GAME_IDS) whole[game] = await wholeGame(browser, site, game);
  console.log(`${''.padEnd(52)}${'gzip'.padStart(12)}${'as sent'.padStart(12)}`);
  console.log(weightLine('first load of the lobby, scripts', firstLoad, BUDGET.firstLoad));
  const tell = (what: string, byGame: Readonly<Record<string, Weight>>, budget?: number) => {
    for (const [game, weight] of Object.entries(byGame))
      console.log(weightLine(`${game}${what}, scripts besides`, weight, budget));
  };
  tell('', games, BUDGET.game);
  tell(', a whole first game', whole);
  tell(', its lesson', lessons, BUDGET.game);
  tell(', its puzzles', puzzles, BUDGET.game);
  const lcp = await largestPaint(browser, site);
  console.log(line('largest contentful paint at fast 3G', `${lcp} ms`, BUDGET.lcp));
  return {
    first_load_gz_kb: firstLoad.gzip,
    lcp_ms: lcp,
    game_gz_kb: zipped(games),
    whole_game_gz_kb: zipped(whole),
    lesson_gz_kb: zipped(lessons),
    puzzles_gz_kb: zipped(puzzles),
    first_load_sent_kb: firstLoad.sent,
    game_sent_kb: Object.fromEntries(Object.entries(games).map(([game, { sent }]) => [game, sent])),
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

function zipped(byGame: Readonly<Record<string, Weight>>): Record<string, number> {
  return Object.fromEntries(Object.entries(byGame).map(([game, { gzip }]) => [game, gzip]));
}

function weightLine(what: string, { gzip, sent }: Weight, budget?: number): string {
  const limit = budget === undefined ? '' : `   (gzip: at most ${budget})`;
  return `${what.padEnd(52)}${`${gzip} kB`.padStart(12)}${`${sent} kB`.padStart(12)}${limit}`;
}

function line(what: string, found: string, budget?: number): string {
  return `${what.padEnd(52)}${found.padStart(12)}${budget === undefined ? '' : `   (at most ${budget})`}`;
}

function round(kb: number): number {
  return Math.round(kb * 10) / 10;
}

interface Sizes {
  readonly firstLoad: Weight;
  readonly games: Readonly<Record<string, Weight>>;
  /** From the first page until the first task is set. */
  readonly lessons: Readonly<Record<string, Weight>>;
  /** From the first page until the first question is asked. */
  readonly puzzles: Readonly<Record<string, Weight>>;
}

/** In the language in which each of them is largest. */
async function largestSizes(browser: Browser, site: Site): Promise<Sizes> {
  const all: Sizes[] = [];
  for (const language of LANGUAGES) all.push(await sizes(browser, site, language));
  const largest = (weightOf: (each: Sizes) => Weight): Weight => {
    const most = (part: keyof Weight) => round(Math.max(...all.map((each) => weightOf(each)[part])));
    return { gzip: most('gzip'), sent: most('sent') };
  };
  const byGame = (part: 'games' | 'lessons' | 'puzzles') =>
    Object.fromEntries(GAME_IDS.map((game) => [game, largest((each) => each[part][game])]));
  const firstLoad = largest((each) => each.firstLoad);
  return { firstLoad, games: byGame('games'), lessons: byGame('lessons'), puzzles: byGame('puzzles') };
}

/** What the lobby loads, and what somebody new loads after it: for a game until its cards are dealt, workers included, for its lesson, or for its puzzles. */
async function sizes(browser: Browser, site: Site, language: Language): Promise<Sizes> {
  const games: Record<string, Weight> = {};
  const lessons: Record<string, Weight> = {};
  const puzzles: Record<string, Weight> = {};
  let firstLoad: Weight = { gzip: 0, sent: 0 };
  const weigh = async (paths: readonly string[], shown: string) => {
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
    games[game] = await weigh([`/play/${game}`], '.hand-cards .card');
    lessons[game] = await weigh([`/learn/${game}`], '.coach');
    puzzles[game] = await weigh(['/puzzles', `/puzzles/${game}`], '.puzzle[data-phase="question"]');
  }
  return { firstLoad, games, lessons, puzzles };
}

/** All that a first game has loaded besides the lobby when it is over: from the deal until the table is at rest, and a last part to its end. In English. */
async function wholeGame(browser: Browser, site: Site, game: string): Promise<Weight> {
  const visitor = await visit(browser, site.origin, { settings: { speed: 1, motion: 'full' } });
  const { page } = visitor;
  try {
    await page.goto('/');
    await page.locator(`a[href="/play/${game}"]`).first().waitFor();
    await page.waitForLoadState('networkidle');
    site.countScripts();
    await page.locator(`a[href="/play/${game}"]`).first().click();
    await page.locator('.hand-cards .card').first().waitFor();
    for (let asked = -1; asked < site.sent.length; await page.waitForTimeout(QUIET_MS))
      asked = site.sent.length;
    await page.goto('/');
    await keep(page, keptNearEnd(GAMES[game], { players: 2, ...SHORT_TABLES[game].options }));
    await page.goto(`/play/${game}`);
    await play(visitor);
    await page.getByRole('button', { name: en.rematch }).waitFor();
    await page.waitForTimeout(QUIET_MS);
    // What the browser has kept is not asked for again.
    const { gzip, sent } = site.countScripts();
    return { gzip: round(gzip), sent: round(sent) };
  } finally {
    await visitor.leave();
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
