import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { verifyRecord } from '@samsara/engine';
import { packIn } from '@samsara/engine/games';
import { build } from 'esbuild';
import { afterAll, expect, inject, test } from 'vitest';
import { Visitor } from '../http/testing/visitor.ts';
import { socketOf, startProcess } from '../operation/testing/process.ts';
import { writePackage } from './testing/package.ts';

const EXAMPLE = fileURLToPath(new URL('../../../../examples/crazy-eights/', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'samsara-eights-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a table tells of itself, as far as this test asks. */
interface Told {
  readonly offers?: { readonly owes: boolean; readonly moves: readonly string[] };
}

test('Crazy Eights is played at a server by a person and a bot that searches, and its record verifies', async () => {
  const { samsara } = JSON.parse(readFileSync(join(EXAMPLE, 'package.json'), 'utf8'));
  const entryPoints = [join(EXAMPLE, 'src/game.ts')];
  const { outputFiles } = await build({ entryPoints, bundle: true, format: 'esm', write: false });
  const game = outputFiles[0].text;
  const server = startProcess(inject('server'), join(folder, 'kept'), {
    SAMSARA_GAMES: writePackage(join(folder, 'crazy-eights'), game, samsara),
  });
  try {
    const guest = new Visitor(await server.port);
    await guest.get('/api/me');
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'skilled' }];
    const made = await guest.send('POST', '/api/tables', { game: 'crazy-eights', name: 'Ann', seats });
    const { table } = made.body;
    const { socket, heard } = await socketOf(guest);
    const send = (message: object) => socket.send(JSON.stringify({ ...message, table }));
    let answered = 0;
    // The first move that is offered, whenever an answer is owed.
    socket.on('message', (bytes) => {
      const said: unknown = JSON.parse(String(bytes));
      const { offers } = (Array.isArray(said) ? said : [said]).at(-1) as Told;
      if (offers?.owes) send({ type: 'move', id: `m${++answered}`, move: offers.moves[0] });
    });
    send({ type: 'watch', moves: true });
    send({ type: 'ready', entropy: '00'.repeat(16), id: 'r' });
    send({ type: 'start', id: 's' });
    await expect.poll(() => heard.join(), { timeout: 90_000 }).toContain('"phase":"over"');
    socket.close();
    const address = `${guest.address}/api/plays/${table}-1/record`;
    const record = await (await fetch(address, { headers: { cookie: guest.cookie } })).text();
    const { game: rules } = await packIn(game, 'crazy-eights');
    expect(verifyRecord({ 'crazy-eights': rules }, record)).toMatchObject({ ok: true });
    expect(JSON.parse(record).end).toMatchObject({ reason: 'finished' });
  } finally {
    server.child.kill('SIGTERM');
  }
  expect(await server.ended).toBe(0);
});
