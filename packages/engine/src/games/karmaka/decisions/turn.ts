import { impossible } from '../../../kernel/bad-input.ts';
import { type DecisionReader, notAnAnswer } from '../../../kernel/decisions.ts';
import type { Refusal } from '../../../kernel/game.ts';
import { copiesIn, kindsIn, lowestOf } from '../../../kernel/hand.ts';
import { at } from '../../../kernel/json.ts';
import { readFlag } from '../../../kernel/position-parts.ts';
import type { Seat } from '../../../kernel/seats.ts';
import type { Card } from '../../../kernel/zones.ts';
import { ABILITY_MOVES, ALLIES, addMoves, DEEDS, FUTURES, type Move, PASS } from '../moves.ts';
import { pass, playAbility, playAlly, playDeed, playFuture } from '../playing.ts';
import { type Code, refuse } from '../refusals.ts';
import { type State, seatingAt, type Turn, turnOfSeat } from '../state.ts';
import { mayPass } from '../turn.ts';
import { describeStart, type KarmakaDecision, shownTo, timeToDecide } from './decision.ts';

/** A seat plays a card, or passes. KK-38, KK-42, KK-86 */
export const turn: KarmakaDecision<Turn> = {
  moves(state, { further }, seat) {
    const moves: Move[] = [];
    const ways = waysFor(state, seat);
    for (let way = 0; way < ways; way++) addMoves(moves, WAYS[way], kindsIn(state.hands[seat]));
    if (mayPass(state, seat, further)) moves.push(PASS);
    return moves;
  },
  objection: objectionToPlaying,
  answer(state, wait, seat, move, tell) {
    switch (move.type) {
      case 'deed':
        return playDeed(state, seat, move.card, tell);
      case 'ability':
        return playAbility(state, seat, move.card, tell);
      case 'future':
        return playFuture(state, seat, move.card, tell);
      case 'ally':
        return playAlly(state, seat, move.card, tell);
      case 'pass':
        return pass(state, seat, tell);
      default:
        return notAnAnswer(wait, move);
    }
  },
  time: timeToDecide,
  /** Passes; else the first card goes to the Future. KKR-84 */
  lateMove: (state, { further }, seat) =>
    mayPass(state, seat, further) ? PASS : FUTURES[lowestOf(kindsIn(state.hands[seat]))],
  shown: shownTo,
  imagined: ({ seat, further }) => turnOfSeat(seat, further),
  describe: describeStart,
};

/** The ways of playing a card, three or, with an ally, four. KK-38, KK-78 */
export const WAYS = [DEEDS, ABILITY_MOVES, FUTURES, ALLIES];

export function waysFor(state: State, seat: Seat): number {
  return seatingAt(state).givesTo[seat] === null ? WAYS.length - 1 : WAYS.length;
}

/** KK-38, KK-42, KK-43, KK-78 */
function objectionToPlaying(state: State, { further }: Turn, seat: Seat, move: Move): Refusal | undefined {
  switch (move.type) {
    case 'ally':
      if (seatingAt(state).givesTo[seat] === null) return refuse(withoutFourthWay(state, seat));
      return holds(state, seat, move.card);
    case 'deed':
    case 'ability':
    case 'future':
      return holds(state, seat, move.card);
    case 'pass':
      return mayPass(state, seat, further) ? undefined : refuse('must-play');
    case 'accept':
    case 'refuse':
      return refuse('nothing-offered');
    case 'rings':
      return refuse('not-dying');
    default:
      return refuse('play-or-pass');
  }
}

/** KK-78, KKR-78 */
function withoutFourthWay(state: State, seat: Seat): Code {
  return seatingAt(state).sides[seat].length > 1 ? 'partners-do-not-give' : 'no-ally';
}

function holds(state: State, seat: Seat, card: Card): Refusal | undefined {
  return copiesIn(state.hands[seat], card) > 0 ? undefined : refuse('not-held', [card]);
}

export const turnReader: DecisionReader<State, Turn> = {
  keys: ['further'],
  read: (given, place, { active }) => turnOfSeat(active, readFlag(given, 'further', place)),
  check(state, { seat }, place) {
    if (state.hands[seat].size === 0) impossible(at(place, 'seat'), 'KKR-10');
  },
};
