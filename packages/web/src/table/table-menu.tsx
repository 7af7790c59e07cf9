import type { Seat } from '@samsara/engine';
import { useState } from 'preact/hooks';
import type { Session } from '../connection/session.ts';
import type { TableState } from '../connection/table-store.ts';
import { changeSettings, settings } from '../settings/settings.ts';
import { SettingsForm } from '../settings/settings-form.tsx';
import { goTo, rulesPath } from '../shell/routes.ts';
import { useWords } from '../texts/words.ts';
import { Sheet } from './sheet.tsx';
import './table-menu.css';
import { useTable } from './table-context.ts';

interface TableMenuProps {
  readonly session: Session;
  readonly state: TableState;
  close(): void;
}

const STAND_IN = 'casual';

/** Pause, stand-in, leaving, rules and settings. */
export function TableMenu({ session, state, close }: TableMenuProps) {
  const { screen } = useTable();
  const words = useWords();
  const [isLeaving, setLeaving] = useState(false);
  const { info, you } = state;
  const { plainBoard } = settings.value;
  const hasSeat = you.seat !== null;
  const isStoodIn = you.seat !== null && info.seats[you.seat].level !== null;
  const isPaused = info.phase === 'paused';
  const isOver = info.phase === 'over' || info.phase === 'closed';
  const act = (order: Parameters<Session['order']>[0]) => {
    void session.order(order);
    close();
  };
  const leave = () => {
    if (session.local === null) void session.order({ type: 'leave' });
    goTo('/');
  };
  return (
    <Sheet title={session.local === null ? words.tableCode(info.code) : words.menu} close={close}>
      <div class="table-menu">
        <a class="button" href={rulesPath(screen.game.meta.id)} target="_blank" rel="noopener">
          {words.rules}
        </a>
        <button type="button" class="button" onClick={() => changeSettings({ plainBoard: !plainBoard })}>
          {plainBoard ? words.drawnView : words.plainView}
        </button>
        {hasSeat && !isOver && (
          <>
            <button
              type="button"
              class="button"
              onClick={() => act({ type: 'agree', to: isPaused ? 'resume' : 'pause', agree: true })}
            >
              {isPaused ? words.resume : words.pause}
            </button>
            <button
              type="button"
              class="button"
              onClick={() => act(isStoodIn ? { type: 'take-back' } : { type: 'hand-over', level: STAND_IN })}
            >
              {isStoodIn ? words.takeBack : words.handOver}
            </button>
            <button
              type="button"
              class="button"
              onClick={() => act({ type: 'agree', to: 'abort', agree: true })}
            >
              {words.abort}
            </button>
          </>
        )}
        {session.local === null && (
          <a class="button" href={`/t/${info.code}?screen`} target="_blank" rel="noopener">
            {words.tableScreen}
          </a>
        )}
        {isLeaving && session.local === null && hasSeat && !isOver ? (
          <p class="leaving">
            {words.leaveRunning}
            <button type="button" class="button is-bad" onClick={leave}>
              {words.leave}
            </button>
            <button type="button" class="button" onClick={() => setLeaving(false)}>
              {words.stay}
            </button>
          </p>
        ) : (
          <button
            type="button"
            class="button"
            onClick={() => (session.local === null && hasSeat && !isOver ? setLeaving(true) : leave())}
          >
            {session.local === null ? words.leave : words.toLobby}
          </button>
        )}
      </div>
      {you.host && session.local === null && !isOver && <People session={session} state={state} />}
      <h3>{words.settingsTitle}</h3>
      <SettingsForm />
    </Sheet>
  );
}

/** For the host: who plays, and the way to remove somebody for good. */
function People({ session, state: { info, you } }: Omit<TableMenuProps, 'close'>) {
  const { names } = useTable();
  const words = useWords();
  const [asked, ask] = useState<Seat | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const others = info.seats.flatMap(({ kind }, seat) =>
    kind === 'person' && seat !== you.seat ? [seat] : [],
  );
  const remove = async (seat: Seat) => {
    const answer = await session.order({ type: 'remove', seat });
    setNotice(answer.ok ? null : words.refusals[answer.reason.code]);
    ask(null);
  };
  if (others.length === 0) return null;
  return (
    <section class="table-menu" aria-label={words.people}>
      <h3>{words.people}</h3>
      {notice !== null && <p role="alert">{notice}</p>}
      {others.map((seat) =>
        seat === asked ? (
          <p key={seat} class="leaving">
            {words.removeRunning(names.seats[seat])}
            <button type="button" class="button is-bad" onClick={() => void remove(seat)}>
              {words.removePerson}
            </button>
            <button type="button" class="button" onClick={() => ask(null)}>
              {words.noBack}
            </button>
          </p>
        ) : (
          <button key={seat} type="button" class="button" onClick={() => ask(seat)}>
            {words.removeNamed(names.seats[seat])}
          </button>
        ),
      )}
    </section>
  );
}
