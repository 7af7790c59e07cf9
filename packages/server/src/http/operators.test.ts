import { describe, expect, test } from 'vitest';
import { askRaw } from '../http/testing/raw.ts';
import { socketOf } from '../operation/testing/process.ts';
import { TestServer } from './testing/test-server.ts';

const TOKEN = 'for-those-who-run-it-and-nobody-else';

/** The status of `/metrics`, and whether `/version` tells the exact ones. */
async function learned(server: TestServer, headers: object): Promise<[number, boolean]> {
  const { address } = server.visitor();
  const metrics = await askRaw(address, 'GET /metrics', headers);
  const version = await askRaw(address, 'GET /version', headers);
  expect(metrics.body.includes('samsara_moves_total')).toBe(metrics.status === 200);
  expect(JSON.parse(version.body)).toMatchObject({ protocol: 2 });
  const told = /"build"/.test(version.body);
  expect(/"node"/.test(version.body)).toBe(told);
  return [metrics.status, told];
}

describe('metrics and exact versions are for', () => {
  test('whoever asks on the machine itself, and for nobody behind a proxy there', async () => {
    for (const trusted of ['no', 'loopback']) {
      const server = await TestServer.open({ SAMSARA_TRUST_PROXY: trusted });
      expect(await learned(server, {})).toEqual([200, true]);
      for (const forwarded of [
        { 'x-forwarded-for': '198.51.100.7' },
        { 'x-forwarded-for': '127.0.0.1' },
        { 'X-Forwarded-For': '' },
        { 'x-forwarded-host': 'localhost' },
        { forwarded: 'for=127.0.0.1' },
        { 'x-real-ip': '127.0.0.1' },
        { via: '1.1 proxy' },
      ]) {
        expect(await learned(server, forwarded)).toEqual([403, false]);
      }
      await server.end();
    }
  });

  test('nobody who was led here under another name', async () => {
    const server = await TestServer.open();
    const { address } = server.visitor();
    expect((await askRaw(address, 'GET /metrics', { host: 'evil.example' })).status).toBe(403);
    expect((await askRaw(address, 'GET /version', { host: 'evil.example' })).status).toBe(421);
    await server.end();
  });

  test('the token alone where a proxy that says nothing about itself may stand before the server', async () => {
    const env = { SAMSARA_PUBLIC_ORIGIN: 'https://cards.example.org', SAMSARA_OPERATOR_TOKEN: TOKEN };
    const server = await TestServer.open(env);
    expect(await learned(server, {})).toEqual([403, false]);
    expect(await learned(server, { authorization: `Bearer ${TOKEN}` })).toEqual([200, true]);
    const trusting = await TestServer.open({ ...env, SAMSARA_TRUST_PROXY: 'loopback' });
    expect(await learned(trusting, {})).toEqual([200, true]);
    await server.end();
    await trusting.end();
  });

  test('whoever has the token, from wherever', async () => {
    const server = await TestServer.open({ SAMSARA_OPERATOR_TOKEN: TOKEN });
    const forwarded = { 'x-forwarded-for': '198.51.100.7' };
    expect(await learned(server, { ...forwarded, authorization: `Bearer ${TOKEN}` })).toEqual([200, true]);
    for (const wrong of [
      '',
      'Bearer',
      `Bearer ${TOKEN}x`,
      `Bearer ${TOKEN.slice(1)}`,
      TOKEN,
      'Bearer null',
    ]) {
      expect(await learned(server, { ...forwarded, authorization: wrong })).toEqual([403, false]);
    }
    const { address } = server.visitor();
    const scraped = { host: 'node-1:8080', authorization: `Bearer ${TOKEN}` };
    expect((await askRaw(address, 'GET /metrics', scraped)).status).toBe(200);
    await server.end();
  });
});

test('a client can tell one build of a server from the next, and not which it is', async () => {
  const server = await TestServer.open();
  const builds = [];
  for (let n = 0; n < 2; n += 1) {
    const { heard, socket } = await socketOf(await server.guest());
    builds.push(JSON.parse(heard[0]).build);
    socket.close();
  }
  const other = await TestServer.open();
  const there = await socketOf(await other.guest());
  builds.push(JSON.parse(there.heard[0]).build);
  expect(builds[0]).toMatch(/^[0-9a-f]{16}$/);
  expect(builds[1]).toBe(builds[0]);
  // With another secret the same version has another name: nobody can look it up.
  expect(builds[2]).not.toBe(builds[0]);
  await other.end();
  await server.end();
});
