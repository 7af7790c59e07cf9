import { shareList } from '../workers/share.ts';
import { type Plan, type PlayedDeal, playDeal } from './plan.ts';

/** Hears of every deal when it has been played in all seatings. */
export type Done = (played: PlayedDeal) => void;

/** Plays the deals that are not done yet. How many threads share the work changes nothing but the time it takes. */
export async function runDeals(
  plan: Plan,
  deals: readonly number[],
  threads: number,
  done: Done,
): Promise<void> {
  if (threads === 1) for (const deal of deals) done(playDeal(plan, deal));
  else await shareList({ worker: 'tournament/tournament-worker', data: plan, threads }, deals, done);
}
