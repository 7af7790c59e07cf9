import { type ChildProcess, spawn } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@samsara/engine/games';
import { afterAll, beforeAll, describe, type ExpectStatic, expect, inject, test } from 'vitest';
import type { WebSocket } from 'ws';
import { openSocket, type Visitor, visit } from '../bot-host/visitor.ts';
import { Model, playOn, type Standing } from '../testing/model.ts';
import { emptyDirectory, samsara } from '../testing/samsara.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const PATIENCE_MS = 120_000;

let server: ChildProcess;
let origin: string;

/** A port nobody uses at the moment. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** The real server, on any free port. */
beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  server = spawn(process.execPath, [inject('server'), 'serve'], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      SAMSARA_PORT: String(port),
      SAMSARA_DATA_DIR: emptyDirectory(),
      SAMSARA_QUIET: 'yes',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  while (server.exitCode === null) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}, PATIENCE_MS);

afterAll(() => {
  server.kill();
});

interface Table {
  readonly info?: {
    readonly phase: string;
    readonly seats: readonly { name: string | null; ready: boolean; played_by?: string }[];
  };
  readonly view?: { readonly outcome: unknown } | null;
}

/** A table whose first seat is open, opened by somebody who only looks on; starts the game once that seat is ready. */
class Host {
  readonly code: string;
  readonly names: string[] = [];
  readonly playedBy = new Set<string | undefined>();
  readonly isOver: Promise<void>;

  readonly visitor: Visitor;

  private constructor(code: string, visitor: Visitor, socket: WebSocket) {
    this.code = code;
    this.visitor = visitor;
    this.isOver = new Promise((resolve) => {
      socket.on('message', (raw) => {
        const heard = JSON.parse(String(raw)) as Table | Table[];
        for (const { info } of Array.isArray(heard) ? heard : [heard]) {
          if (info === undefined) continue;
          const [first] = info.seats;
          if (info.phase === 'gathering' && first.ready) {
            socket.send(JSON.stringify({ type: 'start', id: 'start', table: code }));
          }
          if (first.name !== null) {
            this.names.push(first.name);
            this.playedBy.add(first.played_by);
          }
          if (info.phase === 'over') resolve();
        }
      });
      socket.on('open', () => socket.send(JSON.stringify({ type: 'watch', table: code })));
    });
  }

  static async open(game: string): Promise<Host> {
    const visitor = await visit(origin, 'Host');
    const seats = [{ kind: 'open' }, { kind: 'bot', level: 'novice' }];
    const options = { turn_limit: 20 };
    // Everybody may read the record of a public table.
    const code = await makeTable(visitor, { game, name: 'Host', seats, options, settings: { public: true } });
    return new Host(code, visitor, await openSocket(visitor));
  }
}

async function makeTable({ cookie }: Visitor, wanted: object): Promise<string> {
  const answer = await fetch(`${origin}/api/tables`, {
    method: 'POST',
    headers: { origin, cookie, 'content-type': 'application/json' },
    body: JSON.stringify(wanted),
  });
  expect(answer.status).toBeLessThan(300);
  return ((await answer.json()) as { table: string }).table;
}

const PROGRAMS: readonly (readonly [string, readonly string[]])[] = [
  ['Python', ['python3', `${ROOT}examples/bots/random_bot.py`]],
  ['TypeScript', [process.execPath, '--import', 'tsx', `${ROOT}examples/bots/random-bot.ts`]],
];

describe.concurrent.each(PROGRAMS)('the example in %s', (_, program) => {
  test(
    'takes a seat at a table of the real server and plays a whole game',
    async () => {
      const host = await Host.open(Object.keys(GAMES)[0]);
      const run = await samsara(['bot-host', origin, host.code, '--name', 'Visitor', '--', ...program], {
        cwd: ROOT,
      });
      await host.isOver;
      expect(run).toMatchObject({ code: 0, err: `connected to ${origin}\n` });
      expect(host.names).toContain('Visitor');
      expect([...host.playedBy]).toEqual(['program']);
    },
    PATIENCE_MS,
  );
});

test.concurrent(
  'a language model finds a table by its tools, plays a whole game there, and is recorded as a model',
  async ({ expect }) => {
    const host = await Host.open(Object.keys(GAMES)[0]);
    const model = await Model.start(['bot-host', origin, '--mcp']);
    expect(await model.error('look')).toMatchObject({ code: 'no-seat' });
    const { tables } = await model.ask<{ tables: { table: string; open: number }[] }>('list_tables');
    expect(tables).toContainEqual(expect.objectContaining({ table: host.code, open: 1 }));
    expect(await model.error('take_seat', { table: 'XXXXXX' })).toMatchObject({ code: 'no-such-table' });
    const seated = await model.ask<Standing>('take_seat', { table: host.code.toLowerCase() });
    expect(seated).toMatchObject({ seat: 0, seats: [{ name: 'A Model', kind: 'model' }, { kind: 'bot' }] });
    expect(await model.error('take_seat', { table: host.code })).toMatchObject({ code: 'already-seated' });
    const { outcome } = await playOn(model, seated);
    expect(outcome).toMatchObject({ winners: expect.any(Array) });
    await host.isOver;
    expect([...host.playedBy]).toEqual(['model']);
    expect(await recordOf(host, expect)).toMatchObject({ seats: [{ name: 'A Model', kind: 'model' }, {}] });
    await model.ask('leave');
    expect(await model.error('look')).toMatchObject({ code: 'no-seat' });
    await model.end();
  },
  PATIENCE_MS,
);

/** The record is kept with the last move; the server tells of the end at about the same time. */
async function recordOf({ code, visitor: { cookie } }: Host, expect: ExpectStatic): Promise<unknown> {
  const answer = () => fetch(`${origin}/api/plays/${code}-1/record`, { headers: { cookie } });
  await expect.poll(async () => (await answer()).status, { timeout: 20_000 }).toBe(200);
  return (await answer()).json();
}

test('a server that nobody runs is named in one line', async () => {
  const run = await samsara('bot-host http://localhost:9');
  expect(run).toMatchObject({ code: 1, out: '', err: 'http://localhost:9 cannot be reached\n' });
});

test('an address has to be one', async () => {
  const run = await samsara('bot-host localhost');
  expect(run.code).toBe(2);
  expect(run.err).toMatch(/^samsara: localhost: .*http:\/\/localhost:8080$/m);
});
