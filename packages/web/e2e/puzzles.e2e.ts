import { GAMES } from '@samsara/engine/games';
import text from '@samsara/engine/games/karma/puzzles.txt?raw';
import { type Puzzle, readPuzzles } from '@samsara/engine/puzzles';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { KeptAnswer } from '../src/puzzles/kept-answers.ts';
import { en } from '../src/puzzles/texts/en.ts';
import { en as common } from '../src/texts/en.ts';
import { withVisitor } from './browser.ts';
import { pressByKeys } from './driving/keyboard.ts';
import { overflow } from './driving/measuring.ts';
import { focusedThing, readPage } from './driving/reading.ts';
import { violations } from './driving/violations.ts';
import { DESKTOP, forgive, PHONE, type Visitor } from './driving/visit.ts';

const ONE_CARD = /^play (\d+)$/;

/** A puzzle of Karma in which the best move and another one are to play one card. */
const [puzzle] = readPuzzles(GAMES.karma, text).filter(
  ({ values: [best, ...others] }) =>
    ONE_CARD.test(best.move) && others.some(({ move }) => ONE_CARD.test(move)),
);
const best = puzzle.values[0].move;
const other = puzzle.values.slice(1).find(({ move }) => ONE_CARD.test(move))?.move ?? '';

test('from the first page to a puzzle that is found: values, theme and rating; then the next one', async () => {
  await withVisitor({ size: PHONE }, async ({ page }) => {
    await page.goto('/');
    await page.locator('.today-link', { hasText: common.puzzles }).tap();
    await page.getByRole('heading', { name: en.title }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: `${en.solve}: Karma`, exact: true }).tap();
    await asked(page);

    await page.goto(`/puzzles/karma/${puzzle.id}`);
    await asked(page, puzzle.id);
    expect(await overflow(page)).toEqual({ x: 0, y: 0 });
    expect(await violations(page)).toEqual([]);
    await playByTouch(page, best);
    await page.getByRole('heading', { name: en.right }).waitFor();
    const rows = page.locator('.puzzle-values li');
    await expect.poll(() => rows.count()).toBe(Math.min(puzzle.values.length, 6));
    expect(await rows.first().textContent()).toContain(en.outOf(puzzle.values[0].chance));
    await page.locator('.puzzle-theme').waitFor();
    expect(await violations(page)).toEqual([]);
    const [kept] = await keptAt(page);
    expect(kept).toMatchObject({ game: 'karma', puzzle: puzzle.id, isRight: true });
    expect(kept.rating).toBeGreaterThan(1500);
    await page.getByText(en.ratedNow(Math.round(kept.rating), Math.round(kept.rating) - 1500)).waitFor();

    await page.getByRole('button', { name: en.next }).tap();
    await asked(page);
    expect(new URL(page.url()).pathname).toBe('/puzzles/karma');
    expect(await page.locator('.puzzle').getAttribute('data-puzzle')).not.toBe(puzzle.id);
  });
});

test('by keys: what is not found lowers the rating, is told on request, and counts only once', async () => {
  await withVisitor({ size: DESKTOP }, async (visitor) => {
    const { page } = visitor;
    await page.goto(`/puzzles/karma/${puzzle.id}`);
    await asked(page, puzzle.id);
    await playByKeys(visitor, other);
    await page.getByRole('heading', { name: en.wrong }).waitFor();
    expect(await page.locator('.puzzle-values li').count()).toBe(2);
    expect(await page.locator('.puzzle-theme, .is-best').count()).toBe(0);
    const [first] = await keptAt(page);
    expect(first.rating).toBeLessThan(1500);
    await expect.poll(async () => (await focusedThing(visitor.cdp))?.name).toBe(en.again);
    await pressByKeys(visitor, await buttonNamed(visitor, en.showMe));
    await page.locator('.puzzle-values .is-made').waitFor();
    await page.getByRole('heading', { name: en.thisIsIt }).waitFor();
    expect(await keptAt(page)).toEqual([first]);
    await expect
      .poll(() => page.locator('.puzzle-answer').getByRole('status').first().textContent())
      .toContain(en.thisIsIt);

    await pressByKeys(visitor, await buttonNamed(visitor, en.again));
    await asked(page, puzzle.id);
    await playByKeys(visitor, best);
    await page.getByRole('heading', { name: en.rightAgain }).waitFor();
    await page.getByText(en.notCounted).waitFor();
    expect(await keptAt(page)).toEqual([{ ...first, isRightLater: true }]);
    await pressFocused(visitor, en.next);
    await asked(page);
  });
});

test('a link opens one puzzle without a network too; one that is gone leads to the others, and all is forgotten in one place', async () => {
  await withVisitor({ size: PHONE, keepsPage: true }, async (visitor) => {
    const { context, page } = visitor;
    await page.goto('/');
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state))
      .toBe('activated');
    await context.setOffline(true);
    await page.goto(`/puzzles/karma/${puzzle.id}`);
    await asked(page, puzzle.id);
    await playByTouch(page, other);
    await page.getByText(en.chances(chanceOf(puzzle, other), chanceOf(puzzle, best))).waitFor();
    forgive(visitor, /ERR_INTERNET_DISCONNECTED/);

    await page.goto('/puzzles/karma/nosuch');
    await page.getByText(en.gone).waitFor();
    await page.goto('/puzzles');
    await page.getByRole('button', { name: en.forget }).tap();
    await page.getByRole('alert').getByRole('button', { name: en.forget }).tap();
    await page.getByText(en.forgotten).waitFor();
    expect(await keptAt(page)).toEqual([]);
    forgive(visitor, /ERR_INTERNET_DISCONNECTED/);
  });
});

/** The last moves have been shown, and it is the person's turn. */
async function asked(page: Page, id?: string): Promise<void> {
  const which = id === undefined ? '' : `[data-puzzle="${id}"]`;
  await page.locator(`.puzzle[data-phase="question"]${which}`).waitFor();
  await page.locator('.decision-bar.is-yours').waitFor();
}

function cardOf(move: string): string {
  return ONE_CARD.exec(move)?.[1] ?? '';
}

async function playByTouch(page: Page, move: string): Promise<void> {
  const hand = page.getByRole('list', { name: /^Your hand/ });
  await hand
    .getByRole('button', { name: new RegExp(`^${cardOf(move)}\\b`) })
    .first()
    .tap();
  await page.locator(`.decision-bar [data-move="${move}"]`).tap();
}

async function playByKeys(visitor: Visitor, move: string): Promise<void> {
  const hand = visitor.page.getByRole('list', { name: /^Your hand/ });
  await hand
    .getByRole('button', { name: new RegExp(`^${cardOf(move)}\\b`) })
    .first()
    .waitFor();
  await expect
    .poll(async () => {
      const things = await readPage(visitor.cdp);
      const card = things.find(
        ({ role, name }) =>
          role === 'button' && new RegExp(`^${cardOf(move)}\\b.*, ${common.playable}`).test(name),
      );
      return card !== undefined && (await pressByKeys(visitor, card, ' '));
    })
    .toBe(true);
  await pressByKeys(visitor, await buttonNamed(visitor, await nameOf(visitor.page, move)));
}

/** What the button of a move says. */
async function nameOf(page: Page, move: string): Promise<string> {
  const button = page.locator(`.decision-bar [data-move="${move}"]`);
  await button.waitFor();
  return (await button.textContent()) ?? '';
}

async function buttonNamed({ cdp }: Visitor, wanted: string) {
  const things = await readPage(cdp);
  const found = things.find(({ role, name }) => role === 'button' && name === wanted);
  if (found === undefined) throw new Error(`there is no button ${wanted}`);
  return found;
}

/** It has the focus by itself. */
async function pressFocused({ page, cdp }: Visitor, name: string): Promise<void> {
  await expect.poll(async () => (await focusedThing(cdp))?.name).toBe(name);
  await page.keyboard.press('Enter');
}

function keptAt(page: Page): Promise<readonly KeptAnswer[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('samsara-puzzles') ?? '[]'));
}

function chanceOf({ values }: Puzzle, move: string): number {
  return values.find((each) => each.move === move)?.chance ?? 0;
}
