import { cardsIn } from '../../../kernel/hand.ts';
import { type Card, sortCards, takeCopies, zoneToChange } from '../../../kernel/zones.ts';
import type { Tell } from '../events.ts';
import {
  cardOf,
  EVERYBODY_SAW,
  hidden,
  joinFuture,
  joinHand,
  leaveHand,
  NOBODY_SAW,
  only,
  seeHand,
  seersOf,
} from '../memory.ts';
import { ruinFromHand, takePlace } from '../ruins.ts';
import { takeFromSource } from '../source.ts';
import type { Running, State } from '../state.ts';
import { pickBlind } from '../targets.ts';
import {
  type Ability,
  act,
  chooseCard,
  choosePlace,
  chooseRival,
  copy,
  handOfTarget,
  look,
  mayPlayFurther,
  orCopyNothing,
  ownFuture,
  ownHand,
  seenCards,
  targetOf,
  times,
  upTo,
} from './steps.ts';

/** Any card of the player's own Future goes into the Hand. KK-111, KK-112, KKH-14 */
export const transmigrate: Ability = [
  choosePlace(ownFuture, (state, _run, place, tell) => {
    const taken = takePlace(zoneToChange(state.futures, state.active), place);
    joinHand(state, state.active, cardOf(taken), seersOf(taken));
    tell?.({ type: 'transmigrated', seat: state.active, place, card: cardOf(taken) });
  }),
];

/** Look at a rival's Hand, and a further card may be played. KKH-09 */
export const peek: Ability = [chooseRival, act(openHand), look(handOfTarget), mayPlayFurther];

function openHand(state: State, run: Running, tell: Tell): void {
  const target = targetOf(run);
  seeHand(state, target, state.active);
  tell?.({ type: 'peeked', seat: state.active, target, cards: cardsIn(state.hands[target]) });
}

const LOOKED_AT = 3;

/** Look at three cards of the Source; up to two go onto the player's own Future, the rest back in any order. KKR-44, KKH-12 */
export const destiny: Ability = [
  act(lookAtSource),
  upTo(
    2,
    chooseCard(seenCards, (state, run, card, tell) => {
      takeCopies(run.seen, card, 1);
      joinFuture(state, state.active, hidden(card, NOBODY_SAW));
      tell?.({ type: 'placed', seat: state.active, from: 'source', card });
    }),
  ),
  times(
    LOOKED_AT,
    chooseCard(orderedCards, (state, run, card) => {
      takeCopies(run.seen, card, 1);
      run.count++;
      state.source.push(hidden(card, only(state.active)));
    }),
  ),
  act(putBackLast),
];

function lookAtSource(state: State, run: Running, tell: Tell): void {
  while (run.seen.length < LOOKED_AT) {
    const top = takeFromSource(state, tell);
    if (top === undefined) break;
    run.seen.push(cardOf(top));
  }
  const cards = run.seen.slice();
  tell?.({ type: 'looked', seat: state.active, count: cards.length, cards });
}

/** With one card left there is no order to choose; how many are left is public. */
function orderedCards(state: State, run: Running): number {
  return run.seen.length > 1 ? seenCards(state, run) : 0;
}

function putBackLast(state: State, run: Running, tell: Tell): void {
  const card = run.seen.pop();
  if (card === undefined) return;
  state.source.push(hidden(card, only(state.active)));
  tell?.({ type: 'returned', seat: state.active, count: run.count + 1 });
}

/** The top card of a rival's Future goes onto the player's own Future. KKH-13 */
export const stolenDreams: Ability = [
  chooseRival,
  act((state, run, tell) => {
    const target = targetOf(run);
    const top = zoneToChange(state.futures, target).pop();
    if (top === undefined) return;
    joinFuture(state, state.active, hidden(cardOf(top), seersOf(top) | only(target)));
    tell?.({ type: 'stole', seat: state.active, target, card: cardOf(top) });
  }),
];

/** Ruin a card of the Hand and carry out its ability. KK-97, KK-98, KKR-39, KKR-40 */
export const denial: Ability = [
  orCopyNothing(
    chooseCard(ownHand, (state, run, card, tell) => {
      ruinFromHand(state, state.active, card, tell);
      copy(state, run, card, tell);
    }),
  ),
];

const PICKED = 3;

/** Pick three cards of a rival's Hand blind, look at them, keep one and give the rest back. KK-110, KKR-32, KKH-10 */
export const swindle: Ability = [
  chooseRival,
  act(pickThree),
  chooseCard(seenCards, (state, run, card, tell) => {
    takeCopies(run.seen, card, 1);
    joinHand(state, state.active, card, only(targetOf(run)));
    tell?.({ type: 'kept', seat: state.active, target: targetOf(run), card });
  }),
  act(giveBack),
];

function pickThree(state: State, run: Running, tell: Tell): void {
  const target = targetOf(run);
  const hand = state.hands[target];
  while (run.seen.length < PICKED && hand.size > 0) {
    const card = pickBlind(hand, state.random);
    leaveHand(state, target, card, only(state.active));
    run.seen.push(card);
  }
  sortCards(run.seen);
  const cards = run.seen.slice();
  tell?.({ type: 'picked', seat: state.active, target, count: cards.length, cards });
}

function giveBack(state: State, run: Running): void {
  while (run.seen.length > 0) joinHand(state, targetOf(run), run.seen.pop() as Card, only(state.active));
}

/** A rival's top Deed goes into the Hand. KK-27, KKH-15 */
export const thievery: Ability = [
  chooseRival,
  act((state, run, tell) => {
    const target = targetOf(run);
    const card = zoneToChange(state.deeds, target).pop();
    if (card === undefined) return;
    joinHand(state, state.active, card, EVERYBODY_SAW);
    tell?.({ type: 'thieved', seat: state.active, target, card });
  }),
];
