import { REAPER, type Sign } from '@samsara/engine/games/mieses-karma/rules';
import { CutPaper } from './sprite.tsx';

interface SignLook {
  /** The strong colour of the sign. */
  readonly tone: string;
  /** The soft colour of the ground on its side of a card. */
  readonly tint: string;
}

/** By sign: sun, clover, heart, scales, joker, reaper. */
export const SIGN_LOOKS: readonly SignLook[] = [
  { tone: 'var(--suit-yellow,#f5b52b)', tint: '#fdf0c8' },
  { tone: 'var(--suit-green,#5aa552)', tint: '#dcefd0' },
  { tone: 'var(--suit-red,#e35d72)', tint: '#fbdedd' },
  { tone: 'var(--suit-blue,#4b8cc6)', tint: '#d8e8f6' },
  { tone: '#8a63b8', tint: '#ebe1f5' },
  { tone: '#4a4468', tint: '#d3cee0' },
];

interface PlacedSign {
  readonly sign: Sign;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}

/** A sign somewhere on a card, at a share of its full size; the same on both sides, so that two halves join. */
export function SignAt({ sign, ...place }: PlacedSign) {
  return <CutPaper id={`sign-${sign}`} {...place} />;
}

/** A sign on its own, for labels and lists. */
export function SignIcon({ sign }: { readonly sign: Sign }) {
  return (
    <svg class="mk-sign" viewBox="-26 -26 52 52" aria-hidden="true" focusable="false">
      <CutPaper id={`sign-${sign}`} />
    </svg>
  );
}

export const isReaper = (sign: Sign): boolean => sign === REAPER;
