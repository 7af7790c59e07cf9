import type { Said } from '@samsara/protocol';
import { useEffect, useState } from 'preact/hooks';
import type { Session } from '../session/session.ts';
import type { TableState } from '../session/table-store.ts';
import { useWords } from '../texts/words.ts';
import './banner.css';
import { showBubble } from '../kit/bubbles.ts';
import { Icon } from '../kit/icon.tsx';
import { announce } from '../kit/live-region.tsx';
import { playSound } from '../sound/sounds.ts';
import { ChatSheet, saidIn, speechIn } from './aside/chat-sheet.tsx';
import { heardOf } from './muted.ts';
import { usePeopleWords } from './people-texts.ts';

interface ChatButtonProps {
  readonly session: Session;
  readonly state: TableState;
}

/** Opens the chat. What somebody at the table says stands at their face, what is said besides over the table. */
export function ChatButton({ session, state }: ChatButtonProps) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const heard = heardOf(session.code, state.chat);
  const others = heard.filter(({ seat }) => seat === null || seat !== state.you.seat);
  const { unread, latest } = useUnread(others, isOpen);
  return (
    <>
      <button
        type="button"
        class="icon-button"
        aria-label={unread > 0 ? words.unread(unread) : words.chat}
        onClick={() => setOpen(true)}
      >
        <Icon of="chat" />
        {unread > 0 && <b class="unread">{unread}</b>}
      </button>
      {latest !== null && !isOpen && (latest.seat === null || state.view === null) && (
        <p class="banner" key={latest.text} aria-hidden="true">
          <span>{latest.text}</span>
        </p>
      )}
      {isOpen && <ChatSheet session={session} state={state} heard={heard} close={() => setOpen(false)} />}
    </>
  );
}

const SHOWN_MS = 4000;

interface Unread {
  readonly unread: number;
  readonly latest: { readonly seat: number | null; readonly text: string } | null;
}

/** How many sentences came since the chat was last open, and the newest for a moment; each is read aloud when it comes. */
function useUnread(chat: readonly Said[], isOpen: boolean): Unread {
  const words = useWords();
  const people = usePeopleWords();
  const newest = chat.at(-1);
  const [readAt, setReadAt] = useState(newest?.at ?? 0);
  const [shownAt, setShownAt] = useState(newest?.at ?? 0);
  useEffect(() => {
    if (isOpen && newest !== undefined) setReadAt(newest.at);
  }, [isOpen, newest]);
  const isNew = newest !== undefined && newest.at > shownAt;
  const sentence = newest === undefined ? '' : speechIn(newest, words.phrases, people.watches);
  useEffect(() => {
    if (!isNew || newest === undefined) return;
    if (!isOpen) announce(sentence);
    if (newest.seat !== null) showBubble(newest.seat, saidIn(newest, words.phrases));
    playSound('said');
    const timer = setTimeout(() => setShownAt(newest.at), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isNew, newest?.at]);
  const unread = isOpen ? 0 : chat.filter(({ at }) => at > readAt).length;
  return { unread, latest: isNew ? { seat: newest.seat, text: sentence } : null };
}
