import { type OptionValue, STRENGTHS, takesLong } from '@samsara/engine';
import type { Entrant } from '../tournament/entrants.ts';
import { type Plan, type Played, playDeal } from '../tournament/plan.ts';

/** A ladder: every strength plays against the next one and the next but one. */
export interface LadderPlan {
  readonly game: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seed: string;
  /** In each pairing; each is played twice, with the seats exchanged. */
  readonly deals: number;
  /** In pairings with somebody who thinks long. */
  readonly longDeals: number;
  /** Stronger ones than this do not take part. */
  readonly strongest: number;
}

/** Two strengths, the weaker one first. */
export type Pairing = readonly [number, number];

export function pairingsOf({ strongest }: Pick<LadderPlan, 'strongest'>): Pairing[] {
  return [1, 2].flatMap((apart) =>
    STRENGTHS.slice(apart, strongest + 1).map((_, weaker): Pairing => [weaker, weaker + apart]),
  );
}

/** One deal of one pairing. */
export interface LadderTask {
  /** Its place among all pairings. */
  readonly pairing: number;
  readonly deal: number;
}

/** What came of it: how many of its games each of the two won alone. */
export interface DealResult extends LadderTask {
  readonly wins: readonly [number, number];
}

/** The deals of all pairings, in turn by their shares, so that whatever part of them is played says something about each. */
export function tasksOf(plan: LadderPlan): LadderTask[] {
  const tasks = pairingsOf(plan).flatMap((both, pairing) => {
    const isLong = both.some((strength) => takesLong(STRENGTHS[strength]));
    const deals = isLong ? plan.longDeals : plan.deals;
    return Array.from({ length: deals }, (_, deal) => ({ pairing, deal, share: deal / deals }));
  });
  return tasks.sort((a, b) => a.share - b.share).map(({ pairing, deal }) => ({ pairing, deal }));
}

export function playTask(ladder: LadderPlan, { pairing, deal }: LadderTask): DealResult {
  const plan = tournamentOf(ladder, pairingsOf(ladder)[pairing]);
  const [first, second] = playDeal(plan, deal).games;
  // In the second game they have exchanged their seats.
  const [a, b] = [winsIn(first), winsIn(second)];
  return { pairing, deal, wins: [a[0] + b[1], a[1] + b[0]] };
}

function tournamentOf({ game, options, seed, deals }: LadderPlan, pairing: Pairing): Plan {
  const entrants = pairing.map(
    (strength): Entrant => ({ label: STRENGTHS[strength], bot: STRENGTHS[strength], budget: null }),
  );
  return { game, options, entrants, seed: `${seed} ${pairing.join('-')}`, deals };
}

/** Those who end alike say nothing about which of them is stronger. */
function winsIn({ winners }: Played): [number, number] {
  return winners.length === 1 ? [Number(winners[0] === 0), Number(winners[0] === 1)] : [0, 0];
}
