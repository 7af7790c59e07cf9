import type { LocalPlan } from './worker/plan.ts';

let planned: LocalPlan | null = null;

/** Remembers a table until its page opens it. */
export function planTable(plan: LocalPlan): void {
  planned = plan;
}

/** The table that was planned for this game, once. */
export function takePlan(game: string): LocalPlan | null {
  const plan = planned;
  planned = null;
  return plan?.game === game ? plan : null;
}
