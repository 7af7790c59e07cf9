import type { Note } from '@samsara/protocol';
import { useEffect, useState } from 'preact/hooks';
import { request } from '../connection/api.ts';
import { Sheet } from '../kit/sheet.tsx';
import { useOverDaysWords } from './words.ts';

const LONGEST_NOTE = 500;

/** A note to oneself at a table; its corner is filled where something stands in it. */
export function NoteButton({ code }: { readonly code: string }) {
  const words = useOverDaysWords();
  const [text, setText] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const path = `/api/tables/${code}/note`;
  const read = () =>
    void request<Note>('GET', path)
      .then((note) => setText(note.text))
      .catch(() => undefined);
  useEffect(read, [path]);
  const open = () => {
    if (text === null) read();
    setOpen(true);
  };
  return (
    <>
      <button type="button" class="icon-button note-button" aria-label={words.note} onClick={open}>
        <svg class={`icon${(text ?? '') === '' ? '' : ' is-written'}`} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 4h14v11l-5 5H5z" />
          <path d="M19 15h-5v5" />
          <path d="M8.5 8.5h7M8.5 12h4" />
        </svg>
      </button>
      {/* What could not be read must not be written over. */}
      {isOpen && text !== null && (
        <NoteSheet path={path} text={text} change={setText} close={() => setOpen(false)} />
      )}
    </>
  );
}

interface NoteSheetProps {
  readonly path: string;
  readonly text: string;
  change(text: string): void;
  close(): void;
}

function NoteSheet({ path, text, change, close }: NoteSheetProps) {
  const words = useOverDaysWords();
  const [written, write] = useState(text);
  const [notice, say] = useState('');
  const keep = async (event: Event) => {
    event.preventDefault();
    try {
      change((await request<Note>('PUT', path, { text: written })).text);
      close();
    } catch {
      say(words.notKept);
    }
  };
  return (
    <Sheet title={words.note} close={close}>
      <form class="note" onSubmit={(event) => void keep(event)}>
        <label>
          <span>{words.noteExplains}</span>
          <textarea
            rows={6}
            maxLength={LONGEST_NOTE}
            value={written}
            onInput={(event) => write(event.currentTarget.value)}
          />
        </label>
        <p role="alert">{notice}</p>
        <button type="submit" class="button is-main">
          {words.keep}
        </button>
      </form>
    </Sheet>
  );
}
