import { BadGuest, type Wanted } from './bad-guest.ts';
import type { Scene } from './scene.ts';

const CROWD = 24;
const BY_SOCKET = 6;
const CODE = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const TOKEN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Tries codes of tables, shares of records, codes of devices, passkeys, feeds, groups and cookies. None may be right. */
export async function guess(scene: Scene): Promise<void> {
  await Promise.all([
    scene.crowd(CROWD, () => guessByRequest(scene)),
    scene.crowd(BY_SOCKET, () => guessBySocket(scene)),
  ]);
}

type Guess = readonly [method: string, path: string, wanted?: Wanted];

function guesses(scene: Scene): readonly Guess[] {
  const token = (length: number) => scene.letters(TOKEN, length);
  const code = (length: number) => scene.letters(CODE, length);
  const response = { clientDataJSON: token(80), authenticatorData: token(60), signature: token(90) };
  const id = token(22);
  return [
    ['GET', `/api/tables/${code(6)}`],
    ['GET', `/api/plays/${code(6)}-1/record`],
    ['GET', `/api/plays/${scene.oneOf(scene.hidden)}-1/record?share=${token(22)}`],
    ['POST', '/api/carry/look', { body: { code: code(8) } }],
    ['POST', '/api/carry/redeem', { body: { code: code(8), replace: true } }],
    ['POST', '/api/passkeys/login/verify', { body: { id, rawId: id, type: 'public-key', response } }],
    ['GET', `/api/feed/${token(32)}.atom`],
    ['POST', '/api/groups/open', { body: { token: token(22) } }],
    ['GET', '/api/devices', { headers: { cookie: `samsara=${token(43)}.${token(43)}` } }],
    ['GET', '/metrics', { headers: { authorization: `Bearer ${token(32)}`, via: 'mud' } }],
  ];
}

async function guessByRequest(scene: Scene): Promise<void> {
  const guest = await BadGuest.visit(scene);
  for (let nth = 0; nth < 60 && guest !== undefined && !scene.isOver; nth++) {
    const [method, path, wanted] = scene.oneOf(guesses(scene));
    scene.tally.guesses++;
    const { status } = await guest.ask(method, path, wanted);
    if (status >= 200 && status < 300) scene.tally.guessed.push(`${method} ${path}`);
  }
}

async function guessBySocket(scene: Scene): Promise<void> {
  const guest = await BadGuest.visit(scene);
  const socket = await guest?.connect();
  if (socket === undefined) return;
  socket.onMessage = (message) => {
    if (message.type === 'table') scene.tally.guessed.push(`watch ${message.table}`);
  };
  while (socket.isOpen && !scene.isOver) {
    scene.tally.guesses++;
    await socket.say({ type: 'watch', table: scene.letters(CODE, 6) });
  }
}
