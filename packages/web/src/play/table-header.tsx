import { houseRules } from '@samsara/engine';
import { useState } from 'preact/hooks';
import { Icon } from '../kit/icon.tsx';
import type { Director } from '../motion/director.ts';
import type { Session } from '../session/session.ts';
import type { TableState } from '../session/table-store.ts';
import { changeSettings, settings } from '../settings/settings.ts';
import { Later } from '../shell/lazy.tsx';
import { allowSound } from '../sound/sounds.ts';
import { useWords } from '../texts/words.ts';
import './table-header.css';
import { useTable } from '../contract/table-context.ts';

interface TableHeaderProps {
  readonly session: Session;
  readonly state: TableState;
  readonly director: Director;
}

/** The game, the connection, and the ways to log, chat, sound and menu. */
export function TableHeader({ session, state, director }: TableHeaderProps) {
  const { texts, screen } = useTable();
  const words = useWords();
  const [open, setOpen] = useState<'menu' | 'log' | null>(null);
  const connection = session.connection.value;
  const isQuiet = connection === 'live' || connection === 'local';
  const hasChat = session.local === null && settings.value.chat && state.info.settings.chat !== 'off';
  const isHouse = Object.keys(houseRules(screen.game.meta, state.info.options)).length > 0;
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
        {isHouse && <small class="practice">{words.houseRules}</small>}
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
        <Later key="chat" load={() => import('../people/chat-button.tsx')}>
          {({ ChatButton }) => <ChatButton session={session} state={state} />}
        </Later>
      )}
      <SoundButton />
      <button type="button" class="icon-button" aria-label={words.menu} onClick={() => setOpen('menu')}>
        <Icon of="menu" />
      </button>
      {open === 'menu' && (
        <Later key="menu" load={() => import('../panels/table-menu.tsx')}>
          {({ TableMenu }) => <TableMenu session={session} state={state} close={close} />}
        </Later>
      )}
      {open === 'log' && (
        <Later key="log" load={() => import('../panels/reading/log-panel.tsx')}>
          {({ LogSheet }) => <LogSheet director={director} close={close} />}
        </Later>
      )}
    </header>
  );
}

function SoundButton() {
  const words = useWords();
  const { turnSound, moveSounds, music } = settings.value;
  const hasSound = turnSound || moveSounds || music;
  return (
    <button
      type="button"
      class="icon-button"
      aria-pressed={hasSound}
      aria-label={hasSound ? words.soundOn : words.soundOff}
      onClick={() => {
        allowSound();
        changeSettings({ turnSound: !hasSound, moveSounds: !hasSound, music: false });
      }}
    >
      <Icon of={hasSound ? 'sound' : 'silence'} />
    </button>
  );
}
