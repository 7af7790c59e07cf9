import { cardsIn, copiesIn, countOf, kindsIn, lowestOf } from '../../../kernel/hand.ts';
import { currentWait, waitingFor } from '../../../kernel/pending.ts';
import { below, oneOf, type Random } from '../../../kernel/random.ts';
import type { Seat } from '../../../kernel/seats.ts';
import { choiceAt, countChoices } from '../../../kernel/thinking/choices.ts';
import { carryOut } from '../apply.ts';
import { mayTake } from '../decisions/playing-moves.ts';
import { demandOf, fittingKinds } from '../demand.ts';
import { legalMoves } from '../legal.ts';
import { chooseOf, type Move, playOf, TAKE } from '../moves.ts';
import type { Playing, State } from '../state.ts';
import { play, take } from '../turn.ts';

/**
 * One of the legal moves at random, without listing them: the same that picking from the list would give.
 * Counted is what random play meets most, playing from the hand, and what has the longest list, the open table cards.
 */
export function pickMove(state: State, seat: Seat, random: Random): Move {
  const wait = currentWait(state.pending);
  if (wait.type === 'turn' && state.hands[seat].size > 0) return moveOf(pickFromHand(state, wait, random));
  if (wait.type === 'choosing') return pickChoice(state, seat, random);
  return oneOf(random, legalMoves(state, seat));
}

/** The same carried out at once, by whoever owes an answer; most are turns of somebody with cards in hand. */
export function moveAtRandom(state: State, random: Random): boolean {
  if (state.outcome !== null) return false;
  const wait = currentWait(state.pending);
  if (wait.type === 'turn' && state.hands[wait.seat].size > 0) {
    const picked = pickFromHand(state, wait, random);
    if (picked === TAKING) take(state, wait.seat, undefined);
    else play(state, wait, 'hand', picked >> COUNT_BITS, picked & COUNT, undefined);
  } else {
    pickAndCarryOut(state, random);
  }
  return true;
}

function pickAndCarryOut(state: State, random: Random): void {
  const owing = waitingFor(state.pending);
  const seat = owing.length === 1 ? owing[0] : oneOf(random, owing);
  carryOut(state, seat, pickMove(state, seat, random));
}

function pickChoice({ hands, options }: State, seat: Seat, random: Random): Move {
  const hand = cardsIn(hands[seat]);
  const pick = below(random, countChoices(hand, options.open_cards));
  return chooseOf(choiceAt(hand, options.open_cards, pick));
}

/**
 * A play from the hand as a number, the card above the count, which `MOST_COPIES` bounds: it is carried out without looking
 * into a move.
 */
const COUNT_BITS = 3;
const COUNT = (1 << COUNT_BITS) - 1;
/** No play counts no cards. */
const TAKING = 0;

function moveOf(picked: number): Move {
  return picked === TAKING ? TAKE : playOf('hand', picked >> COUNT_BITS, picked & COUNT);
}

/** A play, or taking the pile, as a number. */
function pickFromHand(state: State, wait: Playing, random: Random): number {
  const hand = state.hands[wait.seat];
  const fitting = kindsIn(hand) & fittingKinds(demandOf(state));
  let pick = below(random, countOf(hand, fitting) + (mayTake(state, wait) ? 1 : 0));
  for (let kinds = fitting; kinds !== 0; kinds &= kinds - 1) {
    const card = lowestOf(kinds);
    const copies = copiesIn(hand, card);
    if (pick < copies) return (card << COUNT_BITS) | (pick + 1);
    pick -= copies;
  }
  return TAKING;
}
