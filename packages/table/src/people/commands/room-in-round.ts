import type { Command } from '@samsara/protocol';
import { isReady } from '../../state/shuffle.ts';
import { type PlayerId, seatOf, type Table } from '../../state/table.ts';

/** A round's log is read and folded whole, so what is no move has an end: first for talk, then for all that can wait, then for coming and going. */
export const MOST_BESIDES_MOVES = { talk: 500, wishes: 1000, coming: 2000 } as const;

/** Is there room for this in the log of the round? What ends something, and what the game needs to go on, always has. */
export function hasRoom(table: Table, player: PlayerId, command: Command): boolean {
  const besides = besidesMoves(table);
  switch (command.type) {
    case 'say':
      return besides < MOST_BESIDES_MOVES.talk;
    case 'sit':
    case 'next-out':
      return besides < MOST_BESIDES_MOVES.coming;
    case 'ready':
    case 'commit':
      return besides < MOST_BESIDES_MOVES.wishes || !hasSaidReady(table, player);
    case 'agree':
      return besides < MOST_BESIDES_MOVES.wishes || isNewStep(table, player, command);
    case 'vote':
      return besides < MOST_BESIDES_MOVES.wishes || isNewVote(table, player, command);
    case 'not-ready':
    case 'change':
    case 'seat':
    case 'hand-over':
    case 'ask-undo':
    case 'answer-undo':
    case 'next-in':
    case 'ask-seat':
    case 'answer-seat':
      return besides < MOST_BESIDES_MOVES.wishes;
    default:
      return true;
  }
}

/** May the server still write who is away? Otherwise the table waits for them. */
export function hasRoomForAbsence(table: Table): boolean {
  return besidesMoves(table) < MOST_BESIDES_MOVES.wishes;
}

/** Entries since the round was opened that are no moves. */
function besidesMoves({ seq, opened, moves }: Pick<Table, 'seq' | 'opened' | 'moves'>): number {
  return seq - opened - moves;
}

function hasSaidReady(table: Table, player: PlayerId): boolean {
  const seat = seatOf(table, player);
  return seat !== undefined && isReady(table.seats[seat]);
}

/** Agreeing for the first time to go on or to end: there can be no more of these than people. */
function isNewStep(table: Table, player: PlayerId, { to, agree }: Command & { type: 'agree' }): boolean {
  const seat = seatOf(table, player);
  return agree && to !== 'pause' && seat !== undefined && !table.agreed[to].includes(seat);
}

/** Agreeing for the first time about somebody: likewise. */
function isNewVote(table: Table, player: PlayerId, command: Command & { type: 'vote' }): boolean {
  const seat = seatOf(table, player);
  const vote = table.votes.find(({ to, seat: about }) => to === command.to && about === command.seat);
  return command.agree && seat !== undefined && vote?.by.includes(seat) !== true;
}
