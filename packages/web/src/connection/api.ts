import type { Carry, LobbyEntry, Me, MyGame, NewTable, RefusalReason, TableInfo } from '@samsara/protocol';

/** An answer of the server that is a refusal. */
export class Refused extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(reason.code);
    this.reason = reason;
  }
}

async function request<Body>(method: string, path: string, body?: unknown): Promise<Body> {
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const answer: unknown = response.status === 204 ? null : await response.json().catch(() => null);
  if (!response.ok) throw new Refused(reasonIn(answer));
  return answer as Body;
}

function reasonIn(answer: unknown): RefusalReason {
  const found = (answer as { reason?: RefusalReason } | null)?.reason ?? (answer as RefusalReason | null);
  return typeof found?.code === 'string' ? found : { code: 'try-again' };
}

export const api = {
  me: () => request<Me>('GET', '/api/me'),
  rename: (name: string) => request<Me>('PUT', '/api/me', { name }),
  ticket: () => request<{ ticket: string }>('POST', '/api/ticket', {}),
  carry: () => request<Carry>('POST', '/api/carry', {}),
  redeem: (code: string) => request<unknown>('POST', '/api/carry/redeem', { code }),
  makeTable: (table: NewTable) => request<{ table: string; path: string }>('POST', '/api/tables', table),
  table: (code: string) => request<{ info: TableInfo; seat: number | null }>('GET', `/api/tables/${code}`),
  lobby: () => request<{ tables: LobbyEntry[] }>('GET', '/api/tables'),
  myGames: () => request<{ running: MyGame[]; finished: MyGame[] }>('GET', '/api/my-games'),
};
