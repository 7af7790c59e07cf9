import type { Seat } from '@samsara/engine';
import { useEffect, useState } from 'preact/hooks';
import type { Session } from '../connection/session.ts';
import type { TableState } from '../connection/table-store.ts';
import { listOf } from '../texts/list-of.ts';
import { useWords } from '../texts/words.ts';
import { refusersAfter, type Wish, wishesOf } from './agreeing.ts';
import { announce } from './live-region.tsx';
import { useTable } from './table-context.ts';

interface AgreementsProps {
  readonly session: Session;
  readonly state: TableState;
}

/** What somebody wishes for the whole table, with the answers that can be given to it. */
export function Agreements({ session, state }: AgreementsProps) {
  const [refusers, setRefusers] = useState<readonly Seat[]>([]);
  useEffect(
    () =>
      session.onStep(({ frames, state: after }) =>
        setRefusers((before) => refusersAfter(before, frames, after.info.agreed)),
      ),
    [session],
  );
  return (
    <>
      {wishesOf(state, refusers).map((wish) => (
        <WishLine key={wish.to} wish={wish} session={session} />
      ))}
    </>
  );
}

function WishLine({ wish, session }: { readonly wish: Wish; readonly session: Session }) {
  const { to, by, missing, refusers, part } = wish;
  const { names, language } = useTable();
  const words = useWords();
  const called = (seats: readonly Seat[]) =>
    listOf(
      language,
      seats.map((seat) => names.seats[seat]),
    );
  const sentence = part === 'agreed' ? words.youAskTo[to] : words.asksTo[to](called(by), by.length > 1);
  const others = part === 'agreed' ? by.filter((seat) => seat !== names.you) : [];
  const rest = [
    others.length === 0 ? '' : words.agrees(called(others), others.length > 1),
    refusers.length > 0
      ? refusers.map((seat) => words.saysNo(names.seats[seat])).join(' ')
      : part === 'asked' || missing.length === 0
        ? ''
        : words[missing.length === 1 ? 'agreementOf' : 'agreementsOf'](called(missing)),
  ].join(' ');
  const said = `${sentence} ${rest}`;
  useEffect(() => announce(said), [said]);
  const answer = (agree: boolean) => void session.order({ type: 'agree', to, agree });
  return (
    <div class="standing">
      <span>
        {sentence} <small>{rest}</small>
      </span>
      {part === 'asked' && (
        <div class="standing-answers">
          <button type="button" class="button is-main" onClick={() => answer(true)}>
            {words.agree}
          </button>
          <button type="button" class="button" onClick={() => answer(false)}>
            {words.disagree}
          </button>
        </div>
      )}
      {part === 'agreed' && (
        <button type="button" class="button" onClick={() => answer(false)}>
          {words.withdraw}
        </button>
      )}
    </div>
  );
}
