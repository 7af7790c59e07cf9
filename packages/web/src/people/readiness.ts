import { type Seat, shareCommitment } from '@samsara/engine';
import { useEffect, useRef, useState } from 'preact/hooks';
import {
  forgetCommitment,
  freshEntropy,
  keepCommitment,
  keptCommitment,
  playOf,
} from '../connection/kept-commitments.ts';
import type { TableState } from '../session/table-store.ts';

/** Older servers know of no commitments of the seats. */
type ReadyOrder =
  | { readonly type: 'ready'; readonly entropy: string }
  | { readonly type: 'commit'; readonly commitment: string };

/** Keeps the server's commitment together with this seat's share before the server hears of it, so that nothing can be exchanged later. */
export async function readyWith(
  { info, you }: TableState,
  send: (ready: ReadyOrder) => Promise<boolean>,
): Promise<void> {
  if (you.seat === null) return;
  const play = playOf(info);
  const before = keptCommitment(play);
  const entropy = freshEntropy();
  const isSealed = info.shares !== undefined;
  keepCommitment({
    play,
    ...info.promise,
    seat: you.seat,
    entropy,
    ...(isSealed && { sealed: { shown: null } }),
  });
  const commitment = shareCommitment(info.promise.commitment, you.seat, entropy);
  if (await send(isSealed ? { type: 'commit', commitment } : { type: 'ready', entropy })) return;
  if (before === null) forgetCommitment(play);
  else keepCommitment(before);
}

/** Whoever was ready for something else than what is to be played by now is told so, until they are ready again. */
export function useAskedAgain(isReady: boolean, hasSeat: boolean, terms: string | null | undefined): boolean {
  const readyFor = useRef<string | null>(null);
  if (isReady) readyFor.current = terms ?? null;
  if (!hasSeat) readyFor.current = null;
  return !isReady && readyFor.current !== null && terms !== readyFor.current;
}

/** Was the viewer's seat given free, because others waited? Whoever is removed does not see the table any longer. */
export function useWasFreed(seat: Seat | null, hasLeft: boolean): boolean {
  const [hadSeat, setHad] = useState(false);
  useEffect(() => {
    if (seat !== null) setHad(true);
    else if (hasLeft) setHad(false);
  }, [seat, hasLeft]);
  return hadSeat && seat === null && !hasLeft;
}
