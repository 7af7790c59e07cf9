import { useTable } from '../contract/table-context.ts';
import type { Session } from '../session/session.ts';
import type { TableState } from '../session/table-store.ts';
import { Later } from '../shell/lazy.tsx';
import { useWords } from '../texts/words.ts';
import { withTexts } from './texts-in-parts.ts';
import type { Refusals } from './use-refusals.ts';

interface BoardAreaProps {
  readonly session: Session;
  readonly shown: TableState;
  readonly refusals: Refusals;
}

/** The game's board, drawn or in words, and what is said over it. */
export function BoardArea({ session, shown, refusals: { refusal, at, notice, dismiss } }: BoardAreaProps) {
  const words = useWords();
  const table = useTable();
  const { Board } = table.screen;
  return (
    <section class="board" aria-label={words.board}>
      {table.settings.plainBoard ? (
        <Later key="plain" load={() => withTexts(table.texts, import('../panels/plain-board.tsx'))}>
          {({ PlainBoard }) => <PlainBoard />}
        </Later>
      ) : (
        <Board {...table} />
      )}
      {isOutOfTheOrdinary(shown) && (
        <Later key="standing" load={() => import('../people/aside/table-status.tsx')}>
          {({ TableStatus }) => <TableStatus session={session} state={shown} />}
        </Later>
      )}
      {refusal !== null && (
        <Later key="why" load={() => withTexts(table.texts, import('../panels/why/refusal-bubble.tsx'))}>
          {({ RefusalBubble }) => <RefusalBubble refusal={refusal} at={at} close={dismiss} />}
        </Later>
      )}
      {notice !== null && (
        <p class="notice" role="alert">
          {notice}
        </p>
      )}
    </section>
  );
}

/** Is there something to be said about the table itself: a pause, a wish, a stand-in, or that one only watches? */
function isOutOfTheOrdinary({ info: { phase, agreed, votes, seats }, you }: TableState): boolean {
  if (phase !== 'playing') return phase === 'paused';
  if (you.seat === null || seats[you.seat].level !== null) return true;
  if (Object.values(agreed).some((each) => each.length > 0)) return true;
  // Among people on a server somebody may have to be hurried.
  return votes !== undefined && seats.some(({ kind }, seat) => kind === 'person' && seat !== you.seat);
}
