import type { ComponentChildren } from 'preact';
import type { RunningClock } from '../../contract/board.ts';
import { useTimeLeft } from '../../kit/clocks/clock-ring.tsx';
import { useWords } from '../../texts/words.ts';

const RADIUS = 46;
const AROUND = 2 * Math.PI * RADIUS;
const SHORT = 0.25;

/** The time of whoever is asked: the ring round the face runs out, clockwise. */
export function PodClock({ clock }: { readonly clock: RunningClock }) {
  const words = useWords();
  const left = useTimeLeft(clock);
  const share = clock.of_ms === 0 ? 0 : Math.max(0, Math.min(1, left / clock.of_ms));
  return (
    <span
      class={`pod-clock${share <= SHORT ? ' is-short' : ''}`}
      role="timer"
      aria-label={words.secondsLeft(Math.ceil(left / 1000))}
    >
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        <circle r={RADIUS} />
        <circle
          class="pod-clock-left"
          r={RADIUS}
          stroke-dasharray={AROUND}
          stroke-dashoffset={-AROUND * (1 - share)}
          transform="rotate(-90)"
        />
      </svg>
    </span>
  );
}

/** From here on seconds are told in figures. */
const TOLD_MS = 10_000;

/** The last seconds of whoever is asked; before, what else stands there. */
export function LastSeconds({
  clock,
  children,
}: {
  readonly clock: RunningClock;
  children: ComponentChildren;
}) {
  const left = useTimeLeft(clock);
  if (left > TOLD_MS) return children;
  return (
    <b class="seat-seconds" aria-hidden="true">
      {Math.ceil(left / 1000)}
    </b>
  );
}
