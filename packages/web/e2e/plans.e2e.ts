import { expect, test } from 'vitest';
import { PLAN_WORDS } from '../src/over-days/plans/plan-words.ts';
import { withVisitor } from './browser.ts';
import { deal, openTable, sitDown } from './driving/tables.ts';
import { PHONE } from './driving/visit.ts';

const words = PLAN_WORDS.en;
const days = { turn: 3, reserve: 0, weekends_off: false, utc_offset_min: 0 } as const;

test('moves are planned and questions answered in advance, and both are there again later', async () => {
  await withVisitor({ size: PHONE }, async (host) => {
    const { page } = host;
    // The other one begins. KK-34
    const wanted = { game: 'karmaka', options: { starter: 1 }, settings: { days } };
    await openTable(host, { ...wanted, bots: 0, open: 1 });
    await withVisitor({ size: PHONE }, async (guest) => {
      await sitDown(guest, page.url());
      await deal(host);
      await page.getByRole('button', { name: words.title, exact: true }).click();
      const sheet = page.getByRole('dialog');
      const when = sheet.getByRole('combobox', { name: words.when });
      await when.selectOption({ label: 'Kim passes.' });
      await sheet.getByRole('combobox', { name: words.answer }).selectOption('pass');
      await sheet.getByRole('button', { name: words.add }).click();
      await sheet.getByRole('listitem').getByText('Kim passes').waitFor();
      await sheet.getByRole('button', { name: words.andThen }).click();
      await sheet.getByText(words.after).waitFor();
      await sheet.getByRole('button', { name: words.add }).click();
      await sheet.getByRole('listitem').getByText(words.whatever).waitFor();
      const offered = sheet.getByRole('combobox', { name: 'A card that is offered to me' });
      // A page that is left at once would take what it has not sent along.
      const kept = page.waitForResponse(
        (response) => response.url().endsWith('/plans') && response.request().method() === 'PUT',
      );
      await offered.selectOption({ label: 'Never take it' });
      expect((await kept).status()).toBe(200);

      await page.reload();
      await page.getByRole('button', { name: words.title, exact: true }).click();
      await sheet.getByRole('listitem').getByText('Kim passes').waitFor();
      await expect.poll(() => offered.inputValue()).toBe('never');

      // Kim passes: it is Robin's turn, and the plan will answer.
      await page.keyboard.press('Escape');
      await guest.page.locator('[data-move="pass"]').click();
      await guest.page.getByRole('button', { name: 'Yes' }).click();
      await page.getByText(words.due).waitFor();
      expect(await guest.page.getByText(words.due).count()).toBe(0);
    });
  });
});
