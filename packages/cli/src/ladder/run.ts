import { shareList } from '../workers/share.ts';
import { type DealResult, type LadderPlan, playTask, tasksOf } from './plan.ts';

/** Plays all deals of all pairings. How many threads share the work changes nothing but the time it takes. */
export async function runLadder(
  plan: LadderPlan,
  threads: number,
  done: (result: DealResult) => void,
): Promise<void> {
  const tasks = tasksOf(plan);
  if (threads === 1) for (const task of tasks) done(playTask(plan, task));
  else await shareList({ worker: 'ladder/ladder-worker', data: plan, threads }, tasks, done);
}
