import type { Carry, Me } from '@samsara/protocol';
import { useEffect, useState } from 'preact/hooks';
import { api, Refused } from '../connection/api.ts';
import { QrCode } from '../lobby/qr-code.tsx';
import { shareLink } from '../shell/share-origin.ts';
import { useWords } from '../texts/words.ts';
import './person.css';
import { type PersonWords, personCatalogue } from './person-texts.ts';
import { changeSettings, settings } from './settings.ts';

const LONGEST_NAME = 24;
const SECONDS_A_MINUTE = 60;

/** Who one is at the server: the name, the way to another device, and a passkey for those who want one. */
export function Person() {
  const words = personCatalogue.current.value;
  const { refusals } = useWords();
  const [me, setMe] = useState<Me | 'offline' | null>(null);
  const [said, say] = useState('');
  useEffect(() => {
    api.me().then(setMe, () => setMe('offline'));
  }, []);
  if (words === null) return null;
  const attempt = (doing: () => Promise<string>) => {
    doing().then(say, (error) => say(error instanceof Refused ? refusals[error.reason.code] : words.failed));
  };
  return (
    <section class="person" aria-labelledby="person">
      <h2 id="person">{words.title}</h2>
      <NameForm words={words} attempt={attempt} />
      {me === 'offline' && <p>{words.offline}</p>}
      {me !== null && me !== 'offline' && (
        <>
          <OtherDevice words={words} attempt={attempt} />
          <Passkey me={me} words={words} attempt={attempt} meet={setMe} />
        </>
      )}
      <p role="status">{said}</p>
    </section>
  );
}

interface PartProps {
  readonly words: PersonWords;
  /** Says what came of it. */
  attempt(doing: () => Promise<string>): void;
}

function NameForm({ words, attempt }: PartProps) {
  const [name, setName] = useState(settings.value.name);
  const save = (event: Event) => {
    event.preventDefault();
    const given = name.trim();
    if (given === '') return;
    changeSettings({ name: given });
    attempt(async () => {
      await api.me();
      await api.rename(given);
      return words.saved;
    });
  };
  return (
    <form class="person-line" onSubmit={save}>
      <label>
        <span>{words.name}</span>
        <input
          value={name}
          maxLength={LONGEST_NAME}
          required
          autocomplete="nickname"
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button">
        {words.save}
      </button>
    </form>
  );
}

function OtherDevice({ words, attempt }: PartProps) {
  const [carry, setCarry] = useState<Carry | null>(null);
  const make = () =>
    attempt(async () => {
      setCarry(await api.carry());
      return '';
    });
  const link = carry === null ? '' : shareLink(carry.path);
  return (
    <div>
      <h3>{words.otherDevice}</h3>
      {carry === null ? (
        <button type="button" class="button" onClick={make}>
          {words.makeCode}
        </button>
      ) : (
        <div class="person-carry">
          <QrCode text={link} label={words.qr} />
          <div>
            <p>{words.otherDeviceExplains}</p>
            <p class="person-code">{carry.code}</p>
            <p class="person-link">{link}</p>
            <p>{words.holdsFor(Math.round(carry.expires_s / SECONDS_A_MINUTE))}</p>
          </div>
        </div>
      )}
    </div>
  );
}

interface PasskeyProps extends PartProps {
  readonly me: Me;
  meet(me: Me): void;
}

function Passkey({ me, words, attempt, meet }: PasskeyProps) {
  if (!('PublicKeyCredential' in globalThis)) return null;
  const make = async () => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    const optionsJSON = await api.passkey.registerOptions();
    meet(await api.passkey.register(await startRegistration({ optionsJSON })));
    return words.kept;
  };
  const use = async () => {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const optionsJSON = await api.passkey.loginOptions();
    const known = await api.passkey.login(await startAuthentication({ optionsJSON }));
    meet(known);
    if (known.name !== null) changeSettings({ name: known.name });
    return words.welcome;
  };
  return (
    <div>
      <h3>{words.passkey}</h3>
      <p>{me.passkeys > 0 ? words.has(me.passkeys) : words.passkeyExplains}</p>
      <p class="person-buttons">
        <button type="button" class="button" onClick={() => attempt(make)}>
          {words.makePasskey}
        </button>
        <button type="button" class="button" onClick={() => attempt(use)}>
          {words.usePasskey}
        </button>
      </p>
    </div>
  );
}
