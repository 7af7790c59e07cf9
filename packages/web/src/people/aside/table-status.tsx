import type { Session } from '../../session/session.ts';
import type { TableState } from '../../session/table-store.ts';
import { Later } from '../../shell/lazy.tsx';
import { useWords } from '../../texts/words.ts';
import { AskForClock } from '../ask-for-clock.tsx';
import { usePeopleWords } from '../people-texts.ts';
import { Agreements } from './agreements.tsx';
import { Undo } from './undo-question.tsx';
import './table-status.css';

interface TableStatusProps {
  readonly session: Session;
  readonly state: TableState;
}

/** What is out of the ordinary: what somebody wishes, a pause, a bot that plays for me, or that I only watch. */
export function TableStatus({ session, state }: TableStatusProps) {
  return (
    <div class="standings">
      {state.info.acts && (
        <Later key="acts" load={() => import('../acts/acts.tsx')}>
          {({ NewestAct }) => <NewestAct acts={state.info.acts ?? []} />}
        </Later>
      )}
      <Agreements session={session} state={state} />
      {session.local === null && state.info.phase === 'playing' && <Undo session={session} state={state} />}
      <Obstacle session={session} state={state} />
      {session.local === null && (state.info.seat_asked !== undefined || state.you.seat === null) && (
        <Later key="coming" load={() => import('../coming/coming.tsx')}>
          {({ Coming }) => <Coming session={session} state={state} />}
        </Later>
      )}
      {session.local === null && state.info.phase === 'playing' && !state.info.votes?.length && (
        <AskForClock session={session} />
      )}
    </div>
  );
}

/** Why nothing can be done now, and the way out of it. */
function Obstacle({ session, state: { info, you } }: TableStatusProps) {
  const words = useWords();
  const people = usePeopleWords();
  if (info.phase === 'paused') {
    return (
      <p class="standing" role="status">
        {words.paused}
        {you.seat !== null && info.agreed.resume.length === 0 && (
          <button
            type="button"
            class="button is-main"
            onClick={() => void session.order({ type: 'agree', to: 'resume', agree: true })}
          >
            {words.resume}
          </button>
        )}
      </p>
    );
  }
  if (info.phase !== 'playing') return null;
  if (you.seat === null) {
    return (
      <p class="standing is-quiet" role="status">
        {words.watching}
      </p>
    );
  }
  const { level, once } = info.seats[you.seat];
  if (level === null) return null;
  if (once) {
    return (
      <p class="standing is-quiet" role="status">
        {people.timeWasUp}
      </p>
    );
  }
  return (
    <p class="standing" role="status">
      {words.botPlaysForYou}
      <button type="button" class="button is-main" onClick={() => void session.order({ type: 'take-back' })}>
        {words.takeBack}
      </button>
    </p>
  );
}
