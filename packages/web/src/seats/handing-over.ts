import { useEffect } from 'preact/hooks';
import { isShared, mustGiveAway, type Sharing } from '../local/sharing.ts';
import type { LocalPart, Session } from '../session/session.ts';
import type { TableState } from '../session/table-store.ts';

/** How the device is shared just now. */
export function sharingOf({ people, stoodIn, asked, eyes }: LocalPart): Sharing {
  return { people: people.value, stoodIn: stoodIn.value, asked: asked.value, eyes: eyes.value };
}

/** Is the table covered between two people at one device? Nothing of any hand is in the page while it is. */
export function isCovered({ local }: Session, shown: TableState): boolean {
  if (local === null || shown.info.phase === 'over') return false;
  const sharing = sharingOf(local);
  return isShared(sharing) && (sharing.eyes === null || shown.you.seat !== sharing.eyes);
}

/** Gives the device away as soon as somebody else at it is asked, and what was played last has been seen. */
export function useHandingOver(session: Session, shown: TableState | null, isBusy: boolean): void {
  const { local } = session;
  const sharing = local === null ? null : sharingOf(local);
  const isLatest = shown !== null && shown.seq === session.state.value?.seq && !isBusy;
  const mustGive = sharing !== null && isLatest && mustGiveAway(sharing);
  useEffect(() => {
    if (!mustGive) return;
    const timer = setTimeout(() => local?.become(null), LOOK_AFTER_MOVE_MS);
    return () => clearTimeout(timer);
  }, [mustGive, local]);
  const isMany = sharing !== null && isShared(sharing);
  const isDown = isMany && sharing.eyes === null;
  useEffect(() => {
    if (isMany) local?.stand(isDown);
  }, [isMany, isDown, local]);
}

/** How long the effect of a move can be seen before the device goes on. */
const LOOK_AFTER_MOVE_MS = 700;
