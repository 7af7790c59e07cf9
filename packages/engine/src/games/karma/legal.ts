import { currentWait } from '../../kernel/pending.ts';
import { type Actor, NOBODY, type Seat } from '../../kernel/seats.ts';
import { type Card, choices } from '../../kernel/zones.ts';
import { deadline } from './clock.ts';
import { fits } from './demand.ts';
import { lacksCards } from './drawing.ts';
import { DECLINE, DRAW, giveTo, type Location, LOOK, type Move, playOf, SKIP, TAKE, TIME_OUT, turnOf } from './moves.ts';
import { OPEN_CARDS } from './opening.ts';
import type { State } from './state.ts';
import { demandFor, mayPlayFrom, mayPlaySeveral, type Playing, rulesOf } from './table-cards.ts';

/** All moves this actor may make now. */
export function legalMoves(state: State, actor: Actor): Move[] {
  if (actor === 'clock') return deadline(state) ? [TIME_OUT] : [];
  if (state.outcome) return [];
  const wait = currentWait(state.pending);
  const moves: Move[] = mayDraw(state, actor) ? [DRAW] : [];
  switch (wait.type) {
    case 'foresight':
      return wait.answers[actor] === null ? [LOOK, SKIP] : [];
    case 'choosing':
      if (wait.answers[actor] !== null) return [];
      return choices(state.hands[actor], OPEN_CARDS).map((cards) => ({ type: 'choose', cards }));
    case 'receiver':
      if (wait.seat !== actor) return moves;
      for (let to = 0; to < state.options.players; to++) if (to !== actor) moves.push(giveTo(to));
      return moves;
    case 'turn':
    case 'extra':
      if (wait.seat !== actor) return moves;
      addPlays(moves, state, wait);
      if (mayTake(state, wait, moves.length > 0)) moves.push(TAKE);
      if (mayDecline(state, wait)) moves.push(DECLINE);
      return moves;
  }
}

function addPlays(moves: Move[], state: State, wait: Playing): void {
  const { seat } = wait;
  if (mayPlayFrom(state, wait, 'hand')) addPlaysFrom(moves, state, wait, 'hand', state.hands[seat]);
  if (mayPlayFrom(state, wait, 'open')) addPlaysFrom(moves, state, wait, 'open', state.open[seat]);
  if (mayPlayFrom(state, wait, 'hidden')) {
    for (let place = 1; place <= state.hidden[seat].length; place++) moves.push(turnOf(place));
  }
}

/** Both zones are sorted, so identical cards lie side by side. */
function addPlaysFrom(moves: Move[], state: State, wait: Playing, from: Location, cards: readonly Card[]): void {
  const demand = demandFor(state, wait);
  const several = mayPlaySeveral(state, wait, from);
  for (let i = 0, copies = 0; i < cards.length; i++) {
    const card = cards[i];
    copies = i > 0 && cards[i - 1] === card ? copies + 1 : 1;
    if ((copies === 1 || several) && fits(card, demand)) moves.push(playOf(from, card, copies));
  }
}

/** A pile may be taken by choice in AMIGO, only for want of a card in SET. KA-25, KA-26, KAR-09, KAR-10, KAR-11 */
export function mayTake(state: State, wait: Playing, hasPlay: boolean): boolean {
  if (state.pile.length === 0) return false;
  return rulesOf(state).mayTakePileInsteadOfPlaying || (wait.type === 'turn' && !hasPlay);
}

/** KA-54, KAR-18, KAR-39 */
export function mayDecline(state: State, wait: Playing): boolean {
  return wait.type === 'extra' && rulesOf(state).extraPlayIsOptional && !wait.opensPile;
}

/** Where players draw by hand: until the own next turn, while there are cards. KA-50, KAR-57 */
export function mayDraw(state: State, seat: Seat): boolean {
  return state.undrawn[seat] && state.draw.length > 0 && lacksCards(state, seat);
}

/** Seats that may draw while another is on turn. KA-50 */
export function mayInterrupt(state: State): readonly Seat[] {
  if (!state.options.draw_by_hand) return NOBODY;
  return state.undrawn.flatMap((_, seat) => (mayDraw(state, seat) ? [seat] : []));
}

