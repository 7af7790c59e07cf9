import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { BadInput } from '../kernel/bad-input.ts';
import { hashOf, sha256Hex } from '../kernel/json.ts';
import { readOptions } from '../kernel/options.ts';
import { randomRecord } from '../testing/random-record.ts';
import { dealt, fairnessOf } from './fairness.ts';
import { readRecord } from './read.ts';
import { addMove, type GameRecord, linkAfter, momentHash, startRecord, withoutSeed } from './record.ts';
import { gameOf, replay } from './replay.ts';
import { writeRecord } from './written.ts';

const { karma } = GAMES;
const options = (given: object) => readOptions<{ players: number }>(karma as never, given);
const finished = randomRecord(karma, options({ players: 3 }), 7);

/** What reading or replaying throws, as `code place`. */
function complaint(attempt: () => unknown): string {
  try {
    attempt();
    return 'none';
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return `${error.code} ${error.place}`;
  }
}

describe('a record', () => {
  test('is the same after it was written and read', () => {
    const text = writeRecord(finished);
    expect(readRecord(text)).toEqual(finished);
    expect(writeRecord(readRecord(text))).toBe(text);
  });

  test('has a line for each part and for each move', () => {
    const lines = writeRecord(finished).split('\n');
    expect(lines.length).toBe(finished.moves.length + 14);
    expect(lines.slice(0, 5)).toEqual([
      '{',
      '  "format": "samsara-record",',
      '  "version": 2,',
      '  "game": "karma",',
      '  "gameVersion": 1,',
    ]);
    const [line, link] = finished.moves[4];
    expect(lines[14]).toBe(`    ["${line}","${link}"],`);
    expect(lines.slice(-2)).toEqual(['}', '']);
  });

  test('can be written before the first move', () => {
    const { seats, fairness } = finished;
    const record = startRecord(karma, options({ players: 3 }), seats, fairness);
    expect(record.head).toBe(finished.head);
    expect(readRecord(writeRecord(record))).toEqual(record);
  });

  test('ties every move to those before it', () => {
    const record = startRecord(karma, options({ players: 3 }), finished.seats, finished.fairness);
    addMove(record, 0, 'choose 1 2 3');
    addMove(record, 'clock', 'time-out');
    const first = sha256Hex(`${record.head}\n0 choose 1 2 3`).slice(0, 16);
    expect(record.moves).toEqual([
      ['0 choose 1 2 3', first],
      ['clock time-out', sha256Hex(`${first}\nclock time-out`).slice(0, 16)],
    ]);
  });

  test('can be shown without the seed', () => {
    expect(withoutSeed(finished).fairness.serverSeed).toBeNull();
    expect(withoutSeed(finished).head).toBe(finished.head);
    expect(finished.fairness.serverSeed).not.toBeNull();
  });
});

describe('fairness', () => {
  const seed = '0'.repeat(64);
  const entropy = ['ab'.repeat(16), 'cd'.repeat(64)];

  test('commits to the seed and mixes in what every seat adds', () => {
    const fairness = fairnessOf(seed, entropy);
    expect(fairness.commitment).toBe(sha256Hex(`samsara commitment 1\n${seed}`));
    const record = startRecord(karma, options({ players: 2 }), finished.seats.slice(1), fairness);
    const gameSeed = sha256Hex(`samsara seed 1\n${seed}\n${entropy[0]}\n${entropy[1]}`);
    expect(hashOf(dealt(karma, record))).toBe(hashOf(karma.setup(options({ players: 2 }), gameSeed)));
  });

  test.each([
    ['a seat without entropy', [entropy[0]], 'out-of-range fairness.entropy'],
    ['too little', [entropy[0], 'ab'.repeat(15)], 'wrong-format fairness.entropy[1]'],
    ['too much', ['ab'.repeat(65), entropy[1]], 'wrong-format fairness.entropy[0]'],
    ['half a byte', [`${'ab'.repeat(16)}a`, entropy[1]], 'wrong-format fairness.entropy[0]'],
    ['capital letters', ['AB'.repeat(16), entropy[1]], 'wrong-format fairness.entropy[0]'],
  ])('refuses %s', (_name, given, expected) => {
    const start = () =>
      startRecord(karma, options({ players: 2 }), finished.seats.slice(1), fairnessOf(seed, given));
    expect(complaint(start)).toBe(expected);
  });

  test('refuses a seed that is none', () => {
    expect(complaint(() => fairnessOf('0'.repeat(63), entropy))).toBe('wrong-format fairness.serverSeed');
  });
});

describe('replaying', () => {
  test('gives the final state, and every move with its events on the way', () => {
    const texts: string[] = [];
    let events = 0;
    const state = replay(karma, finished, (move) => {
      texts.push(`${move.actor} ${move.text}`);
      events += move.events.length;
      expect(move.index).toBe(texts.length - 1);
    });
    expect(momentHash(karma, state)).toBe(finished.end?.hash);
    expect(texts).toEqual(finished.moves.map(([line]) => line));
    expect(events).toBeGreaterThan(texts.length);
  });

  test.each([
    ['0 dance', 'illegal-move moves[5]', /unreadable/],
    ['99 take', 'illegal-move moves[5]', /no-such-seat/],
    ['clock take', 'illegal-move moves[5]', /only-for-seats|unreadable/],
    ['take', 'wrong-format moves[5]', /take/],
  ])('names the move %s that cannot be made', (line, expected, reason) => {
    const moves = finished.moves.map((move, i) => (i === 5 ? ([line, move[1]] as const) : move));
    const attempt = () => replay(karma, { ...finished, moves });
    expect(complaint(attempt)).toBe(expected);
    expect(attempt).toThrow(reason);
  });

  test('takes moves only as they are written', () => {
    const moves = finished.moves.map((move, i) =>
      i === 0 ? ([move[0].toUpperCase(), move[1]] as const) : move,
    );
    expect(complaint(() => replay(karma, { ...finished, moves }))).toBe('wrong-format moves[0]');
  });

  test('needs the seed', () => {
    expect(complaint(() => replay(karma, withoutSeed(finished)))).toBe('missing fairness.serverSeed');
  });

  test.each([
    [{ game: 'chess' }, 'unknown-game game'],
    [{ game: '__proto__' }, 'unknown-game game'],
    [{ gameVersion: 999 }, 'newer-version gameVersion'],
    [{ gameVersion: 0 }, 'out-of-range gameVersion'],
  ])('knows no game for %j', (change, expected) => {
    expect(complaint(() => gameOf(GAMES, { ...finished, ...change }))).toBe(expected);
    expect(gameOf(GAMES, finished)).toBe(karma);
  });
});

describe('reading', () => {
  type Change = (
    record: Record<string, unknown> & Pick<GameRecord, 'seats' | 'fairness' | 'moves'>,
  ) => object;
  const longName = 'x'.repeat(81);

  test.each<[string, Change]>([
    ['wrong-format format', () => ({ format: 'samsara' })],
    ['newer-version version', () => ({ version: 6 })],
    ['not-a-whole-number version', () => ({ version: '1' })],
    ['out-of-range version', () => ({ version: 0 })],
    ['not-a-text game', () => ({ game: 1 })],
    ['out-of-range gameVersion', () => ({ gameVersion: 0 })],
    ['not-an-object options', () => ({ options: [] })],
    ['unknown-value options.players', () => ({ options: { players: [3] } })],
    ['do-not-go-together seats', () => ({ options: { players: 4 } })],
    ['not-a-list seats', () => ({ seats: {} })],
    [
      'wrong-format seats[1].name',
      ({ seats }) => ({ seats: [seats[0], { name: '', kind: 'person' }, seats[2]] }),
    ],
    [
      'wrong-format seats[0].name',
      ({ seats }) => ({ seats: [{ name: longName, kind: 'person' }, ...seats.slice(1)] }),
    ],
    [
      'wrong-format seats[0].name',
      ({ seats }) => ({ seats: [{ name: 'a\u0007', kind: 'person' }, ...seats.slice(1)] }),
    ],
    [
      'wrong-format seats[0].name',
      ({ seats }) => ({ seats: [{ name: '\ufffd', kind: 'person' }, ...seats.slice(1)] }),
    ],
    [
      'wrong-format seats[0].kind',
      ({ seats }) => ({ seats: [{ name: 'a', kind: 'robot' }, ...seats.slice(1)] }),
    ],
    ['unknown-key seats[0].age', ({ seats }) => ({ seats: [{ ...seats[0], age: 8 }, ...seats.slice(1)] })],
    ['missing seats[0].kind', ({ seats }) => ({ seats: [{ name: 'a' }, ...seats.slice(1)] })],
    ['wrong-format fairness.commitment', ({ fairness }) => ({ fairness: { ...fairness, commitment: 'x' } })],
    ['wrong-format fairness.serverSeed', ({ fairness }) => ({ fairness: { ...fairness, serverSeed: 'x' } })],
    ['not-a-text fairness.entropy[0]', ({ fairness }) => ({ fairness: { ...fairness, entropy: [1, 2, 3] } })],
    ['out-of-range fairness.entropy', ({ fairness }) => ({ fairness: { ...fairness, entropy: [] } })],
    ['wrong-format head', () => ({ head: 'ABCDEF0123456789' })],
    ['not-a-list moves[0]', () => ({ moves: ['0 take'] })],
    ['out-of-range moves[0]', ({ moves }) => ({ moves: [[...moves[0], 'x']] })],
    ['wrong-format moves[0]', ({ moves }) => ({ moves: [['00 take', moves[0][1]]] })],
    ['wrong-format moves[0]', ({ moves }) => ({ moves: [['0  take', moves[0][1]]] })],
    ['wrong-format moves[0]', ({ moves }) => ({ moves: [['0 täke', moves[0][1]]] })],
    ['out-of-range moves[0]', ({ moves }) => ({ moves: [[`0 ${'x'.repeat(300)}`, moves[0][1]]] })],
    ['wrong-format moves[1]', ({ moves }) => ({ moves: [moves[0], ['0 take', 'abc']] })],
    ['not-an-object end', () => ({ end: 'finished' })],
    ['unknown-value end.reason', () => ({ end: { hash: '', outcome: null, reason: 'bored' } })],
    ['unknown-key seal', () => ({ seal: '' })],
    ['unknown-key extra', () => ({ extra: 1 })],
  ])('says %s', (expected, change) => {
    const object = JSON.parse(writeRecord(finished));
    const changed = { ...object, ...change(object) };
    expect(complaint(() => readRecord(JSON.stringify(changed)))).toBe(expected);
  });

  const version1 = () =>
    JSON.parse(readFileSync(new URL('./corpus/karma-amigo.json', import.meta.url), 'utf8'));

  test('wants digests and seal of version 1 in their form', () => {
    const { digests, ...object } = version1();
    const { head: _, ...others } = digests;
    expect(complaint(() => readRecord(JSON.stringify({ ...object, digests: others })))).toBe(
      'missing digests.head',
    );
    expect(complaint(() => readRecord(JSON.stringify({ ...object, digests, seal: '' })))).toBe(
      'wrong-format seal',
    );
  });

  test.each([
    [2, 'format'],
    [2, 'options'],
    [2, 'moves'],
    [2, 'end'],
    [1, 'end'],
    [1, 'digests'],
    [1, 'seal'],
  ])('in version %i misses %s', (version, part) => {
    const object = version === 1 ? version1() : JSON.parse(writeRecord(finished));
    delete object[part];
    expect(complaint(() => readRecord(JSON.stringify(object)))).toMatch(/^(missing|wrong-format) /);
  });

  test.each(['', 'x', '[]', 'null', '{"format":'])('refuses %j', (text) => {
    expect(complaint(() => readRecord(text))).toMatch(/^not-(json|an-object) record$/);
  });

  test('an outcome speaks only of seats that exist', () => {
    const object = JSON.parse(writeRecord(finished));
    object.end.outcome.losers = [3];
    expect(complaint(() => readRecord(JSON.stringify(object)))).toBe('out-of-range end.outcome');
  });

  test('an outcome is read whatever its length', () => {
    const object = JSON.parse(writeRecord(finished));
    object.end.outcome.winners = new Array(300_000).fill(0);
    expect(complaint(() => readRecord(JSON.stringify(object)))).toBe('none');
    object.end.outcome.winners.push(3);
    expect(complaint(() => readRecord(JSON.stringify(object)))).toBe('out-of-range end.outcome');
  });

  test('a link follows from the link before it and the line', () => {
    expect(linkAfter('0123456789abcdef', '0 take')).toMatch(/^[0-9a-f]{16}$/);
    expect(linkAfter('0123456789abcdef', '0 take')).not.toBe(linkAfter('0123456789abcdee', '0 take'));
  });
});
