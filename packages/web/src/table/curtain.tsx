import type { Seat } from '@samsara/engine';
import { useEffect, useRef } from 'preact/hooks';
import type { LocalPart, Session } from '../connection/session.ts';
import type { TableState } from '../connection/table-store.ts';
import { useWords } from '../texts/words.ts';
import './curtain.css';

/** Is the table covered between two people at one device? Nothing of any hand is in the page while it is. */
export function isCovered(session: Session, shown: TableState): boolean {
  const { local } = session;
  if (local === null || local.people.value.length < 2 || shown.info.phase === 'over') return false;
  return local.eyes.value === null || shown.you.seat !== local.eyes.value;
}

/** Gives the device away as soon as somebody else at it is asked, and what was played last has been seen. */
export function useHandingOver(session: Session, shown: TableState | null, isBusy: boolean): void {
  const { local } = session;
  const eyes = local?.eyes.value ?? null;
  const next = local?.next.value ?? null;
  const isLatest = shown !== null && shown.seq === session.state.value?.seq && !isBusy;
  const isMany = (local?.people.value.length ?? 0) > 1;
  const mustGive =
    isMany && isLatest && shown.info.phase === 'playing' && eyes !== null && next !== null && next !== eyes;
  useEffect(() => {
    if (!mustGive) return;
    const timer = setTimeout(() => local?.become(null), LOOK_AFTER_MOVE_MS);
    return () => clearTimeout(timer);
  }, [mustGive, local]);
  const isDown = isMany && eyes === null;
  useEffect(() => {
    if (isMany) local?.stand(isDown);
  }, [isMany, isDown, local]);
}

/** So long one sees what the own move has done. */
const LOOK_AFTER_MOVE_MS = 700;

interface CurtainProps {
  readonly local: LocalPart;
  readonly state: TableState;
  /** May anybody act out of turn? */
  readonly isRace: boolean;
}

/** The cover: who is next, and whoever else wants to act. */
export function Curtain({ local, state, isRace }: CurtainProps) {
  const words = useWords();
  const ready = useRef<HTMLButtonElement>(null);
  useEffect(() => ready.current?.focus(), []);
  const people = local.people.value;
  const first = local.next.value ?? people[0];
  const others = isRace || local.next.value === null ? people.filter((seat) => seat !== first) : [];
  const nameOf = (seat: Seat) => state.info.seats[seat].name ?? words.playerName(seat + 1);
  return (
    <main class="curtain">
      <h1>{words.handTo(nameOf(first))}</h1>
      <p>{words.curtain}</p>
      <button type="button" ref={ready} class="button is-main" onClick={() => local.become(first)}>
        {words.iAmReady(nameOf(first))}
      </button>
      {others.length > 0 && (
        <div class="curtain-others">
          {others.map((seat) => (
            <button type="button" class="button" key={seat} onClick={() => local.become(seat)}>
              {words.grab(nameOf(seat))}
            </button>
          ))}
        </div>
      )}
    </main>
  );
}
