import type { Seat } from '@samsara/engine';
import { Fragment } from 'preact';
import { useState } from 'preact/hooks';
import { openRules } from '../kit/rules-at.ts';
import { Sheet } from '../kit/sheet.tsx';
import { usePeopleWords } from '../people/people-texts.ts';
import { RemovedPeople } from '../people/removed-people.tsx';
import { SettingsForm } from '../preferences/settings-form.tsx';
import type { Session } from '../session/session.ts';
import type { TableState } from '../session/table-store.ts';
import { changeSettings, settings } from '../settings/settings.ts';
import { goTo } from '../shell/routes.ts';
import { useWords } from '../texts/words.ts';
import '../people/table-menu.css';
import { useTable } from '../contract/table-context.ts';

interface TableMenuProps {
  readonly session: Session;
  readonly state: TableState;
  close(): void;
}

const STAND_IN = 'casual';

/** Pause, stand-in, leaving, rules and settings. */
export function TableMenu({ session, state, close }: TableMenuProps) {
  const words = useWords();
  const [doubt, setDoubt] = useState<'leave' | 'abort' | null>(null);
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
      {hasSeat && session.local === null && !isOver && (
        <People session={session} state={state} close={close} />
      )}
      {session.local === null && <RemovedPeople you={you} order={(order) => session.order(order)} />}
      <h3>{words.settingsTitle}</h3>
      <SettingsForm />
    </Sheet>
  );
}

/** Who else plays, and what all others together can do about somebody: remove them for good, or give them a clock. */
function People({ session, state: { info, you }, close }: TableMenuProps) {
  const { names, deciding, clock } = useTable();
  const words = useWords();
  const people = usePeopleWords();
  const [asked, ask] = useState<{ readonly seat: Seat; readonly to: 'remove' | 'clock' } | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const others = info.seats.flatMap(({ kind }, seat) =>
    kind === 'person' && seat !== you.seat ? [seat] : [],
  );
  const mayHurry = (seat: Seat) =>
    info.phase === 'playing' && clock === null && deciding.includes(seat) && info.seats[seat].level === null;
  const vote = async (seat: Seat, to: 'remove' | 'clock') => {
    const answer = await session.order({ type: 'vote', to, seat, agree: true });
    if (answer.ok) return close();
    setNotice(words.refusals[answer.reason.code]);
    ask(null);
  };
  if (others.length === 0) return null;
  return (
    <section class="table-menu" aria-label={words.people}>
      <h3>{words.people}</h3>
      {notice !== null && <p role="alert">{notice}</p>}
      {others.map((seat) => {
        const name = names.seats[seat];
        if (asked?.seat === seat) {
          const isClock = asked.to === 'clock';
          return (
            <Doubt
              key={seat}
              text={isClock ? people.clockByAll : people.removeByAll(name)}
              yes={isClock ? people.askForClock : words.removePerson}
              no={words.noBack}
              act={() => void vote(seat, asked.to)}
              stay={() => ask(null)}
            />
          );
        }
        return (
          <Fragment key={seat}>
            {mayHurry(seat) && (
              <button type="button" class="button" onClick={() => ask({ seat, to: 'clock' })}>
                {people.clockFor(name)}
              </button>
            )}
            <button type="button" class="button" onClick={() => ask({ seat, to: 'remove' })}>
              {words.removeNamed(name)}
            </button>
          </Fragment>
        );
      })}
    </section>
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
