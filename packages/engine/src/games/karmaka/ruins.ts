import type { Seat } from '../../kernel/seats.ts';
import { type Card, takeAt, type Zone, zoneToChange } from '../../kernel/zones.ts';
import type { Area, Tell } from './events.ts';
import { cardOf, EVERYBODY_SAW, leaveHand } from './memory.ts';
import type { State } from './state.ts';

/** Puts a card face up on top of the Ruins, where everybody sees it. KKH-11 */
function ruin(state: State, owner: Seat, from: Area, card: Card, tell: Tell): void {
  state.ruins.push(card);
  tell?.({ type: 'ruined', owner, from, card });
}

export function ruinFromHand(state: State, seat: Seat, card: Card, tell: Tell): void {
  leaveHand(state, seat, card, EVERYBODY_SAW);
  ruin(state, seat, 'hand', card, tell);
}

/** Ruins the top card of a Deck, a Future or the Deeds, if there is one. */
export function ruinTop(state: State, seat: Seat, from: 'deck' | 'future' | 'deeds', tell: Tell): void {
  const top = areaOf(state, seat, from).pop();
  if (top !== undefined) ruin(state, seat, from, cardOf(top), tell);
}

/** Ruins the Deed at a place counted from the top; the others keep their order. KKR-54 */
export function ruinDeed(state: State, seat: Seat, place: number, tell: Tell): void {
  ruin(state, seat, 'deeds', takePlace(zoneToChange(state.deeds, seat), place), tell);
}

/** Takes the card at a place counted from the top, and closes the gap. KKR-54, KKH-14 */
export function takePlace(zone: Zone, place: number): Card {
  return takeAt(zone, zone.length - place);
}

function areaOf(state: State, seat: Seat, from: 'deck' | 'future' | 'deeds'): Zone {
  if (from === 'deck') return state.decks[seat];
  return zoneToChange(from === 'future' ? state.futures : state.deeds, seat);
}
