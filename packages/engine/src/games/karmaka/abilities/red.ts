import type { Tell } from '../events.ts';
import { ruinDeed, ruinFromHand, ruinTop } from '../ruins.ts';
import type { Running, State } from '../state.ts';
import { pickBlind } from '../targets.ts';
import {
  type Ability,
  act,
  byTarget,
  chooseAnyPlayer,
  chooseCard,
  choosePlace,
  chooseRival,
  deedsOfTarget,
  handOfTarget,
  mayDraw,
  mayPlayFurther,
  ownHand,
  targetOf,
  upTo,
} from './steps.ts';

/** The top card of any player's Deck is ruined, and a further card may be played. */
export const panic: Ability = [
  chooseAnyPlayer,
  act((state, run, tell) => ruinTop(state, targetOf(run), 'deck', tell)),
  mayPlayFurther,
];

/** Any player ruins a card of their own Hand, of their choice. KK-99, KK-100 */
export const dwindle: Ability = [
  chooseAnyPlayer,
  byTarget(
    chooseCard(handOfTarget, (state, run, card, tell) => ruinFromHand(state, targetOf(run), card, tell)),
  ),
];

/** A rival ruins one of their own Deeds, of their choice. KK-95 */
export const crisis: Ability = [
  chooseRival,
  byTarget(
    choosePlace(deedsOfTarget, (state, run, place, tell) => ruinDeed(state, targetOf(run), place, tell)),
  ),
];

/** Ruin up to two cards, then draw up to one more than that. KK-107, KK-108 */
export const roulette: Ability = [
  upTo(
    2,
    chooseCard(ownHand, (state, run, card, tell) => {
      run.count++;
      ruinFromHand(state, state.active, card, tell);
    }),
  ),
  mayDraw((run) => run.count + 1),
];

const ruinTopOfFuture = act((state, run, tell) => ruinTop(state, targetOf(run), 'future', tell));

/** The top two cards of a rival's Future are ruined one by one, so their order turns round. KK-90 */
export const hellsHeart: Ability = [chooseRival, ruinTopOfFuture, ruinTopOfFuture];

/** A rival's top Deed is ruined. KK-27, KK-71 */
export const vengeance: Ability = [
  chooseRival,
  act((state, run, tell) => ruinTop(state, targetOf(run), 'deeds', tell)),
];

/** Two cards of a rival's Hand are picked blind, one after the other, and ruined. KK-109, KKR-81 */
export const spite: Ability = [chooseRival, act(ruinBlind), act(ruinBlind)];

function ruinBlind(state: State, run: Running, tell: Tell): void {
  const owner = targetOf(run);
  const hand = state.hands[owner];
  if (hand.size === 0) return;
  ruinFromHand(state, owner, pickBlind(hand, state.random), tell);
}
