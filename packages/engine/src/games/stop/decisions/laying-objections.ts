import type { Refusal } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/seats.ts';
import type { Card } from '../../../kernel/zones.ts';
import { isZeroAgainst } from '../attacks.ts';
import { COLOUR_OF, isNumber, KIND_OF, ZERO } from '../cards.ts';
import { isIdentical } from '../fitting.ts';
import { holds } from '../hand.ts';
import type { Move } from '../moves.ts';
import { type Code, refuse } from '../refusals.ts';
import { onTurn, type State, topCard } from '../state.ts';

/** ST-15, ST-16, STR-32, STR-57 */
export function objectionToInterjecting(state: State, seat: Seat, move: Move): Refusal | undefined {
  const top = topCard(state);
  if (move.free) return refuse('free-choice-on-turn-only');
  if (isIdentical(move.card, top))
    return holds(state.hands[seat], move.card) ? undefined : refuse('not-held-to-throw-in', [move.card]);
  const defending = objectionToDefendingAnother(state, seat, move);
  if (defending) return defending;
  if (!isNumber(top)) return refuse('symbol-on-top', [top]);
  if (!isNumber(move.card)) return refuse('no-symbols-thrown-in', [move.card]);
  return refuse('not-identical', [top]);
}

/** The 0 is a defence for whoever was hit; it helps nobody else. ST-32, STR-06, STR-33 */
export function objectionToDefendingAnother(state: State, seat: Seat, move: Move): Refusal | undefined {
  const { type, seat: hit } = onTurn(state);
  const top = topCard(state);
  const lays = (move.type === 'play' || move.type === 'interject') && !move.free;
  if (type === 'turn' || hit === seat || !lays || !isZeroAgainst(move.card, top)) return undefined;
  return refuse('only-whoever-is-hit', [top]);
}

/** A 0 of another colour is refused for its colour. ST-33 */
export function objectionToCard(card: Card, top: Card, otherwise: Code): Refusal {
  const wrongZero = KIND_OF[card] === ZERO && COLOUR_OF[card] !== COLOUR_OF[top];
  return refuse(wrongZero ? 'zero-of-that-colour' : otherwise, [top]);
}

export function objectionToHolding(state: State, seat: Seat, { card }: Move): Refusal | undefined {
  return holds(state.hands[seat], card) ? undefined : refuse('not-held', [card]);
}
