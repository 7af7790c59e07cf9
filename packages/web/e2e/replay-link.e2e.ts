import { expect, test } from 'vitest';
import { en } from '../src/texts/en.ts';
import { withVisitor } from './browser.ts';
import { play } from './driving/playing.ts';
import { deal, openTable, SHORT_TABLES } from './driving/tables.ts';
import { forgive, PHONE, type Visitor } from './driving/visit.ts';

/** What the server says to whoever may not have a record. */
const NOT_THERE = /status of 404/;

test('the replay of a private game opens for whoever has the link of a player, at its moment, and for nobody else', async () => {
  await withVisitor({ size: PHONE }, async (host) => {
    const link = await copiedMoment(host);
    const [address, end] = link.split('#');
    expect(end).toMatch(/^1,0&share=[\w-]{22}$/);
    await withVisitor({ size: PHONE }, async ({ page, ...stranger }) => {
      await page.goto(address);
      await page.getByText(/^There is no such game here for you\./).waitFor();
      forgive({ page, ...stranger }, NOT_THERE);
      // In the same tab nothing but the end of the address changes.
      await page.goto(link);
      await page.getByText(/^Move 1 of /).waitFor();
    });
    await withVisitor({ size: PHONE }, async ({ page }) => {
      await page.goto(link);
      await page.getByText(/^Move 1 of /).waitFor();
      await page.getByRole('button', { name: 'One move on' }).click();
      await page.getByText(/^Move 2 of /).waitFor();
      // Whoever was given it can give it on.
      await expect.poll(() => page.url()).toBe(link.replace('#1,0', '#2,0'));
      await page.reload();
      await page.getByText(/^Move 2 of /).waitFor();
    });
  });
});

/** A few moves, an end, and the link to the moment after the first move. */
async function copiedMoment(host: Visitor): Promise<string> {
  const { page, context, origin } = host;
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  await openTable(host, SHORT_TABLES.karma);
  await deal(host);
  await play(host, { presses: 5 });
  await page.getByRole('button', { name: en.menu, exact: true }).click();
  await page.getByRole('button', { name: en.abort }).click();
  await page.getByText(en.abortRunning).waitFor();
  await page.getByRole('button', { name: en.abort }).click();
  await page.getByRole('link', { name: en.replay }).click();
  await page.getByRole('button', { name: 'One move on' }).click();
  await page.getByText(/^Move 1 of /).waitFor();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Copy the link to this moment' }).click();
  await page.getByText('Copied', { exact: true }).waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}
