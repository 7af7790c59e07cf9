import { type Card, fastRandom, type Seat } from '@samsara/engine';
import {
  CARDS,
  type Move,
  REAPER,
  RIGHT_SIGN,
  rules,
  SPECIES_OF,
  type View,
} from '@samsara/engine/games/mieses-karma/rules';
import type { Pick, Use } from '../../contract/board.ts';
import { actingPower, askedSeat, turnIn, waitIn } from './lines.ts';

/** How a move is made by hand: hand cards go to an end of the line, to a pile or to the tray; the rest are places to tap. */
export function use(move: Move, view: View): Use | null {
  const seat = askedSeat(view);
  const hand = `hand:${seat}`;
  const line = `line:${seat}`;
  switch (move.type) {
    case 'attach':
      return { zone: hand, cards: [move.card], to: `${move.end}:${seat}` };
    case 'add':
      return { zone: hand, cards: [move.card], to: `right:${seat}` };
    case 'discard':
      return { zone: hand, cards: [move.card], to: 'discard' };
    case 'swap':
      return { zone: hand, cards: [move.card], to: 'draw' };
    case 'give':
      return { zone: hand, cards: [move.card], to: 'tray' };
    case 'take':
      return { zone: `gift:${move.seat}`, place: 0, to: `${move.end}:${seat}` };
    case 'score':
      return { zone: line, cards: [move.card], to: `points:${seat}` };
    case 'keep':
      return { zone: line, cards: [move.card], to: hand };
    case 'salvage':
      return { zone: 'discard' };
    case 'steal':
      return { zone: `${move.end}:${move.seat}` };
    case 'imitate':
      return { zone: `animal:${holderOf(move.species, view, seat)}` };
    default:
      return null;
  }
}

/** The first other seat clockwise with that animal. MK-177 */
function holderOf(species: string, view: View, seat: Seat | null): Seat {
  const seats = view.seats.length;
  const others = view.seats.map((_, step) => ((seat ?? 0) + step) % seats).slice(1);
  return others.find((other) => SPECIES_OF[view.seats[other].animal] === species) ?? others[0];
}

/** Means no move, so that the refusal says what could be done instead. */
const NO_MOVE = 'tap';

/** What somebody tries who taps this. */
export function attempt(picks: readonly Pick[], view: View): string {
  const [pick] = picks;
  if (pick === undefined) return NO_MOVE;
  const [place, owner] = pick.zone.split(':');
  switch (place) {
    case 'hand':
      return pick.card === null ? NO_MOVE : `${verbForHand(view)} ${CARDS[pick.card]}`;
    case 'line':
      return attemptOnLine(pick, Number(owner), view);
    case 'right':
      return `steal ${owner}`;
    case 'left':
      return `steal ${owner} left`;
    case 'gift':
      return `take ${owner}`;
    case 'discard':
      return 'salvage';
    case 'animal':
      return `imitate ${SPECIES_OF[view.seats[Number(owner)].animal]}`;
    default:
      return NO_MOVE;
  }
}

function verbForHand(view: View): string {
  const seat = askedSeat(view);
  const isOwn = seat === view.viewer;
  if (isOwn && waitIn(view)?.type === 'giving') return 'give';
  const hasActed = turnIn(view)?.acted === true;
  return isOwn && hasActed && seat !== null && actingPower(view, seat) === 'attach-extra' ? 'add' : 'attach';
}

/** Own cards are scored or kept; those of others can only be stolen, and only from the ends. */
function attemptOnLine({ card, place }: Pick, owner: Seat, view: View): string {
  if (owner === view.viewer || owner === askedSeat(view)) {
    return card === null ? NO_MOVE : `${waitIn(view)?.type === 'keeping' ? 'keep' : 'score'} ${CARDS[card]}`;
  }
  return place < view.seats[owner].left.length ? `steal ${owner} left` : `steal ${owner}`;
}

/** A reaper ends the life, and with it go all cards that are still in hand. MK-27, MK-29 */
export function isCostly(move: Move, view: View): boolean {
  const seat = askedSeat(view);
  if (seat === null) return false;
  const { handCount } = view.seats[seat];
  switch (move.type) {
    case 'attach':
    case 'add':
      return isReaper(move.card) && handCount > 1;
    case 'take':
      return isReaper(view.seats[move.seat].gift) && handCount > 0 && hasChoice(view, seat);
    default:
      return false;
  }
}

/** Is there another gift that could be taken instead? */
function hasChoice(view: View, seat: Seat): boolean {
  const moves = rules.legalMoves(rules.imagine(view, fastRandom(1)), seat);
  return new Set(moves.flatMap((move) => (move.type === 'take' ? [move.seat] : []))).size > 1;
}

function isReaper(card: Card | null): boolean {
  return card !== null && RIGHT_SIGN[card] === REAPER;
}
