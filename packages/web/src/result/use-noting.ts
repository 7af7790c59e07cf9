import type { Outcome, Seat } from '@samsara/engine';
import { useEffect } from 'preact/hooks';
import type { Table } from '../contract/table-context.ts';
import type { Session } from '../session/session.ts';

/** Once a game has ended, it is noted how strong its player is. Open cards, hints and deals that are known say nothing about that. */
export function useNoting(
  { screen, seats }: Table,
  { local, isReplay, isPrepared }: Session,
  play: string | null,
  own: Seat | null,
  outcome: Outcome | null,
): void {
  const isHelped = local !== null && (local.isPractice || local.hasHints || local.comparePath !== undefined);
  const isCounted = !isReplay && !isPrepared && !isHelped;
  useEffect(() => {
    if (!isCounted || play === null || own === null || outcome === null) return;
    import('../strength/noting.ts')
      .then(({ noteResult }) => noteResult(screen.game, play, seats, own, outcome))
      .catch(() => undefined);
  }, [isCounted, play, own, outcome !== null]);
}
