import { kindsIn, lowestOf } from '../../../kernel/hand.ts';
import { below, oneOf, type Random } from '../../../kernel/random.ts';
import type { Seat } from '../../../kernel/seats.ts';
import { ability } from '../decisions/ability.ts';
import { WAYS, waysFor } from '../decisions/turn.ts';
import { legalMoves } from '../legal.ts';
import { ACCEPT, type Move, PASS, REFUSE } from '../moves.ts';
import { type State, type Turn, waitOf } from '../state.ts';
import { mayPass } from '../turn.ts';

/**
 * One of the legal moves at random: the same that picking from the list would give.
 * Playing a card and answering an offer are what random play meets most, so only those are done by counting;
 * the answers to an ability are listed directly.
 */
export function pickMove(state: State, seat: Seat, random: Random): Move {
  const wait = waitOf(state);
  if (wait.type === 'offer') return below(random, 2) === 0 ? ACCEPT : REFUSE;
  if (wait.type === 'turn') return pickPlay(state, wait, seat, random);
  if (wait.type === 'ability') return oneOf(random, ability.moves(state, wait, seat));
  return oneOf(random, legalMoves(state, seat));
}

/** One of the moves of a turn at random, without listing them. */
function pickPlay(state: State, { further }: Turn, seat: Seat, random: Random): Move {
  let kinds = kindsIn(state.hands[seat]);
  const cards = countBits(kinds);
  const all = cards * waysFor(state, seat);
  const pick = below(random, mayPass(state, seat, further) ? all + 1 : all);
  if (pick === all) return PASS;
  for (let skip = pick % cards; skip > 0; skip--) kinds &= kinds - 1;
  return WAYS[Math.floor(pick / cards)][lowestOf(kinds)];
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}
