import type { Seat } from '../../../kernel/seats.ts';
import { sharesOf } from '../../../kernel/thinking/shares.ts';
import { neededOn } from '../rebirth.ts';
import { type State, seatingAt } from '../state.ts';
import { bestColour, pointsIn, pointsInHand } from './bot-plan.ts';

/**
 * What counts for the chance of transcending first, fitted to who won 6,000 games of the greedy bot with a tenth of
 * random moves, two to four seats.
 */
const WEIGHTS = {
  rung: 2.45,
  /** The share of the needed points that Deeds and Hand can bring, and having them as Deeds already. */
  promised: 2.8,
  enough: 0.13,
  spare: 0.07,
  /** Cards left in this life: the more, the longer it lasts. */
  handCard: -0.2,
  deckCard: 0.05,
  noDeck: 0.19,
  /** The next life. */
  seed: -0.1,
  seedPoints: 0.08,
  enoughSeeds: 0.1,
  ring: 0.18,
  lastLifeIsEnough: 1.6,
  diesWithEnough: 0.33,
};

/** By seat: how likely its side is to win. KK-59, KK-77, KK-82 */
export function chances(state: State): number[] {
  const strengths: number[] = [];
  for (let seat = 0; seat < state.options.players; seat++) strengths.push(strengthOf(state, seat));
  const shares = sharesOf(strengths);
  const { sides } = seatingAt(state);
  return shares.map((_, seat) => sides[seat].reduce((sum, ally) => sum + shares[ally], 0));
}

const LAST_RUNG = 3;
const MOST_SPARE = 3;
const SOON = 2;

function strengthOf(state: State, seat: Seat): number {
  const rung = state.rungs[seat];
  const needed = neededOn(rung, state.options);
  const rings = state.rings[seat];
  const hand = state.hands[seat];
  const deck = state.decks[seat].length;
  const deeds = pointsIn(state.deeds[seat]);
  const spare = bestColour(deeds) + rings - needed;
  const promised = Math.min(1, (bestColour(deeds + pointsInHand(hand)) + rings) / needed);
  const { rung: perRung, ring, handCard, deckCard, noDeck } = WEIGHTS;
  const life = handCard * hand.size + (deck === 0 ? noDeck : deckCard * deck);
  const sure = spare < 0 ? 0 : enough(rung, spare, hand.size + deck);
  return perRung * rung + WEIGHTS.promised * promised + ring * rings + life + sure + nextLife(state, seat);
}

/** Deeds that suffice for the next rung. */
function enough(rung: number, spare: number, cards: number): number {
  const soon = cards <= SOON ? WEIGHTS.diesWithEnough : 0;
  const last = rung === LAST_RUNG ? WEIGHTS.lastLifeIsEnough : 0;
  return WEIGHTS.enough + WEIGHTS.spare * Math.min(MOST_SPARE, spare) + soon + last;
}

const MOST_SEED_POINTS = 8;

function nextLife(state: State, seat: Seat): number {
  const future = state.futures[seat];
  const best = bestColour(pointsIn(future));
  const needed = neededOn(Math.min(LAST_RUNG, state.rungs[seat] + 1), state.options);
  const suffices = best >= needed ? WEIGHTS.enoughSeeds : 0;
  return WEIGHTS.seed * future.length + WEIGHTS.seedPoints * Math.min(best, MOST_SEED_POINTS) + suffices;
}
