import type { Game, Mind, PlayedGame, Thinking } from '@samsara/engine';
import type { DealJob } from '../deals/deal-task.ts';
import type { Device } from '../device/device.ts';
import type { DeviceTable } from '../device/device-table.ts';
import { forgetRunning, keepRecord, keepRunning } from '../kept/keeping.ts';
import type { LabJob } from '../lab/lab-task.ts';
import type { ReviewJob } from '../reviewing/review-task.ts';
import type { LoadMind } from '../thinking/with-mind.ts';
import type { VerifyJob } from '../verifying/verify-task.ts';
import type { FromTable, KeptAsRecord, KeptGame, LocalPlan, Question, ToTable } from './plan.ts';

/**
 * One script, six tasks: the table itself, the bots' thinking, so that the table never waits for a thought, a review, a deal,
 * a try of house rules, or the proof of a record.
 */
type Task =
  | { readonly task: 'table'; readonly to: ToTable }
  | { readonly task: 'think'; readonly question: Question }
  | LaterTask;

type LaterTask =
  | { readonly task: 'review'; readonly job: ReviewJob }
  | { readonly task: 'deal'; readonly job: DealJob }
  | { readonly task: 'lab'; readonly job: LabJob }
  | { readonly task: 'verify'; readonly job: VerifyJob };

/** Does one of these tasks, where this is a worker. The page loads the same files and shares the rules in them. */
export function work<State, Move, Event, View, Options>(
  rules: PlayedGame<State, Move, Event, View, Options>,
  loadThinking: () => Promise<Thinking<State, Move>>,
  loadMind?: () => Promise<Mind<State, Move>>,
): void {
  if ('document' in globalThis) return;
  const game = rules as PlayedGame;
  let thinking: Promise<Game> | undefined;
  const whole = () => {
    thinking ??= surely(loadThinking).then((found) => ({ ...game, ...(found as Thinking) }));
    return thinking;
  };
  let table: Promise<DeviceTable> | undefined;
  self.onmessage = ({ data }: MessageEvent<Task>) => {
    try {
      if (data.task === 'think') return void think(whole, data.question, loadMind as LoadMind | undefined);
      if (data.task !== 'table') return void doLater(whole, data, loadMind as LoadMind | undefined);
      const { to } = data;
      if (to.type === 'open') table = openTable(game, to);
      else table?.then((opened) => tellTable(opened, to));
      table?.catch(fail);
    } catch (error) {
      fail(error);
    }
  };
}

function say(message: FromTable): void {
  self.postMessage(message);
}

function fail(error: unknown): void {
  say({ type: 'failed', message: String(error instanceof Error ? error.stack : error) });
}

const RETRY_MS = 1000;

/** Loads what the game cannot go on without, also where the network fails for a moment. */
async function surely<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((done) => setTimeout(done, RETRY_MS));
    }
  }
}

/** The rules, and what bots ask of them. */
type Whole = () => Promise<Game>;

/** The first cards lie before any bot is asked: what thinks is loaded then. */
async function think(whole: Whole, question: Question, loadMind: LoadMind | undefined): Promise<void> {
  try {
    const [{ decide }, game] = await Promise.all([surely(() => import('../thinking/deciding.ts')), whole()]);
    const move = await decide(game, question, loadMind);
    self.postMessage({ type: 'thought', id: question.id, move });
  } catch (error) {
    fail(error);
  }
}

/** What few workers are asked for is loaded when it is. */
const TASKS = {
  review: async () => (await import('../reviewing/review-task.ts')).reviewAll,
  deal: async () => (await import('../deals/deal-task.ts')).lookAtDeal,
  lab: async () => (await import('../lab/lab-task.ts')).tryPart,
  verify: async () => (await import('../verifying/verify-task.ts')).verifyGame,
};

async function doLater(
  whole: Whole,
  { task, job }: LaterTask,
  loadMind: LoadMind | undefined,
): Promise<void> {
  try {
    const [doIt, game] = await Promise.all([TASKS[task](), whole()]);
    await doIt(game, job as never, (from: unknown) => self.postMessage(from), loadMind);
  } catch (error) {
    fail(error);
  }
}

async function openTable(
  rules: PlayedGame,
  { plan, kept }: Extract<ToTable, { type: 'open' }>,
): Promise<DeviceTable> {
  const game = await playedBy(rules, plan);
  // The page and the worker that thinks do without.
  const { DeviceTable } = await import('../device/device-table.ts');
  const device: Device = {
    tell: say,
    keep: (running) => void keepRunning(running),
    finish: (ended) => {
      const kept = plan.practice ? { ...ended, practice: true as const } : ended;
      void keepRecord(kept).then(() => forgetRunning(plan));
    },
    now,
    schedule: (ms, what) => {
      const timer = setTimeout(what, ms);
      return () => clearTimeout(timer);
    },
    whenDealt: (what) => {
      goOn = what;
      setTimeout(dealt, LONGEST_DEAL_MS);
    },
    randomInt,
    entropy: randomHex,
    report: fail,
  };
  const begun = await begunGame(plan, kept);
  if (plan.deal === undefined) return new DeviceTable(game, plan, begun, device);
  const { dealtBy } = await import('../deals/deal-table.ts');
  const table: DeviceTable = new DeviceTable(
    game,
    plan,
    begun,
    dealtBy(device, plan.deal.seed, () => table.table.moves),
  );
  return table;
}

/** The rules as a plan wants them played. */
async function playedBy(rules: PlayedGame, plan: LocalPlan): Promise<PlayedGame> {
  if (plan.practice) return (await import('../practice/open-cards.ts')).withOpenCards(rules, plan);
  return plan.deal === undefined ? rules : (await import('../deals/deal-table.ts')).inOrder(rules);
}

/** A game that goes on; null for a new one. */
async function begunGame(plan: LocalPlan, kept: KeptGame | KeptAsRecord | null): Promise<KeptGame | null> {
  if (kept !== null && 'entries' in kept) return kept;
  if (kept === null && plan.record === undefined) return null;
  const { recordedGame } = await import('../device/later/recorded-game.ts');
  return recordedGame(plan, kept, now());
}

/** Milliseconds since 1970; never goes back. */
function now(): number {
  return Math.floor(performance.timeOrigin + performance.now());
}

/** A page that never says that the first cards lie does not hold up the game. */
const LONGEST_DEAL_MS = 6000;

const nothing = () => undefined;
let goOn: () => void = nothing;

/** The first cards lie: what they need not wait for may be loaded. */
function dealt(): void {
  goOn();
  goOn = nothing;
}

function tellTable(table: DeviceTable, to: Exclude<ToTable, { type: 'open' }>): unknown {
  if (to.type === 'shown' || to.type === 'order') dealt();
  switch (to.type) {
    case 'order':
      return table.order(to.id, to.order);
    case 'become':
      return table.become(to.seat);
    case 'undo':
      return table.undo();
    case 'past':
      return table.past(to.seq);
    case 'shown':
      return table.shown(to.seq);
    case 'stand':
      return table.stand(to.stands);
    case 'thought':
      return table.thought(to.id, to.move);
    case 'adapt':
      return table.adapt(to.level);
    case 'hasten':
      return table.hasten();
    case 'lift':
      return table.lift();
  }
}

function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

const MOST_EXACT = 2 ** 53;

/** All numbers are equally likely: those that do not come out even are drawn again. */
function randomInt(below: number): number {
  for (;;) {
    const [high, low] = crypto.getRandomValues(new Uint32Array(2));
    const drawn = (high >>> 11) * 2 ** 32 + low;
    if (drawn < MOST_EXACT - (MOST_EXACT % below)) return drawn % below;
  }
}
