import { INK } from './strokes.tsx';

export type IconName = 'deck' | 'future' | 'hand' | 'deed' | 'ability' | 'ally' | 'ring' | 'ruins' | 'known';

/** Small signs in the colour of the text around them, 24 by 24. */
const PATHS: Readonly<Record<IconName, string>> = {
  deck: 'M5 8h11v13H5zM8 8V5h11v13h-3',
  future: 'M2 18h20M6 18a6 6 0 0 1 12 0M12 3v4M4.5 7.5l2.5 2.5M19.5 7.5L17 10M6 21.500h12',
  hand: 'M4 9l7-3 5 13-7 3zM12 5.500l6 1-1.5 11',
  deed: 'M12 3l8 6v12H4V9zM9 21v-7h6v7',
  ability: 'M12 2l2.5 7.500L22 12l-7.5 2.500L12 22l-2.5-7.500L2 12l7.5-2.500z',
  ally: 'M9 12a5 5 0 1 0 0 .1zM15 12a5 5 0 1 1 0 .1zM9 12h6',
  ring: 'M12 4a8 8 0 1 0 .1 0zM12 8a4 4 0 1 0 .1 0z',
  ruins: 'M3 21h18M5 21V9l3 2V6h3l-1 5 4-3v13M18 21v-8',
  known: 'M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 9a3 3 0 1 0 .1 0z',
};

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="kk-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-linejoin="round"
        stroke-linecap="round"
      />
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
      <text
        x="12"
        y="16.5"
        font-family="system-ui, sans-serif"
        font-size="12"
        font-weight="800"
        text-anchor="middle"
        fill={INK}
      >
        {[...name.trim()][0]?.toUpperCase() ?? seat + 1}
      </text>
    </svg>
  );
}
