import { useState } from 'preact/hooks';
import type { Session } from '../connection/session.ts';
import type { TableState } from '../connection/table-store.ts';
import { changeSettings, settings } from '../settings/settings.ts';
import { SettingsForm } from '../settings/settings-form.tsx';
import { goTo, rulesPath } from '../shell/routes.ts';
import { listOf } from '../texts/list-of.ts';
import { useWords } from '../texts/words.ts';
import { useCompanyWords } from './company-texts.ts';
import { Sheet } from './sheet.tsx';
import './table-menu.css';
import { useTable } from './table-context.ts';
import type { Wish } from './wish.ts';

interface TableMenuProps {
  readonly session: Session;
  readonly state: TableState;
  close(): void;
}

const STAND_IN = 'casual';

/** Pause, stand-in, leaving, rules and settings. */
export function TableMenu({ session, state, close }: TableMenuProps) {
  const { screen, names, language } = useTable();
  const words = useWords();
  const company = useCompanyWords();
  const [isLeaving, setLeaving] = useState(false);
  const { info, you } = state;
  const { plainBoard } = settings.value;
  const hasSeat = you.seat !== null;
  const isStoodIn = you.seat !== null && info.seats[you.seat].level !== null;
  const isPaused = info.phase === 'paused';
  const isOver = info.phase === 'over';
  const act = (order: Parameters<Session['order']>[0]) => {
    void session.order(order);
    close();
  };
  const leave = () => {
    if (session.local === null) void session.order({ type: 'leave' });
    goTo('/');
  };
  const agreed = ([to, seats]: [string, readonly number[]]) =>
    seats.length === 0 ? null : (
      <p key={to}>
        {company.wish(
          to as Wish,
          listOf(
            language,
            seats.map((seat) => names.seats[seat]),
          ),
          seats.length,
        )}
      </p>
    );
  return (
    <Sheet title={session.local === null ? words.tableCode(info.code) : words.menu} close={close}>
      <div class="table-menu">
        {Object.entries(info.agreed).map(agreed)}
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
        {you.host && !isOver && <Absent session={session} state={state} close={close} />}
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
      <h3>{words.settingsTitle}</h3>
      <SettingsForm />
    </Sheet>
  );
}

/** The host can put a bot on the seat of somebody who is away, after a question. */
function Absent({ session, state: { info, you }, close }: TableMenuProps) {
  const words = useWords();
  const company = useCompanyWords();
  const [asked, ask] = useState<number | null>(null);
  const { names } = useTable();
  const away = info.seats.flatMap(({ kind, present }, seat) =>
    kind === 'person' && !present && seat !== you.seat ? [seat] : [],
  );
  const remove = (seat: number) => {
    void session.order({ type: 'remove', seat });
    close();
  };
  return away.map((seat) =>
    asked === seat ? (
      <p key={seat} class="leaving">
        {company.botForGood(names.seats[seat])}
        <button type="button" class="button is-bad" onClick={() => remove(seat)}>
          {company.botFor(names.seats[seat])}
        </button>
        <button type="button" class="button" onClick={() => ask(null)}>
          {words.noBack}
        </button>
      </p>
    ) : (
      <button key={seat} type="button" class="button" onClick={() => ask(seat)}>
        {company.botFor(names.seats[seat])}
      </button>
    ),
  );
}
