import { expect, inject, test } from 'vitest';
import { en as lobby } from '../src/texts/lobby/en.ts';
import { withVisitor } from './browser.ts';
import { AT_HOME } from './driving/launch.ts';
import { play } from './driving/playing.ts';
import { deal, planTable, sitDown } from './driving/tables.ts';
import { forgive, PHONE, type Visitor } from './driving/visit.ts';

const origin = () => inject('origin').replace('127.0.0.1', AT_HOME);

/** Whoever starts the server at home reaches it from a phone without https, where browsers allow less. */
test('in the network at home a link is copied, and two people play', async () => {
  await withVisitor({ origin: origin() }, async (host) => {
    await planTable(host);
    expect(await host.page.evaluate(() => isSecureContext)).toBe(false);
    await host.page.getByRole('button', { name: lobby.copyLink }).click();
    await host.page.getByRole('button', { name: lobby.copied }).waitFor();
    await withVisitor({ origin: origin(), size: PHONE }, async (guest) => {
      await sitDown(guest, await pasted(host));
      await deal(host);
      await Promise.all([host, guest].map((person) => play(person, { presses: PRESSES })));
      forgive(guest, IGNORED_HEADER);
    });
    forgive(host, IGNORED_HEADER);
  });
});

/** Choosing the open cards takes so many presses. */
const PRESSES = 4;

/** The browser notes that it heeds one header only with https. */
const IGNORED_HEADER = /Cross-Origin-Opener-Policy/;

/** What somebody pastes after copying. */
async function pasted({ page }: Visitor): Promise<string> {
  await page.evaluate(() => {
    const field = document.createElement('textarea');
    field.id = 'pasted';
    document.body.append(field);
    field.focus();
  });
  await page.keyboard.press('ControlOrMeta+V');
  return page.locator('#pasted').inputValue();
}
