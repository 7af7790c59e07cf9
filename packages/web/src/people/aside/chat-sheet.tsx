import { type Phrase, type Said, shownText } from '@samsara/protocol';
import { useState } from 'preact/hooks';
import { api, Refused } from '../../connection/api.ts';
import type { Session } from '../../session/session.ts';
import type { TableState } from '../../session/table-store.ts';
import { changeSettings, settings } from '../../settings/settings.ts';
import { useWords } from '../../texts/words.ts';
import './chat-sheet.css';
import { Icon } from '../../kit/icon.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { Later } from '../../shell/lazy.tsx';
import { muted, setMuted, voiceOf } from '../muted.ts';
import { usePeopleWords } from '../people-texts.ts';
import { usePresenceWords } from '../presence-texts.ts';

interface ChatSheetProps {
  readonly session: Session;
  readonly state: TableState;
  /** The chat without those who are muted. */
  readonly heard: readonly Said[];
  close(): void;
}

/** What was said at the table, ready-made phrases first, free words second. People can be muted. */
export function ChatSheet({ session, state, heard, close }: ChatSheetProps) {
  const words = useWords();
  const presence = usePresenceWords();
  const people = usePeopleWords();
  const [about, reportAbout] = useState<Said | null>(null);
  const { info, you } = state;
  const own = you.seat === null ? null : info.seats[you.seat].person;
  const isRunning = info.phase === 'playing' || info.phase === 'paused';
  return (
    <Sheet title={words.chat} close={close}>
      <ol class="chat" aria-live="polite" aria-label={words.chat}>
        {heard.map((said) => (
          <li key={`${said.at} ${said.name}`}>
            <Speaker said={said} /> {saidIn(said, words.phrases)}{' '}
            {(said.seat === null || said.seat !== you.seat) && (
              <button type="button" class="mute" onClick={() => setMuted(voiceOf(session.code, said), true)}>
                {words.mute(said.name)}
              </button>
            )}{' '}
            {said.person !== undefined && said.person !== own && (
              <button
                type="button"
                class="mute"
                aria-label={`${people.reportOrBlock}: ${said.name}`}
                onClick={() => reportAbout(said)}
              >
                {people.reportOrBlock}
              </button>
            )}
          </li>
        ))}
      </ol>
      <MutedPeople code={session.code} chat={state.chat} />
      {about?.person && (
        <Later key={about.at} load={() => import('../../order/order-sheet.tsx')}>
          {({ OrderSheet }) => (
            <OrderSheet
              table={session.code}
              people={[{ person: about.person ?? '', name: about.name }]}
              said={{ at: about.at, words: saidIn(about, words.phrases) }}
              close={() => reportAbout(null)}
            />
          )}
        </Later>
      )}
      {you.seat === null && isRunning ? (
        <p>{presence.onlyPlayersSpeak}</p>
      ) : (
        <Speaking session={session} isFree={info.settings.chat === 'everything'} />
      )}
    </Sheet>
  );
}

/** Who speaks; those who only watch are marked. */
function Speaker({ said: { name, seat } }: { readonly said: Said }) {
  const people = usePeopleWords();
  return (
    <>
      <b>
        <bdi>{name}</bdi>
      </b>
      {seat === null && (
        <small class="chat-watches">
          {' '}
          <Icon of="eye" /> {people.watches}
        </small>
      )}
    </>
  );
}

/** A phrase in the reader's language, or the words as they were typed, without what nobody can see. */
export function saidIn({ phrase, text }: Said, phrases: Readonly<Record<string, string>>): string {
  return phrase === undefined ? shownText(text ?? '') : phrases[phrase];
}

/** The same as one sentence, with who said it. */
export function speechIn(said: Said, phrases: Readonly<Record<string, string>>, watches: string): string {
  const by = said.seat === null ? `${said.name} (${watches})` : said.name;
  return `${by}: ${saidIn(said, phrases)}`;
}

/** Whoever is muted can be heard again. */
function MutedPeople({ code, chat }: { readonly code: string; readonly chat: readonly Said[] }) {
  const presence = usePresenceWords();
  const names = new Map(chat.map((said) => [voiceOf(code, said), said.name]));
  const silent = muted.value.filter((voice) => names.has(voice));
  if (silent.length === 0) return null;
  return (
    <p>
      {silent.map((voice) => (
        <button key={voice} type="button" class="mute" onClick={() => setMuted(voice, false)}>
          {presence.unmute(names.get(voice) ?? '')}
        </button>
      ))}
    </p>
  );
}

type What = { phrase: Phrase } | { text: string };

const LONGEST_TEXT = 200;
/** Somebody without a seat has given no name yet, or one that nobody may have. */
const NAMELESS: readonly string[] = ['no-seat', 'name-reserved', 'name-alike', 'name-script', 'name-words'];

function Speaking({ session, isFree }: { readonly session: Session; readonly isFree: boolean }) {
  const words = useWords();
  const [text, setText] = useState('');
  const [notice, setNotice] = useState<string | null>(null);
  /** What a spectator said before giving a name. */
  const [unsaid, setUnsaid] = useState<What | null>(null);
  const say = async (what: What) => {
    const answer = await session.order({ type: 'say', what });
    const isNameless = !answer.ok && NAMELESS.includes(answer.reason.code);
    setUnsaid(isNameless ? what : null);
    setNotice(answer.ok || isNameless ? null : words.refusals[answer.reason.code]);
  };
  const submit = (event: Event) => {
    event.preventDefault();
    if (text.trim() === '') return;
    void say({ text: text.trim() });
    setText('');
  };
  return (
    <>
      {notice !== null && <p role="alert">{notice}</p>}
      {unsaid !== null && <NameForm named={() => say(unsaid)} />}
      <div class="phrases">
        {Object.entries(words.phrases).map(([phrase, label]) => (
          <button
            type="button"
            class="button"
            key={phrase}
            onClick={() => void say({ phrase: phrase as Phrase })}
          >
            {label}
          </button>
        ))}
      </div>
      {isFree && (
        <form class="chat-form" onSubmit={submit}>
          <input
            value={text}
            maxLength={LONGEST_TEXT}
            aria-label={words.say}
            placeholder={words.say}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <button type="submit" class="button is-main">
            {words.send}
          </button>
        </form>
      )}
    </>
  );
}

/** Asks who speaks: a spectator has given no name so far. */
function NameForm({ named }: { named(): Promise<void> }) {
  const words = useWords();
  const [name, setName] = useState(settings.value.name);
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async (event: Event) => {
    event.preventDefault();
    if (name.trim() === '') return;
    try {
      await api.rename(name.trim());
      changeSettings({ name: name.trim() });
      await named();
    } catch (error) {
      setFailure(error instanceof Refused ? words.refusals[error.reason.code] : words.failed);
    }
  };
  return (
    <form class="chat-name" onSubmit={(event) => void submit(event)}>
      <p role="alert">{failure ?? words.nameFirst}</p>
      <div class="chat-form">
        <input
          value={name}
          maxLength={24}
          required
          aria-label={words.yourName}
          placeholder={words.yourName}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <button type="submit" class="button is-main">
          {words.send}
        </button>
      </div>
    </form>
  );
}
