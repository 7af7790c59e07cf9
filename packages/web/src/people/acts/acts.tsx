import type { Act } from '@samsara/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { announce } from '../../kit/live-region.tsx';
import { settings } from '../../settings/settings.ts';
import './acts.css';
import { actText, useActWords } from './texts.ts';

interface ActsProps {
  readonly acts: readonly Act[];
}

/** What was done at the table, by whom, the newest last. */
export function Acts({ acts }: ActsProps) {
  const words = useActWords();
  return (
    <ul class="acts" aria-label={words.title}>
      {acts.map((act) => (
        <li key={`${act.seq} ${act.what}`} class={isOperators(act) ? 'act-of-operator' : ''}>
          <time dateTime={new Date(act.at).toISOString()}>{timeOf(act.at)}</time> {actText(act, words)}
        </li>
      ))}
    </ul>
  );
}

const SHOWN_MS = 9000;

/** The newest for a while; what an operator says stays until it is read. */
export function NewestAct({ acts }: ActsProps) {
  const words = useActWords();
  const newest = acts.at(-1);
  const since = useRef(newest?.seq ?? 0);
  const [shown, setShown] = useState<Act | null>(null);
  useEffect(() => {
    if (newest === undefined || newest.seq <= since.current) return;
    since.current = newest.seq;
    setShown(newest);
    announce(actText(newest, words));
    if (isOperators(newest)) return;
    const timer = setTimeout(() => setShown(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [newest?.seq]);
  if (shown === null) return null;
  return (
    <p class={`standing${isOperators(shown) ? '' : ' is-quiet'}`}>
      <span>{actText(shown, words)}</span>
      {isOperators(shown) && (
        <button type="button" class="button" onClick={() => setShown(null)}>
          {words.understood}
        </button>
      )}
    </p>
  );
}

/** Why a table was closed, where an operator did it. */
export function ClosedBy({ acts }: ActsProps) {
  const words = useActWords();
  const closed = acts.filter(({ what }) => what === 'operator-closed').at(-1);
  return closed === undefined ? null : <p role="status">{actText(closed, words)}</p>;
}

function isOperators({ what }: Act): boolean {
  return what === 'operator-closed' || what === 'operator-says';
}

function timeOf(at: number): string {
  return new Intl.DateTimeFormat(settings.value.language, { timeStyle: 'short' }).format(at);
}
