import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { securityText } from './security-text.ts';
import { TestServer } from './testing/test-server.ts';

const PATH = '/.well-known/security.txt';

test('whom to tell of a fault is said where the operator has named somebody', async () => {
  const server = await TestServer.open({ SAMSARA_SECURITY_CONTACT: 'mailto:security@cards.example' });
  const { status, body, headers } = await server.visitor().get(PATH);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(body).toContain('Contact: mailto:security@cards.example\n');
  await server.end();
});

test('where nobody is named there is no such file', async () => {
  const server = await TestServer.open();
  expect(await server.visitor().get(PATH)).toMatchObject({ status: 404, body: { code: 'not-found' } });
  await server.end();
});

test('it is good for 90 days, names its own address, and a contact stays in its line', () => {
  const config = readConfig({
    SAMSARA_PUBLIC_ORIGIN: 'https://cards.example',
    SAMSARA_SECURITY_CONTACT: 'https://cards.example/report\nContact: mailto:eve@evil.example',
  });
  const [contact, expires, languages, canonical, ...rest] =
    securityText(config, Date.UTC(2027, 0, 1))?.split('\n') ?? [];
  expect(contact).toBe('Contact: https://cards.example/reportContact:%20mailto:eve@evil.example');
  expect(expires).toBe('Expires: 2027-04-01T00:00:00.000Z');
  expect(languages).toBe('Preferred-Languages: de, en, fr');
  expect(canonical).toBe(`Canonical: https://cards.example${PATH}`);
  expect(rest).toEqual(['']);
});
