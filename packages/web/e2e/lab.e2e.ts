import { textsEn } from '@samsara/engine/games/karma/texts/en';
import { expect, test } from 'vitest';
import { de } from '../src/texts/de.ts';
import { en as common } from '../src/texts/en.ts';
import { fr } from '../src/texts/fr.ts';
import { en as lobby } from '../src/texts/lobby/en.ts';
import { withVisitor } from './browser.ts';
import { overflow } from './driving/measuring.ts';
import { inEveryLanguage } from './driving/speaking.ts';
import { openTable } from './driving/tables.ts';
import { violations } from './driving/violations.ts';
import { PHONE } from './driving/visit.ts';

const WORDS = { de, en: common, fr };

test('a number is changed and tried, sent as a link, and played with somebody who is told', async () => {
  await withVisitor({ size: PHONE, settings: { name: 'Robin' } }, async ({ page, context }) => {
    await page.goto('/lab/karma');
    const number = page.getByRole('spinbutton', { name: 'Draw up to' });
    await expect.poll(() => number.inputValue()).toBe('3');
    await expect(page.getByRole('button', { name: 'Try', exact: true }).isDisabled()).resolves.toBe(true);
    await page.getByRole('button', { name: 'Draw up to: more' }).click();
    await page.getByRole('button', { name: 'Draw up to: more' }).click();
    await page.getByRole('button', { name: 'Players: less' }).click();
    await page.getByRole('button', { name: 'Players: less' }).click();
    await page.getByText('Cards in the deck').click();
    await page.getByRole('button', { name: 'Copies of Five or Below: less' }).click();
    await page.getByRole('combobox', { name: 'How thoroughly' }).selectOption('200');
    await page.getByRole('button', { name: 'Try', exact: true }).click();
    await page.getByText(/^Games (become|stay)/).waitFor();
    await expect.poll(() => page.locator('.lab-chart').count()).toBe(5);
    await page.locator('.lab-kept button').waitFor();
    await page.getByText('As a table: Comebacks').click();
    await page.getByRole('table', { name: 'Comebacks' }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect((await overflow(page)).x).toBe(0);

    const link = page.url();
    expect(link).toMatch(/\/lab\/karma#(?=.*full_hand=5)(?=.*players=2)(?=.*cards_five=2)/);
    const other = await context.newPage();
    await other.goto(link);
    await expect.poll(() => other.getByRole('spinbutton', { name: 'Draw up to' }).inputValue()).toBe('5');
    await expect.poll(() => other.getByRole('spinbutton', { name: 'Players' }).inputValue()).toBe('2');
    await expect
      .poll(() => other.getByRole('spinbutton', { name: 'Copies of Five or Below' }).inputValue())
      .toBe('2');
    await other.close();

    await page.getByRole('button', { name: 'Play with these rules' }).click();
    await page.getByRole('radio', { name: lobby.modes.friends.name }).check();
    await page.getByRole('button', { name: lobby.makeTable }).click();
    await page.waitForURL(/\/t\//);
    const code = page.url();
    await withVisitor({ settings: { name: 'Kim' } }, async ({ page: guest }) => {
      await guest.goto(code);
      const told = guest.locator('.house-rules');
      await told.getByRole('heading', { name: common.houseRules }).waitFor();
      await told.getByText(`${textsEn.options.full_hand.name}: 5 (officially 3)`).waitFor();
      await told.getByText(`${textsEn.options.cards_five.name}: 2 (officially 3)`).waitFor();
      expect(await violations(guest)).toEqual([]);
    });
  });
});

test('a public table by house rules says so in the lobby, in every language', async () => {
  const table = { game: 'karma', options: { cards_give: 0 }, settings: { public: true }, bots: 0, open: 1 };
  await withVisitor({ settings: { name: 'Robin' } }, async (host) => {
    await openTable(host, table);
    await withVisitor({ size: PHONE }, async ({ page }) => {
      await page.goto('/');
      await inEveryLanguage(page, 'en', async (language) => {
        await page.locator('.open-tables').getByText(WORDS[language].houseRules, { exact: true }).waitFor();
        expect(await violations(page)).toEqual([]);
        expect((await overflow(page)).x).toBe(0);
      });
    });
  });
});
