import type { Seat } from '../../../kernel/seats.ts';
import { sharesOf } from '../../../kernel/thinking/shares.ts';
import type { Card } from '../../../kernel/zones.ts';
import { FREE_CHOICE } from '../cards.ts';
import { type Hand, IN_A_WORD, lowestBit } from '../hand.ts';
import { scoresAt } from '../penalties.ts';
import { onTurn, type State } from '../state.ts';

/** What counts for the chance of having the fewest points at the end; points by the hundred. */
interface Weights {
  readonly points: number;
  /** Points in hand, and the same once somebody else has few cards left. */
  readonly score: number;
  readonly scoreNearEnd: number;
  readonly freeChoice: number;
  readonly onTurn: number;
  readonly oneCard: number;
  readonly twoCards: number;
}

/**
 * By how many points the leader in points lacks to the end of the game, fitted to who won 2,500 games of the greedy bot
 * with a tenth of random moves, two to five seats.
 */
const STAGES: readonly (readonly [lacking: number, Weights])[] = [
  [50, weights(-2.04, -0.1, -0.6, 0.1, 0.2, 0.5, 0.27)],
  [120, weights(-1.72, -0.15, -0.4, 0.15, 0.1, 0.3, 0.15)],
  [250, weights(-1.37, -0.1, -0.38, 0.14, 0.09, 0.25, 0.2)],
  [Number.POSITIVE_INFINITY, weights(-1.13, -0.16, -0.25, 0.14, 0.04, 0.28, 0.12)],
];

function weights(
  points: number,
  score: number,
  scoreNearEnd: number,
  freeChoice: number,
  onTurn: number,
  oneCard: number,
  twoCards: number,
): Weights {
  return { points, score, scoreNearEnd, freeChoice, onTurn, oneCard, twoCards };
}

/** By seat: how likely it is to win the game. ST-29 */
export function chances(state: State): number[] {
  const lacking = state.options.target_points - Math.max(...state.points);
  const [, stage] = STAGES.find(([most]) => lacking < most) ?? STAGES[STAGES.length - 1];
  const strengths: number[] = [];
  for (let seat = 0; seat < state.options.players; seat++) strengths.push(strengthOf(state, seat, stage));
  return sharesOf(strengths);
}

const HUNDRED = 100;

function strengthOf(state: State, seat: Seat, stage: Weights): number {
  const hand = state.hands[seat];
  const inHand = scoreOf(hand, scoresAt(state.options)) / HUNDRED;
  const few = hand.size === 1 ? stage.oneCard : hand.size === 2 ? stage.twoCards : 0;
  return (
    (stage.points * state.points[seat]) / HUNDRED +
    inHand * (stage.score + stage.scoreNearEnd * nearEnd(state, seat)) +
    stage.freeChoice * hand.free +
    (onTurn(state).seat === seat ? stage.onTurn : 0) +
    few
  );
}

function scoreOf(hand: Hand, scores: readonly number[]): number {
  return (
    scoreOfWord(hand.low, hand.bothLow, 0, scores) +
    scoreOfWord(hand.high, hand.bothHigh, IN_A_WORD, scores) +
    hand.free * scores[FREE_CHOICE]
  );
}

function scoreOfWord(word: number, both: number, first: Card, scores: readonly number[]): number {
  let score = 0;
  for (let left = word; left !== 0; left &= left - 1) score += scores[first + lowestBit(left)];
  for (let left = both; left !== 0; left &= left - 1) score += scores[first + lowestBit(left)];
  return score;
}

/** So few cards in another hand mean that a round may soon be over. */
const FEW_CARDS = 4;

/** 0 while everybody else holds many cards, 1 when somebody has one left. ST-22 */
function nearEnd({ hands }: State, seat: Seat): number {
  let fewest = FEW_CARDS;
  for (let other = 0; other < hands.length; other++) {
    if (other !== seat && hands[other].size < fewest) fewest = hands[other].size;
  }
  return (FEW_CARDS - fewest) / (FEW_CARDS - 1);
}
