import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askRaw, talk } from './testing/raw.ts';
import { TestServer } from './testing/test-server.ts';

let server: TestServer;
let address: string;
beforeAll(async () => {
  server = await TestServer.open();
  ({ address } = server.visitor());
});
afterAll(() => server.end());

/** What the server says to these words, sent as they are. */
function said(words: string) {
  const { hostname, port } = new URL(address);
  return talk(hostname, Number(port), words);
}

const PATHS = ['/', '/api/me', '/api/nothing', '/healthz', '/version', '/nothing.here'];

describe('every answer', () => {
  test.each(PATHS)('to GET %s loads nothing from elsewhere and is framed by nobody', async (path) => {
    const { headers } = await askRaw(address, `GET ${path}`);
    for (const directive of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "script-src 'self'",
    ])
      expect(headers).toContain(directive);
    expect(headers).toContain('x-content-type-options: nosniff');
    expect(headers).toContain('referrer-policy: same-origin');
  });

  test.each(PATHS)('to GET %s says what it is and in which characters', async (path) => {
    const { headers } = await askRaw(address, `GET ${path}`);
    expect(headers).toMatch(/content-type: (?:application\/json|text\/html|text\/plain); charset=utf-8/);
  });

  test.each(PATHS)('to GET %s is for pages of the server alone, whoever asks', async (path) => {
    for (const origin of [address, 'http://evil.example', 'null']) {
      const { headers } = await askRaw(address, `GET ${path}`, { origin });
      expect(headers).not.toContain('access-control-');
      expect(headers).toContain('cross-origin-resource-policy: same-origin');
    }
  });

  test.each([
    [
      'a socket that is refused',
      'GET /socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
      421,
    ],
    [
      'an address that cannot be read',
      'GET /api/tables/%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      400,
    ],
    ['what is no request', 'HELLO\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ])('to %s too', async (_, words, status) => {
    const answer = await said(words);
    expect(answer.status).toBe(status);
    expect(answer.headers).toContain("content-security-policy: default-src 'none'; frame-ancestors 'none'");
    expect(answer.headers).toContain('x-content-type-options: nosniff');
    expect(answer.headers).toContain('cache-control: no-store');
    expect(answer.headers).toContain('content-type: application/json; charset=utf-8');
    expect(JSON.parse(answer.body)).toHaveProperty('code');
  });
});

describe('where one request ends and the next begins', () => {
  const start = () => `POST /api/carry HTTP/1.1\r\nHost: ${new URL(address).host}\r\nOrigin: ${address}\r\n`;

  test.each([
    ['two lengths', 'Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}'],
    ['a length and pieces', 'Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['pieces of an unknown kind', 'Transfer-Encoding: xchunked\r\n\r\n{}'],
    ['a header that is split', 'X-A: b\n c\r\nContent-Length: 2\r\n\r\n{}'],
  ])('cannot be said in two ways: %s', async (_, rest) => {
    const hidden = `GET /api/me HTTP/1.1\r\nHost: ${new URL(address).host}\r\nConnection: close\r\n\r\n`;
    const { status, body } = await said(`${start()}${rest}${hidden}`);
    expect(status).toBe(400);
    expect(body).not.toContain('HTTP/1.1 200');
  });

  test.each(['TRACE', 'CONNECT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is no way to ask', async (method) => {
    const { status, body } = await askRaw(address, `${method} /api/me`, {
      'x-secret': 'not-to-be-echoed',
      origin: address,
    });
    expect(status === 0 || status >= 400).toBe(true);
    expect(body).not.toContain('not-to-be-echoed');
  });
});

test.each([
  '/api/tables?with=seats&with=watch',
  '/api/promises?from=1&from=2',
  '/api/plays/ABCDEF-1/record?share=a&share=b',
])('what is said twice in %s is refused', async (path) => {
  expect(await server.visitor().get(path)).toMatchObject({ status: 400, body: { code: 'wrong-form' } });
});

describe('over https', () => {
  const secured = (more: NodeJS.ProcessEnv = {}) =>
    TestServer.open({ SAMSARA_PUBLIC_ORIGIN: 'https://cards.example.org', ...more });

  test.each([
    ['no', 'max-age=31536000'],
    ['yes', 'max-age=31536000; includeSubDomains'],
  ])('browsers stay with it for a year; names below: %s', async (below, header) => {
    const open = await secured({ SAMSARA_HSTS_SUBDOMAINS: below });
    for (const path of ['/healthz', '/api/me', '/nothing.here']) {
      const { headers } = await open.visitor().get(path);
      expect(headers.get('strict-transport-security')).toBe(header);
    }
    await open.end();
  });
});
