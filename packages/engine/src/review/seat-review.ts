import type { Outcome } from '../kernel/game.ts';
import type { Seat } from '../kernel/seats.ts';
import type { ChanceEvent, CurvePoint, Parts, ReviewedDecision, SeatReview, TurningPoint } from './types.ts';

/** What is known about a seat, put together. */
export function seatReview(
  seat: Seat,
  decisions: readonly ReviewedDecision[],
  chance: readonly ChanceEvent[],
  start: number,
  outcome: Outcome | null,
  length: number,
): SeatReview {
  const result = outcome === null ? null : outcome.winners.includes(seat) ? 1 : 0;
  const curve = curveOf(decisions, start, result, length);
  return {
    seat,
    decisions,
    curve,
    turningPoints: turningPointsOf(curve, seat, chance),
    parts: result === null ? null : partsOf(seat, decisions, chance, start, result),
  };
}

function partsOf(
  seat: Seat,
  decisions: readonly ReviewedDecision[],
  chance: readonly ChanceEvent[],
  start: number,
  result: number,
): Parts {
  const own = decisions.reduce((sum, decision) => sum + decision.own, 0);
  const cards = luckBetween(chance, seat, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
  const deal = chance[0]?.index === -1 ? chance[0].luck[seat] : 0;
  return { start, cards, deal, others: result - start - own - cards, own, result };
}

/** What the cards brought by the moves from `from` up to, but not with, `to`. */
function luckBetween(chance: readonly ChanceEvent[], seat: Seat, from: number, to: number): number {
  let sum = 0;
  for (const { index, luck } of chance) if (index >= from && index < to) sum += luck[seat];
  return sum;
}

function curveOf(
  decisions: readonly ReviewedDecision[],
  start: number,
  result: number | null,
  length: number,
): CurvePoint[] {
  const points: CurvePoint[] = [{ index: -1, chance: start, afterChoice: false }];
  for (const { index, best, made } of decisions) {
    points.push({ index, chance: best.chance, afterChoice: false });
    points.push({ index, chance: made.chance, afterChoice: true });
  }
  if (result !== null) points.push({ index: length, chance: result, afterChoice: false });
  return points;
}

/** Changes of fewer chances are no turning points. */
const LEAST_CHANGE = 0.04;

function turningPointsOf(
  curve: readonly CurvePoint[],
  seat: Seat,
  chance: readonly ChanceEvent[],
): TurningPoint[] {
  const found: TurningPoint[] = [];
  for (let i = 1; i < curve.length; i++) {
    const [before, after] = [curve[i - 1], curve[i]];
    const change = after.chance - before.chance;
    const { index } = after;
    if (after.afterChoice) {
      found.push({ cause: 'own', index, from: index, change });
      continue;
    }
    const cards = luckBetween(chance, seat, before.index, index);
    found.push({ cause: 'cards', index, from: before.index, change: cards });
    found.push({ cause: 'others', index, from: before.index, change: change - cards });
  }
  return found
    .filter(({ change }) => Math.abs(change) >= LEAST_CHANGE)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change) || a.index - b.index);
}
