import { useEffect, useRef, useState } from 'preact/hooks';
import type { Session } from '../session/session.ts';
import type { TableState } from '../session/table-store.ts';
import './banner.css';
import { useTable } from '../contract/table-context.ts';
import { announce } from '../kit/live-region.tsx';
import { presenceChanges } from './presence-changes.ts';
import { usePresenceWords } from './presence-texts.ts';

const SHOWN_MS = 4000;

interface PresenceProps {
  readonly session: Session;
  readonly state: TableState;
}

/** Says who has gone, come back, or lets a bot play: over the header, and read aloud. */
export function Presence({ session, state: { info, you } }: PresenceProps) {
  const words = usePresenceWords();
  const { names } = useTable();
  useWakeLock(session.isScreen ?? false);
  const before = useRef(info);
  const [said, say] = useState('');
  useEffect(() => {
    const isSameGame = before.current.round === info.round;
    const heard = isSameGame ? presenceChanges(before.current.seats, info.seats, you.seat) : [];
    before.current = info;
    if (heard.length === 0) return;
    const sentence = heard.map(({ seat, type }) => words[type](names.seats[seat])).join(' ');
    announce(sentence);
    say(sentence);
  }, [info]);
  useEffect(() => {
    if (said === '') return;
    const timer = setTimeout(() => say(''), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said]);
  if (said === '') return null;
  return (
    <p class="banner is-long" aria-hidden="true">
      <span>{said}</span>
    </p>
  );
}

/** A device that is the table does not go dark while it is looked at. */
function useWakeLock(isScreen: boolean): void {
  useEffect(() => {
    if (!isScreen || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    // The browser lets go of it whenever the page is hidden, and may refuse it.
    const hold = async () => {
      if (!document.hidden) lock = await navigator.wakeLock.request('screen').catch(() => undefined);
    };
    void hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, [isScreen]);
}
