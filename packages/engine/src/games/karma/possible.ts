import { BadInput } from '../../kernel/bad-input.ts';
import { at } from '../../kernel/json.ts';
import { currentWait } from '../../kernel/pending.ts';
import { allAnswered } from '../../kernel/sealed.ts';
import { topOf } from '../../kernel/zones.ts';
import { GIVE, TABLE } from './cards.ts';
import { legalMoves } from './legal.ts';
import { DEALT_CARDS } from './opening.ts';
import { hasTriple } from './pile.ts';
import type { Choosing, Foresight, Playing, Receiver, State, Waiting } from './state.ts';
import { hasNoCards } from './table-cards.ts';

/** Refuses a position that no game comes to, or that nobody can play on from. */
export function checkPossible(state: State): void {
  if (state.outcome) return;
  checkHolders(state);
  for (const [i, wait] of state.pending.entries()) checkWait(state, wait, at('pending', i));
  checkPile(state);
  checkForeseen(state);
  checkUndrawn(state);
  const stuck = state.hands.every((_, seat) => legalMoves(state, seat).length === 0);
  if (stuck) refuse('seats', 'KAR-46');
}

function refuse(place: string, clause: string): never {
  throw new BadInput('impossible-position', place, clause);
}

/** The game is not over yet; whoever gives a pile away may be the only one with cards. KA-71, KAR-34 */
function checkHolders(state: State): void {
  const holding = state.hands.filter((_, seat) => !hasNoCards(state, seat)).length;
  const fewest = state.pending.some((wait) => wait.type === 'receiver') ? 1 : 2;
  if (state.draw.length === 0 && holding < fewest) refuse('seats', 'KA-71');
}

/** GIVE never lies on the pile, and three identical cards in succession have left it. KA-38, KA-67, KAR-44 */
function checkPile(state: State): void {
  if (state.pile.includes(GIVE)) refuse('pile', 'KA-67');
  if (!mayHoldTriple(state) && hasTriple(state.pile)) refuse('pile', 'KA-38');
}

/** The rest that an alternative triple leaves to be given away may hold more of the same card. KAR-44 */
function mayHoldTriple({ pending }: State): boolean {
  return pending.some((wait) => wait.type === 'receiver' && wait.playsOn);
}

function checkWait(state: State, wait: Waiting, place: string): void {
  switch (wait.type) {
    case 'foresight':
      return checkForesight(state, wait, place);
    case 'choosing':
      return checkChoosing(state, wait, place);
    case 'extra':
      return checkExtra(state, wait, place);
    case 'receiver':
      return checkReceiver(state, wait, place);
    case 'turn':
      return;
  }
}

/** Nobody has a hand yet, six cards for each are there to be dealt, and somebody has not decided yet. KA-73, KAR-04 */
function checkForesight(state: State, wait: Foresight, place: string): void {
  if (!state.options.foresight) refuse(place, 'KA-73');
  if (allAnswered(wait)) refuse(at(place, 'answers'), 'KAR-04');
  state.hands.forEach((hand, seat) => {
    if (hand.size > 0) refuse(at(at('seats', seat), 'hand'), 'KA-73');
  });
  checkDealtTable(state);
  if (state.draw.length < state.options.players * DEALT_CARDS) refuse('draw', 'KA-10');
}

/** Everybody holds the six cards that were dealt, and somebody has not chosen yet. KA-10, KA-11, KAR-01 */
function checkChoosing(state: State, wait: Choosing, place: string): void {
  if (allAnswered(wait)) refuse(at(place, 'answers'), 'KAR-01');
  state.hands.forEach((hand, seat) => {
    if (hand.size !== DEALT_CARDS) refuse(at(at('seats', seat), 'hand'), 'KA-10');
  });
  checkDealtTable(state);
}

/** Before the first turn nothing is open and nothing has been played; hidden cards need not be named. KA-11, KA-14 */
function checkDealtTable(state: State): void {
  state.open.forEach((open, seat) => {
    if (open.size > 0) refuse(at(at('seats', seat), 'open'), 'KA-11');
  });
  if (state.pile.length > 0) refuse('pile', 'KA-14');
  if (state.out.length > 0) refuse('out', 'KA-14');
}

/** TABLE lies on top of the card that was there before, or its triple has left an empty pile. KA-53, KAR-13, KAR-39 */
function checkExtra(state: State, wait: Playing, place: string): void {
  if (wait.opensPile) {
    if (wait.before !== null) refuse(at(place, 'before'), 'KAR-39');
    if (state.pile.length > 0 && currentWait(state.pending) === wait) refuse('pile', 'KAR-39');
    return;
  }
  if (topOf(state.pile) !== TABLE) refuse('pile', 'KA-53');
  if (!cardsBeforeTable(state.pile).includes(wait.before)) refuse(at(place, 'before'), 'KAR-13');
}

/** What may have been on top before the extra play: TABLE itself may have been played on TABLE, by the same player or the one before. */
export function cardsBeforeTable(pile: State['pile']): (number | null)[] {
  const before: (number | null)[] = [];
  for (let place = pile.length - 1; place >= 0 && pile[place] === TABLE; place--) {
    before.unshift(place === 0 ? null : pile[place - 1]);
  }
  return before;
}

/** A pile is given away by GIVE, or by an alternative triple, where there is no GIVE. KA-68, KA-74, KA-76, KAR-30 */
function checkReceiver(state: State, wait: Receiver, place: string): void {
  if (state.pile.length === 0) refuse('pile', 'KAR-30');
  if (wait.playsOn !== state.options.alternative_triples) refuse(at(place, 'plays_on'), 'KA-76');
}

/** Only where the table plays with Foresight. KA-73 */
function checkForeseen(state: State): void {
  if (state.options.foresight) return;
  const seat = state.foreseen.findIndex((seen) => seen !== null);
  if (seat >= 0) refuse(at(at('seats', seat), 'foreseen'), 'KA-73');
}

/** Only where players draw by hand, and not in the own turn, with which the draw is forgotten. KA-50, KAR-48, KAR-57 */
function checkUndrawn(state: State): void {
  const onTurn = state.pending[0].shape === 'turn' ? state.pending[0].seat : undefined;
  state.undrawn.forEach((undrawn, seat) => {
    if (!undrawn) return;
    const place = at(at('seats', seat), 'undrawn');
    if (!state.options.draw_by_hand) refuse(place, 'KAR-48');
    if (seat === onTurn || state.pending[0].shape === 'sealed') refuse(place, 'KA-50');
  });
}
