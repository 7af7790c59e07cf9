import { cardsIn, kindsIn } from '../../kernel/hand.ts';
import type { Seat } from '../../kernel/seats.ts';
import type { Card } from '../../kernel/zones.ts';
import { demandOf, fits, fittingKinds } from './demand.ts';
import { EDITIONS, type EditionRules } from './editions.ts';
import type { Playing, State } from './state.ts';

/** Where a card can be played from; all cards of one play come from the same place. KA-27, KAR-07 */
export type Place = 'hand' | 'open' | 'hidden' | 'nowhere';

export function rulesOf(state: State): EditionRules {
  return EDITIONS[state.options.edition];
}

/** The hand first, then all open table cards, then the hidden ones. KA-28, KA-29, KA-33 */
function usualPlace(state: State, seat: Seat): Place {
  if (state.hands[seat].size > 0) return 'hand';
  if (state.draw.length > 0 && tableCardsWaitForDrawPile(state)) return 'nowhere';
  return tablePlace(state, seat);
}

/** Also where players draw by hand: nobody gets at table cards by forgetting to draw. KA-29, KAR-57 */
function tableCardsWaitForDrawPile(state: State): boolean {
  return rulesOf(state).tableCardsWaitForDrawPile || emptyHandsDrawFirst(state);
}

/** Where players draw by hand. KAR-57 */
export function emptyHandsDrawFirst({ options }: State): boolean {
  return options.draw_by_hand && options.empty_hand_draws_first;
}

/** Has this seat, on turn, to draw before anything else? Only in a position: in a game its hand has been refilled. KAR-57 */
export function drawsFirst(state: State, wait: Playing): boolean {
  return (
    state.hands[wait.seat].size === 0 &&
    state.draw.length > 0 &&
    wait.type === 'turn' &&
    emptyHandsDrawFirst(state)
  );
}

/** Open table cards before hidden ones. KA-33, KA-57 */
export function tablePlace(state: State, seat: Seat): Place {
  if (state.open[seat].size > 0) return 'open';
  return state.hidden[seat].length > 0 ? 'hidden' : 'nowhere';
}

/** May this play come from there? TABLE asks for a table card, or a hand card without one. KA-30, KA-58, KA-59 */
export function mayPlayFrom(state: State, wait: Playing, place: Place): boolean {
  return firstPlace(state, wait) === place || secondPlace(state, wait) === place;
}

/** Where this play comes from. */
export function firstPlace(state: State, wait: Playing): Place {
  if (wait.type === 'turn') return usualPlace(state, wait.seat);
  const place = tablePlace(state, wait.seat);
  return place === 'nowhere' ? 'hand' : place;
}

/** After a triple of TABLE the new pile may be opened from the usual place instead, in the SET edition. KAR-39 */
export function secondPlace(state: State, wait: Playing): Place {
  if (!wait.opensPile || !rulesOf(state).extraPlayIsOptional) return 'nowhere';
  const place = usualPlace(state, wait.seat);
  return place === firstPlace(state, wait) ? 'nowhere' : place;
}

/** The card this play has to fit; null if it is free. KA-55, KA-56, KAR-13, KAR-14 */
export function demandFor(state: State, wait: Playing): Card | null {
  if (wait.type === 'turn') return demandOf(state);
  return rulesOf(state).extraCardMustFit ? wait.before : null;
}

/** May several identical cards go together? Not as AMIGO's extra table card. KA-23, KA-32, KA-60, KAR-17 */
export function mayPlaySeveral(state: State, wait: Playing, place: Place): boolean {
  if (place === 'hidden') return false;
  return wait.type === 'turn' || place === 'hand' || rulesOf(state).extraTableCardsMayGoTogether;
}

/** Is there anything this seat could play? A hidden card always is. KA-26, KAR-11 */
export function canPlay(state: State, wait: Playing): boolean {
  const place = firstPlace(state, wait);
  if (place === 'hidden' || place === 'nowhere') return place === 'hidden';
  const held = place === 'hand' ? state.hands[wait.seat] : state.open[wait.seat];
  return (kindsIn(held) & fittingKinds(demandFor(state, wait))) !== 0;
}

/** The cards in hand and on the table that could be played now. */
export function fittingCards(state: State, wait: Playing): Card[] {
  const demand = demandFor(state, wait);
  const held: Card[] = [];
  if (mayPlayFrom(state, wait, 'hand')) held.push(...cardsIn(state.hands[wait.seat]));
  if (mayPlayFrom(state, wait, 'open')) held.push(...cardsIn(state.open[wait.seat]));
  return held.filter((card) => fits(card, demand));
}

/** Without hand and table cards, and nothing to draw. KA-51, KAR-51 */
export function isOut(state: State, seat: Seat): boolean {
  return state.draw.length === 0 && hasNoCards(state, seat);
}

export function hasNoCards(state: State, seat: Seat): boolean {
  return state.hands[seat].size === 0 && state.open[seat].size === 0 && state.hidden[seat].length === 0;
}
