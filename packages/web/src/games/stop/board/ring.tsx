import { useEffect, useRef } from 'preact/hooks';
import type { RunningClock } from '../../../contract/board.ts';
import { prefersLessMotion } from '../../../motion/motion.ts';
import './ring.css';

/** Where less motion is wanted, the stripe shrinks in steps. */
const STEP_MS = 250;

interface RoundaboutProps {
  readonly clock: RunningClock | null;
  /** Counter-clockwise arrows, when hands go to the right. */
  readonly backwards: boolean;
}

/**
 * The road around the pile: its arrows show which way it goes, and a stripe on it runs out with the time. Of the stripe the left
 * half goes first, then the right one: each turns out of the window through which it is seen.
 */
export function Roundabout({ clock, backwards }: RoundaboutProps) {
  const stripe = useRef<SVGGElement>(null);
  useEffect(() => (clock === null ? undefined : runOut(stripe.current, clock)), [clock]);
  return (
    <svg class="stop-road" viewBox="-60 -60 120 120" aria-hidden="true">
      <circle class="stop-asphalt" r="51" />
      <circle class="stop-lane" r="51" />
      <circle class="stop-island" r="43" />
      {clock !== null && (
        <g ref={stripe} class="stop-stripe">
          <svg aria-hidden="true" x="-60" y="-60" width="60.4" height="120" viewBox="-60 -60 60.4 120">
            <path d="M.7 51A51 51 0 0 1 0 -51" />
          </svg>
          <svg aria-hidden="true" x="0" y="-60" width="60" height="120" viewBox="0 -60 60 120">
            <path d="M0 -51A51 51 0 0 1 0 51" />
          </svg>
        </g>
      )}
      <g class="stop-arrows" transform={backwards ? 'scale(-1 1)' : ''}>
        {[30, 150, 270].map((angle) => (
          <path key={angle} d="M-3.5 -55L2.5 -51L-3.5 -47" transform={`rotate(${angle})`} />
        ))}
      </g>
    </svg>
  );
}

/** Lets the stripe shrink to nothing in the time that is left. */
function runOut(stripe: SVGGElement | null, { ends, of_ms, stands }: RunningClock) {
  const left = Math.max(0, ends - performance.now());
  const gone = 1 - Math.min(1, left / Math.max(1, of_ms));
  const halves = [...(stripe?.querySelectorAll('path') ?? [])];
  if (prefersLessMotion()) {
    const show = () => {
      const now = 1 - Math.max(0, ends - performance.now()) / Math.max(1, of_ms);
      for (const [i, half] of halves.entries())
        Object.assign(half.style, halfTurns(i, stands ? gone : now, true)[0]);
    };
    show();
    const timer = setInterval(show, STEP_MS);
    return () => clearInterval(timer);
  }
  const animations = halves.map((half, i) =>
    half.animate(halfTurns(i, gone, stands), { duration: left, fill: 'forwards' }),
  );
  return () => {
    for (const animation of animations) animation.cancel();
  };
}

/**
 * How one half turns while the rest of the time goes by: the left one (0) while the first half of all time does, the right one
 * (1) after it. What is gone is not seen at all, so that no edge of it stays.
 */
export function halfTurns(half: number, gone: number, stands: boolean): Keyframe[] {
  const turned = (of: number) => Math.min(1, Math.max(0, of * 2 - half));
  const at = (of: number, seenAt = of): Keyframe => ({
    transform: `rotate(${-180 * turned(of)}deg)`,
    opacity: turned(seenAt) < 1 ? 1 : 0,
  });
  if (stands) return [at(gone), at(gone)];
  const middle = Math.max(gone, 0.5);
  // So much of what is left goes by before the halves change.
  const offset = (middle - gone) / (1 - gone || 1);
  return [
    at(gone),
    { ...at(middle, gone), offset },
    { ...at(middle), offset },
    { ...at(1, middle), offset: 1 },
    at(1),
  ];
}
