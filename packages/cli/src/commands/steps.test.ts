import { GAMES } from '@samsara/engine/games';
import { expect, test } from 'vitest';
import { samsara } from '../testing/samsara.ts';

/** What is answered to these lines. */
async function answers(...lines: (object | string)[]): Promise<Record<string, unknown>[]> {
  const input = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  // The last line does not end.
  const { out, code } = await samsara('steps', { input });
  expect(code).toBe(0);
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

test('a game is dealt, looked at, played and copied line by line; what is wrong changes nothing', async () => {
  const deal = { do: 'new', game: 'karma', seed: 3, options: { players: 2 } };
  const [first] = await answers(deal);
  const legal = first.legal as number[];
  expect(first).toMatchObject({
    id: 1,
    seed: 3,
    seat: 0,
    owes: true,
    said: [],
    outcome: null,
    returns: [0, 0],
  });
  expect((first.names as string[]).every((name) => name.startsWith('choose '))).toBe(true);

  const told = await answers(
    deal,
    'not json',
    '[]',
    '',
    { do: 'act', id: 1, action: 1 },
    { do: 'act', id: 1, action: legal[0] },
    { do: 'copy', id: 1 },
    { do: 'drop', id: 1 },
    { do: 'act', id: 1, action: legal[0] },
    { do: 'look', id: 2, seat: 0 },
    { do: 'look', id: 2, seat: 0, vector: 'everything' },
    { do: 'batch', game: 'karma', games: 2 },
    `{"do":"new","game":"${'x'.repeat(1 << 20)}"}`,
    deal,
  );
  const codes = told.map(({ error }) => (error as { code: string; place: string } | undefined)?.code ?? null);
  expect(codes).toEqual([
    null,
    'not-json',
    'not-an-object',
    'illegal-move',
    null,
    null,
    null,
    'unknown-value',
    null,
    'unknown-value',
    'do-not-go-together',
    'out-of-range',
    null,
  ]);
  expect(told[4]).toMatchObject({ id: 1, seat: 0, said: [legal[0]] });
  expect(told[5]).toMatchObject({ id: 2, seat: 0, said: [legal[0]] });
  // Two seats: six times 20 kinds, five kinds of waiting, six numbers, and 24 for each seat.
  expect(told[8].vector).toHaveLength(6 * 20 + 5 + 6 + 2 * 24);
  expect(told[12]).toMatchObject({ id: 3, legal });
});

test('every game describes what its vectors hold and what can be done', async () => {
  const ids = Object.keys(GAMES);
  const told = await answers(...ids.map((game) => ({ do: 'describe', game, options: { players: 2 } })));
  expect(told.map(({ game }) => game)).toEqual(ids);
  for (const { actions, observation, information } of told) {
    expect((actions as string[])[0]).toBe('let-pass');
    const names = (parts: unknown) => (parts as { name: string }[]).map(({ name }) => name);
    expect(names(information).slice(0, names(observation).length)).toEqual(names(observation));
  }
});
