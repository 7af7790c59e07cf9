import type { Seat } from '@samsara/engine';
import type { Frame } from '@samsara/protocol';
import { useEffect } from 'preact/hooks';
import { useTable } from '../../contract/table-context.ts';
import type { Session } from '../../session/session.ts';

/** As many moves are remembered; more are never taken back. */
const REMEMBERED = 32;
const MOVES = new WeakMap<Session, Frame[]>();

/** Remembers the last moves as they were told here. */
export function useMovesRemembered(session: Session): void {
  useEffect(
    () =>
      session.onStep(({ frames, fresh }) => {
        const before = fresh ? [] : (MOVES.get(session) ?? []);
        const moves = frames.filter(({ events }) => events !== undefined);
        MOVES.set(session, [...before, ...moves].slice(-REMEMBERED));
      }),
    [session],
  );
}

/** The last moves, as many as wanted. */
export function lastMoves(session: Session, count: number): readonly Frame[] {
  return (MOVES.get(session) ?? []).slice(-count);
}

/** The last move of a seat, and whatever came after it; nothing if that is not remembered. */
export function movesSince(session: Session, seat: Seat | null): readonly Frame[] {
  const moves = MOVES.get(session) ?? [];
  const own = moves.map(({ events = [] }) => events.some((event) => isBy(event, seat))).lastIndexOf(true);
  return own < 0 ? [] : moves.slice(own);
}

function isBy(event: unknown, seat: Seat | null): boolean {
  return seat !== null && (event as { readonly seat?: Seat } | null)?.seat === seat;
}

/** What whoever looks was told of these moves, in the sentences of the log. */
export function useSeen(frames: readonly Frame[]): string {
  const { texts, names, screen } = useTable();
  return frames
    .flatMap(({ events = [] }) => events.filter((event) => event !== null && !screen.isSilent?.(event)))
    .map((event) => texts.event(event, names))
    .join(' ');
}
