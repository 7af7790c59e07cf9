import { EMBER, LOTUS, WATER } from './palette.ts';
import { Drawn } from './sprite.tsx';

/** Number cards up to here answer the card FIVE; they carry the sign of the water. KA-65 */
const LAST_IN_WATER = 5;
const LAST_IN_BLOOM = 10;

export function toneOf(rank: number): string {
  if (rank <= LAST_IN_WATER) return WATER;
  return rank <= LAST_IN_BLOOM ? LOTUS : EMBER;
}

/** A flower with as many petals as the rank, drawn around 0 0. */
export function Lotus({ rank }: { readonly rank: number }) {
  return <Drawn id={`lotus-${rank}`} />;
}

/** The sign of a group of ranks, 20 wide: water up to five, a leaf up to ten, then the sun. */
export function GroupSign({ rank }: { readonly rank: number }) {
  if (rank <= LAST_IN_WATER) return <Drawn id="water" />;
  return <Drawn id={rank <= LAST_IN_BLOOM ? 'leaf' : 'sun'} />;
}
