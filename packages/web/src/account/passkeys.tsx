import type { KeptPasskey, Me, Stake } from '@samsara/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { api } from '../connection/api.ts';
import { Sheet } from '../kit/sheet.tsx';
import { changeSettings, settings } from '../settings/settings.ts';
import { ConfirmSheet } from './confirm-sheet.tsx';
import { dateOf } from './days.ts';
import { type DeviceWords, deviceCatalogue, deviceName } from './device-texts.ts';
import type { PersonWords } from './person-texts.ts';
import { StakeWarning } from './stake.tsx';

interface PasskeysProps {
  readonly me: Me;
  readonly words: PersonWords;
  /** Says what came of it. */
  attempt(doing: () => Promise<string>): void;
  /** The device has become this person. */
  become(me: Me): void;
}

type NewPasskey = Awaited<ReturnType<typeof api.passkey.registerOptions>>;

type Asked =
  | { readonly about: 'remove'; readonly passkey: KeptPasskey }
  | { readonly about: 'another'; readonly options: NewPasskey | null }
  | { readonly about: 'login'; readonly stake: Stake };

/** The passkeys of a person: made, shown, removed, and used to come back. */
export function Passkeys({ me, words, attempt, become }: PasskeysProps) {
  const more = deviceCatalogue.current.value;
  const [passkeys, setPasskeys] = useState<readonly KeptPasskey[]>([]);
  const [asked, ask] = useState<Asked | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const list = () => api.passkey.list().then(({ passkeys }) => setPasskeys(passkeys));
  useEffect(() => void list().catch(() => {}), [me]);
  if (more === null || !('PublicKeyCredential' in globalThis)) return null;
  const close = () => ask(null);

  const register = async (options: NewPasskey) => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    become(await api.passkey.register(await startRegistration({ optionsJSON: options })));
    return words.kept;
  };
  const make = () => {
    if (me.passkeys > 0) return ask({ about: 'another', options: null });
    attempt(async () => register(await api.passkey.registerOptions()));
  };
  const showOne = () =>
    attempt(async () => {
      // What went wrong is said on the page, which the sheet would hide.
      close();
      ask({ about: 'another', options: await api.passkey.registerOptions(await shown()) });
      return '';
    });
  const makeAnother = (options: NewPasskey) =>
    attempt(async () => {
      close();
      return register(options);
    });
  const remove = ({ id }: KeptPasskey) =>
    attempt(async () => {
      close();
      const left = await api.passkey.remove(id, await shown());
      setPasskeys(left.passkeys);
      become({ ...me, passkeys: left.passkeys.length });
      // The button that was pressed is gone.
      title.current?.focus();
      return more.removed;
    });
  const login = () =>
    attempt(async () => {
      close();
      const { startAuthentication } = await import('@simplewebauthn/browser');
      const optionsJSON = await api.passkey.loginOptions();
      const known = await api.passkey.login(await startAuthentication({ optionsJSON }));
      become(known);
      if (known.name !== null) changeSettings({ name: known.name });
      return words.welcome;
    });
  const askLogin = () =>
    attempt(async () => {
      const { stake } = await api.stake();
      if (stake === null) login();
      else ask({ about: 'login', stake });
      return '';
    });

  return (
    <div>
      <h3 id="passkeys" ref={title} tabIndex={-1}>
        {words.passkey}
      </h3>
      <p>{me.passkeys > 0 ? words.has(me.passkeys) : words.passkeyExplains}</p>
      {passkeys.length > 0 && (
        <ul class="person-list" aria-labelledby="passkeys">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <PasskeyLine passkey={passkey} words={more} />
              <button
                type="button"
                class="button"
                aria-label={more.removeOf(deviceName(more, passkey))}
                onClick={() => ask({ about: 'remove', passkey })}
              >
                {more.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p class="person-buttons">
        <button type="button" class="button" onClick={make}>
          {me.passkeys > 0 ? more.another : words.makePasskey}
        </button>
        <button type="button" class="button" onClick={askLogin}>
          {words.usePasskey}
        </button>
      </p>
      {asked?.about === 'remove' && (
        <ConfirmSheet
          title={more.removeOf(deviceName(more, asked.passkey))}
          yes={more.remove}
          cancel={more.cancel}
          confirm={() => remove(asked.passkey)}
          close={close}
        >
          <p>{passkeys.length === 1 ? more.removeLastAsks : more.removeAsks}</p>
        </ConfirmSheet>
      )}
      {asked?.about === 'login' && (
        <ConfirmSheet
          title={more.comeBack}
          yes={words.usePasskey}
          cancel={more.cancel}
          confirm={login}
          close={close}
        >
          <StakeWarning stake={asked.stake} />
        </ConfirmSheet>
      )}
      {asked?.about === 'another' && (
        <AnotherSheet
          words={more}
          options={asked.options}
          showOne={showOne}
          make={makeAnother}
          close={close}
        />
      )}
    </div>
  );
}

interface AnotherProps {
  readonly words: DeviceWords;
  readonly options: NewPasskey | null;
  showOne(): void;
  make(options: NewPasskey): void;
  close(): void;
}

/** In two steps, because browsers want a tap for each. */
function AnotherSheet({ words, options, showOne, make, close }: AnotherProps) {
  return (
    <Sheet title={words.another} close={close}>
      <p role="status">{options === null ? words.anotherExplains : words.nowTheNewOne}</p>
      <p class="person-buttons">
        <button
          type="button"
          class="button is-main"
          onClick={options === null ? showOne : () => make(options)}
        >
          {options === null ? words.showOne : words.makeIt}
        </button>
        <button type="button" class="button" onClick={close}>
          {words.cancel}
        </button>
      </p>
    </Sheet>
  );
}

function PasskeyLine({ passkey, words }: { readonly passkey: KeptPasskey; readonly words: DeviceWords }) {
  const { language } = settings.value;
  const used = passkey.used === null ? words.neverUsed : words.usedOn(dateOf(language, passkey.used));
  return (
    <span>
      <b>{deviceName(words, passkey)}</b>
      <small>
        {words.madeOn(dateOf(language, passkey.made))}, {used}
      </small>
    </span>
  );
}

/** What an authenticator says to a challenge for one's own passkeys. */
async function shown(): Promise<unknown> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return startAuthentication({ optionsJSON: await api.passkey.confirmOptions() });
}
