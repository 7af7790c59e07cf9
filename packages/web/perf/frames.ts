import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readRecord, replay } from '@samsara/engine';
import { rules } from '@samsara/engine/games/karma/rules';
import type { Browser, Page } from 'playwright-core';
import { choose } from '../e2e/driving/choosing.ts';
import { lookAt } from '../e2e/driving/looking.ts';
import { tap } from '../e2e/driving/tapping.ts';
import { type Visitor, visit } from '../e2e/driving/visit.ts';
import { en as lobby } from '../src/texts/lobby/en.ts';
import { type Drawn, drawnIn, FLIGHT_BEGINS, FLIGHT_ENDS, TRACED } from './trace.ts';

const PRESSES = 10;

/** Plays Karma on a processor so many times slower, and reports what was drawn while cards travelled. */
export function drawnFrames(browser: Browser, origin: string, slower: number): Promise<Drawn> {
  return atTable(browser, origin, slower, async (visitor) => {
    await visitor.page.evaluate(MARK_FLIGHTS);
    await browser.startTracing(visitor.page, { categories: TRACED });
    await pressSome(visitor);
    return drawnIn(await browser.stopTracing());
  });
}

/** What was drawn from the title to the open hand, while the page itself had just been loaded. */
export function dealtFrames(browser: Browser, origin: string, slower: number): Promise<Drawn> {
  return tracedFrames(browser, origin, async ({ context, page, cdp }) => {
    await context.addInitScript(MARK_FLIGHTS);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
    return async () => {
      await page.goto('/play/karma');
      await page.locator('.card.is-playable').first().waitFor();
    };
  });
}

/** A game in which somebody completes a triple: most is seen at once then. */
const TRIPLE = fileURLToPath(
  new URL('../../engine/src/record/corpus/karma-alternative-triples.json', import.meta.url),
);

/** What was drawn while the cards of a triple opened into petals, in a replay. */
export function tripleFrames(browser: Browser, origin: string, slower: number): Promise<Drawn> {
  return tracedFrames(browser, origin, async ({ page, cdp }) => {
    await page.goto('/replay/none');
    await page.locator('input[type=file]').setInputFiles(TRIPLE);
    await page.waitForURL(/\/replay\/file/);
    await page.goto(`${page.url()}#${moveOfTriple()},onlooker`);
    await page.reload();
    const on = page.getByRole('button', { name: 'One move on' });
    await on.waitFor();
    await page.locator('.seat-face').first().waitFor();
    await page.evaluate(MARK_FLIGHTS);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
    return async () => {
      await on.click();
      await page.evaluate(HAS_LANDED);
    };
  });
}

/** Before which move nobody has completed a triple yet. */
function moveOfTriple(): number {
  let found = -1;
  replay(rules, readRecord(readFileSync(TRIPLE, 'utf8')), ({ index, events }) => {
    if (found < 0 && events.some(({ type }) => type === 'triple')) found = index;
  });
  return found;
}

async function tracedFrames(
  browser: Browser,
  origin: string,
  prepare: (visitor: Visitor) => Promise<() => Promise<void>>,
): Promise<Drawn> {
  const visitor = await visit(browser, origin, { settings: { speed: 1, motion: 'full' } });
  try {
    const act = await prepare(visitor);
    await browser.startTracing(visitor.page, { categories: TRACED });
    await act();
    return drawnIn(await browser.stopTracing());
  } finally {
    await visitor.leave();
  }
}

/** How often the page's own script came to its turn, and how often it missed one. */
export interface Turns {
  readonly frames: number;
  readonly missed: number;
}

/** Turns of the page's script while cards travelled. */
export function scriptFrames(browser: Browser, origin: string, slower: number): Promise<Turns> {
  return atTable(browser, origin, slower, async (visitor) => {
    await visitor.page.evaluate(countTurns("document.querySelector('.flight-layer') !== null"));
    await pressSome(visitor);
    return visitor.page.evaluate('window.turns') as Promise<Turns>;
  });
}

/** Turns of the page's script while bots of a level are about to move and nothing travels. */
export function waitingFrames(browser: Browser, origin: string, level: BotLevel): Promise<Turns> {
  return atTable(
    browser,
    origin,
    1,
    async (visitor) => {
      await visitor.page.evaluate(countTurns(OTHERS_THINK));
      await pressSome(visitor);
      return visitor.page.evaluate('window.turns') as Promise<Turns>;
    },
    (page) => against(page, level),
  );
}

type BotLevel = 'casual' | 'master';

const againstCasual = (page: Page) => page.goto('/play/karma');

async function against(page: Page, level: BotLevel): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: `${lobby.withFriends}: Karma`, exact: true }).click();
  await page.getByRole('radio', { name: lobby.modes.bots.name }).check();
  await page.getByLabel(lobby.level).selectOption(level);
  await page.getByRole('button', { name: lobby.deal, exact: true }).click();
}

async function atTable<Found>(
  browser: Browser,
  origin: string,
  slower: number,
  watch: (visitor: Visitor) => Promise<Found>,
  open: (page: Page) => Promise<unknown> = againstCasual,
): Promise<Found> {
  const visitor = await visit(browser, origin, { settings: { speed: 1, motion: 'full' } });
  const { page, cdp } = visitor;
  try {
    await open(page);
    await page.getByRole('list', { name: /^Your hand/ }).waitFor();
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
    return await watch(visitor);
  } finally {
    await visitor.leave();
  }
}

/** Plays without looking at the page while cards travel: reading it would take the time that is measured. */
async function pressSome(visitor: Visitor): Promise<void> {
  for (let turn = 0; turn < PRESSES; ) {
    await isAsked(visitor.page);
    const choice = choose(await lookAt(visitor.page), turn);
    if (choice.type === 'over') return;
    if (choice.type === 'press' && (await tap(visitor, choice.thing))) turn++;
  }
  await isAsked(visitor.page);
}

/** Settles when nothing has moved for a moment and there is something to press, or after a while all the same. */
function isAsked(page: Page): Promise<unknown> {
  return page.evaluate(`new Promise((done) => {
    const latest = performance.now() + 4000;
    let timer;
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(look, 150);
    };
    const changes = new MutationObserver(again);
    const look = () => {
      const isFlying = document.querySelector('.flight-layer') !== null;
      const asks = document.querySelector('.card.is-playable, .decision-buttons button, .end-panel, dialog[open]');
      if (isFlying || (asks === null && performance.now() < latest)) return again();
      changes.disconnect();
      done();
    };
    changes.observe(document.body, { childList: true, subtree: true });
    again();
  })`);
}

/** Scripts are texts here, as no loader may add to them. */
const MARK_FLIGHTS = `{
  let wasFlying = false;
  new MutationObserver(() => {
    const isFlying = document.querySelector('.flight-layer') !== null;
    if (isFlying !== wasFlying) performance.mark(isFlying ? '${FLIGHT_BEGINS}' : '${FLIGHT_ENDS}');
    wasFlying = isFlying;
  }).observe(document, { childList: true, subtree: true });
}`;

/** Waits without asking in every frame: each question would be a piece of work, and a frame, of the page. */
const HAS_LANDED = `new Promise((done) => {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('${FLIGHT_ENDS}').length > 0) done();
  }).observe({ type: 'mark', buffered: true });
})`;

const OTHERS_THINK = `document.querySelector('.card.is-playable, .end-panel, .flight-layer, dialog[open]') === null`;

/** Counts turns while something is the case; `window.turns` has them. */
function countTurns(condition: string): string {
  return `{
  const turns = { frames: 0, missed: 0 };
  window.turns = turns;
  let last = null;
  const next = (now) => {
    const counts = ${condition};
    if (counts && last !== null) {
      const missed = Math.max(0, Math.round(((now - last) * 60) / 1000) - 1);
      turns.missed += missed;
      turns.frames += missed + 1;
    }
    last = counts ? now : null;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}`;
}
