import { counted, type GameFeatures, stepped, writeLevel } from '../../../kernel/mind/features.ts';
import { stepsTo, writeFlag, writeOneOf } from '../../../kernel/mind/vectors.ts';
import { askedIn } from '../../../kernel/reaction.ts';
import { topOf } from '../../../kernel/zones.ts';
import { BUDDHAS, isHuman, LEFT_SIGN, RIGHT_SIGN, SIGNS, SPECIES, SPECIES_OF } from '../cards.ts';
import { powerOf } from '../current-power.ts';
import { foursomesIn, karmaIn, signsIn } from '../evaluation.ts';
import { fitsEnds, leftEnd, lineLength, rightEnd } from '../line.ts';
import { pointsOf } from '../scoring.ts';
import { type State, turnOf } from '../state.ts';
import { WAITS } from './vectors.ts';

const FACE = 2 * SIGNS.length + 1;
const DRAW_STEPS = 8;
const KARMA_STEPS = 24;
const LEAD_STEPS = 10;
const HAND_STEPS = 7;
const LINE_STEPS = 10;
const TURN_STEPS = 4;

/** Mieses Karma as a network sees it. */
export const miesesKarmaFeatures: GameFeatures<State> = {
  table: [counted(WAITS.length + 4), stepped(1, DRAW_STEPS), counted(FACE + 1), stepped(1, KARMA_STEPS)],
  open: [
    counted(TURN_STEPS + 2),
    stepped(1, KARMA_STEPS),
    stepped(2, LEAD_STEPS),
    stepped(1, HAND_STEPS),
    counted(SPECIES.length),
    stepped(1, LINE_STEPS),
    counted(2 * SIGNS.length),
    stepped(SIGNS.length, 6),
    stepped(2, 5),
  ],
  own: [counted(2 * SIGNS.length, 6), stepped(4, 5)],
  buried: [],
  write(state, into) {
    const players = state.hands.length;
    const isOver = state.pending.length === 0;
    const wait = isOver ? null : state.pending[state.pending.length - 1];
    const turn = isOver ? null : turnOf(state);
    const asked = wait === null ? null : wait.type === 'giving' ? askedIn(wait) : wait.seat;
    let karma = 0;
    let best = 0;
    for (let seat = 0; seat < players; seat++) {
      karma = Math.max(karma, state.karma[seat]);
      best = Math.max(best, pointsOf(state, seat));
    }
    let at = writeOneOf(into, 0, wait && WAITS.indexOf(wait.type), WAITS.length);
    at = writeFlag(into, at, turn?.acted === true);
    at = writeFlag(into, at, turn?.used === true);
    at = writeFlag(into, at, turn?.asked === true);
    at = writeFlag(into, at, turn?.second === true);
    at = writeLevel(into, at, state.draw.length / 8);
    at = writeFace(into, at, topOf(state.discard));
    at = writeFlag(into, at, state.animals.some(isHuman));
    at = writeLevel(into, at, karma);
    for (let seat = 0; seat < players; seat++) {
      const steps = turn === null ? null : Math.min(stepsTo(seat, turn.seat, players), TURN_STEPS - 1);
      at = writeOneOf(into, at, steps, TURN_STEPS);
      at = writeFlag(into, at, asked === seat);
      at = writeFlag(into, at, state.laid[seat] !== null);
      at = writeLevel(into, at, state.karma[seat]);
      at = writeLevel(into, at, best - pointsOf(state, seat));
      at = writeLevel(into, at, state.points[seat].length);
      at = writeLevel(into, at, state.hands[seat].length);
      at = writeOneOf(into, at, SPECIES.indexOf(SPECIES_OF[state.animals[seat]]), SPECIES.length);
      at = writeLine(state, seat, into, at);
      at = writeHand(state, seat, into, at);
    }
  },
};

function writeLine(state: State, seat: number, into: Uint8Array, start: number): number {
  const power = powerOf(state, seat);
  const signs = signsIn(state.animals[seat], state.right[seat], state.left[seat]);
  let at = writeLevel(into, start, lineLength(state, seat));
  at = writeOneOf(into, at, rightEnd(state, seat), SIGNS.length);
  at = writeOneOf(into, at, leftEnd(state, seat), SIGNS.length);
  for (let sign = 0; sign < SIGNS.length; sign++) into[at + sign] = signs[sign];
  at += SIGNS.length;
  into[at] = karmaIn(state, seat, power);
  into[at + 1] = foursomesIn(state, seat, power);
  return at + 2;
}

function writeHand(state: State, seat: number, into: Uint8Array, at: number): number {
  const hand = state.hands[seat];
  const right = rightEnd(state, seat);
  const left = leftEnd(state, seat);
  const end = at + 2 * SIGNS.length;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i];
    into[at + LEFT_SIGN[card]]++;
    into[at + SIGNS.length + RIGHT_SIGN[card]]++;
    into[end] += BUDDHAS[card];
    if (!fitsEnds(card, right, left)) continue;
    into[end + 1]++;
    into[end + 2] += BUDDHAS[card];
  }
  const laid = state.laid[seat];
  if (laid !== null) into[end + 3] = 1 + BUDDHAS[laid];
  return end + 4;
}

function writeFace(into: Uint8Array, at: number, card: number | null): number {
  if (card !== null) {
    into[at + LEFT_SIGN[card]] = 1;
    into[at + SIGNS.length + RIGHT_SIGN[card]] = 1;
    into[at + 2 * SIGNS.length] = BUDDHAS[card];
  }
  return at + FACE;
}
