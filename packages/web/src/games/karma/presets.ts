import type { Preset } from '../../contract/board.ts';

export type PresetId = 'amigo' | 'foresight' | 'set' | 'triples' | 'crowd' | 'memory';

export const PRESETS: readonly Preset[] = [
  { id: 'amigo', options: { edition: 'amigo' }, seats: 4 },
  { id: 'set', options: { edition: 'set' }, seats: 4 },
  { id: 'foresight', options: { edition: 'amigo', foresight: true }, seats: 4 },
  { id: 'triples', options: { edition: 'set', alternative_triples: true }, seats: 4 },
  { id: 'crowd', options: { edition: 'set' }, seats: 8 },
  { id: 'memory', options: { edition: 'amigo', pile_visible: false }, seats: 4 },
];
