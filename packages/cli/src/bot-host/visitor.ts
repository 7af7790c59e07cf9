import { BadInput } from '@samsara/engine';
import { WebSocket } from 'ws';

/** Somebody at a server: known by a cookie, under a name. */
export interface Visitor {
  readonly origin: string;
  readonly cookie: string;
}

/** Comes to a server as a new guest under a name. */
export async function visit(server: string, name: string): Promise<Visitor> {
  const visitor = await arrive(server);
  await ask(visitor.origin, visitor.cookie, 'PUT', '/api/me', { name });
  return visitor;
}

/** Comes to a server as a new guest who has not said a name yet. */
export async function arrive(server: string): Promise<Visitor> {
  const origin = originOf(server);
  const arrived = await ask(origin, '', 'GET', '/api/me');
  const cookie = arrived.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { origin, cookie };
}

/** Opens the visitor's socket, for one table if it is named; a ticket lets it in once. */
export async function openSocket({ origin, cookie }: Visitor, table?: string): Promise<WebSocket> {
  const answer = await ask(origin, cookie, 'POST', '/api/ticket', {});
  const { ticket } = (await answer.json()) as { ticket: string };
  const asked = new URLSearchParams({ ticket, ...(table !== undefined && { table }) });
  return new WebSocket(`${origin.replace(/^http/, 'ws')}/socket?${asked}`, { origin, headers: { cookie } });
}

export function originOf(server: string): string {
  if (URL.canParse(server) && /^https?:/.test(server)) return new URL(server).origin;
  throw new BadInput('wrong-format', server, 'http://localhost:8080');
}

/** The server answers no, or not at all. */
export class NoServer extends Error {
  readonly origin: string;
  /** null if nobody answers. */
  readonly status: number | null;

  constructor(origin: string, status: number | null) {
    super(`${origin}: ${status ?? 'unreachable'}`);
    this.origin = origin;
    this.status = status;
  }
}

export async function ask(
  origin: string,
  cookie: string,
  method: string,
  path: string,
  body?: object,
): Promise<Response> {
  const headers = {
    origin,
    ...(cookie ? { cookie } : {}),
    ...(body ? { 'content-type': 'application/json' } : {}),
  };
  const answer = await fetch(origin + path, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  }).catch(() => undefined);
  if (!answer?.ok) throw new NoServer(origin, answer?.status ?? null);
  return answer;
}
