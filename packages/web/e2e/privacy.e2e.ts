import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { en } from '../src/privacy/texts/en.ts';
import { en as common } from '../src/texts/en.ts';
import { en as lobby } from '../src/texts/lobby/en.ts';
import { withVisitor } from './browser.ts';
import { play } from './driving/playing.ts';
import { deal, openTable, sitDown } from './driving/tables.ts';
import { violations } from './driving/violations.ts';
import { PHONE, type Visitor } from './driving/visit.ts';

/** The limit of turns ends the game soon. */
const SHORT = { game: 'karma', options: { choosing_ms: 0, decision_ms: 0, turn_limit: 4 }, bots: 0, open: 1 };

test('whoever has played reads what is kept, takes it along and deletes it; the other sees a seat without a name', async () => {
  await withVisitor({}, async (host) => {
    const table = await openTable(host, SHORT);
    await withVisitor({ size: PHONE }, async (guest) => {
      await sitDown(guest, `/t/${table}`);
      await deal(host);
      await Promise.all([host, guest].map((person) => play(person)));
      await host.page.goto('/');
      await host.page.getByText('Kim').first().waitFor();

      await readPage(guest);
      const file = await exported(guest);
      expect(file).toMatchObject({ format: 'samsara-person', person: [{ name: 'Kim' }] });
      expect(file.games).toMatchObject([{ play: `${table}-1`, names: ['Robin', 'Kim'], seat: 1 }]);
      await deleteAll(guest);

      await host.page.goto('/');
      await host.page.getByText(common.somebody).first().waitFor();
      await expect.poll(() => host.page.getByText('Kim').count()).toBe(0);
      await host.page.goto(`/replay/${table}-1`);
      await host.page.getByRole('list', { name: common.otherPlayers }).getByText(common.somebody).waitFor();
      await expect.poll(() => host.page.getByText('Kim').count()).toBe(0);
    });
  });
}, 120_000);

test('whom the server does not know can empty the device and nothing else', async () => {
  await withVisitor({ size: PHONE }, async ({ page }) => {
    await page.goto('/privacy');
    await page.getByText(en.notKnown).waitFor();
    expect(await page.getByRole('button', { name: en.delete }).count()).toBe(0);
    await page.getByRole('button', { name: en.emptyDevice }).click();
    await page.getByText(en.reallyEmpty).waitFor();
    await page.getByRole('button', { name: en.emptyDevice }).click();
    await page.getByText(en.emptied).waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  });
});

async function readPage({ page }: Visitor): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: lobby.privacy }).click();
  await page.getByRole('heading', { name: en.title, exact: true }).waitFor();
  await page.getByText(en.noOperator).waitFor();
  await page.getByText(en.kinds.words.what).waitFor();
  // As this server is set.
  await page.getByText(en.forDays(30)).waitFor();
  await page.getByText(en.people(1100)).waitFor();
  await page.getByText(en.backups(null)).waitFor();
  expect(await violations(page)).toEqual([]);
}

// biome-ignore lint/suspicious/noExplicitAny: the test says itself what it expects.
async function exported({ page }: Visitor): Promise<any> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: en.export }).click();
  const path = await (await saving).path();
  await page.getByText(en.exported).waitFor();
  return JSON.parse(readFileSync(path, 'utf8'));
}

async function deleteAll({ page }: Visitor): Promise<void> {
  await page.getByRole('button', { name: en.delete }).click();
  const sheet = page.getByRole('dialog');
  const yes = sheet.getByRole('button', { name: en.yes });
  expect(await yes.isDisabled()).toBe(true);
  expect(await violations(page)).toEqual([]);
  await sheet.getByLabel(en.typeWord(en.word)).fill('delete');
  await yes.click();
  await page.getByText(en.deleted).waitFor();
  await page.getByRole('button', { name: en.export }).waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
}
