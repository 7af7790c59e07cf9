import { impossible } from '../../../kernel/bad-input.ts';
import { type DecisionReader, notAnAnswer } from '../../../kernel/decisions.ts';
import type { Refusal } from '../../../kernel/game.ts';
import { asList, asSeat, at } from '../../../kernel/json.ts';
import { readFlag } from '../../../kernel/position-parts.ts';
import type { Seat } from '../../../kernel/seats.ts';
import type { Card } from '../../../kernel/zones.ts';
import { reachableCopies } from '../abilities/copies.ts';
import { ABILITIES } from '../abilities/index.ts';
import { COPIERS, chooseAnyPlayer, chooseRival, mayPlayFurther } from '../abilities/steps.ts';
import { CARDS } from '../cards.ts';
import { ACCEPT, type Move, REFUSE } from '../moves.ts';
import { accept, refuse as decline } from '../offer.ts';
import { refuse } from '../refusals.ts';
import { type Offer, offerOf, type State, seatingAt, type Waiting } from '../state.ts';
import { describeStart, type KarmakaDecision, shownTo, timeToDecide } from './decision.ts';
import { readCardIn, readCountIn } from './reading.ts';

/** The rival who is asked takes the offered card, or does not. KK-44, KK-45, KK-46 */
export const offer: KarmakaDecision<Offer> = {
  moves: () => [ACCEPT, REFUSE],
  objection: (_state, { card }, _seat, move) =>
    answersOffer(move) ? undefined : refuse('take-it-or-not', [card]),
  answer(state, wait, seat, move, tell) {
    if (move.type === 'accept') accept(state, wait, seat, tell);
    else if (move.type === 'refuse') decline(state, wait, seat, tell);
    else notAnAnswer(wait, move);
  },
  time: timeToDecide,
  lateMove: () => REFUSE,
  shown: shownTo,
  imagined({ card, order, further, answered, seat }) {
    const wait = offerOf(card, order, further);
    wait.answered = answered;
    wait.seat = seat;
    return wait;
  },
  describe: (wait, state) => ({
    ...describeStart(wait, state),
    card: CARDS[wait.card],
    to: wait.order.slice(),
    answered: wait.answered,
  }),
};

export function answersOffer({ type }: Move): boolean {
  return type === 'accept' || type === 'refuse';
}

/** Somebody answers an offer who is not the one asked now. KK-44, KK-70, KK-72, KK-74, KKR-18, KKR-74 */
export function objectionToAnswering(state: State, wait: Waiting, seat: Seat): Refusal {
  if (wait.type !== 'offer') return refuse('nothing-offered');
  const cards = [wait.card];
  if (seat === state.active) return refuse('not-your-own', cards);
  const place = wait.order.indexOf(seat);
  if (place >= 0) return refuse(place < wait.answered ? 'already-refused' : 'asked-later', cards);
  const isAlly = seatingAt(state).sides[state.active].includes(seat);
  return refuse(isAlly ? 'allies-not-asked' : 'not-asked', cards);
}

export const offerReader: DecisionReader<State, Offer> = {
  keys: ['further', 'card', 'to', 'answered'],
  /** KK-70, KK-72: one rival, or all of them in order. Whether a further card follows is said by the card, if by nothing else. */
  read(given, place, state) {
    const toAt = at(place, 'to');
    const rivals = seatingAt(state).rivals[state.active];
    const to =
      given.to === undefined
        ? rivals
        : asList(given.to, toAt).map((seat, i) => asSeat(seat, at(toAt, i), state.options.players));
    const isAll = to.length === rivals.length && to.every((seat, i) => seat === rivals[i]);
    if (!isAll && !(to.length === 1 && rivals.includes(to[0]))) impossible(toAt, 'KKR-18');
    const card = readCardIn(given, 'card', place);
    const wait = offerOf(card, to, readFlag(given, 'further', place, allowsFurther(card)));
    wait.answered = readCountIn(given, 'answered', place);
    if (wait.answered >= to.length) impossible(at(place, 'answered'), 'KKR-18');
    wait.seat = to[wait.answered];
    return wait;
  },
  /** A card is offered to whom it was used on, or to all rivals, and a further card follows where one is allowed. KK-70, KK-72, KK-85 */
  check(state, { card, order, further }, place) {
    const toAt = at(place, 'to');
    const [first] = ABILITIES[card];
    const { rivals, anyTargets } = seatingAt(state);
    const isToAll = order.length === rivals[state.active].length;
    const isInReach = (anyTargets[state.active] & (1 << order[0])) !== 0;
    if (!isToAll && !isInReach) impossible(toAt, 'KK-75');
    if (first === chooseRival && !(order.length === 1 && isInReach)) impossible(toAt, 'KK-70');
    if (!isToAll && first !== chooseRival && first !== chooseAnyPlayer && !copies(card))
      impossible(toAt, 'KK-72');
    if (further ? !leadsToFurther(state, card) : allowsFurther(card))
      impossible(at(place, 'further'), 'KKR-13');
  },
};

/** Does the ability of this card itself allow a further card? KK-85 */
function allowsFurther(card: Card): boolean {
  return ABILITIES[card].includes(mayPlayFurther);
}

/** Embody, Mimic and Denial. */
function copies(card: Card): boolean {
  return (COPIERS & (1 << card)) !== 0 || CARDS[card] === 'denial';
}

function leadsToFurther(state: State, card: Card): boolean {
  return reachableCopies(state, card).some(({ ability }) => allowsFurther(ability));
}
