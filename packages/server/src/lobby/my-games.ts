import type { MyGame } from '@samsara/protocol';
import type { PlayerId } from '@samsara/table';
import { GameUnknown, isRunning, NotUnderstood, seatOf, seatUntil, type Table } from '@samsara/table';
import type { Log, TableIndex } from '../log/log.ts';
import type { GameCard } from './game-card.ts';

const MOST_RUNNING = 50;
const MOST_FINISHED = 200;

/** The games of a person: those that run, and those that have ended. */
export async function gamesOf(
  log: Log,
  player: PlayerId,
  now: number,
  tableOf: (code: string) => Promise<Table | undefined>,
): Promise<{ running: MyGame[]; finished: MyGame[] }> {
  const [tables, ended] = await Promise.all([
    log.tablesOf(player, MOST_RUNNING),
    log.endedOf(player, MOST_FINISHED),
  ]);
  const running: MyGame[] = [];
  for (const index of tables) {
    const card = JSON.parse(index.card) as GameCard;
    const table = await readable(tableOf(index.table));
    if (table === 'unreadable') running.push(unreadableGame(index, card));
    else if (table !== undefined) running.push(runningGame(table, player, now, card));
  }
  const finished = ended.map(({ card, ...play }): MyGame => {
    const { names, outcome } = JSON.parse(card) as GameCard;
    const seat = play.players.indexOf(player);
    return {
      table: play.table,
      play: play.play,
      game: play.game,
      names,
      seat: seat < 0 || seat >= names.length ? null : seat,
      phase: 'over',
      yourTurn: false,
      outcome,
      at: play.at,
    };
  });
  return { running, finished };
}

function runningGame(table: Table, player: PlayerId, now: number, { play, names }: GameCard): MyGame {
  const seat = seatOf(table, player);
  const until = seat === undefined ? undefined : seatUntil(table, seat, now);
  const owing = isRunning(table.phase) ? table.game.deciding(table.state) : [];
  return {
    table: table.code,
    play,
    game: table.game.meta.id,
    names,
    seat: seat ?? null,
    phase: table.phase,
    yourTurn: seat !== undefined && owing.includes(seat),
    ...(until !== undefined && { until }),
    outcome: null,
    at: table.last,
  };
}

/** A table that only newer nodes can read, or whose game is not known here, is named by what is kept beside it. */
async function readable(table: Promise<Table | undefined>): Promise<Table | 'unreadable' | undefined> {
  try {
    return await table;
  } catch (error) {
    if (error instanceof NotUnderstood || error instanceof GameUnknown) return 'unreadable';
    throw error;
  }
}

function unreadableGame({ table, game, phase, last }: TableIndex, { play, names }: GameCard): MyGame {
  return { table, play, game, names, seat: null, phase, yourTurn: false, outcome: null, at: last };
}
