import type { Session } from '../session/session.ts';
import type { TableState } from '../session/table-store.ts';
import { usePeopleWords } from './people-texts.ts';
import './table-menu.css';

interface RemovedPeopleProps {
  readonly you: TableState['you'];
  order(order: Parameters<Session['order']>[0]): unknown;
}

/** For the host: who may not come back to this table, and the way to let them in again. */
export function RemovedPeople({ you: { removed = [] }, order }: RemovedPeopleProps) {
  const people = usePeopleWords();
  if (removed.length === 0) return null;
  return (
    <section class="table-menu" aria-label={people.removedPeople}>
      <h3>{people.removedPeople}</h3>
      {removed.map(({ person, name }) => (
        <button key={person} type="button" class="button" onClick={() => order({ type: 'readmit', person })}>
          {people.readmit(name)}
        </button>
      ))}
    </section>
  );
}
