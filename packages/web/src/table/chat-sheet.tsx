import type { Phrase, Said } from '@samsara/protocol';
import { useState } from 'preact/hooks';
import type { Session } from '../connection/session.ts';
import type { TableState } from '../connection/table-store.ts';
import { useWords } from '../texts/words.ts';
import './chat-sheet.css';
import { useCompanyWords } from './company-texts.ts';
import { muted, setMuted, voiceOf } from './muted.ts';
import { Sheet } from './sheet.tsx';

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
  const company = useCompanyWords();
  const { info, you } = state;
  const isRunning = info.phase === 'playing' || info.phase === 'paused';
  return (
    <Sheet title={words.chat} close={close}>
      <ol class="chat" aria-live="polite" aria-label={words.chat}>
        {heard.map((said) => (
          <li key={`${said.at} ${said.name}`}>
            <b>{said.name}</b> {saidIn(said, words.phrases)}{' '}
            {(said.seat === null || said.seat !== you.seat) && (
              <button type="button" class="mute" onClick={() => setMuted(voiceOf(session.code, said), true)}>
                {words.mute(said.name)}
              </button>
            )}
          </li>
        ))}
      </ol>
      <MutedPeople code={session.code} chat={state.chat} />
      {you.seat === null && isRunning ? (
        <p>{company.onlyPlayersSpeak}</p>
      ) : (
        <Speaking session={session} isFree={info.settings.chat === 'everything'} />
      )}
    </Sheet>
  );
}

/** A phrase in the reader's language, or the words as they were typed. */
export function saidIn({ phrase, text }: Said, phrases: Readonly<Record<string, string>>): string {
  return phrase === undefined ? (text ?? '') : phrases[phrase];
}

/** Whoever is muted can be heard again. */
function MutedPeople({ code, chat }: { readonly code: string; readonly chat: readonly Said[] }) {
  const company = useCompanyWords();
  const names = new Map(chat.map((said) => [voiceOf(code, said), said.name]));
  const silent = muted.value.filter((voice) => names.has(voice));
  if (silent.length === 0) return null;
  return (
    <p>
      {silent.map((voice) => (
        <button key={voice} type="button" class="mute" onClick={() => setMuted(voice, false)}>
          {company.unmute(names.get(voice) ?? '')}
        </button>
      ))}
    </p>
  );
}

const LONGEST_TEXT = 200;

function Speaking({ session, isFree }: { readonly session: Session; readonly isFree: boolean }) {
  const words = useWords();
  const [text, setText] = useState('');
  const say = (what: { phrase: Phrase } | { text: string }) => void session.order({ type: 'say', what });
  const submit = (event: Event) => {
    event.preventDefault();
    if (text.trim() === '') return;
    say({ text: text.trim() });
    setText('');
  };
  return (
    <>
      <div class="phrases">
        {Object.entries(words.phrases).map(([phrase, label]) => (
          <button type="button" class="button" key={phrase} onClick={() => say({ phrase: phrase as Phrase })}>
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
