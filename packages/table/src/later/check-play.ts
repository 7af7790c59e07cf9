import { readOptions, strengthOf } from '@samsara/engine';
import type { Command } from '@samsara/protocol';
import { checkMove } from '../commands/check-move.ts';
import { type Checked, ofSeat, refuse } from '../commands/checked.ts';
import type { Opening } from '../state/entries.ts';
import { versionOf } from '../state/game-of-table.ts';
import { type OptionValues, type PlayerId, seatOf, type Table } from '../state/table.ts';
import { eveningOf } from './evening.ts';

/** What belongs to playing, wherever the people are. */
export type PlayCommand =
  | Pick<Extract<Command, { type: 'move' }>, 'type' | 'move'>
  | Pick<Extract<Command, { type: 'hand-over' }>, 'type' | 'level'>
  | Pick<Extract<Command, { type: 'take-back' | 'rematch' }>, 'type'>
  | Pick<Extract<Command, { type: 'agree' }>, 'type' | 'to' | 'agree'>;

/** Checks a command of a person against the table as it stands. */
export function checkPlay(table: Table, player: PlayerId, command: PlayCommand): Checked {
  switch (command.type) {
    case 'move':
      return checkMove(table, player, command.move);
    case 'hand-over':
      if (!isLevel(command.level)) return refuse('no-such-level');
      return ofSeat(table, player, ['playing', 'paused'], (seat) => ({
        type: 'hand-over',
        seat,
        level: command.level,
      }));
    case 'take-back':
      return checkTakeBack(table, player);
    case 'agree':
      return ofSeat(table, player, MAY_AGREE[command.to], (seat) => ({
        type: 'agree',
        seat,
        to: command.to,
        agree: command.agree,
      }));
    case 'rematch':
      return checkRematch(table, player);
  }
}

const MAY_AGREE = { pause: ['playing'], resume: ['paused'], abort: ['playing', 'paused'] } as const;

export function isLevel(level: string): boolean {
  return strengthOf(level) !== undefined;
}

function checkTakeBack(table: Table, player: PlayerId): Checked {
  const seat = seatOf(table, player);
  if (seat === undefined) return refuse('no-seat');
  if (table.seats[seat].level === null || table.seats[seat].once) return refuse('not-now');
  return { ok: true, body: { type: 'take-back', seat } };
}

/** The seed is drawn by whoever writes the entry. */
function checkRematch(table: Table, player: PlayerId): Checked {
  if (seatOf(table, player) === undefined && player !== table.host) return refuse('no-seat');
  return table.phase === 'over' ? { ok: true, body: nextRound(table) } : refuse('not-now');
}

/** The same people; who deals or begins moves on as the rules say, unless the game was not played to its end. */
function nextRound(table: Table): Opening {
  const { game, state, options, settings, host, round, made, chat, removed, acts } = table;
  const evening = eveningOf(table);
  const next = readOptions<OptionValues>(game as never, table.aborted ? options : game.nextGame(state));
  return {
    type: 'rematch',
    game: game.meta.id,
    ...versionOf(game),
    options: next,
    settings,
    host,
    seats: table.seats.map(({ player, name, face, level, record, playedBy }) => ({
      player,
      name,
      ...(face !== null && { face }),
      level: player === null ? level : null,
      ...(record && { record }),
      ...(playedBy && { playedBy }),
    })),
    seed: '',
    round: round + 1,
    made,
    chat,
    ...(removed.length > 0 && { removed }),
    ...(evening && { evening }),
    ...(acts.length > 0 && { acts }),
  };
}
