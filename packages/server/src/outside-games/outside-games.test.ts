import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyRecord } from '@samsara/engine';
import { packIn, readGamePackages } from '@samsara/engine/games';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { Visitor } from '../http/testing/visitor.ts';
import { endedGame, type ServerProcess, socketOf, startProcess } from '../operation/testing/process.ts';
import { diskFiles } from './disk.ts';
import { BadGame, readOutsideGames } from './outside-games.ts';
import { builtGame, writePackage } from './testing/package.ts';

const folder = mkdtempSync(join(tmpdir(), 'samsara-outside-'));
const BOARD = 'export default { mount: () => ({ update() {}, unmount() {} }) };';
let game: string;
beforeAll(async () => {
  game = await builtGame();
  writePackage(join(folder, 'high-card'), game, { board: BOARD });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('packages', () => {
  test('are folders, whole or from here, or installed here or further up', async () => {
    writePackage(join(folder, 'node_modules/@club/high-card'), game);
    const from = (here: string) => ({ ...diskFiles(), here });
    for (const [given, here] of [
      [join(folder, 'high-card'), '/'],
      ['./high-card', folder],
      ['high-card', folder],
      ['../high-card', join(folder, 'node_modules')],
      ['@club/high-card', join(folder, 'deep/down')],
    ] as const) {
      const [read, ...more] = await readGamePackages(` ${given}, ${given},`, from(here));
      expect(read).toMatchObject({ given, pack: { game: { meta: { id: 'high-card' } } } });
      expect(read.board).toBe(given.startsWith('@') ? null : BOARD);
      expect(more).toEqual([]);
    }
    await expect(readGamePackages('./@club/high-card', from(folder))).rejects.toMatchObject({
      code: 'unreadable-file',
    });
  });

  interface Broken {
    readonly what: string;
    readonly code: string;
    readonly module?: string;
    readonly samsara?: object;
  }

  const broken: readonly Broken[] = [
    {
      what: 'needs a package',
      code: 'game-fails',
      module: 'import lodash from "lodash"; export default lodash;',
    },
    {
      what: 'needs a file',
      code: 'game-fails',
      module: 'import other from "./other.js"; export default other;',
    },
    { what: 'throws', code: 'game-fails', module: 'throw new Error("no");' },
    { what: 'is no program', code: 'game-fails', module: 'export default {{;' },
    { what: 'exports no pack', code: 'not-an-object', module: 'export const pack = 1;' },
    { what: 'exports one of another form', code: 'newer-version', module: 'export default { api: 2 };' },
    { what: 'has another form', code: 'newer-version', samsara: { api: 2 } },
    { what: 'names no form', code: 'not-a-whole-number', samsara: { api: 'one' } },
    { what: 'lies elsewhere', code: 'wrong-format', samsara: { game: '/etc/passwd' } },
    { what: 'lies further up', code: 'wrong-format', samsara: { game: './../high-card/dist/game.js' } },
    { what: 'is no module', code: 'wrong-format', samsara: { game: './dist/game.json' } },
    { what: 'is not there', code: 'unreadable-file', samsara: { game: './dist/none.js' } },
    { what: 'is too large', code: 'out-of-range', module: `//${'x'.repeat(2 * 1024 * 1024)}` },
  ];

  test.each(broken)('a game that $what is refused: $code', async ({ code, module = '', samsara = {} }) => {
    const place = writePackage(join(folder, 'broken'), module, { ...samsara });
    const error = (await readOutsideGames(place).catch((thrown: unknown) => thrown)) as BadGame;
    expect(error).toBeInstanceOf(BadGame);
    expect(error.fault.code).toBe(code);
    expect(error.fault.place).toContain('broken');
    expect(error.message.length).toBeLessThan(1000);
  });

  test('two of the same id are refused', async () => {
    writePackage(join(folder, 'twice'), game);
    const list = `${join(folder, 'high-card')},${join(folder, 'twice')}`;
    await expect(readOutsideGames(list)).rejects.toMatchObject({ fault: { code: 'game-id-taken' } });
  });
});

test('a server does not start with a package that is wrong, and says which', async () => {
  const env = { SAMSARA_GAMES: join(folder, 'nowhere'), SAMSARA_LANG: 'de' };
  const server = startProcess(inject('server'), join(folder, 'unused'), env);
  server.port.catch(() => {});
  expect(await server.ended).toBe(2);
  expect(server.logged()).toBe(
    `SAMSARA_GAMES: ${join(folder, 'nowhere')}/package.json: diese Datei lässt sich nicht lesen (not-found). [unreadable-file]\n`,
  );
});

test('a game from outside is played, goes, and comes back', async () => {
  const kept = join(folder, 'kept');
  let server: ServerProcess;
  const start = async (games: string) => {
    server = startProcess(inject('server'), kept, games === '' ? {} : { SAMSARA_GAMES: games });
    const guest = new Visitor(await server.port);
    guest.cookie = cookie;
    await guest.get('/api/me');
    return guest;
  };
  const stop = async () => {
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  };
  let cookie = '';

  // With the game: it is told and sent, and played to its end with bots that think in threads.
  const first = await start(join(folder, 'high-card'));
  ({ cookie } = first);
  const [told, ...others] = (await first.get('/api/games')).body.games;
  expect(others).toEqual([]);
  expect(told).toMatchObject({
    id: 'high-card',
    seats: { least: 2, most: 4 },
    summary: { fr: { name: 'Carte haute', tagline: 'La plus haute carte prend le pli.' } },
    game: expect.stringMatching(/^\/outside\/high-card\/[0-9a-f]{32}\.js$/),
  });
  for (const [path, text] of [
    [told.game, game],
    [told.board, BOARD],
  ]) {
    const sent = await first.get(path);
    expect(sent.body).toBe(text);
    expect(sent.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(sent.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(sent.headers.get('content-encoding')).toBe('gzip');
  }
  const other = await first.get(told.game.replace('.js', '0.js'));
  expect([other.status, other.body.code]).toEqual([404, 'not-found']);
  expect(other.headers.get('cache-control')).toBe('no-store');
  const line = await socketOf(first);
  const table = await endedGame(first, line, [{ type: 'hand-over', level: 'casual' }], { game: 'high-card' });
  const record = async (guest: Visitor) => (await guest.get(`/api/plays/${table}-1/record`)).body;
  const text = JSON.stringify(await record(first));
  const pack = await packIn(game, 'high-card');
  const file = await fetch(`${first.address}/api/plays/${table}-1/record`, { headers: { cookie } });
  expect(verifyRecord({ 'high-card': pack.game }, await file.text())).toMatchObject({ ok: true });

  // One that is dealt and waits for its person.
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'casual' }];
  const wanted = { game: 'high-card', name: 'Ann', seats, settings: { spectators: null } };
  const waiting: string = (await first.send('POST', '/api/tables', wanted)).body.table;
  line.socket.send(JSON.stringify({ type: 'watch', table: waiting }));
  line.socket.send(JSON.stringify({ type: 'ready', entropy: '00'.repeat(16), table: waiting, id: 'r' }));
  line.socket.send(JSON.stringify({ type: 'start', table: waiting, id: 's' }));
  await expect
    .poll(() => line.heard.join())
    .toMatch(new RegExp(`"table":"${waiting}"[^]*"phase":"playing"|"phase":"playing"[^]*${waiting}`));
  const yourTurn = async (guest: Visitor) => {
    const { running } = (await guest.get('/api/my-games')).body;
    return running.find((each: { readonly table: string }) => each.table === waiting).yourTurn;
  };
  await expect.poll(() => yourTurn(first)).toBe(true);
  expect((await first.get(`/api/deals/high-card/2026-11-16`)).body.code).toBe('no-such-game');
  await stop();

  // Without it: nothing of it is offered, what was kept is named and stays, and the server is well.
  for (const games of ['', writePackage(join(folder, 'newer'), game.replace(/version: 1,/, 'version: 2,'))]) {
    const guest = await start(games);
    const card = await guest.get(`/api/tables/${waiting}`);
    expect([card.status, card.body]).toEqual([409, { code: 'game-unknown', detail: 'high-card' }]);
    const { socket, heard } = await socketOf(guest);
    socket.send(JSON.stringify({ type: 'watch', table: waiting }));
    socket.send(JSON.stringify({ type: 'move', move: 'play c1', table: waiting, id: 'm' }));
    await expect.poll(() => heard.join().match(/game-unknown/g)?.length).toBe(2);
    const mine = (await guest.get('/api/my-games')).body;
    expect(mine.running).toMatchObject([
      { table: waiting, game: 'high-card', names: ['Ann', expect.any(String)] },
    ]);
    expect(mine.finished).toMatchObject([{ table, game: 'high-card', phase: 'over' }]);
    expect(JSON.stringify(await record(guest))).toBe(text);
    const made = await guest.send('POST', '/api/tables', wanted);
    expect(made.body.code ?? 'made').toBe(games === '' ? 'no-such-game' : 'made');
    expect((await guest.get('/readyz')).body).toEqual({ status: 'ready' });
    if (games === '') expect((await guest.get('/api/games')).body).toEqual({ games: [] });
    await stop();
    const warnings = server!
      .logged()
      .split('\n')
      .filter((said) => said.includes('"msg":"game-unknown"'));
    expect(warnings.map((said) => JSON.parse(said))).toMatchObject([{ table: waiting, game: 'high-card' }]);
  }

  // With it again the table is as it was left.
  const last = await start(join(folder, 'high-card'));
  expect(await yourTurn(last)).toBe(true);
  await stop();
});

test('rules that fail harm their own tables alone', async () => {
  const faults = {
    view: 'function view(state, viewer) {',
    apply: 'function apply(state, actor, { card }, tell) {',
    clone: 'function clone(state) {',
  };
  const folders = Object.entries(faults).map(([name, line]) => {
    expect(game).toContain(line);
    const broken = game
      .replaceAll('"high-card"', `"bad-${name}"`)
      .replace(
        line,
        `${line} if (state.rest.length < 6 || state.table.some((x) => x !== null)) throw new Error("c7");`,
      );
    return writePackage(join(folder, `bad-${name}`), broken);
  });
  const list = [join(folder, 'high-card'), ...folders].join();
  const server = startProcess(inject('server'), join(folder, 'faults'), { SAMSARA_GAMES: list });
  const guest = new Visitor(await server.port);
  await guest.get('/api/me');
  const line = await socketOf(guest);
  for (const name of Object.keys(faults)) {
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'casual' }, { kind: 'bot', level: 'master' }];
    const wanted = { game: `bad-${name}`, name: 'Ann', seats };
    const { table } = (await guest.send('POST', '/api/tables', wanted)).body;
    const send = (message: object) => line.socket.send(JSON.stringify({ ...message, table }));
    send({ type: 'watch' });
    send({ type: 'ready', entropy: '00'.repeat(16), id: `r-${name}` });
    send({ type: 'start', id: `s-${name}` });
    send({ type: 'hand-over', level: 'casual', id: `h-${name}` });
    await expect.poll(() => line.heard.join()).toContain(`"id":"h-${name}"`);
  }
  const table = await endedGame(guest, line, [{ type: 'hand-over', level: 'casual' }], { game: 'high-card' });
  expect((await guest.get(`/api/plays/${table}-1/record`)).status).toBe(200);
  expect((await guest.get('/readyz')).body).toEqual({ status: 'ready' });
  // What a rule says when it fails may name a card, and is not written down.
  expect(server.logged()).toContain('"failure"');
  expect(server.logged()).not.toContain('c7');
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});
