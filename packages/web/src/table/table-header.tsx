import type { Said } from '@samsara/protocol';
import { useEffect, useState } from 'preact/hooks';
import type { Session } from '../connection/session.ts';
import type { TableState } from '../connection/table-store.ts';
import { changeSettings, settings } from '../settings/settings.ts';
import { Later } from '../shell/lazy.tsx';
import { useWords } from '../texts/words.ts';
import type { Director } from './director.ts';
import { Icon } from './icon.tsx';
import { announce } from './live-region.tsx';
import { Log } from './log.tsx';
import { Sheet } from './sheet.tsx';
import { allowSound } from './sounds.ts';
import './table-header.css';
import { useTable } from './table-context.ts';

interface TableHeaderProps {
  readonly session: Session;
  readonly state: TableState;
  readonly director: Director;
}

/** The game, the connection, and the ways to log, chat, sound and menu. */
export function TableHeader({ session, state, director }: TableHeaderProps) {
  const { texts } = useTable();
  const words = useWords();
  const [open, setOpen] = useState<'menu' | 'log' | 'chat' | null>(null);
  const { turnSound, moveSounds } = settings.value;
  const hasSound = turnSound || moveSounds;
  const connection = session.connection.value;
  const isQuiet = connection === 'live' || connection === 'local';
  const hasChat = session.local === null && settings.value.chat && state.info.settings.chat !== 'off';
  const unread = useUnread(state.chat, open === 'chat');
  const close = () => setOpen(null);
  return (
    <header class="table-header">
      <a class="icon-button" href="/" aria-label={words.toLobby}>
        <Icon of="back" />
      </a>
      <h1>
        {texts.name}
        {session.local === null && <small>{state.info.code}</small>}
        {session.local?.isPractice && <small class="practice">{words.practice}</small>}
      </h1>
      <p class={`connection is-${connection}`} role="status">
        <span class={isQuiet ? 'unseen' : ''}>
          {words[connection === 'local' ? 'onThisDevice' : connection]}
        </span>
      </p>
      <button
        type="button"
        class="icon-button log-button"
        aria-label={words.log}
        onClick={() => setOpen('log')}
      >
        <Icon of="log" />
      </button>
      {hasChat && (
        <button
          type="button"
          class="icon-button"
          aria-label={unread > 0 ? words.unread(unread) : words.chat}
          onClick={() => setOpen('chat')}
        >
          <Icon of="chat" />
          {unread > 0 && <b class="unread">{unread}</b>}
        </button>
      )}
      <button
        type="button"
        class="icon-button"
        aria-pressed={hasSound}
        aria-label={hasSound ? words.soundOn : words.soundOff}
        onClick={() => {
          allowSound();
          changeSettings({ turnSound: !hasSound, moveSounds: !hasSound });
        }}
      >
        <Icon of={hasSound ? 'sound' : 'silence'} />
      </button>
      <button type="button" class="icon-button" aria-label={words.menu} onClick={() => setOpen('menu')}>
        <Icon of="menu" />
      </button>
      {open === 'menu' && (
        <Later key="menu" load={() => import('./table-menu.tsx')}>
          {({ TableMenu }) => <TableMenu session={session} state={state} close={close} />}
        </Later>
      )}
      {open === 'log' && (
        <Sheet title={words.log} close={close}>
          {director.log.value.length === 0 ? (
            <p>{words.nothingYet}</p>
          ) : (
            <Log lines={director.log.value} jump={director.look} since={director.since} />
          )}
        </Sheet>
      )}
      {open === 'chat' && (
        <Later key="chat" load={() => import('./chat-sheet.tsx')}>
          {({ ChatSheet }) => <ChatSheet session={session} chat={state.chat} close={close} />}
        </Later>
      )}
    </header>
  );
}

/** How many sentences came since the chat was last open; each is read aloud when it comes. */
function useUnread(chat: readonly Said[], isOpen: boolean): number {
  const words = useWords();
  const newest = chat.at(-1);
  const [readAt, setReadAt] = useState(newest?.at ?? 0);
  useEffect(() => {
    if (isOpen && newest !== undefined) setReadAt(newest.at);
  }, [isOpen, newest]);
  const isNew = newest !== undefined && newest.at > readAt;
  useEffect(() => {
    if (!isNew || newest === undefined) return;
    const said = newest.phrase === undefined ? (newest.text ?? '') : words.phrases[newest.phrase];
    announce(`${newest.name}: ${said}`);
  }, [isNew, newest, words]);
  return isOpen ? 0 : chat.filter(({ at }) => at > readAt).length;
}
