import type { Seat } from '../seats.ts';
import { featuresAt, featuresOfSeat, type GameFeatures, lengthOf } from './features.ts';
import type { Mind } from './mind.ts';
import { addRows, unpack } from './rows.ts';
import type { GameVectors } from './vectors.ts';
import { readWeights, type Weights } from './weights.ts';

/** What a mind is made of besides its weights. */
export interface MindTerms<State, Move> {
  readonly features: GameFeatures<State>;
  readonly vectors: GameVectors<State, Move>;
  readonly lookahead: number;
  knows(state: State): boolean;
  players(state: State): number;
  /** From the shares of 1 that the network gives to the seats: how likely each is to win. */
  chancesFrom(state: State, shares: number[]): number[];
}

/** As many as the largest table has. */
const MOST_SEATS = 12;
/** Bits behind the point of a weight. */
const POINT = 6;
/** What a unit of the second layer counts at most. */
const FULL = 255;

/** Thinks with a network, whose weights are read when it is first asked. Nothing else is kept between two questions. */
export function mindFrom<State, Move>(terms: MindTerms<State, Move>, weights: string): Mind<State, Move> {
  const { features, vectors, lookahead, knows, players, chancesFrom } = terms;
  const numbers = new Uint8Array(featuresAt(features, MOST_SEATS));
  let read: Networks | undefined;
  const networks = () => {
    read ??= networksFrom(features, readWeights(weights, features, vectors.actions.length));
    return read;
  };
  const look = (state: State, seats: number) => {
    numbers.fill(0, 0, featuresAt(features, seats));
    features.write(state, numbers);
  };
  return {
    lookahead,
    knows,
    chances(state) {
      const seats = players(state);
      look(state, seats);
      return chancesFrom(state, sharesOf(networks().strengths(numbers, seats)));
    },
    attention(state, seat, legal) {
      const seats = players(state);
      look(state, seats);
      const actions = legal.map((move) =>
        vectors.actionsIn !== undefined && vectors.actionsIn(move) > 1
          ? UNKNOWN
          : vectors.actionOf(move, 0, seat, seats),
      );
      return sharesOf(networks().likings(numbers, seats, seat, actions));
    },
  };
}

/** A move that is said in several actions, of which the network knows nothing. */
const UNKNOWN = -1;

/** What the two networks say about a state as numbers. */
export interface Networks {
  /** How strong each seat stands, in 64ths of 64ths. */
  strengths(numbers: Uint8Array, players: number): number[];
  /** How much a seat likes each action, likewise. */
  likings(numbers: Uint8Array, players: number, seat: Seat, actions: readonly number[]): number[];
}

export function networksFrom(features: GameFeatures, weights: Weights): Networks {
  return { strengths: strengthsBy(features, weights), likings: likingsBy(features, weights) };
}

function strengthsBy(features: GameFeatures, { valuing }: Weights): Networks['strengths'] {
  const { table, seat: rows, bias, second, middle, middleBias, last } = valuing;
  const firstSeat = lengthOf(features.table);
  const size = featuresOfSeat(features);
  const { width } = table;
  const both = 2 * width;
  const common = new Int32Array(width);
  const seats = new Int32Array(both * MOST_SEATS);
  const sums = new Int32Array(width);
  const units = new Int32Array(both);
  return (numbers, players) => {
    common.set(bias);
    addRows(table, numbers, 0, common, 0);
    seats.fill(0, 0, both * players);
    for (let seat = 0; seat < players; seat++) {
      const at = both * seat;
      addRows(rows, numbers, firstSeat + size * seat, seats, at);
      for (let word = 0; word < width; word++) common[word] += seats[at + width + word];
    }
    const found: number[] = [];
    for (let seat = 0; seat < players; seat++) {
      const at = both * seat;
      for (let word = 0; word < width; word++)
        sums[word] = common[word] + seats[at + word] - seats[at + width + word];
      unpack(sums, width, units);
      found.push(strengthFrom(units, second, middle, middleBias, last));
    }
    return found;
  };
}

function strengthFrom(
  units: Int32Array,
  second: number,
  middle: Int8Array,
  middleBias: Int16Array,
  last: Int8Array,
): number {
  const hidden = units.length;
  let strength = 0;
  for (let unit = 0; unit < second; unit++) {
    let sum = middleBias[unit] << POINT;
    const row = unit * hidden;
    for (let i = 0; i < hidden; i++) sum += middle[row + i] * units[i];
    sum >>= POINT;
    if (sum > 0) strength += last[unit] * (sum > FULL ? FULL : sum);
  }
  return strength;
}

function likingsBy(features: GameFeatures, { choosing }: Weights): Networks['likings'] {
  const { table, own, others, bias, actions: rows, actionBias } = choosing;
  const firstSeat = lengthOf(features.table);
  const size = featuresOfSeat(features);
  const { width } = table;
  const hidden = 2 * width;
  const sums = new Int32Array(width);
  const units = new Int32Array(hidden);
  return (numbers, players, seat, actions) => {
    sums.set(bias);
    addRows(table, numbers, 0, sums, 0);
    for (let other = 0; other < players; other++)
      addRows(other === seat ? own : others, numbers, firstSeat + size * other, sums, 0);
    unpack(sums, width, units);
    return actions.map((action) => {
      if (action === UNKNOWN) return 0;
      let liking = actionBias[action] << POINT;
      const row = action * hidden;
      for (let i = 0; i < hidden; i++) liking += rows[row + i] * units[i];
      return liking;
    });
  };
}

/** 64 steps of a strength are one step of this list, and 4096 make e times as much. */
const STEP = 64;
const STEPS = 1024;
/** e to the power of -1/64. */
const EACH = 0.9844964370054085;

/** Powers by multiplication alone, which is the same everywhere; `Math.exp` need not be. */
const POWERS: readonly number[] = powers();

function powers(): number[] {
  const found = [1];
  for (let i = 1; i < STEPS; i++) found.push(found[i - 1] * EACH);
  return found;
}

/** Turns strengths into shares of 1, in place (softmax). */
function sharesOf(strengths: number[]): number[] {
  let highest = strengths[0];
  for (let i = 1; i < strengths.length; i++) if (strengths[i] > highest) highest = strengths[i];
  let sum = 0;
  for (let i = 0; i < strengths.length; i++) {
    const steps = Math.floor((highest - strengths[i]) / STEP);
    strengths[i] = POWERS[steps < STEPS ? steps : STEPS - 1];
    sum += strengths[i];
  }
  for (let i = 0; i < strengths.length; i++) strengths[i] /= sum;
  return strengths;
}
