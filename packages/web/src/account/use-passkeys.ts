import type { KeptPasskey, Me, Stake } from '@samsara/protocol';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../connection/api.ts';
import { changeSettings } from '../settings/settings.ts';
import type { PersonWords } from './person-texts.ts';

export interface PasskeysProps {
  readonly me: Me;
  readonly words: PersonWords;
  /** Says what came of it. */
  attempt(doing: () => Promise<string>): void;
  /** The device has become this person. */
  become(me: Me): void;
}

export type NewPasskey = Awaited<ReturnType<typeof api.passkey.registerOptions>>;

type Asked =
  | { readonly about: 'remove'; readonly passkey: KeptPasskey }
  | { readonly about: 'another'; readonly options: NewPasskey | null }
  | { readonly about: 'login'; readonly stake: Stake };

export interface PasskeyActions {
  readonly passkeys: readonly KeptPasskey[];
  /** The question that is open. */
  readonly asked: Asked | null;
  ask(about: Asked | null): void;
  /** Makes the first passkey, or asks for one of those there are before it makes another. */
  make(): void;
  showOne(): void;
  makeAnother(options: NewPasskey): void;
  /** `said` tells that it is done. */
  remove(passkey: KeptPasskey, said: string): void;
  askLogin(): void;
  login(): void;
}

/** What can be done with passkeys. `focusTitle` is for when the button that was pressed is gone. */
export function usePasskeys(
  { me, words, attempt, become }: PasskeysProps,
  focusTitle: () => void,
): PasskeyActions {
  const [passkeys, setPasskeys] = useState<readonly KeptPasskey[]>([]);
  const [asked, ask] = useState<Asked | null>(null);
  const list = () => api.passkey.list().then(({ passkeys }) => setPasskeys(passkeys));
  useEffect(() => void list().catch(() => {}), [me]);
  /** What went wrong is said on the page, which a sheet would hide. */
  const attemptOnPage = (doing: () => Promise<string>) =>
    attempt(async () => {
      ask(null);
      return doing();
    });
  const register = async (options: NewPasskey) => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    become(await api.passkey.register(await startRegistration({ optionsJSON: options })));
    return words.kept;
  };
  const login = () =>
    attemptOnPage(async () => {
      const { startAuthentication } = await import('@simplewebauthn/browser');
      const optionsJSON = await api.passkey.loginOptions();
      const known = await api.passkey.login(await startAuthentication({ optionsJSON }));
      become(known);
      if (known.name !== null) changeSettings({ name: known.name });
      return words.welcome;
    });
  return {
    passkeys,
    asked,
    ask,
    make: () => {
      if (me.passkeys > 0) return ask({ about: 'another', options: null });
      attempt(async () => register(await api.passkey.registerOptions()));
    },
    showOne: () =>
      attemptOnPage(async () => {
        ask({ about: 'another', options: await api.passkey.registerOptions(await shownPasskey()) });
        return '';
      }),
    makeAnother: (options) => attemptOnPage(() => register(options)),
    remove: ({ id }, said) =>
      attemptOnPage(async () => {
        const left = await api.passkey.remove(id, await shownPasskey());
        setPasskeys(left.passkeys);
        become({ ...me, passkeys: left.passkeys.length });
        focusTitle();
        return said;
      }),
    askLogin: () =>
      attempt(async () => {
        const { stake } = await api.stake();
        if (stake === null) login();
        else ask({ about: 'login', stake });
        return '';
      }),
    login,
  };
}

/** What an authenticator says to a challenge for one's own passkeys. */
export async function shownPasskey(): Promise<unknown> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return startAuthentication({ optionsJSON: await api.passkey.confirmOptions() });
}
