import type { Budget } from '../bot.ts';
import type { Edge } from './tree.ts';

/** Iterations where the budget says nothing. */
const USUAL = 1000;

/** Between two looks at the clock and at the lead. */
const AT_ONCE = 8;

/**
 * Says after so many iterations whether to go on: not beyond the budget, whose time counts from `begun` on, and not once the
 * choice is certain; a no is final.
 */
export function makeLimit<Move>(
  { iterations, ms, now }: Budget,
  choices: readonly Edge<Move>[],
  begun = now?.() ?? 0,
): (done: number) => boolean {
  const timed = ms !== undefined && now !== undefined;
  const most = iterations ?? (timed ? Number.POSITIVE_INFINITY : USUAL);
  const end = timed ? begun + ms : Number.POSITIVE_INFINITY;
  let nextLook = AT_ONCE;
  let over = false;
  return (done) => {
    if (over || done >= most) return false;
    if (done < nextLook) return true;
    nextLook += AT_ONCE;
    over = leadOf(choices) > most - done || (timed && now() >= end);
    return !over;
  };
}

/** By how many visits the most visited move is ahead; more than are left cannot be made up for. */
function leadOf<Move>(choices: readonly Edge<Move>[]): number {
  let first = 0;
  let second = 0;
  for (const { visits } of choices) {
    if (visits > first) {
      second = first;
      first = visits;
    } else if (visits > second) {
      second = visits;
    }
  }
  return first - second;
}
