import { type Deed, type Entry, type MoveBody, moveOf } from '../../state/entries.ts';
import { isPlayedByBot, type LastMove, type Table, type UndoQuestion } from '../../state/table.ts';

/** What bots and the clock have done since is taken back along with a move, up to so many moves. */
const MOST_MOVES = 24;

/** Remembers the moment before a person's move, until another person decides something. `isKept`: its state is not changed. */
export function noteMove(table: Table, body: MoveBody, isKept: boolean): void {
  const { actor } = moveOf(body);
  if (isAutomatic(table, actor)) table.lastMove = withMove(table.lastMove, body, actor);
  else table.lastMove = actor === 'clock' ? null : lastMoveAt(table, body, actor, isKept);
}

/** A bot's move, or the end of a moment in which nobody owed an answer. */
function isAutomatic({ game, state, seats }: Table, actor: number | 'clock'): boolean {
  return actor === 'clock' ? game.deciding(state).length === 0 : isPlayedByBot(seats[actor]);
}

/** A bot's move shows more than was asked about. */
function withMove(last: LastMove | null, body: MoveBody, actor: number | 'clock'): LastMove | null {
  if (last === null || last.moves.length >= MOST_MOVES) return null;
  return { ...last, moves: [...last.moves, body], question: actor === 'clock' ? last.question : null };
}

function lastMoveAt(table: Table, body: MoveBody, seat: number, isKept: boolean): LastMove | null {
  const { player, days } = table.seats[seat];
  if (player === null) return null;
  const { game, state, time, pace } = table;
  const before = isKept ? state : game.clone(state);
  // Written out it takes less room than put together from parts.
  const last = { seat, player, before, time, pace, moves: [body], question: null, declined: false };
  return days === undefined ? last : { ...last, days };
}

/** Asks those seats. */
export function askUndo(table: Table, asks: readonly number[], { seq, at }: Entry): void {
  if (table.lastMove === null) return;
  table.lastMove = { ...table.lastMove, question: { asked: seq, at, asks, agreed: [] } };
}

/** One no is enough: the move stands. Whoever asked may ask again after they have withdrawn it. */
export function answerUndo(table: Table, deed: Extract<Deed, { type: 'answer-undo' }>): void {
  const last = table.lastMove;
  if (last === null || last.question?.asked !== deed.asked) return;
  table.lastMove = deed.agree
    ? { ...last, question: { ...last.question, agreed: [...last.question.agreed, deed.seat] } }
    : { ...last, question: null, declined: deed.seat !== last.seat };
}

/**
 * The moment before the move again. The clock of whoever made it goes on as if they had not moved, but for the time that others
 * took to answer; a countdown that runs for several just goes on.
 */
export function takeMoveBack(table: Table, deed: Extract<Deed, { type: 'taken-back' }>, entry: Entry): void {
  const last = table.lastMove;
  if (last === null || last.moves.length !== deed.moves)
    throw new Error(`entry ${entry.seq} of ${entry.table} takes back what cannot be`);
  const { at } = entry;
  table.state = table.game.clone(last.before);
  if (table.time?.countdown !== last.time?.countdown)
    table.time = last.time && { ...last.time, since: at, spent: deed.spent };
  table.pace = table.pace && { ms: table.pace.ms, since: at, spent: deed.pace ?? 0 };
  const { days } = last;
  if (days !== undefined)
    table.seats[last.seat].days = {
      ...days,
      stood: [...days.stood, { from: last.question?.at ?? at, until: at }],
    };
  table.moved = at;
  table.moves++;
  table.undone++;
  table.lastMove = null;
}

/** Whoever has gone from the seat takes nothing back. */
export function forgetMoveOfGone(table: Table): void {
  const { lastMove, seats } = table;
  if (lastMove !== null && seats[lastMove.seat]?.player !== lastMove.player) table.lastMove = null;
}

/** Who of those who are asked has not agreed yet. */
export function missingIn({ asks, agreed }: UndoQuestion): number[] {
  return asks.filter((seat) => !agreed.includes(seat));
}
