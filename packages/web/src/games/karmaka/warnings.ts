import { type Card, fastRandom, type Seat } from '@samsara/engine';
import {
  type Event,
  type Move,
  neededOn,
  rules,
  type State,
  scoreOf,
  type View,
} from '@samsara/engine/games/karmaka/rules';
import { suggestedRings } from './points.ts';
import { ownSeat } from './sides.ts';

/** Why a move should be thought over. */
export type Warning = 'idle' | 'idle-copy' | 'ends-life' | 'too-many-rings' | 'could-rise';

const found = new WeakMap<View, Map<string, Warning | null>>();

/** Is there a reason to ask first? Only what is costly and cannot be taken back. Looked for once: several places of the screen ask. */
export function warningAbout(move: Move, view: View): Warning | null {
  const known = found.get(view) ?? new Map<string, Warning | null>();
  found.set(view, known);
  const text = rules.notation(move);
  const warning = known.has(text) ? (known.get(text) ?? null) : findWarning(move, view);
  known.set(text, warning);
  return warning;
}

function findWarning(move: Move, view: View): Warning | null {
  const seat = ownSeat(view);
  switch (move.type) {
    case 'ability':
      return doesNothing(move, view, seat) ? 'idle' : wastesLife(move, view, seat);
    case 'deed':
    case 'future':
    case 'ally':
      return wastesLife(move, view, seat);
    case 'choose':
      return isIdleCopy(move.card, view) ? 'idle-copy' : null;
    case 'rings':
      return warningAboutRings(move.number, view, seat);
    default:
      return null;
  }
}

/**
 * Would the ability do nothing at all, whatever is answered to its questions, so that the card would be given away for it?
 * Which cards it meets may be hidden, but that it meets some is public: one state that fits the view is as good as any. KK-92, KKR-85
 */
function doesNothing(move: Move, view: View, seat: Seat): boolean {
  return !hasEffect(rules.imagine(view, fastRandom(1)), seat, move);
}

function hasEffect(state: State, seat: Seat, move: Move): boolean {
  const events: Event[] = [];
  rules.apply(state, seat, move, (event) => events.push(event));
  const [wait] = state.pending;
  if (wait === undefined || events.some(isEffect)) return true;
  if (wait.type !== 'ability') return wait.further;
  return rules
    .legalMoves(state, wait.seat)
    .some((answer) => hasEffect(rules.clone(state), wait.seat, answer));
}

/** Not the mere use of a card, the naming of a player, or something done with no cards at all. */
function isEffect(event: Event): boolean {
  if ('count' in event && event.count === 0) return false;
  return !['played', 'targeted', 'copied', 'copied-nothing', 'offered'].includes(event.type);
}

/** Embody that names an Embody does nothing. KKR-36, KKR-37 */
export function isIdleCopy(card: Card, view: View): boolean {
  const state = rules.imagine(view, fastRandom(1));
  const seat = ownSeat(view);
  const move = rules.legalMoves(state, seat).find((other) => other.type === 'choose' && other.card === card);
  const types: Event['type'][] = [];
  if (move !== undefined) rules.apply(state, seat, move, ({ type }) => types.push(type));
  return types.includes('copied-nothing') && !types.includes('copied');
}

/** The last card, with no Deck left to draw from. KK-51 */
export function isLastCard(view: View, seat: Seat): boolean {
  return view.seats[seat].handCount === 1 && view.seats[seat].deckCount === 0;
}

/** The life would end short of the next rung although there is a better way to use its last card. */
function wastesLife(move: { type: Move['type']; card: Card }, view: View, seat: Seat): Warning | null {
  if (!isLastCard(view, seat)) return null;
  const { deeds, rings, rung } = view.seats[seat];
  const needed = neededOn(rung, view.options) - rings;
  const asDeed = scoreOf([...deeds, move.card]);
  if (scoreOf(deeds) >= needed) return null;
  if (asDeed >= needed) return move.type === 'deed' ? null : 'ends-life';
  return view.pending[0]?.further ? 'ends-life' : null;
}

/** KKR-60, KKR-61 */
function warningAboutRings(spent: number, view: View, seat: Seat): Warning | null {
  const suggested = suggestedRings(view, seat);
  if (spent > suggested) return 'too-many-rings';
  return spent < suggested ? 'could-rise' : null;
}
