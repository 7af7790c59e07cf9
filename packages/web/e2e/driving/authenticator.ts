import { en as person } from '../../src/account/person-texts.ts';
import { en } from '../../src/texts/en.ts';
import type { Visitor } from './visit.ts';

/** A key that says yes by itself, as a finger on it would. */
export async function withAuthenticator({ cdp }: Visitor): Promise<{ authenticator: string }> {
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

/** The settings, where passkeys are made and used. */
export async function openPerson({ page }: Visitor): Promise<void> {
  await page.goto('/settings');
  await page.getByRole('heading', { name: en.settingsTitle }).waitFor();
  await page.getByRole('button', { name: person.usePasskey }).waitFor();
}
