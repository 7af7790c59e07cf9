import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../src/texts/en.ts';
import { en as lobby } from '../src/texts/lobby/en.ts';
import { withVisitor } from './browser.ts';
import { deal, openTable, planOnOneDevice, sitDown } from './driving/tables.ts';
import { PHONE } from './driving/visit.ts';

test('whoever opens a table for friends is asked for a name once, and bots bring their own', async () => {
  await withVisitor({ size: PHONE }, async ({ page }) => {
    await planWithFriends(page);
    const name = page.getByRole('dialog').getByLabel(lobby.yourName);
    await page.getByRole('button', { name: lobby.atSeat(3, lobby.openSeat) }).click();
    await page.getByRole('button', { name: lobby.atSeat(3, `${lobby.bot}, ${en.levels.novice}`) }).waitFor();
    await page.getByRole('button', { name: lobby.makeTable }).click();
    await page.getByText(lobby.nameNeeded).waitFor();
    await expect.poll(() => hasFocus(name)).toBe(true);
    await name.fill('Ada');
    await page.getByRole('button', { name: lobby.makeTable }).click();
    const seats = page.locator('.gathering-seats');
    await seats.getByText('Ada', { exact: true }).waitFor();
    await seats.getByText(`${en.you} · ${en.isNotReady}`).waitFor();
    await seats.getByText('Bruno', { exact: true }).waitFor();
    await planWithFriends(page);
    await expect.poll(() => name.inputValue()).toBe('Ada');
  });
});

test('a game against bots asks for no name', async () => {
  await withVisitor({ size: PHONE }, async ({ page }) => {
    await planOnOneDevice(page, 'Karma');
    await page.getByRole('radio', { name: new RegExp(`^${lobby.modes.bots.name}`) }).check();
    expect(await page.getByRole('dialog').getByLabel(lobby.yourName).count()).toBe(0);
    await page.getByRole('button', { name: lobby.deal }).click();
    await page.getByRole('list', { name: /^Your hand/ }).waitFor();
  });
});

test('after "Play again" everybody is told who is missing, and the game is dealt by itself', async () => {
  await withVisitor({}, async (host) => {
    const code = await openTable(host, { game: 'karma', bots: 1, open: 1 });
    await withVisitor({ size: PHONE }, async (guest) => {
      await sitDown(guest, `/t/${code}`);
      await deal(host);
      await endTogether(host.page, guest.page);
      await host.page.getByRole('button', { name: en.rematch }).click();
      await host.page.getByText(en.waitsFor('Kim')).waitFor();
      await guest.page.getByText(en.waitsFor(en.youAmongOthers)).waitFor();
      const ready = guest.page.getByRole('button', { name: en.ready, exact: true });
      await expect.poll(() => hasFocus(ready)).toBe(true);
      await expect
        .poll(() => ready.evaluate((button) => button.getBoundingClientRect().bottom))
        .toBeLessThanOrEqual(PHONE.height);
      await guest.page.getByText(`✓ ${en.isReady}`).waitFor();
      await ready.click();
      for (const { page } of [host, guest]) await page.getByRole('region', { name: en.decision }).waitFor();
    });
  });
});

test('alone with bots the next game is dealt at once', async () => {
  await withVisitor({}, async (visitor) => {
    const { page } = visitor;
    await openTable(visitor, { game: 'karma', bots: 2 });
    await deal(visitor);
    await endAlone(page);
    await page.getByRole('button', { name: en.rematch }).click();
    await page.getByText(en.noResult).waitFor({ state: 'detached' });
    await page.getByRole('list', { name: /^Your hand/ }).waitFor();
  });
});

function hasFocus(element: Locator): Promise<boolean> {
  return element.evaluate((each) => each === document.activeElement);
}

async function planWithFriends(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: `${lobby.withFriends}: Karma`, exact: true }).click();
  await page.getByRole('dialog').getByRole('list', { name: lobby.seats }).waitFor();
}

async function endAlone(page: Page): Promise<void> {
  await page.getByRole('button', { name: en.menu, exact: true }).click();
  await page.getByRole('button', { name: en.abort }).click();
  await page.getByText(en.abortRunning).waitFor();
  await page.getByRole('button', { name: en.abort }).click();
}

async function endTogether(host: Page, guest: Page): Promise<void> {
  await endAlone(host);
  await guest.getByRole('button', { name: en.agree, exact: true }).click();
  for (const page of [host, guest]) await page.getByText(en.noResult).waitFor();
}
