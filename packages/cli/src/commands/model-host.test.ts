import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { Model, playOn, type Standing } from '../testing/model.ts';
import { fileWith, samsara } from '../testing/samsara.ts';

const HERE = ['bot-host', '--mcp', '--game'];

test('a whole game against bots without a server, with moves in words', async () => {
  const model = await Model.start([...HERE, 'stop', '--against', 'casual', '--players', '2']);
  expect(await model.tools()).toEqual([
    'list_tables',
    'take_seat',
    'look',
    'legal_moves',
    'why_not',
    'play',
    'wait_for_turn',
    'rule',
    'leave',
  ]);
  const seated = await model.ask<Standing>('take_seat', { name: 'Deep' });
  expect(seated).toMatchObject({ seats: [{ name: 'Deep', kind: 'model' }, { kind: 'bot' }] });
  expect(await model.error('take_seat')).toMatchObject({ code: 'already-seated' });
  const { outcome } = await playOn(model, seated);
  expect(outcome).toMatchObject({ winners: expect.any(Array) });
  expect(await model.error('play', { move: 'draw' })).toMatchObject({ code: 'not-now' });
  expect(await model.ask('take_seat')).toMatchObject({ phase: 'playing' });
  await model.end();
}, 60_000);

/** KA-21: a card must be at least as high as the one below it. */
const POSITION = {
  game: 'karma',
  seats: [{ hand: ['4', '9'] }, { hand: ['6', '6'] }],
  pile: ['8'],
  turn: 0,
};

let twins: Model[];
beforeAll(async () => {
  const hands = [
    ['6', '6'],
    ['12', '14'],
  ];
  twins = await Promise.all(
    hands.map(async (hand) => {
      const file = fileWith({ ...POSITION, seats: [POSITION.seats[0], { hand }] });
      return Model.start([...HERE, 'karma', '--position', file]);
    }),
  );
}, 60_000);
afterAll(() => Promise.all(twins.map((model) => model.end())));

test('no answer depends on what another seat holds', async () => {
  const questions: [string, Record<string, unknown>][] = [
    ['list_tables', {}],
    ['take_seat', { name: 'Deep' }],
    ['look', {}],
    ['legal_moves', {}],
    ['why_not', { move: 'play 4' }],
    ['play', { move: 'play 4' }],
    ['play', { move: 'play 6' }],
    ['play', { move: 'dance' }],
    ['rule', { topic: 'KA-21' }],
    ['wait_for_turn', { seconds: 1 }],
  ];
  for (const [tool, given] of questions) {
    const [one, other] = await Promise.all(twins.map((model) => model.answer(tool, given)));
    expect(one, tool).toEqual(other);
  }
});

test('a refused move is answered with the reason and the clause, and changes nothing', async () => {
  const [model] = twins;
  const { rules } = await model.ask<{ rules: { clause: string; says: string }[] }>('rule', { topic: 'ka21' });
  const [{ clause, says }] = rules;
  expect(clause).toBe('KA-21');
  const before = await model.ask<Standing>('look');
  expect(await model.error('play', { move: 'play 4' })).toMatchObject({
    code: 'illegal-move',
    refusal: { clause: 'KA-21', rule: says },
  });
  expect(await model.ask('look')).toEqual(before);
  expect(await model.error('rule', { topic: 'xyzzy' })).toMatchObject({ code: 'unknown-value' });
  expect(await model.error('rule', { topic: 'KA-21', game: 'chess' })).toMatchObject({
    code: 'unknown-game',
  });
});

test('only what somebody then does shows what they held', async () => {
  const [one, other] = await Promise.all(twins.map((model) => model.answer('play', { move: 'play 9' })));
  expect(one.isError ?? false).toBe(false);
  expect(one).not.toEqual(other);
});

test('what cannot be used is answered by an error, and the process lives', async () => {
  const child = spawn(process.execPath, [inject('samsara'), ...HERE, 'karma'], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const say = (message: unknown) => child.stdin.write(`${JSON.stringify(message)}\n`);
  const heard = async () => JSON.parse((await lines.next()).value as string) as Record<string, unknown>;
  const call = (id: number, params: unknown) => say({ jsonrpc: '2.0', id, method: 'tools/call', params });
  const initialize = {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'x', version: '1' },
  };
  child.stdin.write('this is no JSON\n');
  say({ jsonrpc: '2.0', id: 1, method: 'initialize', params: initialize });
  expect(await heard()).toMatchObject({ id: 1, result: { serverInfo: { name: 'samsara' } } });
  say({ jsonrpc: '2.0', method: 'notifications/initialized' });
  child.stdin.write('{"jsonrpc":"2.0","id":2,\n');
  call(3, { name: 'play', arguments: { move: 5 } });
  const wrongForm = await heard();
  expect(wrongForm).toMatchObject({ id: 3 });
  expect(JSON.stringify(wrongForm)).toMatch(/"isError":true|"error":/);
  call(4, { name: 'fly', arguments: {} });
  expect(JSON.stringify(await heard())).toMatch(/"isError":true|"error":/);
  call(5, { name: 'take_seat', arguments: {} });
  // The client of the older protocol has named itself once.
  expect(await heard()).toMatchObject({
    id: 5,
    result: { structuredContent: { seats: [{ name: 'x' }, {}, {}, {}] } },
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  child.stdin.end();
  expect(await ended).toBe(0);
}, 60_000);

test('a game or a server is needed, and not both', async () => {
  expect(await samsara('bot-host --mcp')).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining('--game'),
  });
  const both = await samsara('bot-host http://localhost:9 --mcp --game karma');
  expect(both).toMatchObject({ code: 2, out: '', err: expect.stringContaining('--game') });
  const nobody = await samsara('bot-host http://localhost:9 --mcp');
  expect(nobody).toMatchObject({ code: 1, out: '', err: 'http://localhost:9 cannot be reached\n' });
  expect(await samsara('bot-host')).toMatchObject({ code: 2, out: '' });
});
