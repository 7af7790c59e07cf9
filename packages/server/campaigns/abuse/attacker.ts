import { setPriority } from 'node:os';
import { makeBotsThink } from './bots.ts';
import { floodChat } from './chat.ts';
import { sendBadFrames } from './frames.ts';
import { guess } from './guesses.ts';
import { leaveHalfOpen } from './half-open.ts';
import type { FromAttacker, Kind, ToAttacker } from './kinds.ts';
import { floodReports } from './reports.ts';
import { Scene } from './scene.ts';
import { floodSockets } from './sockets.ts';
import { floodTables } from './tables.ts';
import { Tally } from './tally.ts';
import { floodWishes } from './wishes.ts';

const ATTACKS: Readonly<Record<Kind, (scene: Scene) => Promise<void>>> = {
  tables: floodTables,
  sockets: floodSockets,
  chat: floodChat,
  wishes: floodWishes,
  reports: floodReports,
  guesses: guess,
  'half-open': leaveHalfOpen,
  bots: makeBotsThink,
  frames: sendBadFrames,
};

/** Everything else goes first, where the system knows priorities: what attackers cost by themselves is not the server's. */
const LAST_OF_ALL = 19;
const SPIN_EVERY_MS = 10;

let scene: Scene | undefined;
let attacks: Promise<unknown> = Promise.resolve();
let spinning: NodeJS.Timeout | undefined;
let since = { cpu: process.cpuUsage(), at: performance.now() };

setPriority(LAST_OF_ALL);
process.on('message', (told: ToAttacker) => {
  since = told.type === 'stop' ? since : { cpu: process.cpuUsage(), at: performance.now() };
  if (told.type === 'attack') begin(told);
  else if (told.type === 'spin') spin(told.share);
  else void end();
});
say({ type: 'there' });

function begin({ kinds, perSecond, seed, ...where }: Extract<ToAttacker, { type: 'attack' }>): void {
  const begun = new Scene(where, perSecond, seed);
  scene = begun;
  attacks = Promise.all(kinds.map((kind) => ATTACKS[kind](begun)));
  attacks.catch((error) => begun.tally.fault(`an attacker failed: ${String(error)}`));
}

function spin(share: number): void {
  const end = performance.now() + SPIN_EVERY_MS * share;
  while (performance.now() < end);
  spinning = setTimeout(() => spin(share), SPIN_EVERY_MS * (1 - share));
}

async function end(): Promise<void> {
  const cpuShare = shareSince();
  clearTimeout(spinning);
  await scene?.end(attacks.catch(() => {}));
  const tally = scene?.tally ?? new Tally();
  scene = undefined;
  say({ type: 'told', told: tally.told(cpuShare) });
}

function shareSince(): number {
  const { user, system } = process.cpuUsage(since.cpu);
  return (user + system) / 1000 / (performance.now() - since.at);
}

function say(what: FromAttacker): void {
  process.send?.(what);
}
