import type { Colour } from '@samsara/engine/games/karmaka/rules';
import { GOLD, INK, PAPER } from './strokes.tsx';

interface Gem {
  readonly tone: string;
  /** The sky of the card's window. */
  readonly tint: string;
  /** The ornament that says the colour without colour, around 0 0 within a radius of 10. */
  readonly ornament: string;
}

export const RUBY = 'var(--suit-red,#c0304a)';
export const JADE = 'var(--suit-green,#2c8c64)';
export const SAPPHIRE = 'var(--suit-blue,#3562bd)';
const AMBER = 'var(--suit-mosaic,#a8701c)';

/** Diamond for ruby, leaf for jade, drop for sapphire, tile for mosaic. KK-03 */
export const GEMS: Readonly<Record<Colour, Gem>> = {
  red: { tone: RUBY, tint: '#f7d7ca', ornament: 'M0 -12.5L10 0L0 12.5L-10 0z' },
  green: { tone: JADE, tint: '#d3ead6', ornament: 'M-9 10C-12 -4 -3 -11 10 -10C12 4 3 12 -9 10z' },
  blue: {
    tone: SAPPHIRE,
    tint: '#d2def5',
    ornament: 'M0 -12C5 -5 9 0 9 4C9 9 5 11 0 11C-5 11 -9 9 -9 4C-9 0 -5 -5 0 -12z',
  },
  mosaic: { tone: AMBER, tint: '#f3e3c0', ornament: 'M-9 -9H9V9H-9z' },
};

/** The ornament of a colour, with the points written on it if there are some to write. */
export function Ornament({ colour, points }: { colour: Colour; points?: number }) {
  const { tone, ornament } = GEMS[colour];
  return (
    <>
      <path d={ornament} fill={tone} stroke={INK} stroke-width="1.5" stroke-linejoin="round" />
      {colour === 'mosaic' && points === undefined && <Tiles />}
      {points !== undefined && (
        <text
          y="5.5"
          font-family="system-ui, sans-serif"
          font-size="15"
          font-weight="800"
          text-anchor="middle"
          fill={PAPER}
        >
          {points}
        </text>
      )}
    </>
  );
}

/** The four tiles of the mosaic. */
function Tiles() {
  return (
    <g stroke={INK} stroke-width="1">
      <path d="M-9 -9H0V0H-9z" fill={RUBY} />
      <path d="M0 -9H9V0H0z" fill={JADE} />
      <path d="M-9 0H0V9H-9z" fill={GOLD} />
      <path d="M0 0H9V9H0z" fill={SAPPHIRE} />
    </g>
  );
}
