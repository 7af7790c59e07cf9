import { leftOf, type Seat } from '../../kernel/seats.ts';
import { type Card, putSorted, takeCopies, topOf } from '../../kernel/zones.ts';
import { ANIMALS, POWER_OF, type Power, SPECIES_OF, type Species } from './cards.ts';
import { powerOf } from './current-power.ts';
import { foursomesIn, karmaIn, takeFromLine } from './evaluation.ts';
import type { Tell } from './events.ts';
import { fitsAt, lay, lineLength, rightIsOpen, sideOf, takeOutermost } from './line.ts';
import { seeJoin, seeLeave } from './memory.ts';
import type { End } from './moves.ts';
import { drawCards } from './piles.ts';
import { type State, type Step, type Turn, turnOf } from './state.ts';

/** Potato beetle: the top card of the discard pile goes straight into the line if it fits. MK-116 */
export function maySalvage(state: State, turn: Turn): boolean {
  const top = topOf(state.discard);
  return mayUse(state, turn, 'take-top-discard') && top !== null && fitsAt(state, turn.seat, top, 'right');
}

export function salvage(state: State, turn: Turn, tell: Tell): void {
  const card = state.discard.pop() as Card;
  turn.used = true;
  lay(state, turn.seat, card, 'right');
  tell?.({ type: 'salvaged', seat: turn.seat, card });
}

/** Earthworm: one hand card is put away, one is drawn. MK-117, MK-171 */
export function maySwap(state: State, turn: Turn): boolean {
  return mayUse(state, turn, 'swap-one') && state.hands[turn.seat].length > 0;
}

export function swap(state: State, turn: Turn, card: Card, tell: Tell): void {
  const { seat } = turn;
  turn.used = true;
  takeCopies(state.hands[seat], card, 1);
  seeLeave(state, seat, card);
  state.discard.push(card);
  tell?.({ type: 'swapped', seat, card });
  drawCards(state, seat, 1, tell);
}

/** Hedgehog: with the card action any hand card may be attached, unless a reaper has closed the line. MK-120 */
export function mayAttachAnything(state: State, seat: Seat): boolean {
  return powerOf(state, seat) === 'free-match' && rightIsOpen(state, seat);
}

/** Magpie: the outermost life card at an end of another line, if it fits the player's own. MK-121, MK-178 */
export function maySteal(state: State, turn: Turn, from: Seat, end: End): boolean {
  if (!mayUse(state, turn, 'steal-end-card') || from === turn.seat) return false;
  const card = endCard(state, from, end);
  return card !== null && fitsAt(state, turn.seat, card, 'right');
}

/** The outermost life card on one side of the rebirth card. MK-178 */
export function endCard(state: State, seat: Seat, end: End): Card | null {
  return topOf(sideOf(state, end)[seat]);
}

export function steal(state: State, turn: Turn, from: Seat, end: End, tell: Tell): void {
  const card = takeOutermost(state, from, end);
  turn.used = true;
  lay(state, turn.seat, card, 'right');
  tell?.({ type: 'stole', seat: turn.seat, from, card });
}

/** Ape: one more hand card that fits. MK-129 */
export function mayAdd(state: State, turn: Turn, card: Card): boolean {
  return mayUse(state, turn, 'attach-extra') && fitsAt(state, turn.seat, card, 'right');
}

export function add(state: State, turn: Turn, card: Card, tell: Tell): void {
  turn.used = true;
  takeCopies(state.hands[turn.seat], card, 1);
  seeLeave(state, turn.seat, card);
  lay(state, turn.seat, card, 'right');
  tell?.({ type: 'added', seat: turn.seat, card });
}

/** An ability is used at most once in a turn. MK-04, MK-76, MK-114 */
export function mayUse(state: State, turn: Turn, power: Power): boolean {
  return !turn.used && powerOf(state, turn.seat) === power;
}

/** What a chameleon can make use of during its turn, when it dies, and after it has survived a turn. MK-122, MK-177 */
const IN_TURN: readonly Power[] = [
  'take-top-discard',
  'swap-one',
  'free-match',
  'steal-end-card',
  'two-directions',
  'attach-extra',
];
const AT_DEATH: readonly Power[] = ['jokers-count', 'extra-karma', 'keep-two'];

/** Chameleon: one animal of another player in each turn, for whatever is of use at this moment. MK-122, MK-177 */
export function mayImitate(state: State, wait: Turn | Step, species: Species): boolean {
  const useful = wait.type === 'imitating' ? AT_DEATH : IN_TURN;
  return (
    isFreeChameleon(state, wait.seat) &&
    useful.includes(ANIMALS[species].power) &&
    isHeldByAnother(state, wait.seat, species)
  );
}

/** The animals it could imitate now, clockwise from the left neighbour, each once. MK-122, MK-177 */
export function imitable(state: State, wait: Turn | Step): Species[] {
  const { players } = state.options;
  const found: Species[] = [];
  if (!isFreeChameleon(state, wait.seat)) return found;
  const useful = wait.type === 'imitating' ? AT_DEATH : IN_TURN;
  for (let seat = leftOf(wait.seat, players); seat !== wait.seat; seat = leftOf(seat, players)) {
    const card = state.animals[seat];
    const species = SPECIES_OF[card];
    if (useful.includes(POWER_OF[card]) && !found.includes(species)) found.push(species);
  }
  return found;
}

/** A chameleon that has not imitated anything in this turn. MK-122 */
function isFreeChameleon(state: State, seat: Seat): boolean {
  return powerOf(state, seat) === 'imitate' && turnOf(state).seat === seat;
}

export function isHeldByAnother(state: State, seat: Seat, species: Species): boolean {
  for (let other = 0; other < state.animals.length; other++) {
    if (other !== seat && SPECIES_OF[state.animals[other]] === species) return true;
  }
  return false;
}

export function imitate(state: State, seat: Seat, species: Species, tell: Tell): void {
  turnOf(state).imitates = species;
  tell?.({ type: 'imitated', seat, species });
}

/** Is there something a dying chameleon could still imitate? MK-122, MK-177 */
export function mayImitateAtDeath(state: State, seat: Seat): boolean {
  return (
    isFreeChameleon(state, seat) &&
    state.animals.some((card, other) => other !== seat && AT_DEATH.includes(POWER_OF[card]))
  );
}

/** Cow, or a chameleon that has imitated nothing: one more turn after a regular one. MK-124, MK-128 */
export function mayPlayAgain(state: State, turn: Turn): boolean {
  if (turn.second) return false;
  const power = powerOf(state, turn.seat);
  return power === 'second-turn' || (power === 'imitate' && isHeldByAnother(state, turn.seat, 'cow'));
}

/** Cat: so many life cards may be kept. MK-126 */
export const KEPT_BY_CAT = 2;

export function mayKeep(state: State, seat: Seat): boolean {
  return powerOf(state, seat) === 'keep-two' && lineLength(state, seat) > 0;
}

export function keep(state: State, seat: Seat, card: Card, tell: Tell): void {
  takeFromLine(state, seat, card);
  putSorted(state.hands[seat], card);
  seeJoin(state, seat, card);
  tell?.({ type: 'kept', seat, card });
}

/** In the final evaluation a chameleon has the ability among the others' that brings most. MK-155 */
export function powerAtTheEnd(state: State, seat: Seat): Power {
  const own = POWER_OF[state.animals[seat]];
  if (own !== 'imitate') return own;
  let best: Power = 'none';
  for (const [other, card] of state.animals.entries()) {
    const power = POWER_OF[card];
    if (other !== seat && worth(state, seat, power) > worth(state, seat, best)) best = power;
  }
  return best;
}

/** Points that a line would bring with an ability. MK-51, MK-52 */
function worth(state: State, seat: Seat, power: Power): number {
  return karmaIn(state, seat, power) + 2 * foursomesIn(state, seat, power);
}
