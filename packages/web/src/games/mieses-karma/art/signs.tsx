import { REAPER, type Sign } from '@samsara/engine/games/mieses-karma/rules';
import { INK, line, oval, Paper, type Piece, spikes } from './paper.tsx';

interface SignLook {
  /** The strong colour of the sign. */
  readonly tone: string;
  /** The soft colour of the ground on its side of a card. */
  readonly tint: string;
  /** Drawn around 0 0 within a radius of 24, the same on both sides, so that two halves join. */
  readonly pieces: readonly Piece[];
}

const SUN = 'var(--suit-yellow,#f5b52b)';
const CLOVER = 'var(--suit-green,#5aa552)';
const HEART = 'var(--suit-red,#e35d72)';
const SCALES = 'var(--suit-blue,#4b8cc6)';

const LEAF =
  'M0 -1C-3 -6 -12 -9 -11 -16.500C-10 -22 -2.5 -23 0 -17.500C2.5 -23 10 -22 11 -16.500C12 -9 3 -6 0 -1z';

/** By sign: sun, clover, heart, scales, joker, reaper. */
export const SIGN_LOOKS: readonly SignLook[] = [
  {
    tone: SUN,
    tint: '#fdf0c8',
    pieces: [
      [SUN, spikes(0, 0, 23, 15.5, 12)],
      ['#fbd56b', oval(0, 0, 11.5)],
    ],
  },
  { tone: CLOVER, tint: '#dcefd0', pieces: cloverPieces() },
  {
    tone: HEART,
    tint: '#fbdedd',
    pieces: [
      [HEART, 'M0 21C-10 12 -23 3 -23 -8C-23 -20 -7 -24 0 -11C7 -24 23 -20 23 -8C23 3 10 12 0 21z'],
      ['#f7a8b0', 'M-15 -6a6 6 0 0 1 5 -6', 3.4],
      ['#f7a8b0', 'M15 -6a6 6 0 0 0 -5 -6', 3.4],
    ],
  },
  {
    tone: SCALES,
    tint: '#d8e8f6',
    pieces: [
      line('M-18 -13L-23 4M-18 -13L-11 4M18 -13L23 4M18 -13L11 4', 1.8),
      [SCALES, 'M-3 -16H3V15H11V21H-11V15H-3z'],
      [SCALES, 'M-20 -16H20V-10.500H-20z'],
      [SCALES, oval(0, -17, 4.5)],
      ['#a9cdec', 'M-25 4H-9A8 8 0 0 1 -25 4z'],
      ['#a9cdec', 'M25 4H9A8 8 0 0 0 25 4z'],
    ],
  },
  {
    tone: '#8a63b8',
    tint: '#ebe1f5',
    pieces: [
      [SCALES, oval(0, 0, 23)],
      [HEART, oval(0, 0, 18), 0],
      [SUN, oval(0, 0, 13.5), 0],
      [CLOVER, oval(0, 0, 9), 0],
      ['#fff', spikes(0, 0, 12.5, 4.6, 4)],
    ],
  },
  {
    tone: '#4a4468',
    tint: '#d3cee0',
    pieces: [
      ['#4a4468', 'M0 -23C-14 -19 -20 -6 -20 20C-13 15 -8 22 0 18C8 22 13 15 20 20C20 -6 14 -19 0 -23z'],
      ['#f4ecd8', oval(0, -3, 10, 11.5)],
      [INK, oval(-4, -4, 2.4, 3), 0],
      [INK, oval(4, -4, 2.4, 3), 0],
      line('M-3.5 3.500Q0 6 3.5 3.5', 1.8),
    ],
  },
];

function cloverPieces(): Piece[] {
  return [line('M0 4Q1 16 0 24', 3.4)];
}

/** A whole sign around 0 0. */
function SignArt({ sign }: { readonly sign: Sign }) {
  if (sign !== 1) return <Paper pieces={SIGN_LOOKS[sign].pieces} />;
  return (
    <>
      <Paper pieces={SIGN_LOOKS[sign].pieces} />
      {[0, 90, 180, 270].map((angle) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <Paper
            pieces={[
              [CLOVER, LEAF],
              ['#a3d496', 'M0 -5V-12', 1.8],
            ]}
          />
        </g>
      ))}
    </>
  );
}

interface PlacedSign {
  readonly sign: Sign;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}

/** A sign somewhere on a card, at a share of its full size. */
export function SignAt({ sign, x, y, size = 1 }: PlacedSign) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <SignArt sign={sign} />
    </g>
  );
}

/** A sign on its own, for labels and lists. */
export function SignIcon({ sign }: { readonly sign: Sign }) {
  return (
    <svg class="mk-sign" viewBox="-26 -26 52 52" aria-hidden="true" focusable="false">
      <SignArt sign={sign} />
    </svg>
  );
}

export const isReaper = (sign: Sign): boolean => sign === REAPER;
