import { useEffect, useRef } from 'preact/hooks';
import { useTable } from '../contract/table-context.ts';
import { showBubble, withoutName } from '../kit/bubbles.ts';
import { announce } from '../kit/live-region.tsx';
import { momentOf, useOverDaysWords } from '../over-days/words.ts';
import type { Session } from '../session/session.ts';
import type { TableState } from '../session/table-store.ts';
import { Later } from '../shell/lazy.tsx';
import { isJoinable } from './invitation-at.ts';
import { newHolidays, presenceChanges } from './presence-changes.ts';
import { usePresenceWords } from './presence-texts.ts';

interface PresenceProps {
  readonly session: Session;
  readonly state: TableState;
}

/** Says who has gone, come back, or lets a bot play: at their face, and read aloud. Shows the way in where there is one. */
export function Presence({ session, state }: PresenceProps) {
  const { info, you } = state;
  const words = usePresenceWords();
  const overDays = useOverDaysWords();
  const { names, language } = useTable();
  useWakeLock(session.isScreen ?? false);
  const before = useRef(info);
  useEffect(() => {
    const isSameGame = before.current.round === info.round;
    const heard = isSameGame ? presenceChanges(before.current.seats, info.seats, you.seat) : [];
    const onHoliday = newHolidays(before.current.seats, info.seats, Date.now());
    before.current = info;
    for (const { seat, until } of onHoliday) {
      const sentence = overDays.onHoliday(names.seats[seat], momentOf(language, until, Date.now()));
      announce(sentence);
      showBubble(seat, withoutName(sentence, names.seats[seat]));
    }
    for (const { seat, type } of heard) {
      // Over days nobody is expected to be there.
      if (info.settings.days && (type === 'isAway' || type === 'isBack')) continue;
      const sentence = words[type](names.seats[seat]);
      announce(sentence);
      showBubble(seat, withoutName(sentence, names.seats[seat]));
    }
  }, [info]);
  if (!isJoinable(info)) return null;
  return (
    <Later key="lifted" load={() => import('./lifted-table.tsx')}>
      {({ LiftedTable }) => <LiftedTable session={session} state={state} />}
    </Later>
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
