import { join } from 'node:path';
import { GAMES } from '@samsara/engine/games';
import { expect, inject, test } from 'vitest';
import { type Beside, besideEmbedded } from '../../server/src/store/beside.ts';
import { en as words } from '../src/operator/texts/en.ts';
import { ORDER_WORDS } from '../src/order/texts.ts';
import { PEOPLE_WORDS } from '../src/people/people-texts.ts';
import { englishStanding as standing } from '../src/standing/texts.ts';
import { en } from '../src/texts/en.ts';
import { withVisitor } from './browser.ts';
import { withAuthenticator } from './driving/authenticator.ts';
import { deal, openTable, sitDown } from './driving/tables.ts';
import { violations } from './driving/violations.ts';
import { forgive, PHONE, type Visitor } from './driving/visit.ts';

const order = ORDER_WORDS.en;

/** Passkeys belong to a name, not to a number. */
const origin = () => inject('origin').replace('127.0.0.1', 'localhost');

test('a report from a table leads to its moment and to a mute, which the person sees', async () => {
  const beside = besideEmbedded(join(inject('data'), 'samsara.db'), Date.now);
  try {
    await withVisitor({}, async (rude) => {
      await openTable(rude, { game: Object.keys(GAMES)[0], bots: 0, open: 1 });
      await withVisitor({}, async (guest) => {
        await sitDown(guest, rude.page.url());
        await deal(rude);
        await openChat(rude);
        await say(rude, 'You fool');
        await report(guest, 'Again and again');
      });
      await withVisitor({ origin: origin(), size: PHONE }, async (keeper) => {
        await signInByLink(beside, keeper);
        await lookAtMoment(keeper);
        await mute(keeper, 'Insults, twice.');
        // It is told within a second, over the open chat, and stays until it is closed.
        await rude.page.getByText(standing.reason('Insults, twice.')).waitFor();
        expect(await violations(rude.page)).toEqual([]);
        await rude.page.getByRole('button', { name: standing.close, exact: true }).click();
        await rude.page.getByText(standing.reason('Insults, twice.')).waitFor({ state: 'detached' });
        await say(rude, 'You fool again');
        await rude.page.getByText(en.refusals.muted).first().waitFor();
        await settle(keeper);
      });
    });
  } finally {
    await beside.close();
  }
});

test('nobody comes in without a role, and a code that was used is refused', async () => {
  await withVisitor({ origin: origin() }, async (stranger) => {
    await withAuthenticator(stranger);
    await stranger.page.goto('/operator#not-a-code');
    await stranger.page.getByText(en.refusals['code-unknown']).waitFor();
    expect(await stranger.page.getByRole('button', { name: words.makePasskey }).count()).toBe(0);
    expect(await violations(stranger.page)).toEqual([]);
    forgive(stranger, /40[34]/);
  });
});

/** By the page's own dialog, from the words that were said. */
async function report({ page }: Visitor, note: string): Promise<void> {
  await openChat({ page });
  await page.getByRole('list', { name: en.chat }).getByText('You fool').waitFor();
  await page.getByRole('button', { name: `${PEOPLE_WORDS.en.reportOrBlock}: Robin` }).click();
  const sheet = page.getByRole('dialog', { name: order.about('Robin') });
  await sheet.getByLabel(order.note).fill(note);
  await sheet.getByRole('button', { name: order.send }).click();
  await sheet.getByText(order.thanks).waitFor();
}

async function signInByLink(beside: Beside, keeper: Visitor): Promise<void> {
  await withAuthenticator(keeper);
  const { code } = await beside.moderation.invite('console', 'operator');
  await keeper.page.goto(`/operator#${code}`);
  await keeper.page.getByText(words.invited('operator')).waitFor();
  await keeper.page.getByRole('button', { name: words.makePasskey }).click();
  await keeper.page.getByText(words.roleNames.operator).waitFor();
  // Whoever comes is asked for a passkey.
  forgive(keeper, /403/);
  for (const part of ['sanctions', 'people', 'house', 'counts', 'limits', 'roles', 'log'] as const) {
    await keeper.page.getByRole('button', { name: words.parts[part], exact: true }).click();
    await keeper.page.getByRole('heading', { name: words.parts[part], level: 2 }).waitFor();
    expect([part, await violations(keeper.page)]).toEqual([part, []]);
    const width = await keeper.page.evaluate(() => document.documentElement.scrollWidth);
    expect([part, width]).toEqual([part, PHONE.width]);
  }
}

async function lookAtMoment({ page }: Visitor): Promise<void> {
  await page.getByRole('button', { name: words.parts.reports, exact: true }).click();
  // Others report people at the same server.
  const row = page.getByRole('listitem').filter({ hasText: 'You fool' });
  await row.getByRole('button', { name: new RegExp(`^${words.open}`) }).click();
  await page.getByText('Again and again').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: words.moment }).click();
  const moment = page.getByRole('dialog', { name: words.moment });
  await moment.locator('.play').waitFor();
  const entry = moment.getByRole('status').filter({ hasText: /^Entry \d+$/ });
  const before = await entry.textContent();
  await moment.getByRole('button', { name: words.earlier }).click();
  await expect.poll(() => entry.textContent()).not.toBe(before);
  await moment.getByRole('button', { name: words.back, exact: true }).click();
}

async function mute({ page }: Visitor, reason: string): Promise<void> {
  await page.getByText(words.kinds.mute, { exact: true }).click();
  await page.getByLabel(words.reason, { exact: true }).fill(reason);
  await page.getByRole('button', { name: words.doIt }).click();
  await page.getByText(words.done).waitFor();
}

async function settle({ page }: Visitor): Promise<void> {
  await page.getByRole('button', { name: words.outcomes.acted }).click();
  await page.getByText(words.settledAs(words.outcomes.acted)).first().waitFor();
}

async function openChat({ page }: Pick<Visitor, 'page'>): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${en.chat}`) }).click();
}

async function say({ page }: Visitor, text: string): Promise<void> {
  await page.getByLabel(en.say).fill(text);
  await page.getByRole('button', { name: en.send, exact: true }).click();
}
