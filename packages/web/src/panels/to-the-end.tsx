import { useEffect, useState } from 'preact/hooks';
import { useTable } from '../contract/table-context.ts';
import type { Director } from '../motion/director.ts';
import type { LocalPart, Session } from '../session/session.ts';
import { replayCatalogue } from '../texts/replay.ts';

interface ToTheEndProps {
  readonly session: Session;
  readonly local: LocalPart;
  readonly director: Director;
}

/** When everybody at this device is out, nobody need wait until the bots have finished: they play on without a pause, and nothing is seen on its way. */
export function ToTheEnd({ session, local, director }: ToTheEndProps) {
  const { screen, view } = useTable();
  const words = replayCatalogue.current.value;
  const [isHasty, setHasty] = useState(false);
  useEffect(() => (isHasty ? session.onStep(() => void director.skip()) : undefined), [isHasty]);
  const { hasten, people } = local;
  const isOver = people.value.every((seat) => screen.isOut?.(view, seat));
  if (hasten === undefined || !isOver || words === null) return null;
  const press = () => {
    hasten();
    setHasty(true);
  };
  return (
    <button type="button" class="button" aria-busy={isHasty} disabled={isHasty} onClick={press}>
      {words.last}
    </button>
  );
}
