import type { Preset } from '../../contract/board.ts';

export type PresetId = 'duel' | 'three' | 'four' | 'teams' | 'wolf';

/** KKR-05 */
export const PRESETS: readonly (Preset & { readonly id: PresetId })[] = [
  { id: 'duel', options: { players: 2 }, seats: 2 },
  { id: 'three', options: { players: 3 }, seats: 3 },
  { id: 'four', options: { players: 4 }, seats: 4 },
  { id: 'teams', options: { players: 4, variant: 'teams' }, seats: 4 },
  { id: 'wolf', options: { players: 3, variant: 'wolf' }, seats: 3 },
];
