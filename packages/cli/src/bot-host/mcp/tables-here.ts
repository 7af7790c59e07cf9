import type { GameWithPositions } from '@samsara/engine';
import { findMove, framesFor } from '@samsara/engine';
import { type Started, startTable, type Wanted } from '../../table/start.ts';
import { letOthersAct, makeMove, owesAnswer, type Table } from '../../table/table.ts';
import { type ModelTables, noSeat, Refused, type SeatShown } from './model-table.ts';

/** The code under which the one table of this process goes. */
const HERE = 'HERE';

/** Games against bots in this process, without a server: every seat that is taken is a new deal. */
export function tablesHere(game: GameWithPositions, wanted: Omit<Wanted, 'name'>): ModelTables {
  let started: Started | null = null;
  let told = 0;
  const { table: first } = startTable(game, { ...wanted, name: 'Model' });
  const seats = first.bots.length;

  function dealt(): Table {
    if (started === null) throw noSeat();
    return started.table;
  }
  const isOver = ({ state }: Table) => game.outcome(state) !== undefined;

  return {
    offered: async () => [{ table: HERE, game: game.meta.id, seats, open: 1, phase: 'gathering', names: [] }],
    async takeSeat(_, name) {
      if (started !== null && !isOver(started.table))
        throw new Refused('already-seated', 'Your game is not over. Play on, or leave it.');
      started = startTable(game, { ...wanted, name });
      told = 0;
      letOthersAct(started.table, false);
    },
    standing() {
      const table = dealt();
      const over = isOver(table);
      const owes = !over && owesAnswer(table);
      return {
        table: HERE,
        game,
        seat: table.you,
        seats: (started?.seats ?? []).map(
          ({ name }, seat): SeatShown => ({ name, kind: seat === table.you ? 'model' : 'bot' }),
        ),
        phase: over ? 'over' : 'playing',
        view: game.view(table.state, table.you),
        owes,
        // Where the others went on, they have stopped because the seat may act.
        mayAct: !over && !owes,
        leftMs: null,
      };
    },
    news() {
      const { history, you } = dealt();
      const events = history.slice(told).flatMap((step) => framesFor(game, step.events, you));
      told = history.length;
      return events.filter((event) => event !== null);
    },
    async play(notation) {
      const table = dealt();
      const move = findMove(game, table.state, table.you, notation);
      if (move === undefined) throw new Refused('illegal-move', 'This move is not legal now.');
      makeMove(table, table.you, move);
      if (!isOver(table)) letOthersAct(table, false);
    },
    async waitForTurn() {
      const table = dealt();
      if (!isOver(table) && !owesAnswer(table)) letOthersAct(table, true);
    },
    async leave() {
      dealt();
      started = null;
    },
    close() {},
  };
}
