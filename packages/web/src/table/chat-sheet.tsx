import type { Phrase, Said } from '@samsara/protocol';
import { useState } from 'preact/hooks';
import type { Session } from '../connection/session.ts';
import { useWords } from '../texts/words.ts';
import './chat-sheet.css';
import { Sheet } from './sheet.tsx';

interface ChatSheetProps {
  readonly session: Session;
  readonly chat: readonly Said[];
  close(): void;
}

const LONGEST_TEXT = 200;

/** What was said at the table, ready-made phrases first, free words second. People can be muted. */
export function ChatSheet({ session, chat, close }: ChatSheetProps) {
  const words = useWords();
  const [text, setText] = useState('');
  const [muted, setMuted] = useState<readonly string[]>([]);
  const policy = session.state.value?.info.settings.chat;
  const say = (what: { phrase: Phrase } | { text: string }) => void session.order({ type: 'say', what });
  const submit = (event: Event) => {
    event.preventDefault();
    if (text.trim() === '') return;
    say({ text: text.trim() });
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
      <div class="phrases">
        {Object.entries(words.phrases).map(([phrase, label]) => (
          <button type="button" class="button" key={phrase} onClick={() => say({ phrase: phrase as Phrase })}>
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
