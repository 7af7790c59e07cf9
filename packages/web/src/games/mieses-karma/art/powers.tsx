import type { Power } from '@samsara/engine/games/mieses-karma/rules';
import { INK, line, oval, Paper, type Piece, spikes } from './paper.tsx';

const PAGE = '#fffaf0';

/** A small card, moved and coloured. */
function leaf(x: number, y: number, colour = PAGE): Piece {
  return [colour, `M${x - 3.5} ${y - 5}H${x + 3.5}V${y + 5}H${x - 3.5}z`];
}

/** What an animal can do, as a sign around 0 0 within a radius of 10. */
const POWER_PIECES: Readonly<Record<Exclude<Power, 'none'>, readonly Piece[]>> = {
  'take-top-discard': [leaf(-3, 4, '#e9dcc0'), leaf(-3, 2), line('M5 7V-6M1 -2L5 -7L9 -2', 2)],
  'swap-one': [
    line('M-8 -1A8 8 0 0 1 6 -5M8 1A8 8 0 0 1 -6 5', 2.2),
    [INK, 'M8 -9V-3H2z', 0],
    [INK, 'M-8 9V3H-2z', 0],
  ],
  'jokers-count': [
    ['#4b8cc6', oval(0, 0, 8.5)],
    ['#e35d72', oval(0, 0, 6.5), 0],
    ['#f5b52b', oval(0, 0, 4.5), 0],
    ['#fff', spikes(0, 0, 6, 2.2, 4), 0],
  ],
  'extra-karma': [line('M-8 0H0M-4 -4V4M4 -4L7 -7V7', 2.6)],
  'free-match': [line('M-7 -3H7M-7 3H7M4 -8L-4 8', 2.4)],
  'steal-end-card': [leaf(5, 0), line('M0 0H-9M-5 -4L-9 0L-5 4', 2.4)],
  imitate: [
    ['#7cc069', oval(-3, 0, 6)],
    ['#f5b52b', oval(3, 0, 6)],
    line('M1 -2V-1M5 -2V-1M1 2.500Q3 4 5 2.5', 1.8),
  ],
  'keep-two': [leaf(-4, 1, '#f7a8b0'), leaf(3, -1), line('M0 8L3 10L9 4', 2)],
  'two-directions': [line('M-9 0H9M-5 -4L-9 0L-5 4M5 -4L9 0L5 4', 2.4)],
  'second-turn': [line('M-8 -3L-2 3M-2 -3L-8 3M2 -3Q2 -6 5 -6T8 -3Q8 0 2 6H8', 2.2)],
  'attach-extra': [leaf(-4, 0), line('M2.5 0H9.5M6 -3.5V3.5', 2.4)],
};

/** The sign of a power on a round label; nothing for an animal without one. */
export function PowerBadge({ power }: { readonly power: Power }) {
  if (power === 'none') return null;
  return (
    <>
      <circle r="13" fill="#fff" stroke={INK} stroke-width="1.8" />
      <Paper pieces={POWER_PIECES[power]} />
    </>
  );
}

/** The same on its own, for labels. */
export function PowerIcon({ power }: { readonly power: Power }) {
  return (
    <svg class="mk-power" viewBox="-14 -14 28 28" aria-hidden="true" focusable="false">
      <PowerBadge power={power} />
    </svg>
  );
}
