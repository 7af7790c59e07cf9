import { CREAM, INK, LOTUS_TONES, SAFFRON_TONES, type Tones, WATER_TONES } from './palette.ts';

/** Number cards up to here answer the card FIVE; they carry the sign of the water. KA-65 */
const LAST_IN_WATER = 5;
const LAST_IN_BLOOM = 10;

/** Petals of the inner ring; all further ones open in the gaps behind it. */
const INNER_RING = 8;
const GAP = 45;

/** By the number of outer petals: the gaps they open in, always even on both sides. */
const GAPS = [
  [],
  [0],
  [0, 4],
  [0, 3, 5],
  [0, 2, 4, 6],
  [0, 2, 3, 5, 6],
  [0, 1, 3, 4, 5, 7],
  [0, 1, 2, 3, 5, 6, 7],
];
const ALL_GAPS = [0, 1, 2, 3, 4, 5, 6, 7];

export function tonesOf(rank: number): Tones {
  if (rank <= LAST_IN_WATER) return WATER_TONES;
  return rank <= LAST_IN_BLOOM ? LOTUS_TONES : SAFFRON_TONES;
}

/** A flower with as many petals as the rank, drawn around 0 0. */
export function Lotus({ rank }: { readonly rank: number }) {
  const { deep, petal, tint } = tonesOf(rank);
  const inner = Math.min(rank, INNER_RING);
  const gaps = GAPS[rank - inner] ?? ALL_GAPS;
  const full = rank > INNER_RING;
  const start = full ? GAP / 2 : 0;
  const innerPetals = Array.from({ length: inner }, (_, i) => start + (360 / inner) * i);
  return (
    <g stroke={INK} stroke-width="2" stroke-linejoin="round">
      <circle r="43" fill="none" stroke={deep} stroke-width="1.5" stroke-dasharray="1.5 5.25" opacity=".7" />
      <Petals angles={gaps.map((gap) => gap * GAP)} to={44} width={15} fill={tint} />
      <Petals angles={innerPetals} to={full ? 36 : 42} width={full ? 12 : petalWidth(inner)} fill={petal} />
      <circle r="19" fill={CREAM} />
    </g>
  );
}

/** Few petals are broad, many just touch. */
function petalWidth(count: number): number {
  return count < 4 ? 24 : Math.round(42 * Math.sin(Math.PI / count));
}

interface PetalsProps {
  readonly angles: readonly number[];
  readonly to: number;
  readonly width: number;
  readonly fill: string;
}

function Petals({ angles, to, width, fill }: PetalsProps) {
  const tip = Math.round(width * 0.55);
  const shape = `M0 -8C${-width - 2} -20 ${-tip} ${10 - to} 0 ${-to}C${tip} ${10 - to} ${width + 2} -20 0 -8Z`;
  return (
    <g fill={fill}>
      {angles.map((angle) => (
        <path key={angle} d={shape} transform={`rotate(${Math.round(angle * 10) / 10})`} />
      ))}
    </g>
  );
}

/** The sign of a group of ranks, 20 wide: water up to five, a leaf up to ten, then the sun. */
export function GroupSign({ rank }: { readonly rank: number }) {
  const { deep, petal } = tonesOf(rank);
  if (rank <= LAST_IN_WATER) {
    return (
      <g fill="none" stroke={deep} stroke-width="2.5" stroke-linecap="round">
        <path d="M-10 -3q2.5 -4 5 0t5 0t5 0t5 0" />
        <path d="M-10 4q2.5 -4 5 0t5 0t5 0t5 0" />
      </g>
    );
  }
  if (rank <= LAST_IN_BLOOM) {
    return (
      <g fill="#8fc09a" stroke={INK} stroke-width="1.5" stroke-linejoin="round">
        <path d="M-9 8C-10 -4 -2 -9 9 -8C10 3 3 9 -9 8Z" />
        <path d="M-9 8L3 -3" fill="none" />
      </g>
    );
  }
  return (
    <g stroke={deep} stroke-width="2" stroke-linecap="round">
      <circle r="5" fill={petal} />
      <path d="M0 -10V-8M0 8V10M-10 0H-8M8 0H10M-7 -7L-6 -6M6 6L7 7M-7 7L-6 6M6 -6L7 -7" />
    </g>
  );
}
