import { useEffect, useRef } from 'preact/hooks';
import type { RunningClock } from '../../../contract/board.ts';
import './ring.css';

interface RoundaboutProps {
  readonly clock: RunningClock | null;
  /** Counter-clockwise arrows, when hands go to the right. */
  readonly backwards: boolean;
}

/** The road around the pile: its arrows show which way it goes, and a stripe on it runs out with the time. */
export function Roundabout({ clock, backwards }: RoundaboutProps) {
  const stripe = useRef<SVGCircleElement>(null);
  useEffect(() => (clock === null ? undefined : runOut(stripe.current, clock)), [clock]);
  return (
    <svg class="stop-road" viewBox="-60 -60 120 120" aria-hidden="true">
      <circle class="stop-asphalt" r="51" />
      <circle class="stop-lane" r="51" />
      <circle class="stop-island" r="43" />
      {clock !== null && (
        <circle ref={stripe} class="stop-stripe" r="51" pathLength={1} transform="rotate(-90)" />
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
function runOut(stripe: SVGCircleElement | null, { ends, of_ms, stands }: RunningClock) {
  if (stripe === null) return undefined;
  const left = Math.max(0, ends - performance.now());
  const gone = 1 - Math.min(1, left / Math.max(1, of_ms));
  const frames = [{ strokeDashoffset: `${gone}px` }, { strokeDashoffset: stands ? `${gone}px` : '1px' }];
  const animation = stripe.animate(frames, { duration: left, fill: 'forwards' });
  return () => animation.cancel();
}
