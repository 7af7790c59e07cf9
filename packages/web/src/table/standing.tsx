import { useState } from 'preact/hooks';
import type { Session } from '../connection/session.ts';
import type { TableState } from '../connection/table-store.ts';
import { listOf } from '../texts/list-of.ts';
import { useWords } from '../texts/words.ts';
import { useCompanyWords } from './company-texts.ts';
import './standing.css';
import { useTable } from './table-context.ts';
import { openWish } from './wish.ts';

interface StandingProps {
  readonly session: Session;
  readonly state: TableState;
}

/** What somebody would like to agree on; or why nothing can be done now, and the way out of it. */
export function Standing({ session, state }: StandingProps) {
  const words = useWords();
  const [declined, decline] = useState('');
  const { info, you } = state;
  const wish = openWish(info);
  if (wish !== null && declined !== wishKey(wish)) {
    return <Wished session={session} state={state} decline={() => decline(wishKey(wish))} />;
  }
  if (info.phase === 'paused') {
    return (
      <p class="standing" role="status">
        {words.paused}
        {you.seat !== null && (
          <button
            type="button"
            class="button is-main"
            onClick={() => void session.order({ type: 'agree', to: 'resume', agree: true })}
          >
            {words.resume}
          </button>
        )}
      </p>
    );
  }
  if (you.seat === null) {
    return (
      <p class="standing is-quiet" role="status">
        {words.watching}
      </p>
    );
  }
  if (info.seats[you.seat].level === null) return null;
  return (
    <p class="standing" role="status">
      {words.botPlaysForYou}
      <button type="button" class="button is-main" onClick={() => void session.order({ type: 'take-back' })}>
        {words.takeBack}
      </button>
    </p>
  );
}

/** Who would like what; whoever plays agrees or not, and whoever wished it may take it back. */
function Wished({ session, state: { info, you }, decline }: StandingProps & { decline(): void }) {
  const words = useCompanyWords();
  const { names, language } = useTable();
  const wish = openWish(info);
  if (wish === null) return null;
  const { to, seats } = wish;
  const isMine = you.seat !== null && seats.includes(you.seat);
  const called = listOf(
    language,
    seats.map((seat) => names.seats[seat]),
  );
  return (
    <p class="standing" role="status">
      {isMine ? words.asked[to] : words.wish(to, called, seats.length)}
      {you.seat !== null && (
        <span class="standing-buttons">
          <button
            type="button"
            class={`button${isMine ? '' : ' is-main'}`}
            onClick={() => void session.order({ type: 'agree', to, agree: !isMine })}
          >
            {isMine ? words.withdraw : words.agree}
          </button>
          {!isMine && (
            <button type="button" class="button" onClick={decline}>
              {words.notNow}
            </button>
          )}
        </span>
      )}
    </p>
  );
}

/** A wish that somebody joins, or that is wished again, is a new one. */
function wishKey({ to, seats }: { readonly to: string; readonly seats: readonly number[] }): string {
  return `${to} ${seats.join(' ')}`;
}
