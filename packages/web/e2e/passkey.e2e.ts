import { expect, inject, test } from 'vitest';
import { en as person } from '../src/settings/person-texts.ts';
import { en } from '../src/texts/en.ts';
import { withVisitor } from './browser.ts';
import type { Visitor } from './driving/visit.ts';

/** Passkeys belong to a name, not to a number: the same server under its other address. */
const origin = () => inject('origin').replace('127.0.0.1', 'localhost');

test('whoever made a passkey comes back with it from an empty browser', async () => {
  await withVisitor({ origin: origin() }, async (owner) => {
    const { authenticator } = await withAuthenticator(owner);
    await openSettings(owner);
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
      await openSettings(stranger);
      await stranger.page.getByText(person.passkeyExplains).waitFor();
      await stranger.cdp.send('WebAuthn.addCredential', { authenticatorId: other.authenticator, credential });
      await stranger.page.getByRole('button', { name: person.usePasskey }).click();
      await stranger.page.getByText(person.welcome).waitFor();
      await stranger.page.getByText(person.has(1)).waitFor();
      expect(await me(stranger)).toEqual(await me(owner));
      await stranger.page.reload();
      expect(await stranger.page.getByLabel(person.name).inputValue()).toBe('Robin');
    });
  });
});

test('an authenticator without a passkey changes nothing', async () => {
  await withVisitor({ origin: origin() }, async (visitor) => {
    await withAuthenticator(visitor);
    await openSettings(visitor);
    const before = await me(visitor);
    await visitor.page.getByRole('button', { name: person.usePasskey }).click();
    await visitor.page.getByText(person.failed).waitFor();
    expect(await me(visitor)).toEqual(before);
  });
});

/** A key that says yes by itself, as a finger on it would. */
async function withAuthenticator({ cdp }: Visitor): Promise<{ authenticator: string }> {
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return { authenticator: authenticatorId };
}

async function openSettings({ page }: Visitor): Promise<void> {
  await page.goto('/settings');
  await page.getByRole('heading', { name: en.settingsTitle }).waitFor();
  await page.getByRole('button', { name: person.usePasskey }).waitFor();
}

/** Who the server takes the visitor for. */
async function me({ context }: Visitor): Promise<unknown> {
  return (await context.request.get('/api/me')).json();
}
