import { ordinal, type Rating, rate, rating } from 'openskill';
import { type Plan, type PlayedDeal, seatingsOf } from './plan.ts';

/** A share with the limits within which its true value lies 95 times in 100. */
export interface Estimate {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** How one kind of bot did, all its seats together. */
export interface Standing {
  readonly label: string;
  /** Seats it has had in all games. */
  readonly seats: number;
  readonly wins: Estimate;
  readonly losses: Estimate;
  /** Wins without what the cards brought; null where that was not asked for. */
  readonly luckAdjusted: Estimate | null;
  /** Wins in relation to what it would have if all were equal. */
  readonly timesFair: number;
  readonly rating: { readonly mu: number; readonly sigma: number; readonly ordinal: number };
}

/** The standings of a tournament, the best first. */
export function standingsOf(plan: Plan, played: readonly PlayedDeal[]): Standing[] {
  const inOrder = [...played].sort((a, b) => a.deal - b.deal);
  const ratings = ratingsOf(plan, inOrder);
  const fair = fairShare(plan, inOrder);
  return labelsOf(plan)
    .map((label) => {
      const wins = estimate(sharesByDeal(plan, inOrder, label, 'winners'));
      const losses = estimate(sharesByDeal(plan, inOrder, label, 'losers'));
      const seats = seatsOf(plan, label) * gamesIn(inOrder);
      const { mu, sigma } = ratings.get(label) ?? rating();
      const timesFair = fair === 0 ? 0 : wins.share / fair;
      return {
        label,
        seats,
        wins,
        losses,
        luckAdjusted: plan.looks === undefined ? null : adjustedWins(plan, inOrder, label),
        timesFair,
        rating: { mu, sigma, ordinal: ordinal({ mu, sigma }) },
      };
    })
    .sort((a, b) => b.wins.share - a.wins.share);
}

function labelsOf({ entrants }: Plan): string[] {
  return [...new Set(entrants.map(({ label }) => label))];
}

export function gamesIn(played: readonly PlayedDeal[]): number {
  return played.reduce((sum, { games }) => sum + games.length, 0);
}

function seatsOf({ entrants }: Plan, label: string): number {
  return entrants.filter((entrant) => entrant.label === label).length;
}

/** Winners for each seat of the table: the share of everybody among equals. */
export function fairShare({ entrants }: Plan, played: readonly PlayedDeal[]): number {
  const games = played.flatMap((deal) => deal.games);
  const winners = games.reduce((sum, game) => sum + game.winners.length, 0);
  return games.length === 0 ? 0 : winners / (games.length * entrants.length);
}

/** For each deal the share of its seats that a bot won, or lost, in all seatings together. */
function sharesByDeal(
  plan: Plan,
  played: readonly PlayedDeal[],
  label: string,
  which: 'winners' | 'losers',
): number[] {
  const seatings = seatingsOf(plan.entrants);
  return played.map(({ games }) => {
    let count = 0;
    games.forEach((game, number) => {
      for (const seat of game[which]) if (plan.entrants[seatings[number][seat]].label === label) count++;
    });
    return count / (games.length * seatsOf(plan, label));
  });
}

/** Wins less what the cards brought, which is nothing in the mean; so it may lie outside of 0 to 1. */
function adjustedWins(plan: Plan, played: readonly PlayedDeal[], label: string): Estimate {
  const seatings = seatingsOf(plan.entrants);
  const lucks = played.map(({ games }) => {
    let sum = 0;
    games.forEach(({ luck = [] }, number) => {
      luck.forEach((each, seat) => {
        if (plan.entrants[seatings[number][seat]].label === label) sum += each;
      });
    });
    return sum / (games.length * seatsOf(plan, label));
  });
  const wins = sharesByDeal(plan, played, label, 'winners');
  return spread(wins.map((share, i) => share - lucks[i]));
}

/** Standard errors that hold 95 %. */
const Z = 1.959963984540054;

/** The games of one deal are alike, so that the deals, not the games, are counted as independent. */
export function estimate(shares: readonly number[]): Estimate {
  const count = shares.length;
  if (count === 0) return { share: 0, low: 0, high: 1 };
  if (count === 1) return { share: shares[0], low: 0, high: 1 };
  const { share, low, high } = spread(shares);
  return { share, low: Math.max(0, low), high: Math.min(1, high) };
}

function spread(shares: readonly number[]): Estimate {
  const count = shares.length;
  const share = shares.reduce((sum, each) => sum + each, 0) / Math.max(1, count);
  if (count < 2) return { share, low: 0, high: 1 };
  const variance = shares.reduce((sum, each) => sum + (each - share) ** 2, 0) / (count - 1);
  const reach = Z * Math.sqrt(variance / count);
  return { share, low: share - reach, high: share + reach };
}

/**
 * OpenSkill (Weng and Lin 2011, Plackett–Luce): all games in the order of their deals, winners before the others. A bot
 * with several seats takes part once with each, and moves by their mean.
 */
function ratingsOf(plan: Plan, played: readonly PlayedDeal[]): Map<string, Rating> {
  const ratings = new Map<string, Rating>(labelsOf(plan).map((label) => [label, rating()]));
  const seatings = seatingsOf(plan.entrants);
  for (const { games } of played) {
    games.forEach(({ winners }, number) => {
      const labels = seatings[number].map((place) => plan.entrants[place].label);
      const before = labels.map((label) => [ratings.get(label) as Rating]);
      const rank = labels.map((_, seat) => (winners.includes(seat) ? 1 : 2));
      const after = rate(before, { rank });
      for (const label of ratings.keys()) {
        ratings.set(label, meanOf(after.flatMap(([each], seat) => (labels[seat] === label ? [each] : []))));
      }
    });
  }
  return ratings;
}

function meanOf(ratings: readonly Rating[]): Rating {
  const mean = (read: (each: Rating) => number) =>
    ratings.reduce((sum, each) => sum + read(each), 0) / ratings.length;
  return { mu: mean(({ mu }) => mu), sigma: mean(({ sigma }) => sigma) };
}
