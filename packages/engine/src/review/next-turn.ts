import { mostLiked } from '../bots/by-taste/policy.ts';
import { LETS_PASS } from '../bots/search/thought.ts';
import type { Game } from '../kernel/game.ts';
import { framesFor } from '../kernel/later/foretell.ts';
import { findMove } from '../kernel/notation.ts';
import type { Random } from '../kernel/random.ts';
import type { Actor, Seat } from '../kernel/seats.ts';

/** No turn goes on for so many moves. */
const MOST_MOVES = 100;

/**
 * What a seat would be told after a move of its own until it has had its next turn, in one state that fits its view: everybody
 * does what taste likes best. Nothing if the move is not legal there.
 */
export function nextTurn<State, Move, Event, View>(
  game: Game<State, Move, Event, View>,
  view: View,
  seat: Seat,
  text: string,
  random: Random,
): readonly Event[] | undefined {
  const state = game.imagine(view, random);
  if (text !== LETS_PASS) {
    const move = findMove(game, state, seat, text);
    if (move === undefined) return undefined;
    game.apply(state, seat, move);
  }
  const told: Event[] = [];
  let silent = text === LETS_PASS ? seat : null;
  let haveOthersMoved = false;
  let isNextTurn = false;
  for (let made = 0; made < MOST_MOVES && game.outcome(state) === undefined; made++) {
    const next = obvious(game, state, silent, random);
    if (next === undefined || (isNextTurn && next.actor !== seat)) break;
    silent = null;
    const events: Event[] = [];
    game.apply(state, next.actor, next.move, (event) => events.push(event));
    const seen = framesFor(game, events, seat).filter((event) => event !== null);
    told.push(...seen);
    // An answer that nothing follows from, to a question that all are asked, is no turn.
    if (next.actor === seat) isNextTurn ||= haveOthersMoved && seen.length > 0;
    else if (next.actor !== 'clock') haveOthersMoved = true;
  }
  return told;
}

interface NextMove<Move> {
  readonly actor: Actor;
  readonly move: Move;
}

/** Who acts next if everybody goes by taste: whoever likes to interrupt, then whoever owes an answer, then the clock. */
function obvious<State, Move>(
  game: Game<State, Move>,
  state: State,
  silent: Seat | null,
  random: Random,
): NextMove<Move> | undefined {
  for (const seat of game.mayInterrupt(state)) {
    if (seat === silent) continue;
    const move = mostLiked(game, state, seat, game.legalMoves(state, seat), 0, random);
    if (move !== undefined) return { actor: seat, move };
  }
  const owing = game.deciding(state);
  const actor = owing.length > 0 ? owing[0] : 'clock';
  const legal = game.legalMoves(state, actor);
  const move =
    actor === 'clock' ? legal[0] : mostLiked(game, state, actor, legal, Number.NEGATIVE_INFINITY, random);
  return move === undefined ? undefined : { actor, move };
}
