import { actorAndMove, dealt, type GameRecord } from '@samsara/engine';
import { karma, type State } from '@samsara/engine/games/karma';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { KeptAsRecord } from '../src/local/worker/plan.ts';
import { en as result } from '../src/result/texts.ts';
import { en } from '../src/review/texts/en.ts';
import { de as german } from '../src/texts/de.ts';
import { en as common } from '../src/texts/en.ts';
import { withVisitor } from './browser.ts';
import { byTaste, endedGame, keep, keepEnded, keptGame, keptNearEnd } from './driving/kept.ts';
import { play } from './driving/playing.ts';
import { deal, openTable } from './driving/tables.ts';
import { violations } from './driving/violations.ts';
import { forgive, PHONE } from './driving/visit.ts';

const UNTIMED = { choosing_ms: 0, decision_ms: 0 };

/** A game that is over soon: every decision of it is thought over by each who looks. */
const TURNS = 16;

/** The cards may have been with or against anybody. */
const SENTENCE = /^The cards were .*, your choices (?:cost|brought) .*\. in chances out of 100$/;

/** Of somebody else than whoever reads it. */
const THEIRS = /^The cards were .*, their choices (?:cost|brought) .*\. in chances out of 100$/;

const MISSING = /^There is no such game here for you\./;

test('without a network: the end says what was luck and choice, and the review shows chances, moments and better moves', async () => {
  await withVisitor({ size: PHONE, keepsPage: true }, async (visitor) => {
    const { context, page } = visitor;
    await page.goto('/settings');
    await keep(page, nearlyOver());
    await expect.poll(() => keeperOf(page)).toBe('activated');
    await context.setOffline(true);
    await page.goto('/play/karma');
    await play(visitor);
    await expect.poll(() => page.locator('.end-review').textContent()).toMatch(SENTENCE);
    await page.getByRole('link', { name: result.review, exact: true }).click();
    await page.getByRole('heading', { name: `${en.title} · Karma` }).waitFor();
    await page.getByText(en.finished).waitFor();
    await checkCurve(page);
    await checkParts(page);
    await checkWalk(page);
    expect(await violations(page)).toEqual([]);
    // The game counts for the progress of whoever played it.
    await page.getByRole('link', { name: en.progress }).click();
    await page.getByText(en.meanOf(1)).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await isTooWide(page)).toBe(false);
    forgive(visitor, /ERR_INTERNET_DISCONNECTED/);
  });
});

test('on a small phone the sentence is seen without scrolling, in German, at a table of four', async () => {
  await withVisitor({ size: PHONE, language: 'de' }, async (visitor) => {
    const { page } = visitor;
    await keep(page, keptNearEnd(karma, { ...UNTIMED, turn_limit: TURNS, players: 4 }));
    await page.goto('/play/karma');
    await play(visitor, { words: german });
    const sentence = page.locator('.end-review', { hasText: /Entscheidungen/ });
    await sentence.waitFor();
    const [{ y, height }, buttons] = await Promise.all(
      [sentence, page.locator('.end-buttons')].map(async (each) => (await each.boundingBox())!),
    );
    expect(y).toBeGreaterThan(0);
    expect(y + height).toBeLessThan(buttons.y);
  });
});

test('a review can be stopped, and a file that is no record is refused', async () => {
  await withVisitor({}, async (visitor) => {
    const { page } = visitor;
    await keepEnded(page, endedGame(karma, { ...UNTIMED, players: 6 }, 'local-long'));
    await page.goto('/review/local-long');
    await page.getByRole('button', { name: en.stop }).click();
    await page.getByText(en.stopped).waitFor();
    await page.getByRole('button', { name: en.goOn }).click();
    await page.getByRole('slider', { name: en.moment }).waitFor();
    await page.goto('/review/local-none');
    await page.getByText(MISSING).waitFor();
    const file = { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"game":"karma"}') };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByText('This file is not a record of a game.').waitFor();
    forgive(visitor, /status of 404/);
  });
});

test('a game at the server: nothing while it runs, then one’s own seat and every other, for others with the link', async () => {
  await withVisitor({}, async (host) => {
    const { page, context } = host;
    const code = await openTable(host, {
      game: 'karma',
      options: { ...UNTIMED, turn_limit: TURNS },
      bots: 1,
    });
    await deal(host);
    const running = await context.newPage();
    await running.goto(`/review/${code}-1`);
    await running.getByText(MISSING).waitFor();
    await running.close();
    await play(host);
    await expect.poll(() => page.locator('.end-review').textContent()).toMatch(SENTENCE);
    await page.getByRole('link', { name: result.review, exact: true }).click();
    await page.getByText(en.finished).waitFor();
    const sentence = page.locator('.review-sentence');
    await expect.poll(() => sentence.textContent()).toMatch(SENTENCE);
    await checkParts(page);
    const [, bot] = await page.locator('.review-whose label').allTextContents();
    await page.locator('.review-whose').getByText(bot, { exact: true }).click();
    await expect.poll(() => sentence.textContent()).toMatch(THEIRS);
    await checkParts(page);
    const record = await context.request.get(`/api/plays/${code}-1/record`);
    await withVisitor({}, async (stranger) => {
      await stranger.page.goto(`/review/${code}-1`);
      await stranger.page.getByText(MISSING).waitFor();
      forgive(stranger, /status of 404/);
      await stranger.page.goto('/settings');
      await stranger.page.goto(`/review/${code}-1#share=${record.headers()['samsara-share']}`);
      // Nobody there is this person, and nothing of it is their progress.
      await expect.poll(() => stranger.page.locator('.review-sentence').textContent()).toMatch(THEIRS);
      await stranger.page.getByText(en.finished).waitFor();
      await stranger.page.getByRole('link', { name: en.progress }).click();
      await stranger.page.getByText(en.progressEmpty).waitFor();
    });
  });
});

test('a choice can be tried again: a table at that very moment, where another move can be made', async () => {
  await withVisitor({ size: PHONE }, async (visitor) => {
    const { page } = visitor;
    const ended = endedGame(karma, { ...UNTIMED, players: 2 }, 'local-again');
    await keepEnded(page, ended);
    await page.goto('/review/local-again');
    await page.getByText(en.finished).waitFor();
    const walk = page.getByRole('region', { name: en.walk });
    const [, move] = /^Move (\d+)/.exec((await walk.locator('h3').first().textContent()) ?? '') ?? [];
    const state = stateBefore(ended.record, Number(move));
    await walk.getByRole('button', { name: en.tryAgain }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/play/karma');
    const hand = page.getByRole('list', { name: common.yourHand(state.hands[0].size) });
    await hand.waitFor();
    await page.getByRole('region', { name: common.decision }).waitFor();
    expect(await play(visitor, { presses: 2 })).toBe(2);
  });
});

async function checkCurve(page: Page): Promise<void> {
  const slider = page.getByRole('slider', { name: en.moment });
  await slider.focus();
  await page.keyboard.press('Home');
  await expect
    .poll(() => slider.getAttribute('aria-valuetext'))
    .toMatch(/^Before the deal: You \d+, Bo \d+$/);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toMatch(/^Move \d+: You \d+, Bo \d+/);
  await page.keyboard.press('End');
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toMatch(/^The end: /);
  const moments = Number(await slider.getAttribute('max')) + 1;
  await page.getByText(en.asTable, { exact: true }).click();
  // A row of headings, and one for each moment.
  await expect.poll(() => page.getByRole('table').getByRole('row').count()).toBe(1 + moments);
  await page.getByText(en.asCurve, { exact: true }).click();
}

/** Start, cards, others and own choices are the result. */
async function checkParts(page: Page): Promise<void> {
  const numbers = (await page.locator('.part b').allTextContents()).map((text) =>
    Number(text.replace('−', '-')),
  );
  const [start, cards, others, own, end] = numbers;
  expect(start + cards + others + own).toBe(end);
}

async function checkWalk(page: Page): Promise<void> {
  const walk = page.getByRole('region', { name: en.walk });
  await walk.getByText(/^This choice cost \d+ of 100 chances\.$/).waitFor();
  await walk.locator('dt', { hasText: en.made }).waitFor();
  await walk.locator('dt', { hasText: en.better }).waitFor();
  await walk.getByText(en.why, { exact: true }).waitFor();
  await walk.getByRole('button', { name: en.tryAgain }).waitFor();
  expect(await isTooWide(page)).toBe(false);
}

function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
}

/** A game of one person who has thrown chances away and a bot, left on the person's turn with few cards. */
function nearlyOver(): KeptAsRecord {
  let turns = 0;
  return keptGame(karma, { ...UNTIMED, players: 2 }, isNearlyOver, (state, actor, moves) =>
    actor === 0 && turns++ % 3 === 0 ? moves[0] : byTaste(karma)(state, actor, moves),
  ).kept;
}

function isNearlyOver({ pending, hands, hidden, pile }: State): boolean {
  const wait = pending[pending.length - 1];
  const isOwnTurn = wait.type === 'turn' && wait.seat === 0;
  return isOwnTurn && hands[0].size === 2 && pile.length === 0 && hidden.every(({ length }) => length === 1);
}

/** The game as it was before so many moves were made. */
function stateBefore(record: GameRecord, move: number): State {
  const state = dealt(karma, record);
  for (const [line] of record.moves.slice(0, move - 1)) {
    const { actor, text } = actorAndMove(line)!;
    const made = karma.legalMoves(state, actor).find((each) => karma.notation(each) === text)!;
    karma.apply(state, actor, made);
  }
  return state;
}

/** The state of the service worker that keeps the page. */
function keeperOf(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
}
