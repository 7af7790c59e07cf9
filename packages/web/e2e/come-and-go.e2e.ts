import { expect, test } from 'vitest';
import { COMPANY_WORDS } from '../src/company/texts.ts';
import { COMING_WORDS } from '../src/people/coming/texts.ts';
import { LIFTED_WORDS } from '../src/people/lifted-texts.ts';
import { en } from '../src/texts/en.ts';
import { withVisitor } from './browser.ts';
import { play } from './driving/playing.ts';
import { deal, openTable, sitDown } from './driving/tables.ts';
import { PHONE } from './driving/visit.ts';

const words = COMPANY_WORDS.en;
const coming = COMING_WORDS.en;
const lifted = LIFTED_WORDS.en;

test.concurrent('somebody comes to a running game, and plays on for a bot with its cards', async () => {
  await withVisitor({ size: PHONE }, async (host) => {
    await openTable(host, { game: 'karma', options: {}, settings: { newcomers: true }, bots: 1 });
    await host.page.getByText(coming.newcomersMaySit).waitFor();
    await deal(host);
    await withVisitor({ size: PHONE }, async ({ page }) => {
      await page.goto(host.page.url());
      const sheet = page.getByRole('dialog', { name: lifted.takeSeat });
      await sheet.getByText(lifted.shuffledBefore).waitFor();
      await sheet.getByLabel(en.yourName).fill('Kim');
      await sheet.getByRole('button', { name: /^Play on for/ }).click();
      await page.locator('.hand .card').first().waitFor();
      await host.page.getByText('Kim').first().waitFor();
    });
  });
});

test.concurrent('a lost cookie is not a lost seat', async () => {
  await withVisitor({ size: PHONE }, async (host) => {
    const absence = { after_s: 5, stand_in: 'nobody' } as const;
    await openTable(host, { game: 'karma', options: {}, settings: { absence }, bots: 0, open: 1 });
    await withVisitor({ size: PHONE }, async (guest) => {
      const { page, context } = guest;
      await sitDown(guest, host.page.url());
      await deal(host);
      const cards = page.locator('.hand .card');
      await cards.first().waitFor();
      // No answer may be under way that brings the cookie back.
      await page.goto('/settings', { waitUntil: 'networkidle' });
      await context.clearCookies();
      await page.goto(host.page.url());
      await page.getByRole('button', { name: coming.hadSeat }).click();
      expect(await cards.count()).toBe(0);
      await page.getByRole('button', { name: coming.iWas('Kim') }).click();
      await host.page.getByText(coming.asks('Kim')).first().waitFor();
      await host.page.getByRole('button', { name: en.agree }).click();
      await cards.first().waitFor();
    });
  });
});

test.concurrent('who has played together is invited, and a group’s link leads all to one table', async () => {
  await withVisitor({ size: PHONE }, async (host) => {
    await withVisitor({ size: PHONE }, async (guest) => {
      // The limit of turns ends it soon. KAR-55
      await openTable(host, { game: 'karma', options: { turn_limit: 1 }, bots: 0, open: 1 });
      await sitDown(guest, host.page.url());
      await deal(host);
      await Promise.all([play(host), play(guest)]);

      const table = await openTable(host, { game: 'karma', options: {}, bots: 0, open: 1 });
      await host.page.getByRole('button', { name: words.inviteRegulars }).click();
      await host.page.getByRole('button', { name: words.invite, exact: true }).click();
      await host.page.getByRole('button', { name: words.invited }).waitFor();
      await guest.page.goto('/');
      await guest.page.getByText(words.invitesYou('Robin', 'Karma')).waitFor();
      await guest.page.getByRole('link', { name: words.toTable }).click();
      await guest.page.waitForURL(`**/t/${table}`);
      await guest.page.getByRole('button', { name: en.sitHere }).click();
      await host.page.getByText('Kim').first().waitFor();

      await host.page.goto('/company');
      await host.page.locator('summary').click();
      await host.page.getByRole('switch', { name: words.stop }).click();
      await host.page.locator('input[role=switch]:checked').waitFor();
      await host.page.getByLabel(words.groupName).fill('Friday');
      await host.page.getByRole('button', { name: words.makeGroup }).click();
      const address = await host.page.getByRole('link', { name: words.toTable }).getAttribute('href');
      await host.page.getByRole('link', { name: words.toTable }).click();
      await host.page.getByRole('button', { name: 'Karma', exact: true }).click();
      await host.page.waitForURL('**/t/*');
      await guest.page.goto(address ?? '');
      await guest.page.waitForURL(host.page.url());
    });
  });
});
