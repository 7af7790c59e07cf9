import { join } from 'node:path';
import { GAMES } from '@samsara/engine/games';
import { expect, inject, test } from 'vitest';
import { type Beside, besideEmbedded } from '../../server/src/store/beside.ts';
import { en as words } from '../src/operator/texts/en.ts';
import { englishStanding as standing } from '../src/standing/texts.ts';
import { en } from '../src/texts/en.ts';
import { withVisitor } from './browser.ts';
import { withAuthenticator } from './driving/authenticator.ts';
import { deal, openTable } from './driving/tables.ts';
import { violations } from './driving/violations.ts';
import { forgive, PHONE, type Visitor } from './driving/visit.ts';

/** Passkeys belong to a name, not to a number. */
const origin = () => inject('origin').replace('127.0.0.1', 'localhost');

test('a report leads to its moment and to a mute, which the person sees', async () => {
  const beside = besideEmbedded(join(inject('data'), 'samsara.db'), Date.now);
  try {
    await withVisitor({}, async (rude) => {
      const accused = await known(beside, rude, 'Rude Rabbit');
      const table = await openTable(rude, { game: Object.keys(GAMES)[0], bots: 1 });
      await deal(rude);
      await withVisitor({ origin: origin(), size: PHONE }, async (keeper) => {
        await signInByLink(beside, keeper);
        await beside.reports.file({
          reporter: accused,
          accused,
          table,
          seq: null,
          message: 'You fool',
          reason: 'words',
          note: 'Again and again',
        });
        await lookAtMoment(keeper);
        await mute(keeper, 'Insults, twice.');
        // It is told within a second, and stays until it is closed.
        await rude.page.getByText(standing.reason('Insults, twice.')).waitFor();
        expect(await violations(rude.page)).toEqual([]);
        await rude.page.getByRole('button', { name: standing.close }).click();
        await say(rude, en.phrases.hello);
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

/** How the server knows somebody who has given a name. */
async function known(beside: Beside, { context, origin }: Visitor, name: string): Promise<string> {
  await context.request.get('/api/me');
  await context.request.put('/api/me', { headers: { origin }, data: { name } });
  return (await beside.moderation.peopleCalled(name, 1))[0].id;
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
  await page.getByText('You fool').waitFor();
  await page
    .getByRole('button', { name: new RegExp(`^${words.open}`) })
    .first()
    .click();
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

async function say({ page }: Visitor, phrase: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${en.chat}`) }).click();
  await page.getByRole('button', { name: phrase, exact: true }).click();
}
