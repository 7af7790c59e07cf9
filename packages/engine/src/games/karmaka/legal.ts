import { lowestOf } from '../../kernel/hand.ts';
import { below, oneOf, type Random } from '../../kernel/random.ts';
import type { Actor, Seat } from '../../kernel/seats.ts';
import { deadline } from './clock.ts';
import {
  ABILITY_MOVES,
  ACCEPT,
  ALLIES,
  CHOICES,
  DEEDS,
  DONE,
  DRAW,
  FUTURES,
  type Move,
  PASS,
  PLACES,
  REFUSE,
  RINGS,
  TARGETS,
  TIME_OUT,
} from './moves.ts';
import { currentStep } from './running.ts';
import { type Running, type State, seatingAt, waitOf } from './state.ts';
import { mayPass } from './turn.ts';

/** All moves this actor may make now. */
export function legalMoves(state: State, actor: Actor): Move[] {
  if (actor === 'clock') return deadline(state) ? [TIME_OUT] : [];
  if (state.outcome !== null) return [];
  const wait = waitOf(state);
  if (wait.seat !== actor) return [];
  switch (wait.type) {
    case 'turn':
      return plays(state, actor, wait.further);
    case 'ability':
      return answers(state, wait);
    case 'offer':
      return [ACCEPT, REFUSE];
    case 'death':
      return RINGS.slice(0, state.rings[actor] + 1);
  }
}

/** The ways of playing a card, three or, with an ally, four. KK-38, KK-78 */
const WAYS = [DEEDS, ABILITY_MOVES, FUTURES, ALLIES];

function waysFor(state: State, seat: Seat): number {
  return seatingAt(state).givesTo[seat] === null ? WAYS.length - 1 : WAYS.length;
}

/** KK-38, KK-42, KK-86 */
function plays(state: State, seat: Seat, further: boolean): Move[] {
  const moves: Move[] = [];
  const ways = waysFor(state, seat);
  for (let way = 0; way < ways; way++) addCards(moves, WAYS[way], state.hands[seat].kinds);
  if (mayPass(state, seat, further)) moves.push(PASS);
  return moves;
}

function addCards(moves: Move[], of: readonly Move[], kinds: number): void {
  for (let left = kinds; left !== 0; left &= left - 1) moves.push(of[lowestOf(left)]);
}

/** What may be answered to the step that waits. */
function answers(state: State, run: Running): Move[] {
  const step = currentStep(run);
  const choices = step.choices(state, run);
  const moves: Move[] = [];
  if (step.asks === 'target') addCards(moves, TARGETS, choices);
  else if (step.asks === 'card') addCards(moves, CHOICES, choices);
  else if (step.asks === 'place') for (let place = 1; place <= choices; place++) moves.push(PLACES[place]);
  else if (step.asks === 'draw') moves.push(DRAW);
  if (step.optional) moves.push(DONE);
  return moves;
}

/**
 * One of the legal moves at random: the same that picking from the list would give.
 * Playing a card and answering an offer are what random play meets most, so only those are done by counting.
 */
export function pickMove(state: State, seat: Seat, random: Random): Move {
  const wait = waitOf(state);
  if (wait.type === 'offer') return below(random, 2) === 0 ? ACCEPT : REFUSE;
  if (wait.type !== 'turn') return oneOf(random, legalMoves(state, seat));
  let kinds = state.hands[seat].kinds;
  const cards = countBits(kinds);
  const all = cards * waysFor(state, seat);
  const pick = below(random, mayPass(state, seat, wait.further) ? all + 1 : all);
  if (pick === all) return PASS;
  for (let skip = pick % cards; skip > 0; skip--) kinds &= kinds - 1;
  return WAYS[Math.floor(pick / cards)][lowestOf(kinds)];
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}
