import { useEffect, useRef, useState } from 'preact/hooks';
import { Picture } from '../../../kit/card.tsx';
import { CutPaper } from '../art/sprite.tsx';
import { nameOf, type Props } from '../props.ts';
import { type Rebirth, rebirthsBetween } from './moments.ts';
import './rebirth-moment.css';

/** How long a rebirth is shown at normal speed: your own longer than those of others. */
const OWN_MS = 2400;
const OTHERS_MS = 1500;

const SPOKES = 'M-47 0H47M0 -47V47M-33 -33L33 33M-33 33L33 -33';

/**
 * The reaper comes, the wheel turns, and a new life begins; smaller if it is somebody else's. A tap ends it; decision bar,
 * log and live region tell the same in words.
 */
export function RebirthMoment(props: Props) {
  const { words, names, view } = props;
  const [rebirth, end] = useRebirth(props);
  if (rebirth === null || view.outcome !== null) return null;
  const { seat, from, to, karma } = rebirth;
  const isOwn = seat === names.you;
  return (
    <button
      type="button"
      class={`mk-rebirth${isOwn ? '' : ' is-brief'}`}
      tabIndex={-1}
      aria-hidden="true"
      onClick={end}
    >
      <span class="mk-rebirth-cards" key={`${seat}-${from}-${to}`}>
        <svg class="mk-wheel" viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
          <circle r="47" stroke-width="3" />
          <path d={SPOKES} stroke-width="2" />
        </svg>
        <span class="mk-old">
          <Picture card={from} />
        </span>
        <svg class="mk-reaper" viewBox="-30 -44 56 86" aria-hidden="true" focusable="false">
          <CutPaper id="reaper" />
        </svg>
        <span class="mk-new">
          <Picture card={to} />
        </span>
      </span>
      <b>
        {words.reborn(isOwn ? null : names.seats[seat], nameOf(props, from), nameOf(props, to))}{' '}
        <span>☸ {karma}</span>
      </b>
    </button>
  );
}

/** The rebirth to show now, and how to end it. */
function useRebirth({ view, settings, names }: Props): [Rebirth | null, () => void] {
  const before = useRef(view);
  const [shown, show] = useState<Rebirth | null>(null);
  useEffect(() => {
    const [latest] = rebirthsBetween(before.current, view).slice(-1);
    before.current = view;
    if (latest !== undefined && settings.speed > 0) show(latest);
  }, [view, settings.speed]);
  useEffect(() => {
    if (shown === null) return undefined;
    const timer = setTimeout(
      () => show(null),
      (shown.seat === names.you ? OWN_MS : OTHERS_MS) / Math.max(1, settings.speed),
    );
    return () => clearTimeout(timer);
  }, [shown, settings.speed, names.you]);
  return [shown, () => show(null)];
}
