import type { Refusal } from '../../../kernel/game.ts';
import { isSeat, type Seat } from '../../../kernel/seats.ts';
import { type Card, topOf } from '../../../kernel/zones.ts';
import { endCard, mayUse } from '../animals.ts';
import { mayAsk } from '../asking.ts';
import { POWER_OF, type Power, SPECIES_OF } from '../cards.ts';
import { powerOf } from '../current-power.ts';
import type { End, Move } from '../moves.ts';
import { refuse } from '../refusals.ts';
import type { State, Turn } from '../state.ts';
import { mayAttach, mayEnd } from '../turn.ts';
import { objectionToEnd, objectionToFit } from './fit-objections.ts';
import { objectionToHeld } from './hand-cards.ts';
import { objectionToImitating } from './imitation.ts';

/** Why a seat may not do this in its turn. */
export function objectionToAction(state: State, turn: Turn, _seat: Seat, move: Move): Refusal | undefined {
  switch (move.type) {
    case 'end':
      return mayEnd(state, turn) ? undefined : refuse('card-action-due');
    case 'discard':
      return objectionToCardAction(state, turn, move.card);
    case 'ask':
      if (mayAsk(state, turn)) return undefined;
      return refuse(turn.asked ? 'already-asked' : 'nothing-can-fit');
    case 'attach':
      return (
        objectionToCardAction(state, turn, move.card) ??
        objectionToAttaching(state, turn, move.card, move.end)
      );
    case 'salvage':
      return objectionToUsing(state, turn, 'take-top-discard') ?? objectionToSalvaging(state, turn);
    case 'swap':
      return objectionToUsing(state, turn, 'swap-one') ?? objectionToHeld(state, turn.seat, move.card);
    case 'steal':
      return (
        objectionToUsing(state, turn, 'steal-end-card') ??
        objectionToStealing(state, turn, move.seat, move.end)
      );
    case 'add':
      return (
        objectionToUsing(state, turn, 'attach-extra') ??
        objectionToHeld(state, turn.seat, move.card) ??
        objectionToFit(state, turn.seat, move.card, 'right')
      );
    case 'imitate':
      return objectionToImitating(state, turn, move.species);
    case 'give':
    case 'decline':
      return refuse('nobody-asks');
    case 'exchange':
    case 'keep-hand':
      return refuse(state.hands[turn.seat].length === 0 ? 'no-hand-to-exchange' : 'nothing-to-exchange');
    default:
      return refuse(NOT_IN_TURN[move.type]);
  }
}

/** Answers to what is not asked during a turn. */
const NOT_IN_TURN = {
  take: 'no-gifts',
  score: 'nothing-to-score',
  keep: 'nothing-to-keep',
  again: 'no-second-turn',
  done: 'nothing-to-leave',
  'time-out': 'only-the-clock',
} as const;

/** MK-04, MK-06, MK-07 */
function objectionToCardAction(state: State, turn: Turn, card: Card): Refusal | undefined {
  return turn.acted ? refuse('card-action-taken') : objectionToHeld(state, turn.seat, card);
}

function objectionToAttaching(state: State, turn: Turn, card: Card, end: End): Refusal | undefined {
  if (mayAttach(state, turn.seat, card, end)) return undefined;
  return objectionToEnd(state, turn.seat, card, end);
}

/** MK-04, MK-11 */
function objectionToUsing(state: State, turn: Turn, power: Power): Refusal | undefined {
  if (mayUse(state, turn, power)) return undefined;
  const own = state.animals[turn.seat];
  if (powerOf(state, turn.seat) === power) return refuse('ability-used', [own]);
  if (POWER_OF[own] !== 'imitate') return refuse('not-your-ability', [own]);
  return objectionToBorrowing(state, turn, power);
}

/** What a chameleon would have to imitate, or what it imitates instead. MK-122, MK-177 */
function objectionToBorrowing(state: State, { seat, imitates }: Turn, power: Power): Refusal {
  const others = state.animals.filter((_, other) => other !== seat);
  const imitated = others.find((card) => SPECIES_OF[card] === imitates);
  if (imitated !== undefined) return refuse('not-what-you-imitate', [imitated]);
  const able = others.find((card) => POWER_OF[card] === power);
  return able === undefined ? refuse('nobody-to-imitate') : refuse('imitate-first', [able]);
}

/** MK-116 */
function objectionToSalvaging(state: State, turn: Turn): Refusal | undefined {
  const top = topOf(state.discard);
  return top === null ? refuse('nothing-to-salvage') : objectionToFit(state, turn.seat, top, 'right');
}

/** MK-121, MK-178 */
function objectionToStealing(state: State, turn: Turn, from: Seat, end: End): Refusal | undefined {
  if (!isSeat(from, state.options.players)) return refuse('no-such-seat');
  if (from === turn.seat) return refuse('not-from-yourself');
  const card = endCard(state, from, end);
  return card === null ? refuse('no-card-to-steal') : objectionToFit(state, turn.seat, card, 'right');
}
