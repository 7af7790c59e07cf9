import { fairnessOf, type Game, type GameRecord, readOptions, startRecord } from '@samsara/engine';
import type { LocalPlan } from './plan.ts';

const SEED_BYTES = 32;
const ENTROPY_BYTES = 16;

/** The beginning of a new game; everybody at the table adds to its chance. */
export function shuffled(game: Game, plan: LocalPlan, entropy: (bytes: number) => string): GameRecord {
  const options = readOptions(game, { ...plan.options, players: plan.seats.length }) as object;
  const seats = plan.seats.map((seat) => ({
    name: seat.name,
    kind: seat.kind === 'bot' ? (`bot:${seat.level}` as const) : ('person' as const),
  }));
  const added = seats.map(() => entropy(ENTROPY_BYTES));
  return startRecord(game, options, seats, fairnessOf(entropy(SEED_BYTES), added));
}
