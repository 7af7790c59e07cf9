import type { Names } from '@samsara/engine/texts';
import { useMemo } from 'preact/hooks';
import type { Pick } from '../contract/board.ts';
import { type Moment, momentOf, reasonsOf } from '../input/offers.ts';
import { seatNames } from '../seats/seat-names.ts';
import { currentWords } from '../texts/words.ts';
import type { Stage } from './stage.ts';

interface NamedMoment {
  readonly names: Names;
  readonly moment: Moment;
  reasonOf(pick: Pick): string | null;
}

/** What the viewer may do, worked out again only when the view or somebody's name changes. */
export function useMoment({ session, screen, texts, shown }: Stage): NamedMoment {
  const { view, you } = shown;
  // Who is present may change at any time; what can be done stays the same as long as nobody's name changes.
  const called = JSON.stringify(seatNames(session, shown, currentWords()));
  const names = useMemo<Names>(() => JSON.parse(called), [called]);
  const moment = useMemo(
    () => momentOf(screen, view, you.seat, texts, names),
    [screen, view, you.seat, texts, names],
  );
  const reasonOf = useMemo(() => reasonsOf(screen, view, moment, texts), [screen, view, moment, texts]);
  return { names, moment, reasonOf };
}
