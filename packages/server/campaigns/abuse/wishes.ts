import type { Command } from '@samsara/protocol';
import { BadGuest } from './bad-guest.ts';
import { lookOn } from './own-table.ts';
import type { Scene } from './scene.ts';

const AT_TABLES = 16;
const BY_REQUEST = 8;
const HEX = '0123456789abcdef';

type Unsent<C> = C extends Command ? Omit<C, 'id' | 'table'> : never;

/** What somebody without a seat may wish for, and what only those with one may. */
const WISHES: readonly Unsent<Command>[] = [
  { type: 'next-in', name: 'Mud' },
  { type: 'next-out' },
  { type: 'ask-seat', seat: 1 },
  { type: 'answer-seat', asked: 1, agree: true },
  { type: 'ask-undo' },
  { type: 'answer-undo', asked: 1, agree: true },
  { type: 'agree', to: 'abort', agree: true },
  { type: 'vote', to: 'remove', seat: 0, agree: true },
  { type: 'sit', name: 'Mud' },
  { type: 'remove', seat: 0 },
  { type: 'rematch' },
  { type: 'move', move: 'pass' },
];

/** Wishes for all that can be wished for, at honest tables and by requests. */
export async function floodWishes(scene: Scene): Promise<void> {
  await Promise.all([
    scene.crowd(AT_TABLES, () => wishAtTable(scene)),
    scene.crowd(BY_REQUEST, () => wishByRequest(scene)),
  ]);
}

async function wishAtTable(scene: Scene): Promise<void> {
  const seated = await lookOn(scene);
  for (let nth = 0; seated?.socket.isOpen && !scene.isOver; nth++) {
    const { socket, table } = seated;
    // Whoever comes and goes is shown to all who are there.
    if (nth % 3 === 0) await socket.say({ type: 'unwatch', table });
    else if (nth % 3 === 1) await socket.say({ type: 'watch', table });
    else await socket.say({ ...scene.oneOf(WISHES), id: `w${nth}`, table });
  }
}

async function wishByRequest(scene: Scene): Promise<void> {
  const guest = await BadGuest.visit(scene);
  if (guest === undefined) return;
  for (let nth = 0; nth < 60 && !scene.isOver; nth++) {
    const [method, path, body] = scene.oneOf(requests(scene));
    await guest.ask(method, path, body === undefined ? {} : { body });
  }
}

function requests(scene: Scene): readonly (readonly [string, string, unknown?])[] {
  const table = scene.oneOf(scene.tables);
  const wishes = { kinds: ['turn', 'invited'], quiet: null, utc_offset_min: 60, language: 'de' };
  const endpoint = `https://fcm.googleapis.com/fcm/send/${scene.letters(HEX, 40)}`;
  const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
  return [
    ['POST', '/api/company/invite', { id: scene.letters(HEX, 64), table }],
    ['POST', '/api/groups', { name: 'Mud' }],
    ['PUT', '/api/me/notices', wishes],
    ['POST', '/api/me/notices/push', { endpoint, keys }],
    ['POST', '/api/me/notices/hook', { url: 'https://example.org/hook', form: 'json' }],
    ['POST', '/api/me/notices/feed', {}],
    ['POST', '/api/me/notices/test', {}],
    ['PUT', `/api/tables/${table}/note`, { text: 'mud' }],
    ['GET', `/api/tables/${table}/plans`],
    ['PUT', '/api/me/holiday', { days: 1 }],
    ['PUT', '/api/me', { name: `Mud ${scene.below(1000)}` }],
    ['POST', '/api/carry', {}],
  ];
}
