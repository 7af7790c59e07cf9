import type { Phrase, Said } from '@samsara/protocol';
import { useState } from 'preact/hooks';
import { api } from '../connection/api.ts';
import type { Session } from '../connection/session.ts';
import { changeSettings, settings } from '../settings/settings.ts';
import { useWords } from '../texts/words.ts';
import './chat-sheet.css';
import { Sheet } from './sheet.tsx';

interface ChatSheetProps {
  readonly session: Session;
  readonly chat: readonly Said[];
  close(): void;
}

type What = { phrase: Phrase } | { text: string };

const LONGEST_TEXT = 200;

/** What was said at the table, ready-made phrases first, free words second. People can be muted. */
export function ChatSheet({ session, chat, close }: ChatSheetProps) {
  const words = useWords();
  const [text, setText] = useState('');
  const [muted, setMuted] = useState<readonly string[]>([]);
  const policy = session.state.value?.info.settings.chat;
  const [notice, setNotice] = useState<string | null>(null);
  /** What a spectator said before giving a name. */
  const [unsaid, setUnsaid] = useState<What | null>(null);
  const say = async (what: What) => {
    const answer = await session.order({ type: 'say', what });
    const isNameless = !answer.ok && answer.reason.code === 'no-seat';
    setUnsaid(isNameless ? what : null);
    setNotice(answer.ok || isNameless ? null : words.refusals[answer.reason.code]);
  };
  const submit = (event: Event) => {
    event.preventDefault();
    if (text.trim() === '') return;
    void say({ text: text.trim() });
    setText('');
  };
  const heard = chat.filter(({ name }) => !muted.includes(name));
  return (
    <Sheet title={words.chat} close={close}>
      <ol class="chat" aria-live="polite" aria-label={words.chat}>
        {heard.map(({ name, phrase, text: said, at }) => (
          <li key={`${at} ${name}`}>
            <b>{name}</b> {phrase === undefined ? said : words.phrases[phrase]}{' '}
            <button type="button" class="mute" onClick={() => setMuted([...muted, name])}>
              {words.mute(name)}
            </button>
          </li>
        ))}
      </ol>
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
      {policy === 'everything' && (
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
    </Sheet>
  );
}

/** Asks who speaks: a spectator has given no name so far. */
function NameForm({ named }: { named(): Promise<void> }) {
  const words = useWords();
  const [name, setName] = useState(settings.value.name);
  const [isFailed, setFailed] = useState(false);
  const submit = async (event: Event) => {
    event.preventDefault();
    if (name.trim() === '') return;
    try {
      await api.rename(name.trim());
      changeSettings({ name: name.trim() });
      await named();
    } catch {
      setFailed(true);
    }
  };
  return (
    <form class="chat-name" onSubmit={(event) => void submit(event)}>
      <p role="alert">{isFailed ? words.failed : words.nameFirst}</p>
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
