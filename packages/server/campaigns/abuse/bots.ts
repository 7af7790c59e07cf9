import { GAMES } from '@samsara/engine/games';
import { BadGuest } from './bad-guest.ts';
import { sitWithBots } from './own-table.ts';
import type { Scene } from './scene.ts';

const HOSTS = 24;
const ASKING = 16;
const MASTER = 'master';
const HEX = '0123456789abcdef';

/** Lets the bots that think longest play against each other at many tables, and asks for whatever costs the server most. */
export async function makeBotsThink(scene: Scene): Promise<void> {
  await Promise.all([scene.crowd(HOSTS, () => letThink(scene)), scene.crowd(ASKING, () => askCostly(scene))]);
}

async function letThink(scene: Scene): Promise<void> {
  const seated = await sitWithBots(scene, MASTER);
  if (seated === undefined) return;
  const { socket, table } = seated;
  let commands = 0;
  const command = () => ({ id: `b${commands++}`, table });
  await socket.say({ type: 'ready', ...command(), entropy: scene.letters(HEX, 32) });
  await socket.say({ type: 'start', ...command() });
  await socket.say({ type: 'hand-over', ...command(), level: MASTER });
  while (socket.isOpen && !scene.isOver) await socket.say({ type: 'watch', table, moves: true });
}

async function askCostly(scene: Scene): Promise<void> {
  const guest = await BadGuest.visit(scene);
  const [game] = Object.keys(GAMES);
  const today = new Date().toISOString().slice(0, 10);
  const record = `{"mud":[${'0,'.repeat(60_000)}0]}`;
  const costly: readonly (() => Promise<unknown> | undefined)[] = [
    () => guest?.ask('GET', '/api/promises'),
    () => guest?.ask('GET', '/api/tables'),
    () => guest?.ask('GET', '/api/company'),
    () => guest?.ask('GET', '/api/my-games'),
    () => guest?.ask('GET', '/'),
    () => guest?.ask('POST', `/api/deals/${game}/${today}`, { body: record }),
    () => guest?.ask('POST', '/api/lifts', { body: record }),
    () => guest?.ask('POST', '/api/me/progress', { body: record }),
    () => guest?.ask('POST', '/api/passkeys/login/options', { body: {} }),
    () => guest?.ask('GET', `/api/deals/${game}/${today}`),
  ];
  for (let nth = 0; nth < 60 && guest !== undefined && !scene.isOver; nth++) await scene.oneOf(costly)();
}
