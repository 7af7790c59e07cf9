import { strictEqual as equal } from 'node:assert';
import { promises as timers } from 'node:timers';
import { below, fastRandom, type Random } from '@samsara/engine';
import type { Entry } from '@samsara/table';
import { verifyChain } from '../src/log/chain.ts';
import type { Log } from '../src/log/log.ts';
import { entryAfter } from '../src/log/testing/samples.ts';
import { inBatches } from './sizes.ts';

/** Commands of this many tables are sent at once. */
const TABLES = 32;
const MOST_SENDINGS = 5;
/** Whoever sends waits so many milliseconds at most before they take the answer for lost. */
const LONGEST_WAIT_MS = 12;
const PATIENCE_MS = 30_000;

/** What is counted while commands are sent. */
export interface Sendings {
  commands: number;
  sent: number;
  timedOut: number;
  failed: number;
}

/** Commands sent one to five times over the nodes, often without waiting for the answer: each counts once. */
export async function sendCommands(
  logs: readonly Log[],
  commands: number,
  prefix: string,
  seed: number,
): Promise<Sendings> {
  const count: Sendings = { commands: 0, sent: 0, timedOut: 0, failed: 0 };
  const tables = Math.min(TABLES, commands);
  await inBatches(tables, tables, async (i) => {
    const random = fastRandom(seed * 1000 + i);
    const own = Math.floor(commands / tables) + (i < commands % tables ? 1 : 0);
    await commandTable(logs, `${prefix}${i}`, own, random, count);
  });
  return count;
}

async function commandTable(
  logs: readonly Log[],
  table: string,
  commands: number,
  random: Random,
  count: Sendings,
): Promise<void> {
  const answers = new Map<string, number>();
  let known: Entry | undefined;
  for (let n = 1; n <= commands; n++) {
    const command = `ann:${n}`;
    count.commands++;
    const times = 1 + below(random, MOST_SENDINGS);
    const sent = Array.from({ length: times }, () => {
      const start = below(random, logs.length);
      const attempt = (sending: number) =>
        appendCommand(logs[(start + sending) % logs.length], table, command, known);
      return send(attempt, random, count);
    });
    const [seq, ...others] = new Set(await Promise.all(sent));
    equal(others.length, 0, `${table}: ${command} is answered with the numbers ${seq}, ${others.join(', ')}`);
    if (seq === undefined) throw new Error(`${table}: ${command} got no answer`);
    answers.set(command, seq);
    known = (await readPatiently(logs[0], table, known?.seq ?? 0)).at(-1);
  }
  await compare(logs, table, answers);
}

/** Sends until there is an answer, each time over the next node. */
async function send(
  attempt: (sending: number) => Promise<number>,
  random: Random,
  count: Sendings,
): Promise<number | undefined> {
  const since = performance.now();
  for (let sending = 0; performance.now() - since < PATIENCE_MS; sending++) {
    count.sent++;
    const answer = attempt(sending);
    answer.catch(() => {});
    try {
      const wait = below(random, 2) === 0 ? below(random, LONGEST_WAIT_MS) : PATIENCE_MS;
      const seq = await Promise.race([answer, timers.setTimeout(wait, undefined, { ref: false })]);
      if (seq !== undefined) return seq;
      count.timedOut++;
    } catch {
      count.failed++;
      await timers.setTimeout(20);
    }
  }
  return undefined;
}

/** As a node does it: read, offer the next number, and where it is taken, read again. */
async function appendCommand(
  log: Log,
  table: string,
  command: string,
  known: Entry | undefined,
): Promise<number> {
  let last = known;
  for (;;) {
    last = (await log.read(table, last?.seq ?? 0)).at(-1) ?? last;
    const entry = entryAfter(table, last, command);
    const became = await log.append(entry);
    if (became.type === 'committed') return entry.seq;
    if (became.type === 'known') return became.seq;
  }
}

async function compare(logs: readonly Log[], table: string, answers: ReadonlyMap<string, number>) {
  const entries = await readPatiently(logs[0], table, 0);
  equal(entries.length, answers.size, `${table}: ${entries.length} entries for ${answers.size} commands`);
  equal(verifyChain(entries), undefined, `${table}: the chain breaks`);
  entries.forEach(({ seq, command }, place) => {
    equal(seq, place + 1, `${table}: number ${place + 1} is missing`);
    equal(seq, answers.get(command), `${table}: ${command} was answered with ${answers.get(command)}`);
  });
}

async function readPatiently(log: Log, table: string, after: number): Promise<Entry[]> {
  for (let tries = 1; ; tries++) {
    try {
      return await log.read(table, after);
    } catch (error) {
      if (tries === 50) throw error;
      await timers.setTimeout(100);
    }
  }
}
