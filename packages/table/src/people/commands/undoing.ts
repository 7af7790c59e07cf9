import { findMove, hasTakenChance } from '@samsara/engine';
import type { RefusalCode } from '@samsara/protocol';
import { type Checked, refuse } from '../../commands/checked.ts';
import { moveOf } from '../../state/entries.ts';
import { type LastMove, type PlayerId, seatOf, type Table } from '../../state/table.ts';
import { hasTaught } from './taught.ts';

/** Somebody wants to take their last move back. */
export function checkAskUndo(table: Table, player: PlayerId): Checked {
  const seat = seatOf(table, player);
  if (seat === undefined) return refuse('no-seat');
  const { lastMove: last, phase } = table;
  if (phase !== 'playing' || last?.question) return refuse('not-now');
  if (last === null || last.player !== player || last.seat !== seat || last.declined)
    return refuse('move-stands');
  const terms = undoTerms(table, last);
  return typeof terms === 'string'
    ? refuse(terms)
    : { ok: true, body: { type: 'ask-undo', seat, asks: terms } };
}

/** Those who are asked say yes or no; whoever asked can withdraw it. */
export function checkAnswerUndo(table: Table, player: PlayerId, asked: number, agree: boolean): Checked {
  const seat = seatOf(table, player);
  if (seat === undefined) return refuse('no-seat');
  const { lastMove: last, phase } = table;
  if (phase !== 'playing' || last?.question?.asked !== asked) return refuse('not-now');
  const { asks, agreed } = last.question;
  const isAsked = asks.includes(seat) && !agreed.includes(seat);
  const withdraws = seat === last.seat && !agree;
  if (!isAsked && !withdraws) return refuse('not-now');
  return { ok: true, body: { type: 'answer-undo', seat, asked, agree } };
}

/**
 * Who has to agree that a move is taken back: every other person who has learned something by it, or by what bots and the
 * clock did since. It cannot be where chance has had its part or where the move has shown its own player something hidden.
 */
export function undoTerms(
  { game, seats }: Pick<Table, 'game' | 'seats'>,
  { seat: own, before, moves }: LastMove,
): RefusalCode | number[] {
  const asks = new Set<number>();
  const state = game.clone(before);
  for (const [i, body] of moves.entries()) {
    const { actor, text } = moveOf(body);
    const earlier = game.clone(state);
    const move = findMove(game, state, actor, text);
    if (move === undefined) throw new Error(`${text} is no legal move`);
    game.apply(state, actor, move);
    if (hasTakenChance(game, earlier, state)) return 'needs-fresh-shuffle';
    if (i === 0 && hasTaught(game, earlier, body, own)) return 'has-taught';
    seats.forEach(({ player }, seat) => {
      if (player === null || seat === own || asks.has(seat)) return;
      if (hasTaught(game, earlier, body, seat)) asks.add(seat);
    });
  }
  return [...asks].sort((a, b) => a - b);
}
