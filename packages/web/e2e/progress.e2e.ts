import { karma } from '@samsara/engine/games/karma';
import type { Progress } from '@samsara/protocol';
import { expect, inject, test } from 'vitest';
import { en as devices } from '../src/account/device-texts.ts';
import { en as person } from '../src/account/person-texts.ts';
import { en } from '../src/review/texts/en.ts';
import { en as common } from '../src/texts/en.ts';
import { withVisitor } from './browser.ts';
import { openPerson, withAuthenticator } from './driving/authenticator.ts';
import { keep, keptNearEnd } from './driving/kept.ts';
import { play } from './driving/playing.ts';
import { forgive, PHONE, type Visitor } from './driving/visit.ts';

/** Passkeys belong to a name, not to a number: the same server under its other address. */
const origin = () => inject('origin').replace('127.0.0.1', 'localhost');

const UNTIMED = { choosing_ms: 0, decision_ms: 0 };
const PROGRESS = '**/api/me/progress';

test('progress follows a passkey to another device, later where there is no network, until it is forgotten or the device left', async () => {
  await withVisitor({ origin: origin(), size: PHONE }, async (owner) => {
    const { page } = owner;
    const { authenticator } = await withAuthenticator(owner);
    await openPerson(owner);
    await page.getByRole('button', { name: person.makePasskey }).click();
    await page.getByText(person.has(1)).waitFor();

    // The server cannot be told when the game ends, and hears of it when the page is opened again.
    await page.route(PROGRESS, (route) => route.abort('internetdisconnected'));
    await keep(page, keptNearEnd(karma, { ...UNTIMED, players: 2 }));
    await page.goto('/play/karma');
    await play(owner);
    await page.locator('.end-review', { hasText: /choices/ }).waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('samsara-unsent'))).toBe('yes');
    expect((await kept(owner)).games).toEqual([]);
    await page.unroute(PROGRESS);
    await page.goto('/');
    await expect.poll(async () => (await kept(owner)).games.length).toBe(1);

    const [credential] = (await owner.cdp.send('WebAuthn.getCredentials', { authenticatorId: authenticator }))
      .credentials;
    await withVisitor({ origin: origin() }, async (second) => {
      const other = await withAuthenticator(second);
      await second.page.goto('/progress');
      await second.page.getByText(en.progressEmpty).waitFor();
      await openPerson(second);
      await second.cdp.send('WebAuthn.addCredential', { authenticatorId: other.authenticator, credential });
      await second.page.getByRole('button', { name: person.usePasskey }).click();
      await second.page.getByText(person.welcome).waitFor();
      await second.page.goto('/progress');
      await second.page.getByText(en.meanOf(1)).waitFor();
      await second.page.getByText(en.keptShared).waitFor();

      // A device that is left keeps nothing of it.
      await openPerson(second);
      await second.page.getByRole('button', { name: devices.signOutHere }).click();
      await second.page
        .getByRole('dialog')
        .getByRole('button', { name: devices.signOut, exact: true })
        .click();
      await second.page.getByText(common.signedOutExplains).waitFor();
      await second.page.getByRole('button', { name: common.goOnAsGuest }).click();
      await second.page.goto('/progress');
      await second.page.getByText(en.progressEmpty).waitFor();
    });
    await page.goto('/progress');
    await page.getByText(en.meanOf(1)).waitFor();
    await page.getByRole('button', { name: en.forget }).click();
    await page.getByRole('button', { name: en.forget }).click();
    await page.getByText(en.forgotten, { exact: true }).waitFor();
    expect((await kept(owner)).games).toEqual([]);
    // The browser may tell of a request that was cut off when everything else has gone on.
    forgive(owner, /ERR_INTERNET_DISCONNECTED/);
  });
});

/** What the server has for the visitor. */
async function kept({ context }: Visitor): Promise<Progress> {
  return (await context.request.get('/api/me/progress')).json();
}
