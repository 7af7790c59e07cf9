import type { Preset } from '../../contract/board.ts';
import type { PresetId } from './texts/words.ts';

export const PRESETS: readonly (Preset & { readonly id: PresetId })[] = [
  { id: 'usual', options: {}, seats: 4 },
  { id: 'family', options: {}, seats: 5 },
  { id: 'duel', options: {}, seats: 2 },
  { id: 'short-lives', options: { openingHandVariant: true }, seats: 4 },
];
