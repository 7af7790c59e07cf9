import { useEffect, useState } from 'preact/hooks';
import { useTable } from '../contract/table-context.ts';
import type { Session } from '../session/session.ts';
import { useWords } from '../texts/words.ts';
import { usePeopleWords } from './people-texts.ts';

/** Nobody is hurried before; the server says so too. */
const LONG_MS = 60_000;

/** After a while: the way to wish for a clock when somebody who is there does not move. */
export function AskForClock({ session }: { readonly session: Session }) {
  const { view, seat, seats, deciding, clock, outcome, names } = useTable();
  const words = useWords();
  const people = usePeopleWords();
  const [isLong, setLong] = useState(false);
  const [notice, setNotice] = useState('');
  useEffect(() => {
    setLong(false);
    setNotice('');
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, [view]);
  const slow = deciding.find((each) => seats[each].kind === 'person' && seats[each].present);
  const isMine = seat === null || deciding.includes(seat);
  if (!isLong || slow === undefined || isMine || clock !== null || outcome !== null) return null;
  if (seats[slow].level !== null || session.state.value?.info.settings.days) return null;
  const ask = async () => {
    const answer = await session.order({ type: 'vote', to: 'clock', seat: slow, agree: true });
    if (answer.ok) setLong(false);
    else setNotice(words.refusals[answer.reason.code]);
  };
  return (
    <p class="standing" role="status">
      <span>
        {people.thinksLong(names.seats[slow])} <small>{notice}</small>
      </span>
      <button type="button" class="button" onClick={() => void ask()}>
        {people.askForClock}
      </button>
    </p>
  );
}
