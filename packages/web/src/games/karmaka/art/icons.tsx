import { Drawn, INK } from './sprite.tsx';

export type IconName = 'deck' | 'future' | 'hand' | 'deed' | 'ability' | 'ally' | 'ring' | 'ruins' | 'known';

/** A small sign in the colour of the text around it. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="kk-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <Drawn id={`icon-${name}`} />
    </svg>
  );
}

/** A piece on the ladder: every seat has a shape of its own and the first letter of its name. */
const SHAPES = [
  'M12 2a10 10 0 1 0 .1 0z',
  'M12 1l11 11-11 11L1 12z',
  'M3 3h18v18H3z',
  'M7 2.500h10l5.5 9.500L17 21.500H7L1.5 12z',
];
const GROUNDS = ['#f4d9a0', '#cfe3d0', '#d9d4f0', '#f3cdc4'];

export function Piece({ seat, name }: { readonly seat: number; readonly name: string }) {
  return (
    <svg class="kk-piece" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={SHAPES[seat]} fill={GROUNDS[seat]} stroke={INK} stroke-width="1.8" stroke-linejoin="round" />
      <text x="12" class="card-number" y="16.5" font-size="12" text-anchor="middle" fill={INK}>
        {[...name.trim()][0]?.toUpperCase() ?? seat + 1}
      </text>
    </svg>
  );
}
