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

/** Everything else goes first: what attackers cost by themselves is not the server's. */
const LAST_OF_ALL = 19;

let scene: Scene | undefined;
let attacks: Promise<unknown> = Promise.resolve();

setPriority(LAST_OF_ALL);
process.on('message', (told: ToAttacker) => {
  if (told.type === 'attack') begin(told);
  else void end();
});
say({ type: 'there' });

function begin({ origin, tables, kinds, perSecond, seed }: Extract<ToAttacker, { type: 'attack' }>): void {
  const begun = new Scene(origin, tables, perSecond, seed);
  scene = begun;
  attacks = Promise.all(kinds.map((kind) => ATTACKS[kind](begun)));
  attacks.catch((error) => begun.tally.fault(`an attacker failed: ${String(error)}`));
}

async function end(): Promise<void> {
  if (scene === undefined) return;
  await scene.end(attacks.catch(() => {}));
  say({ type: 'told', told: scene.tally.told() });
}

function say(what: FromAttacker): void {
  process.send?.(what);
}
