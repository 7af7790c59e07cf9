import type { Opening } from '@samsara/table/device';
import type { LocalPlan } from '../../worker/plan.ts';

/** The plan with its bots that are to be as strong as whoever plays at this strength. */
export function adapted(plan: LocalPlan, level: string): LocalPlan {
  const seats = plan.seats.map((seat) => (seat.kind === 'bot' && seat.asYou ? { ...seat, level } : seat));
  return { ...plan, seats };
}

/** Bots that are to be as strong as whoever plays begin another game as the plan has them by now. */
export function withAdapted(opening: Opening, plan: LocalPlan): Opening {
  const seats = opening.seats.map((seat, i) => {
    const planned = plan.seats[i];
    return planned.kind === 'bot' && planned.asYou ? { ...seat, level: planned.level } : seat;
  });
  return { ...opening, seats };
}
