import { actorAndMove, addMove, placesThatCount, startRecord } from '@samsara/engine';
import type { LocalPlan } from '../local/worker/plan.ts';
import type { Tape } from './tape.ts';

/** A table on this device that goes on after so many moves, with a person at one seat and bots at the others. */
export function planFrom({ game, record }: Tape, place: number, person: number): LocalPlan {
  const level = 'skilled';
  const seats = record.seats.map(({ name }, seat) =>
    seat === person ? ({ kind: 'person', name } as const) : ({ kind: 'bot', name, level } as const),
  );
  const recorded = seats.map((seat) => ({
    name: seat.name,
    kind: seat.kind === 'person' ? ('person' as const) : (`bot:${seat.level}` as const),
  }));
  // Who gave shares is told by the first record: here bots play on their seats.
  const { exchange: _, ...fairness } = record.fairness;
  const begun = startRecord(game, record.options, recorded, fairness);
  const lines = record.moves.slice(0, place).map(([line]) => line);
  for (const counted of placesThatCount(lines) ?? []) {
    const read = actorAndMove(lines[counted]);
    if (read) addMove(begun, read.actor, read.text);
  }
  return { game: record.game, options: record.options, seats, record: begun };
}
