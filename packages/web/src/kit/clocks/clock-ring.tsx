import { useEffect, useState } from 'preact/hooks';
import type { RunningClock } from '../../contract/board.ts';
import { playSound } from '../../sound/sounds.ts';
import { useWords } from '../../texts/words.ts';

const RADIUS = 16;
const AROUND = 2 * Math.PI * RADIUS;
const WARNS_AT = 0.25;
/** Of the last quarter the last seconds are heard, each of them. */
const HEARD_MS = 5000;
/** A window shorter than this is a race: warning would only disturb. */
const SHORTEST_WARNED_MS = 12_000;

interface ClockRingProps {
  readonly clock: RunningClock;
  /** The last seconds are heard. */
  readonly warns?: boolean;
}

/** A shrinking ring with the seconds that are left. */
export function ClockRing({ clock, warns = false }: ClockRingProps) {
  const words = useWords();
  const left = useTimeLeft(clock);
  const share = clock.of_ms === 0 ? 0 : Math.max(0, Math.min(1, left / clock.of_ms));
  const short = share <= WARNS_AT;
  const seconds = Math.ceil(left / 1000);
  const isHeard = warns && short && !clock.stands && clock.of_ms >= SHORTEST_WARNED_MS && left <= HEARD_MS;
  useEffect(() => {
    if (isHeard && seconds > 0) playSound('hurry');
  }, [isHeard, seconds]);
  return (
    <span
      class={`clock-ring${short ? ' is-short' : ''}`}
      role="timer"
      aria-label={words.secondsLeft(seconds)}
    >
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle class="clock-ground" cx="20" cy="20" r={RADIUS} />
        <circle
          class="clock-left"
          cx="20"
          cy="20"
          r={RADIUS}
          stroke-dasharray={AROUND}
          stroke-dashoffset={AROUND * (1 - share)}
          transform="rotate(-90 20 20)"
        />
      </svg>
      <span aria-hidden="true">{seconds > 99 ? `${Math.round(seconds / 60)}′` : seconds}</span>
    </span>
  );
}

/** Milliseconds that are left, several times a second. */
export function useTimeLeft(clock: RunningClock): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    setNow(performance.now());
    if (clock.stands) return;
    const timer = setInterval(() => setNow(performance.now()), clock.of_ms < 15_000 ? 100 : 250);
    return () => clearInterval(timer);
  }, [clock]);
  return Math.max(0, clock.ends - now);
}
