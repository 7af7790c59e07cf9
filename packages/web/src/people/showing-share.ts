import { type NextShare, nextShare } from '@samsara/engine';
import { useEffect, useRef } from 'preact/hooks';
import {
  type KeptCommitment,
  keepCommitment,
  keptCommitment,
  playOf,
} from '../connection/kept-commitments.ts';
import type { Order } from '../session/session.ts';
import type { TableState } from '../session/table-store.ts';

/** What a client does about a share that it has kept, as the table stands. */
export function shareToShow(
  { info, you }: Pick<TableState, 'info' | 'you'>,
  kept: KeptCommitment | null,
): NextShare {
  const { shares, promise, seats } = info;
  if (shares === undefined || kept?.sealed === undefined || kept.seat !== you.seat) return { type: 'wait' };
  const { commitment, seat, entropy, sealed } = kept;
  return nextShare(
    { promise: commitment, seat, secret: entropy, shown: sealed.shown },
    {
      ...shares,
      promise: promise.commitment,
      waitsFor: shares.waits_for,
      people: seats.map(({ kind }) => kind === 'person'),
    },
  );
}

/** Shows this seat's share by itself once all commitments are fixed; gives what became of it. */
export function useShowingShare(
  state: TableState,
  order: (given: Order) => Promise<unknown>,
): NextShare['type'] {
  const play = playOf(state.info);
  const kept = keptCommitment(play);
  const next = shareToShow(state, kept);
  const sent = useRef('');
  const name = next.type === 'show' ? `${play} ${state.info.shares?.broken} ${next.attempt}` : '';
  const doubt = next.type === 'doubt' ? next.why : undefined;
  useEffect(() => {
    if (next.type !== 'show' || kept === null || sent.current === name) return;
    sent.current = name;
    // Before anybody hears of it: what was fixed then is compared with the record.
    keepCommitment({ ...kept, sealed: { shown: next.own.shown } });
    void order({ type: 'show-share', attempt: next.attempt, share: next.share });
  }, [name]);
  useEffect(() => {
    if (doubt !== undefined && kept?.sealed !== undefined)
      keepCommitment({ ...kept, sealed: { ...kept.sealed, doubt } });
  }, [doubt]);
  return next.type;
}
