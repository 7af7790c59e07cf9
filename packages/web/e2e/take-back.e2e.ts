import { expect, test } from 'vitest';
import { en } from '../src/texts/en.ts';
import { withVisitor } from './browser.ts';
import { play } from './driving/playing.ts';
import { deal, openTable, SHORT_TABLES } from './driving/tables.ts';
import type { Visitor } from './driving/visit.ts';

type Page = Visitor['page'];

/** A little longer than a move waits. */
const LONG_MS = 3500;

test('a move can be taken back before anybody hears of it, and arrives when it is pressed again', async () => {
  await withWatchedTurn(async (host, seen) => {
    const { page } = host;
    const before = await seen();
    await playFirstCard(page);
    await page.getByText(en.aboutTo('')).first().waitFor();
    const takeBack = page.getByRole('button', { name: en.takeMoveBack, exact: true });
    await takeBack.waitFor();
    await page.keyboard.press('u');
    await takeBack.waitFor({ state: 'detached' });
    await page.waitForTimeout(LONG_MS);
    expect(await seen()).toBe(before);
    await playFirstCard(page);
    await takeBack.click();
    await page.waitForTimeout(LONG_MS);
    expect(await seen()).toBe(before);
    await playFirstCard(page);
    await takeBack.waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(seen).toBeGreaterThan(before);
  });
});

test('a move that waits is sent by itself, also when its player leaves the page', async () => {
  await withWatchedTurn(async (host, seen) => {
    const { page } = host;
    const first = await seen();
    await playFirstCard(page);
    await expect.poll(seen).toBeGreaterThan(first);
    // Until the answer is here, the page may still show the turn before.
    await expect.poll(() => entryShown(page)).toBeGreaterThan(first);
    await yourTurn(host);
    await expect.poll(async () => (await seen()) - (await entryShown(page))).toBe(0);
    const second = await seen();
    await playFirstCard(page);
    await page.getByRole('button', { name: en.takeMoveBack, exact: true }).waitFor();
    await page.goto('/settings');
    await expect.poll(seen).toBeGreaterThan(second);
  });
});

/** The first turn of somebody whose moves wait long, with a second browser that watches. */
async function withWatchedTurn(
  act: (host: Visitor, seen: () => Promise<number>) => Promise<void>,
): Promise<void> {
  await withVisitor({ settings: { takeBack: 'long' } }, async (host) => {
    const code = await openTable(host, SHORT_TABLES.karma);
    await deal(host);
    await yourTurn(host);
    await withVisitor({}, async ({ page }) => {
      await page.goto(`/t/${code}`);
      await page.getByText(en.watching).waitFor();
      await expect.poll(() => entryShown(page)).toBe(await entryShown(host.page));
      await act(host, () => entryShown(page));
    });
  });
}

/** The number of the last thing that happened, as this browser shows it. */
async function entryShown(page: Page): Promise<number> {
  return Number(await page.getByRole('main').getAttribute('data-seq'));
}

/** Plays on until a card of the hand can be played. */
async function yourTurn(host: Visitor): Promise<void> {
  const asked = host.page.getByRole('region', { name: en.decision }).getByText(/^Your turn:/);
  await play(host, {
    until: async () => (await asked.isVisible()) && (await playable(host.page).count()) > 0,
  });
}

function playable(page: Page) {
  return page
    .getByRole('list', { name: /^Your hand/ })
    .getByRole('button', { name: new RegExp(`, ${en.playable}$`) });
}

/** Enter on a card plays it. */
async function playFirstCard(page: Page): Promise<void> {
  const card = playable(page).first();
  await card.waitFor();
  await card.focus();
  await page.keyboard.press('Enter');
}
