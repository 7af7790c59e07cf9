import type { Seat } from '@samsara/engine';
import { Fragment } from 'preact';
import { useState } from 'preact/hooks';
import { useTable } from '../contract/table-context.ts';
import { usePeopleWords } from '../people/people-texts.ts';
import type { Session } from '../session/session.ts';
import type { TableState } from '../session/table-store.ts';
import { useWords } from '../texts/words.ts';
import { Confirm } from './confirm.tsx';

interface PeopleMenuProps {
  readonly session: Session;
  readonly state: TableState;
  close(): void;
}

/** Who else plays, and what all others together can do about somebody: remove them for good, or give them a clock. */
export function PeopleMenu({ session, state: { info, you }, close }: PeopleMenuProps) {
  const { names, deciding, clock } = useTable();
  const words = useWords();
  const people = usePeopleWords();
  const [asked, ask] = useState<{ readonly seat: Seat; readonly to: 'remove' | 'clock' } | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const others = info.seats.flatMap(({ kind }, seat) =>
    kind === 'person' && seat !== you.seat ? [seat] : [],
  );
  const mayHurry = (seat: Seat) =>
    info.phase === 'playing' &&
    !info.settings.days &&
    clock === null &&
    deciding.includes(seat) &&
    info.seats[seat].level === null;
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
            <Confirm
              key={seat}
              text={isClock ? people.clockByAll : people.removeByAll(name)}
              yes={isClock ? people.askForClock : words.removePerson}
              no={words.noBack}
              confirm={() => void vote(seat, asked.to)}
              cancel={() => ask(null)}
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
