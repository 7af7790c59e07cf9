import type { Locator } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { en as devices } from '../src/account/device-texts.ts';
import { en as person } from '../src/account/person-texts.ts';
import { en as stakes } from '../src/account/stake-texts.ts';
import { en } from '../src/texts/en.ts';
import { withVisitor } from './browser.ts';
import { openPerson, withAuthenticator } from './driving/authenticator.ts';
import { forgive, type Visitor } from './driving/visit.ts';

/** Passkeys belong to a name, not to a number: the same server under its other address. */
const origin = () => inject('origin').replace('127.0.0.1', 'localhost');

test('whoever made a passkey comes back with it from an empty browser', async () => {
  await withVisitor({ origin: origin() }, async (owner) => {
    const { authenticator } = await withAuthenticator(owner);
    await openPerson(owner);
    await owner.page.getByLabel(person.name).fill('Robin');
    await owner.page.getByRole('button', { name: person.save }).click();
    await owner.page.getByText(person.saved).waitFor();
    await owner.page.getByRole('button', { name: person.makePasskey }).click();
    await owner.page.getByText(person.kept).waitFor();
    await owner.page.getByText(person.has(1)).waitFor();
    const [credential] = (await owner.cdp.send('WebAuthn.getCredentials', { authenticatorId: authenticator }))
      .credentials;
    await withVisitor({ origin: origin() }, async (stranger) => {
      const other = await withAuthenticator(stranger);
      await openPerson(stranger);
      await stranger.page.getByText(person.passkeyExplains).waitFor();
      await stranger.cdp.send('WebAuthn.addCredential', { authenticatorId: other.authenticator, credential });
      await stranger.page.getByRole('button', { name: person.usePasskey }).click();
      await stranger.page.getByText(person.welcome).waitFor();
      await stranger.page.getByText(person.has(1)).waitFor();
      expect(await me(stranger)).toEqual(await me(owner));
      await stranger.page.reload();
      await expect.poll(() => stranger.page.getByLabel(person.name).inputValue()).toBe('Robin');
    });
  });
});

test('a second passkey needs the first, and both can be removed, the last one with a warning', async () => {
  await withVisitor({ origin: origin() }, async (owner) => {
    const { page } = owner;
    const first = await withAuthenticator(owner);
    await openPerson(owner);
    await page.getByRole('button', { name: person.makePasskey }).click();
    await page.getByText(person.has(1)).waitFor();
    await page.getByRole('button', { name: devices.another }).click();
    await page.getByRole('button', { name: devices.showOne }).click();
    await page.getByText(devices.nowTheNewOne).waitFor();
    // Another key is put in: one and the same would not make a second passkey.
    await owner.cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: first.authenticator });
    await withAuthenticator(owner);
    await page.getByRole('button', { name: devices.makeIt }).click();
    await page.getByText(person.has(2)).waitFor();
    const list = page.getByRole('list', { name: person.passkey });
    await expect.poll(() => list.getByRole('listitem').count()).toBe(2);

    await remove(list.getByRole('listitem').first(), devices.removeAsks);
    await page.getByText(person.has(1)).waitFor();
    await remove(list.getByRole('listitem').first(), devices.removeLastAsks);
    await page.getByText(person.passkeyExplains).waitFor();
    await page.getByText(devices.removed).waitFor();
    expect(await me(owner)).toMatchObject({ passkeys: 0 });

    // What was removed brings nobody back.
    await page.getByRole('button', { name: person.usePasskey }).click();
    await page.getByText(en.refusals['passkey-failed']).waitFor();
    forgive(owner, /401/);

    async function remove(line: Locator, warning: string): Promise<void> {
      await line.getByRole('button').click();
      await page.getByRole('dialog').getByText(warning).waitFor();
      await page.getByRole('dialog').getByRole('button', { name: devices.remove, exact: true }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  });
});

test('whoever is somebody is told what coming back as somebody else costs', async () => {
  await withVisitor({ origin: origin() }, async (visitor) => {
    await withAuthenticator(visitor);
    await openPerson(visitor);
    await visitor.page.getByLabel(person.name).fill('Kim');
    await visitor.page.getByRole('button', { name: person.save }).click();
    await visitor.page.getByText(person.saved).waitFor();
    await visitor.page.getByRole('button', { name: person.usePasskey }).click();
    const dialog = visitor.page.getByRole('dialog', { name: devices.comeBack });
    await dialog.getByText(stakes.youAre('Kim')).waitFor();
    await dialog.getByText(stakes.lost).waitFor();
    await dialog.getByRole('button', { name: devices.cancel }).click();
    expect(await me(visitor)).toMatchObject({ name: 'Kim' });
  });
});

test('an authenticator without a passkey changes nothing', async () => {
  await withVisitor({ origin: origin() }, async (visitor) => {
    await withAuthenticator(visitor);
    await openPerson(visitor);
    const before = await me(visitor);
    await visitor.page.getByRole('button', { name: person.usePasskey }).click();
    await visitor.page.getByText(person.failed).waitFor();
    expect(await me(visitor)).toEqual(before);
  });
});

/** Who the server takes the visitor for. */
async function me({ context }: Visitor): Promise<unknown> {
  return (await context.request.get('/api/me')).json();
}
