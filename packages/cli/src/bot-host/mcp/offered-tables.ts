import { ask, NoServer, type Visitor } from '../visitor.ts';
import { Refused, type TableOffered } from './model-table.ts';

interface LobbyEntry extends Omit<TableOffered, 'table'> {
  readonly code: string;
}

interface TableCard {
  readonly info: {
    readonly code: string;
    readonly game: string;
    readonly phase: string;
    readonly seats: readonly { readonly kind: string; readonly name: string | null }[];
  };
}

/** The public tables of a server with an open seat, before the deal. */
export async function openTables({ origin, cookie }: Visitor): Promise<TableOffered[]> {
  const answer = await askOrRefuse(() => ask(origin, cookie, 'GET', '/api/tables?with=seats'));
  const { tables } = (await answer.json()) as { tables: LobbyEntry[] };
  return tables
    .filter(({ phase }) => phase === 'gathering')
    .map(({ code, game, seats, open, phase, names }) => ({ table: code, game, seats, open, phase, names }));
}

/** One table, by its code. */
export async function tableCard({ origin, cookie }: Visitor, code: string): Promise<TableOffered> {
  const path = `/api/tables/${encodeURIComponent(code)}`;
  const answer = await askOrRefuse(() => ask(origin, cookie, 'GET', path));
  const { info } = (await answer.json()) as TableCard;
  const { game, phase, seats } = info;
  return {
    table: info.code,
    game,
    phase,
    seats: seats.length,
    open: seats.filter(({ kind }) => kind === 'open').length,
    names: seats.flatMap(({ name }) => name ?? []),
  };
}

async function askOrRefuse(asking: () => Promise<Response>): Promise<Response> {
  try {
    return await asking();
  } catch (error) {
    if (!(error instanceof NoServer)) throw error;
    throw new Refused(
      error.status === null ? 'unreachable' : 'refused',
      error.status === null ? 'The server cannot be reached.' : `The server answers ${error.status}.`,
    );
  }
}
