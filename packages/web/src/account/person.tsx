import type { Carry, Me } from '@samsara/protocol';
import { useEffect, useState } from 'preact/hooks';
import { api, meet, Refused } from '../connection/api.ts';
import { QrCode } from '../shell/qr-code.tsx';
import { shareLink } from '../shell/share-origin.ts';
import { useWords } from '../texts/words.ts';
import { Devices } from './devices.tsx';
import { Passkeys } from './passkeys.tsx';
import './person.css';
import { followNotebook } from '../progress/lazy-notebook.ts';
import { changeSettings, settings } from '../settings/settings.ts';
import { type PersonWords, personCatalogue } from './person-texts.ts';

const LONGEST_NAME = 24;
const SECONDS_A_MINUTE = 60;

/** Who one is at the server: the name, the way to another device, and a passkey for those who want one. */
export function Person() {
  const words = personCatalogue.current.value;
  const { refusals } = useWords();
  const [me, setMe] = useState<Me | 'offline' | null>(null);
  const [person, setPerson] = useState(0);
  const [said, say] = useState('');
  const become = (now: Me) => {
    setMe(meet(now));
    followNotebook();
    setPerson((before) => before + 1);
  };
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
          <Devices key={person} attempt={attempt} />
          <Passkeys me={me} words={words} attempt={attempt} become={become} />
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
