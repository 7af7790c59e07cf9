import { useEffect, useState } from 'preact/hooks';
import { api } from '../connection/api.ts';
import { useTable } from '../contract/table-context.ts';
import type { TableState } from '../session/table-store.ts';
import { Later } from '../shell/lazy.tsx';
import { tablePath } from '../shell/routes.ts';
import './at-table.css';
import { closeMessagesOf, useOffer } from './messages.ts';
import { nextTable } from './next-table.ts';
import { NoteButton } from './note.tsx';
import { PlansButton } from './plans/plans-button.tsx';
import { timeTold } from './time-told.ts';
import { useOverDaysWords } from './words.ts';

const EVERY_MS = 20_000;
/** Bots may move one after another: only then is the server asked. */
const QUIET_MS = 800;

/** At a table over days: how much time is left, a note to oneself, plans, and the way to the next table that waits. */
export function AtTable({ state: { info, days = [], seq } }: { readonly state: TableState }) {
  const { names, seat: own, language, owes } = useTable();
  const words = useOverDaysWords();
  const now = useNow();
  const offer = useOffer();
  useEffect(() => closeMessagesOf(info.code), [info.code]);
  const next = useNextTable(info.code, own !== null && !owes, seq);
  const told = timeTold({ days, seats: info.seats, names: names.seats, own, now, language });
  return (
    <>
      {told !== '' && <small class="days-left">{told}</small>}
      {own !== null && <NoteButton code={info.code} />}
      {own !== null && <PlansButton code={info.code} seq={seq} />}
      {own !== null && offer.isOpen && (
        <Later key="offer" load={() => import('../notices/offer.tsx')}>
          {({ Offer }) => <Offer close={offer.close} />}
        </Later>
      )}
      {next !== undefined && (
        <a class="button is-main" href={tablePath(next)}>
          {words.nextTable}
        </a>
      )}
    </>
  );
}

function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Asked for again whenever something has happened here while nobody waits for the reader. */
function useNextTable(code: string, isFree: boolean, seq: number): string | undefined {
  const [next, setNext] = useState<string>();
  useEffect(() => {
    setNext(undefined);
    if (!isFree) return;
    let isWanted = true;
    const ask = () =>
      api
        .myGames()
        .then(({ running }) => isWanted && setNext(nextTable(running, code)))
        .catch(() => undefined);
    const timer = setTimeout(ask, QUIET_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [code, isFree, seq]);
  return next;
}
