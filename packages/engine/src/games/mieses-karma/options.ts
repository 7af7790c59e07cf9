import type { OptionSpec } from '../../kernel/options.ts';

/** The options of a table. */
export interface Options {
  readonly players: number;
  /** Two life cards at the start instead of four. MK-88 */
  readonly openingHandVariant: boolean;
  /** Milliseconds for each decision; 0 means no limit. MK-175 */
  readonly decision_ms: number;
}

const A_DAY = 86_400_000;

export const OPTIONS: Readonly<Record<keyof Options, OptionSpec>> = {
  players: { type: 'whole', min: 2, max: 5, default: 4, standing: 'official' },
  openingHandVariant: { type: 'flag', default: false, standing: 'official' },
  decision_ms: { type: 'whole', min: 0, max: A_DAY, default: 45_000, standing: 'house' },
};

/** Any two options go together. */
export function checkOptions(): void {}
