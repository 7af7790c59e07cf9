import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { TestServer } from './testing/test-server.ts';

test('a fault of the server says nothing about itself, changes nothing, and does not end it', async () => {
  const server = await TestServer.open();
  const guest = await server.guest();
  await guest.send('PUT', '/api/me', { name: 'Ann' });
  const database = openDatabase(join(server.kept, 'samsara.db'));
  database.exec('alter table passkeys rename to taken_away');
  for (const asked of [guest.get('/api/passkeys'), guest.send('POST', '/api/passkeys/register/options')]) {
    const { status, body } = await asked;
    expect(status).toBe(500);
    expect(body).toEqual({ code: 'try-again' });
  }
  expect((await server.visitor().get('/healthz')).status).toBe(200);
  database.exec('alter table taken_away rename to passkeys');
  database.close();
  expect((await guest.get('/api/me')).body).toEqual({ name: 'Ann', passkeys: 0 });
  await server.end();
});
