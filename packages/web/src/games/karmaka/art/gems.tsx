import type { Colour } from '@samsara/engine/games/karmaka/rules';
import { Drawn, PAPER } from './sprite.tsx';

export const JADE = 'var(--suit-green,#2c8c64)';

/** Ruby, jade, sapphire, amber. KK-03 */
export const TONES: Readonly<Record<Colour, string>> = {
  red: 'var(--suit-red,#c0304a)',
  green: JADE,
  blue: 'var(--suit-blue,#3562bd)',
  mosaic: 'var(--suit-mosaic,#a8701c)',
};

/**
 * The ornament that says a colour without colour: diamond, leaf, drop or tile, around 0 0 within a radius of 10, with the
 * points written on it if there are some to write.
 */
export function Ornament({ colour, points }: { colour: Colour; points?: number }) {
  return (
    <>
      <Drawn id={`gem-${colour}`} />
      {colour === 'mosaic' && points === undefined && <Drawn id="gem-tiles" />}
      {points !== undefined && (
        <text class="card-number" y="5.6" font-size="16" text-anchor="middle" fill={PAPER}>
          {points}
        </text>
      )}
    </>
  );
}
