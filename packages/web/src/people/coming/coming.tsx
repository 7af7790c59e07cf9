import { useEffect, useState } from 'preact/hooks';
import { chosenFace, keepName, usePlayerName } from '../../account/player-name.ts';
import { announce } from '../../kit/live-region.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import type { Order, Session } from '../../session/session.ts';
import type { TableState } from '../../session/table-store.ts';
import { useWords } from '../../texts/words.ts';
import { NameField } from '../name-field.tsx';
import { usePeopleWords } from '../people-texts.ts';
import '../aside/table-status.css';
import './coming.css';
import { SeatQuestion } from './seat-question.tsx';
import { useComingWords } from './texts.ts';

interface ComingProps {
  readonly session: Session;
  readonly state: TableState;
}

/** For whoever has no seat: a place among the next, and the way back to a seat that was theirs; for the others, who asks for one. */
export function Coming({ session, state }: ComingProps) {
  const { info, you } = state;
  return (
    <>
      {info.seat_asked !== undefined && (
        <SeatQuestion session={session} state={state} asked={info.seat_asked} />
      )}
      {you.seat === null && !session.isScreen && <Onlooker session={session} state={state} />}
    </>
  );
}

function Onlooker({ session, state: { info, you } }: ComingProps) {
  const coming = useComingWords();
  const words = useWords();
  const [open, setOpen] = useState<'next' | 'had-seat' | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const order = async (given: Order) => {
    const answer = await session.order(given);
    setNotice(answer.ok ? null : words.refusals[answer.reason.code]);
    if (answer.ok) setOpen(null);
  };
  useEffect(() => {
    if (you.handed_on) announce(coming.handedOn);
  }, [you.handed_on]);
  const close = () => setOpen(null);
  // Over days nobody is told who is there.
  const isAway = (present: boolean) => !present || info.settings.days !== undefined;
  const away = info.seats.flatMap(({ kind, present }, seat) =>
    kind === 'person' && isAway(present) ? seat : [],
  );
  const hasOpenSeat = info.phase === 'gathering' && info.seats.some(({ kind }) => kind === 'open');
  const mayAsk = away.length > 0 && info.seat_asked === undefined && !you.handed_on;
  return (
    <div class="standing is-quiet coming">
      {you.handed_on && <span>{coming.handedOn}</span>}
      {you.next !== undefined && <span role="status">{coming.youAreNext(you.next)}</span>}
      {notice !== null && open === null && <span role="alert">{notice}</span>}
      {you.next !== undefined && (
        <button type="button" class="button" onClick={() => void order({ type: 'next-out' })}>
          {coming.waitNoMore}
        </button>
      )}
      {you.next === undefined && !hasOpenSeat && (
        <button type="button" class="button" onClick={() => setOpen('next')}>
          {coming.waitForNext}
        </button>
      )}
      {mayAsk && (
        <button type="button" class="button" onClick={() => setOpen('had-seat')}>
          {coming.hadSeat}
        </button>
      )}
      {open === 'next' && <WaitSheet notice={notice} order={order} close={close} />}
      {open === 'had-seat' && (
        <Sheet title={coming.hadSeat} close={close}>
          <div class="coming-sheet">
            <p>{coming.hadSeatExplains}</p>
            {notice !== null && <p role="alert">{notice}</p>}
            {away.map((seat) => (
              <button
                key={seat}
                type="button"
                class="button is-main"
                onClick={() => void order({ type: 'ask-seat', seat })}
              >
                {coming.iWas(info.seats[seat].name ?? '')}
              </button>
            ))}
          </div>
        </Sheet>
      )}
    </div>
  );
}

interface WaitSheetProps {
  readonly notice: string | null;
  order(given: Order): Promise<void>;
  close(): void;
}

function WaitSheet({ notice, order, close }: WaitSheetProps) {
  const coming = useComingWords();
  const people = usePeopleWords();
  const [name, setName] = usePlayerName();
  const submit = (event: Event) => {
    event.preventDefault();
    void order({ type: 'next-in', name: keepName(name) ?? people.guest, ...chosenFace() });
  };
  return (
    <Sheet title={coming.waitForNext} close={close}>
      <form class="coming-sheet" onSubmit={submit}>
        <NameField name={name} setName={setName} />
        {notice !== null && <p role="alert">{notice}</p>}
        <button type="submit" class="button is-main">
          {coming.waitForNext}
        </button>
      </form>
    </Sheet>
  );
}
