import { useState } from 'preact/hooks';
import type { Session } from '../connection/session.ts';
import type { TableState } from '../connection/table-store.ts';
import { changeSettings, settings } from '../settings/settings.ts';
import { SettingsForm } from '../settings/settings-form.tsx';
import { goTo } from '../shell/routes.ts';
import { listOf } from '../texts/list-of.ts';
import { useWords } from '../texts/words.ts';
import { useCompanyWords } from './company-texts.ts';
import { openRules } from './rules-at.ts';
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
  const { names, language } = useTable();
  const words = useWords();
  const company = useCompanyWords();
  const [doubt, setDoubt] = useState<'leave' | 'abort' | null>(null);
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
        <button
          type="button"
          class="button"
          onClick={() => {
            openRules();
            close();
          }}
        >
          {words.rules}
        </button>
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
            {doubt === 'abort' ? (
              <Doubt
                text={words.abortRunning}
                yes={words.abort}
                no={words.goOn}
                act={() => act({ type: 'agree', to: 'abort', agree: true })}
                stay={() => setDoubt(null)}
              />
            ) : (
              <button type="button" class="button" onClick={() => setDoubt('abort')}>
                {words.abort}
              </button>
            )}
          </>
        )}
        {you.host && !isOver && <Absent session={session} state={state} close={close} />}
        {session.local === null && (
          <a class="button" href={`/t/${info.code}?screen`} target="_blank" rel="noopener">
            {words.tableScreen}
          </a>
        )}
        {doubt === 'leave' && session.local === null && hasSeat && !isOver ? (
          <Doubt
            text={words.leaveRunning}
            yes={words.leave}
            no={words.stay}
            act={leave}
            stay={() => setDoubt(null)}
          />
        ) : (
          <button
            type="button"
            class="button"
            onClick={() => (session.local === null && hasSeat && !isOver ? setDoubt('leave') : leave())}
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
      <Doubt
        key={seat}
        text={company.botForGood(names.seats[seat])}
        yes={company.botFor(names.seats[seat])}
        no={words.noBack}
        act={() => remove(seat)}
        stay={() => ask(null)}
      />
    ) : (
      <button key={seat} type="button" class="button" onClick={() => ask(seat)}>
        {company.botFor(names.seats[seat])}
      </button>
    ),
  );
}

interface DoubtProps {
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  act(): void;
  stay(): void;
}

/** Asks once more before something that cannot be taken back. */
function Doubt({ text, yes, no, act, stay }: DoubtProps) {
  return (
    <p class="leaving">
      {text}
      <button type="button" class="button is-bad" onClick={act}>
        {yes}
      </button>
      <button type="button" class="button" onClick={stay}>
        {no}
      </button>
    </p>
  );
}
