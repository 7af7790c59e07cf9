import type { Preset } from '../../contract/board.ts';

export const PRESET_IDS = ['classic', 'short', 'relaxed', 'calm', 'duel', 'crowd'] as const;

export type PresetId = (typeof PRESET_IDS)[number];

const OPTIONS: Readonly<Record<PresetId, Omit<Preset, 'id'>>> = {
  classic: { seats: 4, options: {} },
  short: { seats: 4, options: { target_points: 150 } },
  relaxed: { seats: 4, options: { target_points: 200, interject_ms: 4000, auto_call: true, turn_ms: 0 } },
  calm: { seats: 4, options: { reaction: 'poll', target_points: 200 } },
  duel: { seats: 2, options: { target_points: 200 } },
  crowd: { seats: 8, options: { interject_ms: 3000 } },
};

export const PRESETS: readonly Preset[] = PRESET_IDS.map((id) => ({ id, ...OPTIONS[id] }));
