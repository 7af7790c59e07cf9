import { counted, type GameFeatures, stepped, writeLevel } from '../../../kernel/mind/features.ts';
import { stepsTo, writeFlag, writeHand, writeOneOf, writeZone } from '../../../kernel/mind/vectors.ts';
import { CARDS } from '../cards.ts';
import { cardOf, type Hidden } from '../memory.ts';
import { neededOn } from '../rebirth.ts';
import { type State, waitOf } from '../state.ts';
import { bestColour, type Points, pointsIn, pointsInHand } from '../thinking/bot-plan.ts';
import { WAITS } from './vectors.ts';

const KINDS = CARDS.length;
const TURN_STEPS = 4;
const RUNGS = 5;
const MOST_RINGS = 5;
const HAND_STEPS = 9;
const DECK_STEPS = 6;
const FUTURE_STEPS = 8;
const POINT_STEPS = 14;
const COLOUR_STEPS = 12;
const SOURCE_STEPS = 9;
const CARDS_A_SOURCE_STEP = 4;
const MOST_COPIES = 5;
const COLOURS = 4;
const BYTE = 8;
const FULL = 0xff;

/** Karmaka as a network sees it. */
export const karmakaFeatures: GameFeatures<State> = {
  table: [counted(WAITS.length + 1 + KINDS), stepped(1, SOURCE_STEPS)],
  open: [
    counted(TURN_STEPS + 2 + RUNGS),
    stepped(1, MOST_RINGS),
    stepped(1, HAND_STEPS),
    stepped(1, DECK_STEPS),
    stepped(1, FUTURE_STEPS),
    counted(KINDS, MOST_COPIES),
    stepped(COLOURS, COLOUR_STEPS),
    stepped(2, POINT_STEPS),
  ],
  own: [
    counted(KINDS, MOST_COPIES),
    stepped(COLOURS, COLOUR_STEPS),
    stepped(1, POINT_STEPS),
    counted(KINDS, MOST_COPIES),
    stepped(COLOURS, COLOUR_STEPS),
    stepped(2, POINT_STEPS),
  ],
  buried: [counted(KINDS, MOST_COPIES), stepped(COLOURS, COLOUR_STEPS)],
  write(state, into) {
    const players = state.hands.length;
    const wait = state.outcome === null ? waitOf(state) : null;
    let at = writeOneOf(into, 0, wait && WAITS.indexOf(wait.type), WAITS.length);
    at = writeFlag(into, at, wait?.further === true);
    at = writeOneOf(into, at, wait && wait.card, KINDS);
    at = writeLevel(into, at, state.source.length / CARDS_A_SOURCE_STEP);
    for (let seat = 0; seat < players; seat++) {
      at = writeOneOf(into, at, Math.min(stepsTo(seat, state.active, players), TURN_STEPS - 1), TURN_STEPS);
      at = writeFlag(into, at, wait !== null && wait.seat === seat);
      at = writeFlag(into, at, wait !== null && wait.target === seat);
      at = writeSeat(state, seat, into, at);
    }
  },
};

function writeSeat(state: State, seat: number, into: Uint8Array, start: number): number {
  const hand = state.hands[seat];
  const rung = state.rungs[seat];
  const rings = state.rings[seat];
  const deeds = pointsIn(state.deeds[seat]);
  const needed = neededOn(Math.min(rung, 3), state.options);
  const lacking = needed - bestColour(deeds) - rings;
  const held = pointsInHand(hand);
  const sown = pointsIn(state.futures[seat]);
  let at = writeOneOf(into, start, rung, RUNGS);
  at = writeLevel(into, at, rings);
  at = writeLevel(into, at, hand.size);
  at = writeLevel(into, at, state.decks[seat].length);
  at = writeLevel(into, at, state.futures[seat].length);
  at = writeZone(into, at, state.deeds[seat], KINDS);
  at = writePoints(into, at, deeds);
  at = writeLevel(into, at, lacking);
  at = writeLevel(into, at, 1 - lacking);
  at = writeHand(into, at, hand, KINDS);
  at = writePoints(into, at, held);
  at = writeLevel(into, at, needed - bestColour(deeds + held) - rings);
  at = writePile(into, at, state.futures[seat]);
  at = writePoints(into, at, sown);
  at = writeLevel(into, at, bestColour(sown));
  at = writeLevel(into, at, bestColour(held));
  at = writePile(into, at, state.decks[seat]);
  return writePoints(into, at, pointsIn(state.decks[seat]));
}

function writePile(into: Uint8Array, at: number, pile: readonly Hidden[]): number {
  for (let i = 0; i < pile.length; i++) into[at + cardOf(pile[i])]++;
  return at + KINDS;
}

function writePoints(into: Uint8Array, at: number, points: Points): number {
  for (let colour = 0; colour < COLOURS; colour++) into[at + colour] = (points >> (BYTE * colour)) & FULL;
  return at + COLOURS;
}
