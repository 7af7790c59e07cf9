import { type ChildProcess, spawn } from 'node:child_process';
import { GAMES } from '@samsara/engine/games';
import { exactly, ServerMessage } from '@samsara/protocol';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import type { Visitor } from '../../http/testing/visitor.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server's program, bundled: it starts much faster than from source. */
    readonly server: string;
  }
}

/** A server in a process of its own. */
export interface ServerProcess {
  readonly child: ChildProcess;
  readonly port: Promise<number>;
  /** With its exit code. */
  readonly ended: Promise<number | null>;
  logged(): string;
}

/** `more` is what else is set in its environment. */
export function startProcess(program: string, folder: string, more: NodeJS.ProcessEnv = {}): ServerProcess {
  const env = {
    PATH: process.env.PATH,
    SAMSARA_PORT: '0',
    SAMSARA_HOST: '127.0.0.1',
    SAMSARA_DATA_DIR: folder,
    SAMSARA_BOT_DELAY_MS: '0-0',
    ...more,
  };
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let text = '';
  const port = new Promise<number>((resolve, reject) => {
    child.stderr!.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      const found = /"port":(\d+)/.exec(text);
      if (found !== null) resolve(Number(found[1]));
    });
    child.on('exit', () => reject(new Error(text)));
  });
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  return { child, port, ended, logged: () => text };
}

/** A socket of somebody, and everything that is said over it. */
export async function socketOf(guest: Visitor): Promise<{ socket: WebSocket; heard: string[] }> {
  const { ticket } = (await guest.send('POST', '/api/ticket')).body;
  const socket = new WebSocket(`${guest.address.replace('http', 'ws')}/socket?ticket=${ticket}`, {
    origin: guest.address,
    headers: { cookie: guest.cookie },
  });
  const heard: string[] = [];
  socket.on('message', (bytes) => {
    const given: unknown = JSON.parse(String(bytes));
    for (const message of Array.isArray(given) ? given : [given]) exactly(ServerMessage, message);
    heard.push(String(bytes));
  });
  await new Promise((resolve) => socket.once('message', resolve));
  return { socket, heard };
}

/** A game of somebody with a bot: dealt, and over after these commands. */
export async function endedGame(
  guest: Visitor,
  { socket, heard }: Awaited<ReturnType<typeof socketOf>>,
  commands: readonly object[],
  more: object = {},
): Promise<string> {
  const [game] = Object.keys(GAMES);
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'novice' }];
  const { table } = (await guest.send('POST', '/api/tables', { game, name: 'Ann', seats, ...more })).body;
  const all = [{ type: 'ready', entropy: '00'.repeat(16) }, { type: 'start' }, ...commands];
  socket.send(JSON.stringify({ type: 'watch', table }));
  for (const [id, command] of all.entries()) socket.send(JSON.stringify({ ...command, table, id: `c${id}` }));
  await expect.poll(() => heard.join(), { timeout: 60_000 }).toContain('"phase":"over"');
  return table;
}
