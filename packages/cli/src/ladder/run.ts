import { shareTasks } from '../workers/share.ts';
import { type DealResult, type LadderPlan, type LadderTask, playTask, tasksOf } from './plan.ts';

/**
 * Plays all deals of all pairings, or those that can be begun in this time. How many threads share the work changes nothing but
 * the time it takes.
 */
export async function runLadder(
  plan: LadderPlan,
  threads: number,
  seconds: number,
  done: (result: DealResult) => void,
): Promise<void> {
  const end = performance.now() + 1000 * seconds;
  const waiting = tasksOf(plan).values();
  const next = (): LadderTask | undefined => (performance.now() < end ? waiting.next().value : undefined);
  if (threads === 1) for (let task = next(); task !== undefined; task = next()) done(playTask(plan, task));
  else await shareTasks({ worker: 'ladder/ladder-worker', data: plan, threads }, next, done);
}
