import { readFileSync } from 'node:fs';
import { type CollectedGame, readRecord, verifyRecord, writeLine } from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import { expect, test } from 'vitest';
import { type Imported, type Importing, importText, MOST_LINES } from './importing.ts';

const CORPUS = new URL('../../../engine/src/record/corpus/', import.meta.url);
const recorded = (name: string) => readRecord(readFileSync(new URL(`${name}.json`, CORPUS), 'utf8'));
const line = (name: string, more: Partial<CollectedGame> = {}) =>
  writeLine({ record: recorded(name), seat: 0, at: 7, where: 'device', practice: false, ...more });

const TRIPLES = line('karma-alternative-triples');
const AMIGO = line('karma-amigo');
/** A move that is not legal where it stands. */
const ALTERED = AMIGO.replace(/"(\d) play [^"]*"/, '"$1 take"');

const kept: [string, CollectedGame][] = [];
const importing: Importing = {
  verify: async (_game, text) => {
    const verdict = verifyRecord(GAMES, text);
    return verdict.ok ? null : verdict.wrong;
  },
  keep: async (play, game) => kept.push([play, game]) > 0,
};

function imported(text: string, more: Partial<Importing> = {}, known: string[] = []): Promise<Imported> {
  kept.length = 0;
  const watched = { signal: new AbortController().signal, tell: () => undefined };
  return importText(text, known, watched, { ...importing, ...more });
}

test('true games are kept with what was said of them; bad lines are counted, and nothing else is lost', async () => {
  expect(ALTERED).not.toBe(AMIGO);
  const text = [
    '\ufeff',
    TRIPLES,
    'nonsense',
    '',
    ALTERED,
    '{"format":"samsara-game","version":9}',
    AMIGO,
  ].join('\n');
  expect(await imported(text)).toEqual({
    done: 5,
    total: 5,
    added: 2,
    known: 0,
    bad: 3,
    badLines: [
      { line: 3, why: 'not-json' },
      { line: 5, why: 'wrong-link' },
      { line: 6, why: 'newer-version' },
    ],
  });
  expect(kept.map(([, { seat, at, where }]) => [seat, at, where])).toEqual([
    [0, 7, 'device'],
    [0, 7, 'device'],
  ]);
  expect(new Set(kept.map(([play]) => play)).size).toBe(2);
});

test('what is there already is not kept again: from before, or twice in the file', async () => {
  const { commitment } = recorded('karma-amigo').fairness;
  expect(await imported([TRIPLES, TRIPLES, AMIGO].join('\n'), {}, [commitment])).toMatchObject({
    added: 1,
    known: 2,
    bad: 0,
  });
});

test('of very many lines the first are read', async () => {
  const found = await imported('x\n'.repeat(MOST_LINES + 7));
  expect(found).toMatchObject({ done: MOST_LINES, total: MOST_LINES, bad: MOST_LINES + 1 });
  expect(found.badLines.length).toBe(20);
});

test('a line that is too long is not read, and no room is said', async () => {
  const found = await imported(['x'.repeat(2 * 1024 * 1024 + 1), AMIGO].join('\n'), {
    keep: async () => false,
  });
  expect(found.badLines).toEqual([
    { line: 1, why: 'too-long' },
    { line: 2, why: 'no-room' },
  ]);
});

test('it can be stopped between lines, and what was taken in stays', async () => {
  const stop = new AbortController();
  const found = await importText(
    [TRIPLES, AMIGO].join('\n'),
    [],
    { signal: stop.signal, tell: () => stop.abort() },
    importing,
  );
  expect(found).toMatchObject({ done: 1, total: 2, added: 1 });
});
