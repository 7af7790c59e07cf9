import { copiesIn, type Hand, kindsIn, lowestOf } from '../../../kernel/hand.ts';
import type { Card } from '../../../kernel/zones.ts';
import { BOTTOM, FIVE, GIVE, isKarmaCard, TABLE } from '../cards.ts';
import { fittingKinds } from '../demand.ts';
import { DECLINE, DRAW, type Location, MOST_COPIES, type Move, playsFrom, TAKE, turnOf } from '../moves.ts';
import type { Playing, State } from '../state.ts';
import {
  canPlay,
  demandFor,
  drawsFirst,
  firstPlace,
  mayPlaySeveral,
  type Place,
  rulesOf,
  secondPlace,
} from '../table-cards.ts';

/** Everything that a seat may do in its turn, or as the extra play of TABLE. */
export function playingMoves(state: State, wait: Playing): Move[] {
  const moves: Move[] = [];
  addPlaysFrom(moves, state, wait, firstPlace(state, wait));
  if (wait.opensPile) addPlaysFrom(moves, state, wait, secondPlace(state, wait));
  if (mayTake(state, wait)) moves.push(TAKE);
  if (mayDecline(state, wait)) moves.push(DECLINE);
  if (drawsFirst(state, wait)) moves.push(DRAW);
  return moves;
}

function addPlaysFrom(moves: Move[], state: State, wait: Playing, place: Place): void {
  const { seat } = wait;
  if (place === 'hand') addCards(moves, state, wait, 'hand', state.hands[seat]);
  else if (place === 'open') addCards(moves, state, wait, 'open', state.open[seat]);
  else if (place === 'hidden') {
    for (let hidden = 1; hidden <= state.hidden[seat].length; hidden++) moves.push(turnOf(hidden));
  }
}

/** Every fitting card, alone and together with its copies. KA-21, KA-23 */
function addCards(moves: Move[], state: State, wait: Playing, from: Location, cards: Hand): void {
  const several = mayPlaySeveral(state, wait, from);
  const plays = playsFrom(from);
  let fitting = kindsIn(cards) & fittingKinds(demandFor(state, wait));
  while (fitting !== 0) {
    const card = lowestOf(fitting);
    fitting &= fitting - 1;
    const copies = several ? copiesIn(cards, card) : 1;
    for (let i = 0; i < copies; i++) moves.push(plays[card * MOST_COPIES + i]);
  }
}

/** A pile may be taken by choice in AMIGO, only for want of a card in SET. KA-25, KA-26, KAR-09, KAR-10, KAR-11, KAR-57 */
export function mayTake(state: State, wait: Playing): boolean {
  if (state.pile.length === 0 || drawsFirst(state, wait)) return false;
  if (rulesOf(state).mayTakePileInsteadOfPlaying) return true;
  return wait.type === 'turn' && !canPlay(state, wait);
}

/** The extra play may be left out; after a triple only if the pile can be opened from elsewhere. KA-54, KAR-18, KAR-39 */
export function mayDecline(state: State, wait: Playing): boolean {
  if (wait.type !== 'extra' || !rulesOf(state).extraPlayIsOptional) return false;
  return !wait.opensPile || secondPlace(state, wait) !== 'nowhere';
}

/** Karma cards in the order in which time-out plays them. KAR-56 */
const MILDEST_FIRST: readonly Card[] = [FIVE, BOTTOM, TABLE, GIVE];

/** The lowest single card; else a hidden card or a draw; else the pile. KAR-56 */
export function lateMove(state: State, wait: Playing): Move {
  const legal = playingMoves(state, wait);
  const single = legal.filter((move) => move.type === 'play' && move.count === 1);
  single.sort((a, b) => playOrder(a) - playOrder(b));
  return single[0] ?? legal.find(({ type }) => type === 'turn' || type === 'draw') ?? TAKE;
}

function playOrder(move: Move): number {
  if (move.type !== 'play') return 0;
  return isKarmaCard(move.card) ? TABLE + MILDEST_FIRST.indexOf(move.card) : move.card;
}
