import { gameNamed } from '../../input/game-choice.ts';
import { takesSeat } from '../seating.ts';
import type { Visitor } from '../visitor.ts';
import { Connection, type Heard } from './connection.ts';
import { type ModelTables, noSeat, Refused, type SeatShown, type Standing } from './model-table.ts';
import { openTables, tableCard } from './offered-tables.ts';

/** How long a seat, a move or leaving may take before the answer is that it is not known. */
const PATIENCE_MS = 20_000;

/** Tables of a server; with a code, that one alone. */
export function tablesAtServer(visitor: Visitor, only: string | undefined): ModelTables {
  const connection = new Connection(visitor);

  function followed(): Heard {
    const { heard } = connection;
    if (heard === null || heard.seat === null) throw noSeat();
    return heard;
  }

  async function known(code: string, id: string): Promise<void> {
    const answer = await connection.command(id, PATIENCE_MS);
    if (answer.type === 'refused') throw refusedBy(answer.code, answer.detail);
    // What it has led to arrives by itself.
    await connection.until(() => (connection.heard?.seq ?? Infinity) >= answer.seq, PATIENCE_MS);
    if (connection.gone !== null) throw refusedBy(connection.gone, code);
  }

  return {
    offered: async () => (only === undefined ? openTables(visitor) : [await tableCard(visitor, only)]),
    async takeSeat(wanted, name) {
      const code = wanted ?? only;
      if (code === undefined) throw new Refused('which-table', 'Name a table; list_tables has them.');
      if (only !== undefined && code !== only)
        throw new Refused('not-this-table', `This program was started for table ${only} alone.`);
      if (connection.heard !== null && connection.heard.seat !== null)
        throw new Refused('already-seated', `You have a seat at ${connection.heard.table}. Leave it first.`);
      await connection.follow(code, takesSeat(code, name, 'model'));
      const isAnswered = () => connection.heard?.seat != null || connection.gone !== null;
      const refusal = () => connection.refusalOf('host-sit-');
      await connection.until(() => isAnswered() || refusal() !== null, PATIENCE_MS);
      const why = refusal() ?? connection.gone;
      if (connection.heard?.seat != null) return;
      connection.forget();
      throw refusedBy(why ?? 'no-answer', code);
    },
    standing: () => standingOf(followed()),
    news: () => followed().news.splice(0),
    async play(notation) {
      const { table } = followed();
      const id = connection.send({ type: 'move', table, move: notation });
      await known(table, id);
    },
    async waitForTurn(ms, signal) {
      const before = followed().seq;
      const isAsked = () => {
        const { heard, gone } = connection;
        if (heard === null || gone !== null || heard.seat === null) return true;
        const { owes, mayAct, phase } = standingOf(heard);
        return owes || phase === 'over' || phase === 'closed' || (mayAct && heard.seq > before);
      };
      await connection.until(isAsked, ms, signal);
      if (connection.gone !== null) throw refusedBy(connection.gone);
    },
    async leave() {
      const { table } = followed();
      const id = connection.send({ type: 'leave', table });
      const answer = await connection.command(id, PATIENCE_MS);
      connection.forget();
      if (answer.type === 'refused') throw refusedBy(answer.code, answer.detail);
    },
    close: () => connection.close(),
  };
}

function standingOf({ table, info, seat, view, offers, clock }: Heard): Standing {
  if (seat === null) throw noSeat();
  const isPlaying = info.phase === 'playing';
  const owes = isPlaying && (offers?.owes ?? false);
  return {
    table,
    game: gameNamed(info.game),
    seat,
    seats: info.seats.map(({ kind, name, played_by }, i): SeatShown => {
      return { name: name ?? `Bot ${i + 1}`, kind: kind === 'person' ? (played_by ?? kind) : kind };
    }),
    phase: info.phase,
    view: view ?? null,
    owes,
    mayAct: isPlaying && !owes && (offers?.moves.length ?? 0) > 0,
    leftMs: clock === null || clock === undefined || clock.stands ? null : clock.left_ms,
  };
}

function refusedBy(code: string, detail?: string): Refused {
  return new Refused(code, `The server refuses it: ${code}${detail === undefined ? '' : ` (${detail})`}.`);
}
