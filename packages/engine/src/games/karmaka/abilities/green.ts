import { zoneToChange } from '../../../kernel/zones.ts';
import { EVERYBODY_SAW, hidden, joinFuture, joinHand, leaveHand, NOBODY_SAW } from '../memory.ts';
import { takePlace } from '../ruins.ts';
import { dealToDeck } from '../source.ts';
import {
  type Ability,
  act,
  chooseAnyPlayer,
  chooseCard,
  choosePlace,
  draw,
  mayPlayFurther,
  ownHand,
  targetOf,
  theRuins,
  times,
  upTo,
} from './steps.ts';

/** Draw one card, and a further card may be played. */
export const anotherDay: Ability = [draw(1), mayPlayFurther];

/** Cards of the Ruins that can be chosen; with fewer, those there are. KKR-50 */
const REACH = 3;

/** One of the top three cards of the Ruins goes onto the player's own Future. */
export const recycle: Ability = [
  choosePlace(
    theRuins,
    (state, _run, place, tell) => {
      const card = takePlace(state.ruins, place);
      joinFuture(state, state.active, hidden(card, EVERYBODY_SAW));
      tell?.({ type: 'fetched', seat: state.active, place, to: 'future', card });
    },
    REACH,
  ),
];

/** One of the top three cards of the Ruins goes into the Hand. */
export const salvage: Ability = [
  choosePlace(
    theRuins,
    (state, _run, place, tell) => {
      const card = takePlace(state.ruins, place);
      joinHand(state, state.active, card, EVERYBODY_SAW);
      tell?.({ type: 'fetched', seat: state.active, place, to: 'hand', card });
    },
    REACH,
  ),
];

/** Two cards of the Source go onto any player's Deck, unseen. KK-90, KKH-16 */
export const longevity: Ability = [
  chooseAnyPlayer,
  act((state, run, tell) => {
    const seat = targetOf(run);
    const count = dealToDeck(state, seat, 2, tell);
    if (count > 0) tell?.({ type: 'dealt', seat, count });
  }),
];

/** Draw two cards, then put two cards of the Hand onto the player's own Future. KKR-32, KKR-53 */
export const sowing: Ability = [
  draw(2),
  times(
    2,
    chooseCard(ownHand, (state, _run, card, tell) => {
      leaveHand(state, state.active, card, NOBODY_SAW);
      joinFuture(state, state.active, hidden(card, NOBODY_SAW));
      tell?.({ type: 'placed', seat: state.active, from: 'hand', card });
    }),
  ),
];

/** Draw three cards, and a further card may be played. */
export const journey: Ability = [draw(3), mayPlayFurther];

/** Up to two cards of the Hand become Deeds, in the order they are chosen. KKR-26, KKR-53 */
export const jubilee: Ability = [
  upTo(
    2,
    chooseCard(ownHand, (state, _run, card, tell) => {
      leaveHand(state, state.active, card, EVERYBODY_SAW);
      zoneToChange(state.deeds, state.active).push(card);
      tell?.({ type: 'jubilated', seat: state.active, card });
    }),
  ),
];
