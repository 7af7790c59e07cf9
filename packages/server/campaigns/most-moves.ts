import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { GAMES } from '@samsara/engine/games';
import { Guest } from './guest.ts';
import { PlayedTable, withoutClock } from './played-table.ts';
import type { ServerProcess } from './server-process.ts';
import { inBatches, percentile, sleep } from './sizes.ts';

const WARM_UP_MS = 3000;
const AT_ONCE = 5;
/** Each try plays so many times as fast as the one before. */
const STEP = 1.12;
/** A server that falls behind answers fewer moves than are wanted. */
const KEEPS_UP = 0.95;
/** Whoever measures may not be late themselves. */
const MOST_LATE_MS = 10;

interface Opening {
  readonly origins: readonly string[];
  readonly game: string;
  readonly seats: number;
  readonly tables: number;
  /** Of the first table. */
  readonly seed: number;
  /** Those at a table come to different nodes. */
  readonly apart: boolean;
}

interface Round {
  /** Moves a second. */
  readonly rate: number;
  readonly seconds: number;
}

interface Measured {
  /** How long each acknowledgement took, in milliseconds. */
  readonly took: readonly number[];
  readonly seconds: number;
  /** How late this process itself was. */
  readonly late: number;
}

/** What a load comes to. */
interface Load {
  readonly moves: number;
  readonly p99: number;
  readonly late: number;
}

export interface Search {
  readonly origins: readonly string[];
  readonly servers: readonly ServerProcess[];
  readonly game: string;
  readonly seats: number;
  readonly tables: number;
  readonly rate: number;
  readonly seconds: number;
  /** The most milliseconds that 99 of 100 acknowledgements may take. */
  readonly p99: number;
  /** Processes that play. */
  readonly players: number;
  /** Those at a table come to different nodes. */
  readonly apart: boolean;
}

/** The most moves a second that are acknowledged in time: faster and faster, until the servers fall behind. */
export async function mostMoves(search: Search): Promise<Load> {
  const players = await openPlayers(search);
  try {
    let best: Load = { moves: 0, p99: 0, late: 0 };
    for (let { rate } = search; ; rate *= STEP) {
      const load = await playAt(players, rate, search.seconds);
      console.log(
        `  ${rate.toFixed(0)} wanted: ${load.moves.toFixed(0)} moves/s, ${load.p99.toFixed(1)} ms (p99); whoever plays was ${load.late.toFixed(1)} ms late (p99)`,
      );
      if (load.late > MOST_LATE_MS) console.log('  whoever plays is too slow: more --players are needed');
      if (load.p99 > search.p99 || load.moves < rate * KEEPS_UP) return best;
      best = load;
    }
  } finally {
    for (const player of players) player.removeAllListeners('exit').kill();
  }
}

/** Each server gets a processor of its own; what is not pinned goes where there is room. */
export function pinEach(servers: readonly ServerProcess[]): void {
  for (const [core, { pid }] of servers.entries()) {
    const { status, stderr } = spawnSync('taskset', ['-a', '-p', '-c', String(core), String(pid)]);
    if (status !== 0) throw new Error(`a node could not be given a processor of its own: ${stderr}`);
  }
}

type Player = ReturnType<typeof fork>;

async function openPlayers({ origins, game, seats, tables, players, apart }: Search): Promise<Player[]> {
  const each = Math.ceil(tables / players);
  const all = Array.from({ length: players }, () => fork(process.argv[1], ['--player']));
  // Whoever waits for an answer of somebody who has ended is told so.
  for (const player of all)
    player.once('exit', (code) => player.emit('error', new Error(`who plays has ended with ${code}`)));
  await Promise.all(
    all.map((player, i) =>
      ask(player, { origins, game, seats, tables: each, seed: i * each, apart } satisfies Opening),
    ),
  );
  return all;
}

async function playAt(players: readonly Player[], rate: number, seconds: number): Promise<Load> {
  const round: Round = { rate: rate / players.length, seconds };
  const measured = (await Promise.all(players.map((player) => ask(player, round)))) as Measured[];
  const took = measured.flatMap((each) => each.took).sort((a, b) => a - b);
  const moves = measured.reduce((sum, each) => sum + each.took.length / each.seconds, 0);
  return { moves, p99: percentile(took, 0.99), late: Math.max(...measured.map(({ late }) => late)) };
}

async function ask(player: Player, question: Opening | Round): Promise<unknown> {
  player.send(question);
  const [answer] = await once(player, 'message');
  return answer;
}

/** One of those who play: opens tables, and plays in rounds as it is told. */
export async function playAsTold(): Promise<void> {
  Guest.checksForm = false;
  const tables: PlayedTable[] = [];
  process.on('message', async (told: Opening | Round) => {
    if ('tables' in told) tables.push(...(await open(told)));
    process.send?.('tables' in told ? null : await play(tables, told));
  });
}

function open({ origins, game, seats, tables, seed, apart }: Opening): Promise<PlayedTable[]> {
  const options = withoutClock(GAMES[game]);
  return inBatches(tables, AT_ONCE, (i) => {
    const to = apart ? origins : origins[(seed + i) % origins.length];
    return PlayedTable.open(to, game, seats, seed + i + 1, options);
  });
}

async function play(tables: readonly PlayedTable[], { rate, seconds }: Round): Promise<Measured> {
  const took: number[] = [];
  const going = { on: true };
  const plays = tables.map((table) => drive(table, (tables.length / rate) * 1000, going));
  await sleep(WARM_UP_MS);
  for (const table of tables) table.onAcknowledged = (_, ms) => took.push(ms);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const since = performance.now();
  await sleep(seconds * 1000);
  const measured = {
    took: [...took],
    seconds: (performance.now() - since) / 1000,
    late: delay.percentile(99) / 1e6,
  };
  delay.disable();
  going.on = false;
  await Promise.all(plays);
  return measured;
}

/** Moves at a table, a pause apart, as long as it goes on; who was late does not make up for more than one. */
export async function drive(
  table: PlayedTable,
  pause: number,
  going: { readonly on: boolean },
): Promise<void> {
  await sleep(Math.random() * pause);
  let next = performance.now();
  while (going.on) {
    if (table.phase === 'over') (await table.rematch())();
    else await table.move();
    next = Math.max(next + pause, performance.now() - pause);
    await sleep(Math.max(0, next - performance.now()));
  }
}
