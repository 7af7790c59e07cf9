import { useEffect } from 'preact/hooks';
import type { Session } from '../connection/session.ts';
import type { TableState } from '../connection/table-store.ts';

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
