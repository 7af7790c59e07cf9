import type { GameRecord, Seat } from '@samsara/engine';
import { type KeptAsRecord, type KeptGame, type LocalPlan, personAt } from '../../worker/plan.ts';
import { actorAt, type Doing, dealing, entriesOf } from '../beginning.ts';

/** A game that was kept before its entries were, or of which there is a record to play on from. */
export function recordedGame(plan: LocalPlan, kept: KeptAsRecord | null, now: number): KeptGame {
  if (kept !== null) return gameAfter(kept.plan, kept.record, kept.at, kept.round, kept.standIns);
  if (plan.record === undefined) throw new Error('a plan without a record has nothing to go on from');
  return gameAfter(plan, plan.record, now, 1);
}

/** With the entries up to the last move. */
function gameAfter(
  plan: LocalPlan,
  { game, options, fairness, moves }: GameRecord,
  at: number,
  round: number,
  standIns: readonly (readonly [Seat, string])[] = [],
): KeptGame {
  const chance = { seed: fairness.serverSeed ?? '', entropy: fairness.entropy };
  const made = moves.map(([line]) => doingOf(plan, line));
  const handed = standIns.map(([seat, level]): Doing => [personAt(seat), { type: 'hand-over', seat, level }]);
  const dealt = dealing(plan, { game, options, round, made: at }, chance);
  return { plan, entries: entriesOf([...dealt, ...made, ...handed], at), seen: [], at };
}

/** A line of a record: `0 play 14` or `clock time-out`. */
function doingOf(plan: LocalPlan, line: string): Doing {
  const space = line.indexOf(' ');
  const [actor, text] = [line.slice(0, space), line.slice(space + 1)];
  if (actor === 'clock') return ['clock', ['c', text]];
  const seat = Number(actor);
  return [actorAt(plan, seat), ['m', seat, text]];
}
