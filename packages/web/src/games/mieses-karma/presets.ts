import type { Preset } from '../../contract/board.ts';

export type PresetId = 'usual' | 'family' | 'duel' | 'short-lives';

export const PRESETS: readonly (Preset & { readonly id: PresetId })[] = [
  { id: 'usual', options: {}, seats: 4 },
  { id: 'family', options: {}, seats: 5 },
  { id: 'duel', options: {}, seats: 2 },
  { id: 'short-lives', options: { openingHandVariant: true }, seats: 4 },
];
