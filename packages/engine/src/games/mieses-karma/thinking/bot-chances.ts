import type { Seat } from '../../../kernel/seats.ts';
import { sharesOf } from '../../../kernel/thinking/shares.ts';
import { BUDDHAS, isHuman, JOKER, LEFT_SIGN, RIGHT_SIGN } from '../cards.ts';
import { powerOf } from '../current-power.ts';
import { foursomesIn, karmaIn } from '../evaluation.ts';
import { lineLength } from '../line.ts';
import { pointsOf } from '../scoring.ts';
import type { State } from '../state.ts';

/** What counts for the chance of having the most points at the end. */
interface Weights {
  readonly points: number;
  /** Karma and points of foursomes in the line, and its cards. */
  readonly karma: number;
  readonly foursomes: number;
  readonly line: number;
  /** Cards in hand, their Buddhas and jokers. */
  readonly hand: number;
  readonly buddhas: number;
  readonly jokers: number;
  readonly human: number;
}

/** Fitted to who won 6,000 games of the greedy bot with a tenth of random moves, two to five seats. */
const EARLY = weights(0.21, 0.33, 0.02, 0.01, -0.02, 0.05, 0.01, 0);
const LATER = weights(0.3, 0.33, 0.05, 0.13, 0.02, 0.11, 0.06, 0);
const WITH_A_HUMAN = weights(0.5, 0.43, 0.17, 0.28, -0.02, 0.06, 0.03, -1.16);

function weights(
  points: number,
  karma: number,
  foursomes: number,
  line: number,
  hand: number,
  buddhas: number,
  jokers: number,
  human: number,
): Weights {
  return { points, karma, foursomes, line, hand, buddhas, jokers, human };
}

/** Somebody has come far. */
const MUCH_KARMA = 8;

/** By seat: how likely it is to win. MK-54 */
export function chances(state: State): number[] {
  const early = Math.max(...state.karma) < MUCH_KARMA ? EARLY : LATER;
  const stage = state.animals.some(isHuman) ? WITH_A_HUMAN : early;
  const strengths: number[] = [];
  for (let seat = 0; seat < state.options.players; seat++) strengths.push(strengthOf(state, seat, stage));
  return sharesOf(strengths);
}

function strengthOf(state: State, seat: Seat, stage: Weights): number {
  const power = powerOf(state, seat);
  const hand = state.hands[seat];
  let strength = stage.points * pointsOf(state, seat) + stage.line * lineLength(state, seat);
  strength +=
    stage.karma * karmaIn(state, seat, power) + 2 * stage.foursomes * foursomesIn(state, seat, power);
  strength += stage.hand * hand.length + (isHuman(state.animals[seat]) ? stage.human : 0);
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i];
    strength += stage.buddhas * BUDDHAS[card];
    if (LEFT_SIGN[card] === JOKER || RIGHT_SIGN[card] === JOKER) strength += stage.jokers;
  }
  return strength;
}
