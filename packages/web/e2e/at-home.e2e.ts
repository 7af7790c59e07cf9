import { expect, inject, test } from 'vitest';
import { en as lobby } from '../src/lobby/texts/en.ts';
import { en } from '../src/texts/en.ts';
import { withVisitor } from './browser.ts';
import { AT_HOME } from './driving/launch.ts';
import { play } from './driving/playing.ts';
import { deal, planTable } from './driving/tables.ts';
import { PHONE, type Visitor } from './driving/visit.ts';

const origin = () => inject('origin').replace('127.0.0.1', AT_HOME);

/** Whoever starts the server at home reaches it from a phone without https, where browsers allow less. */
test('in the network at home a link is copied, and two people play', async () => {
  await withVisitor({ origin: origin() }, async (host) => {
    await planTable(host);
    expect(await host.page.evaluate(() => isSecureContext)).toBe(false);
    await host.page.getByRole('button', { name: lobby.copyLink }).click();
    await host.page.getByRole('button', { name: lobby.copied }).waitFor();
    await withVisitor({ origin: origin(), size: PHONE }, async (guest) => {
      await guest.page.goto(await pasted(host));
      await guest.page.getByLabel(en.yourName).fill('Kim');
      await guest.page.getByRole('button', { name: en.sitHere }).click();
      await guest.page.getByRole('button', { name: en.ready }).click();
      await deal(host);
      await Promise.all([host, guest].map((person) => play(person, { until: (_, turn) => turn >= PRESSES })));
      forgiveHeader(guest);
    });
    forgiveHeader(host);
  });
});

/** Choosing the open cards takes so many presses. */
const PRESSES = 4;

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

/** The browser notes that it heeds one header only with https. */
function forgiveHeader({ faults }: Visitor): void {
  faults.splice(0, faults.length, ...faults.filter((fault) => !/Cross-Origin-Opener-Policy/.test(fault)));
}
