import { GAMES } from '@samsara/engine/games';
import { expect, test } from 'vitest';
import { ORDER_WORDS } from '../src/order/texts.ts';
import { ACT_WORDS } from '../src/people/acts/texts.ts';
import { PEOPLE_WORDS } from '../src/people/people-texts.ts';
import { en } from '../src/texts/en.ts';
import { withVisitor } from './browser.ts';
import { deal, openTable, sitDown } from './driving/tables.ts';
import { violations } from './driving/violations.ts';
import { PHONE, type Visitor } from './driving/visit.ts';

const words = ORDER_WORDS.en;
const [GAME] = Object.keys(GAMES);
const TABLE = { game: GAME, options: {}, bots: 0, open: 1 };

const openChat = ({ page }: Visitor) => page.getByRole('button', { name: new RegExp(`^${en.chat}`) }).click();

async function say({ page }: Visitor, text: string): Promise<void> {
  await page.getByLabel(en.say).fill(text);
  await page.getByRole('button', { name: en.send, exact: true }).click();
}

test.concurrent('somebody’s words are reported, and who said them is blocked, here and at every other table', async () => {
  await withVisitor({ size: PHONE }, async (host) => {
    await openTable(host, TABLE);
    await withVisitor({ size: PHONE }, async (guest) => {
      await sitDown(guest, host.page.url());
      await deal(host);
      await openChat(guest);
      await say(guest, 'You play like a turnip');
      await openChat(host);
      const said = host.page.getByRole('list', { name: en.chat }).getByText('You play like a turnip');
      await said.waitFor();
      await host.page.getByRole('button', { name: `${PEOPLE_WORDS.en.reportOrBlock}: Kim` }).click();
      const sheet = host.page.getByRole('dialog', { name: words.about('Kim') });
      await sheet.getByLabel(words.note).fill('Every evening');
      expect(await violations(host.page)).toEqual([]);
      await sheet.getByRole('button', { name: words.send }).click();
      await sheet.getByText(words.thanks).waitFor();
      await sheet.getByRole('button', { name: words.block, exact: true }).click();
      await sheet.getByText(words.blocked).waitFor();
      await said.waitFor({ state: 'detached' });
      await say(guest, 'And like a swede');
      await guest.page.getByRole('list', { name: en.chat }).getByText('And like a swede').waitFor();
      expect(await host.page.getByText('And like a swede').count()).toBe(0);

      await openTable(host, TABLE);
      await guest.page.goto(host.page.url());
      // Nothing tells who was blocked of it.
      await guest.page.getByText(en.refusals['no-such-table']).first().waitFor();

      await host.page.goto('/company');
      await host.page.getByRole('heading', { name: words.blockedPeople }).waitFor();
      await host.page.getByRole('button', { name: `${words.unblock}: Kim` }).click();
      await host.page.getByText(words.nobodyBlocked).waitFor();
      expect(await violations(host.page)).toEqual([]);
    });
  });
});

/** Whoever looks like the host is told so, and which name is free. */
async function takesNoLookalike({ page }: Visitor, table: string): Promise<void> {
  await page.goto(table);
  await page.getByLabel(en.yourName).fill('R0bin');
  await page.getByRole('button', { name: en.sitHere }).click();
  await page.getByText(`${en.refusals['name-alike']} “R0bin 2”?`).waitFor();
}

test.concurrent('what the host does before a game is told to who sits there', async () => {
  await withVisitor({ size: PHONE }, async (host) => {
    await openTable(host, { ...TABLE, open: 2 });
    await withVisitor({ size: PHONE }, async (guest) => {
      await takesNoLookalike(guest, host.page.url());
      await sitDown(guest, host.page.url());
      await host.page.getByRole('button', { name: en.addBot }).click();
      const acts = guest.page.getByRole('list', { name: ACT_WORDS.en.title });
      await acts.getByText(ACT_WORDS.en.acts.bot({ by: 'Robin', about: '', rest: '' })).waitFor();
      expect(await violations(guest.page)).toEqual([]);
      await guest.page.getByRole('button', { name: words.title }).click();
      await guest.page.getByRole('dialog', { name: words.about('Robin') }).waitFor();
    });
  });
});
