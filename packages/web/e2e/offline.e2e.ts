import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../src/texts/en.ts';
import { en as lobby } from '../src/texts/lobby/en.ts';
import { withVisitor } from './browser.ts';
import { play } from './driving/playing.ts';
import { deal, openTable, SHORT_TABLES } from './driving/tables.ts';
import { forgive, PHONE } from './driving/visit.ts';

test('after one visit the page opens without a network: a game is dealt and the rules can be read', async () => {
  await withVisitor({ size: PHONE, keepsPage: true }, async (visitor) => {
    const { context, page } = visitor;
    await page.goto('/');
    await expect.poll(() => keeperOf(page)).toBe('activated');
    await context.setOffline(true);
    await page.reload();
    await page.getByText(lobby.offline).waitFor();
    await page.getByRole('link', { name: `${en.playNow}: Karmaka` }).click();
    await page.getByRole('list', { name: /^Your hand/ }).waitFor();
    expect(await play(visitor, { presses: 3 })).toBe(3);
    await page.goto('/rules/stop');
    await page.getByText('ST-01', { exact: true }).first().waitFor();
    await page.goto('/');
    await page.getByRole('link', { name: lobby.goOn }).waitFor();
    forgive(visitor, /ERR_INTERNET_DISCONNECTED/);
  });
});

test('a replay from the server that was looked at once opens without a network', async () => {
  await withVisitor({ size: PHONE, keepsPage: true }, async (visitor) => {
    const { context, page } = visitor;
    await openTable(visitor, SHORT_TABLES.karma);
    await deal(visitor);
    await expect.poll(() => keeperOf(page)).toBe('activated');
    await page.getByRole('button', { name: en.menu, exact: true }).click();
    await page.getByRole('button', { name: en.abort }).click();
    await page.getByText(en.abortRunning).waitFor();
    await page.getByRole('button', { name: en.abort }).click();
    await page.getByRole('link', { name: en.replay }).click();
    await page.getByRole('slider').waitFor();
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('slider').waitFor();
    forgive(visitor, /ERR_INTERNET_DISCONNECTED/);
  });
});

/** The state of the service worker that keeps the page. */
function keeperOf(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
}
