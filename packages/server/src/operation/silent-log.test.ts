import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DELETE_WORDS } from '@samsara/protocol';
import { expect, inject, test } from 'vitest';
import { Visitor } from '../http/testing/visitor.ts';
import { endedGame, socketOf, startProcess } from './testing/process.ts';

const ADDRESSES = ['203.0.113.77', '2001:db8:1:2:3:4:5:6'];

test('a run with visitors logs neither an address nor a name nor what was said', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'samsara-silent-log-'));
  const { child, port, ended, logged } = startProcess(inject('server'), folder, {
    SAMSARA_TRUST_PROXY: '127.0.0.1',
    SAMSARA_LOG_LEVEL: 'debug',
    SAMSARA_PERSON_TABLES_PER_HOUR: '1',
  });
  try {
    for (const [n, address] of ADDRESSES.entries()) {
      const visitor = new Visitor(await port);
      visitor.headers = { 'x-forwarded-for': address };
      await visitor.get('/api/me');
      await visitor.send('PUT', '/api/me', { name: `Namedina${n}` });
      const line = await socketOf(visitor);
      const said = { type: 'say', what: { text: 'whispered words' } };
      const abort = { type: 'agree', to: 'abort', agree: true };
      await endedGame(visitor, line, [said, abort], { name: `Namedina${n}` });
      // What is refused is not logged either.
      await visitor.sendText('POST', '/api/tables', `{"name":"Namedina${n}"`);
      await visitor.get('/api/plays/ABCDEF-1/record');
      await visitor.knock('/socket?ticket=none');
      await visitor.send('POST', '/api/me/delete', { words: DELETE_WORDS });
    }
    child.kill('SIGTERM');
    await ended;
    const log = logged();
    expect(log).toContain('"msg":"table made"');
    expect(log).toContain('"msg":"game aborted"');
    expect(log).not.toMatch(/Namedina|whispered/);
    for (const address of ADDRESSES) expect(log).not.toContain(address);
  } finally {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
});
