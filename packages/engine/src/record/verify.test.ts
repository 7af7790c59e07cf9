import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { hashOf } from '../kernel/json.ts';
import { RECORD_CHECKS, RECORD_CHECKS_1, type Verdict } from '../kernel/later/verdict.ts';
import { readOptions } from '../kernel/options.ts';
import { randomRecord } from '../testing/random-record.ts';
import { commitmentTo, dealt } from './fairness.ts';
import type { Known } from './known.ts';
import { readRecord } from './read.ts';
import { endRecord, type GameRecord, headOf, linkAfter, type RecordedEnd, withoutSeed } from './record.ts';
import { replay } from './replay.ts';
import { verifyRecord } from './verify.ts';
import { writeRecord } from './written.ts';

const { karma } = GAMES;
const options = (given: object) => readOptions<{ players: number }>(karma as never, given);
const long = randomRecord(karma, options({ players: 4 }), 1);
const short = randomRecord(karma, options({ players: 2, turn_limit: 12 }), 3);
const version1 = readFileSync(new URL('./corpus/stop-turn-limit.json', import.meta.url), 'utf8');

/** `ok`, or what is wrong and where. */
function verdictOn(text: string): string {
  const verdict: Verdict = verifyRecord(GAMES, text);
  return verdict.ok ? 'ok' : `${verdict.wrong} ${verdict.place}`;
}

describe('what somebody knows from elsewhere', () => {
  const { commitment, entropy } = long.fairness;
  const compared = (known: Known) => {
    const verdict = verifyRecord(GAMES, writeRecord(long), known);
    return verdict.ok ? verdict.checks.slice(RECORD_CHECKS.length) : `${verdict.wrong} ${verdict.place}`;
  };

  test('is compared, and it is said what was', () => {
    expect(compared({})).toEqual([]);
    expect(compared({ commitment })).toEqual(['promise']);
    expect(compared({ commitment, entropy: new Map([[2, entropy[2]]]) })).toEqual(['promise', 'share']);
  });

  test('finds out a record that is whole and yet another', () => {
    expect(compared({ commitment: hashOf('another') })).toBe('other-promise fairness.commitment');
    expect(compared({ entropy: new Map([[2, entropy[1]]]) })).toBe('other-share fairness.entropy[2]');
    expect(compared({ entropy: new Map([[4, entropy[0]]]) })).toBe('other-share fairness.entropy[4]');
  });
});

describe('a record as it was written', () => {
  test.each([
    ['a whole game', long],
    ['a game ended by its turn limit', short],
    ['two decks', randomRecord(karma, options({ edition: 'set', players: 8 }), 5)],
  ])('holds: %s', (_name, record) => {
    expect(verifyRecord(GAMES, writeRecord(record))).toEqual({ ok: true, checks: RECORD_CHECKS });
  });

  test('holds in version 1 too, with its digests and its seal', () => {
    expect(verifyRecord(GAMES, version1)).toEqual({ ok: true, checks: RECORD_CHECKS_1 });
  });

  test('holds for an aborted game', () => {
    const record: GameRecord = { ...long, moves: long.moves.slice(0, 20), end: null };
    endRecord(record, karma, replay(karma, record), 'aborted');
    expect(verdictOn(writeRecord(record))).toBe('ok');
    expect(
      verdictOn(writeRecord({ ...record, end: { ...(record.end as RecordedEnd), reason: 'finished' } })),
    ).toBe('wrong-outcome end.reason');
  });

  test('does not hold before the seed is revealed, or before the end', () => {
    expect(verdictOn(writeRecord({ ...withoutSeed(long), end: null }))).toBe(
      'not-revealed fairness.serverSeed',
    );
    expect(verdictOn(writeRecord(withoutSeed(long)))).toBe('not-revealed fairness.serverSeed');
    expect(verdictOn(writeRecord({ ...long, end: null }))).toBe('not-ended end');
  });

  test('is not written in any other way', () => {
    const text = writeRecord(short);
    expect(verdictOn(JSON.stringify(JSON.parse(text)))).toBe('not-as-written record');
    expect(verdictOn(JSON.stringify(JSON.parse(text), null, 2))).toMatch(/^not-as-written /);
    expect(verdictOn(text.replaceAll('\n', '\r\n'))).toBe('not-as-written record');
    expect(verdictOn(`\ufeff${text}`)).toBe('not-json record');
    expect(verdictOn(`${text}\n`)).toBe('not-as-written record');
    expect(verdictOn(text.replace('"version": 2', '"version": 2.0'))).toBe('not-as-written version');
    expect(verdictOn(text.replace('"karma"', '"\\u006barma"'))).toBe('not-as-written game');
  });
});

describe('altering any byte', () => {
  const longBytes = Buffer.from(writeRecord(long));

  /** The bytes with some of them from `at` on replaced. */
  const spliced = (bytes: Buffer, at: number, removed: number, ...put: number[]) =>
    Buffer.concat([bytes.subarray(0, at), Buffer.from(put), bytes.subarray(at + removed)]).toString();

  /** For every byte, the move it belongs to; a line break belongs to none. */
  function movesByByte(record: GameRecord, bytes: Buffer): (number | undefined)[] {
    const byByte: (number | undefined)[] = [];
    let line = 0;
    for (const byte of bytes) {
      const move = line - FIRST_MOVE_LINE;
      const inMove = move >= 0 && move < record.moves.length && byte !== LINE_BREAK;
      byByte.push(inMove ? move : undefined);
      if (byte === LINE_BREAK) line++;
    }
    return byByte;
  }
  const FIRST_MOVE_LINE = 10;
  const LINE_BREAK = 0x0a;
  const SPACE = 0x20;

  /** What should have been noticed and was not, or was placed at another move. */
  function unnoticed(bytes: Buffer, move: number | undefined, altered: string): boolean {
    if (altered === bytes.toString()) return false;
    const verdict = verifyRecord(GAMES, altered);
    return verdict.ok || (move !== undefined && !verdict.place.startsWith(`moves[${move}]`));
  }

  test.each<[string, (bytes: Buffer, at: number) => string]>([
    ['flipping a bit', (bytes, at) => spliced(bytes, at, 1, bytes[at] ^ (1 << (at % 8)))],
    ['changing its case', (bytes, at) => spliced(bytes, at, 1, bytes[at] ^ 0x20)],
    ['deleting it', (bytes, at) => spliced(bytes, at, 1)],
    ['doubling it', (bytes, at) => spliced(bytes, at, 0, bytes[at])],
    [
      'putting a space or a line break before it',
      (bytes, at) => spliced(bytes, at, 0, at % 2 === 0 ? SPACE : LINE_BREAK),
    ],
    ['exchanging it for another digit', (bytes, at) => spliced(bytes, at, 1, 0x30 + ((bytes[at] + 1) % 10))],
  ])('is noticed and placed at its move, in both versions: %s', (_name, alter) => {
    for (const record of [short, readRecord(version1)]) {
      const bytes = Buffer.from(writeRecord(record));
      const moves = movesByByte(record, bytes);
      const missed = moves.flatMap((move, at) => (unnoticed(bytes, move, alter(bytes, at)) ? [at] : []));
      expect(missed).toEqual([]);
    }
  });

  test('is noticed in a long game as well', () => {
    const moves = movesByByte(long, longBytes);
    const change = fc.record({
      at: fc.nat(longBytes.length - 1),
      removed: fc.nat(3),
      put: fc.array(fc.nat(255), { maxLength: 3 }),
    });
    const property = fc.property(change, ({ at, removed, put }) => {
      const altered = spliced(longBytes, at, removed, ...put);
      const inOneMove = moves[at] === moves[Math.max(at, at + removed - 1)] && !put.includes(LINE_BREAK);
      expect(unnoticed(longBytes, inOneMove ? moves[at] : undefined, altered)).toBe(false);
    });
    fc.assert(property, { numRuns: 1000, seed: 1 });
  });
});

describe('somebody who computes head and links anew', () => {
  /** The changed record with everything that can be computed without playing. */
  function forged(change: Partial<GameRecord>): string {
    const record = { ...long, ...change };
    const head = headOf(record);
    let previous = head;
    const moves = record.moves.map(([line]) => {
      previous = linkAfter(previous, line);
      return [line, previous] as const;
    });
    return writeRecord({ ...record, head, moves });
  }
  const withLine = (at: number, line: string) =>
    long.moves.map((move, i) => (i === at ? ([line, ''] as const) : move));
  const otherSeed = 'ab'.repeat(32);

  test('is not noticed as long as nothing is changed', () => {
    expect(forged({})).toBe(writeRecord(long));
  });

  test('cannot put in a move that is not legal', () => {
    expect(verdictOn(forged({ moves: withLine(30, '0 play 14 14 14') }))).toBe('illegal-move moves[30]');
    expect(verifyRecord(GAMES, forged({ moves: withLine(30, '99 take') }))).toMatchObject({
      detail: /no-such-seat/,
    });
  });

  test('cannot put in another legal move without playing the rest anew', () => {
    const verdicts: string[] = [];
    replay(karma, long, ({ index, state }) => {
      const next = index + 1;
      if (index % 7 !== 0 || next >= long.moves.length) return;
      const [actor] = long.moves[next][0].split(' ');
      for (const move of karma.legalMoves(state, actor === 'clock' ? 'clock' : Number(actor))) {
        const line = `${actor} ${karma.notation(move)}`;
        if (line !== long.moves[next][0]) verdicts.push(verdictOn(forged({ moves: withLine(next, line) })));
      }
    });
    // Two moves may lead to the very same end: then the other one is a true record as well.
    expect(verdicts.filter((verdict) => verdict === 'ok').length).toBeLessThan(verdicts.length / 20);
    expect(verdicts.filter((verdict) => !/^(ok|(illegal-move|wrong-hash) .*)$/.test(verdict))).toEqual([]);
  });

  test('cannot leave out or add moves', () => {
    expect(verdictOn(forged({ moves: long.moves.slice(0, -1) }))).toBe('wrong-hash end.hash');
    expect(verdictOn(forged({ moves: [...long.moves, ['0 take', '']] }))).toMatch(/^illegal-move /);
  });

  test('cannot exchange the seed', () => {
    const { fairness } = long;
    expect(verdictOn(forged({ fairness: { ...fairness, serverSeed: otherSeed } }))).toBe(
      'wrong-commitment fairness.commitment',
    );
    const recommitted = { ...fairness, serverSeed: otherSeed, commitment: commitmentTo(otherSeed) };
    expect(verdictOn(forged({ fairness: recommitted }))).toMatch(/^illegal-move /);
  });

  test('cannot exchange or drop what a seat added to the shuffle', () => {
    const { fairness } = long;
    const [first, ...others] = fairness.entropy;
    const change = (entropy: string[]) => verdictOn(forged({ fairness: { ...fairness, entropy } }));
    expect(change([otherSeed, ...others])).toMatch(/^illegal-move /);
    expect(change([...others, first])).toMatch(/^illegal-move /);
    expect(change(others)).toBe('wrong-entropy fairness.entropy');
    expect(change([first.toUpperCase(), ...others])).toBe('wrong-entropy fairness.entropy[0]');
  });

  test('cannot exchange the end', () => {
    const end = long.end as RecordedEnd;
    const outcome = { ...end.outcome!, winners: end.outcome!.losers, losers: end.outcome!.winners };
    expect(verdictOn(forged({ end: { ...end, outcome } }))).toBe('wrong-outcome end.outcome');
    expect(verdictOn(forged({ end: { ...end, hash: otherSeed } }))).toBe('wrong-hash end.hash');
    expect(verdictOn(forged({ end: { ...end, reason: 'aborted' } }))).toBe('wrong-outcome end.reason');
  });

  test('cannot exchange the rules', () => {
    const { options: given } = long;
    expect(verdictOn(forged({ game: 'chess' }))).toBe('unknown-game game');
    expect(verdictOn(forged({ game: 'constructor' }))).toBe('unknown-game game');
    expect(verdictOn(forged({ gameVersion: 99 }))).toBe('newer-rules gameVersion');
    expect(verdictOn(forged({ options: { ...given, edition: 'chess' } }))).toBe(
      'wrong-options options.edition',
    );
    expect(verdictOn(forged({ options: { ...given, players: 5 } }))).toBe('wrong-options seats');
    const { edition: _, ...incomplete } = given;
    expect(verdictOn(forged({ options: incomplete }))).toBe('wrong-options options');
  });

  test('must do so', () => {
    const head = headOf({ ...long, seats: long.seats.slice(1) });
    expect(verdictOn(writeRecord({ ...long, head }))).toBe('wrong-head head');
    expect(verdictOn(writeRecord({ ...long, moves: withLine(12, long.moves[13][0]) }))).toBe(
      'malformed moves[12]',
    );
    expect(verdictOn(writeRecord({ ...long, moves: long.moves.filter((_, i) => i !== 12) }))).toBe(
      'wrong-link moves[12]',
    );
  });

  test('is found out only by what others know when names, or a whole legal game, are exchanged', () => {
    const renamed = readRecord(forged({ seats: long.seats.map((seat) => ({ ...seat, name: 'Somebody' })) }));
    expect(verdictOn(writeRecord(renamed))).toBe('ok');
    expect(renamed.head).not.toBe(long.head);

    const replayed = { ...long, moves: [] as GameRecord['moves'], end: null };
    const state = dealt(karma, replayed);
    endRecord(replayed, karma, state, 'aborted');
    expect(verdictOn(writeRecord(replayed))).toBe('ok');
    expect(hashOf(replayed.end)).not.toBe(hashOf(long.end));
  });
});

describe('what is altered by accident', () => {
  const altered = (text: string, found: string | RegExp, put: string) => {
    const other = text.replace(found, put);
    expect(other).not.toBe(text);
    return verdictOn(other);
  };

  test.each([
    ['"players":2', '"players":3', 'wrong-head head'],
    ['"gameVersion": 1', '"gameVersion": 2', 'wrong-head head'],
    [/"name":"[^"]*"/, '"name":"X"', 'wrong-head head'],
    [/"commitment":"./, '"commitment":"x', 'malformed fairness.commitment'],
    [/"serverSeed":"[^"]*"/, `"serverSeed":"${'ab'.repeat(32)}"`, 'wrong-commitment fairness.commitment'],
    [/"head": "[^"]*"/, `"head": "${'ab'.repeat(8)}"`, 'wrong-head head'],
    [/"hash":"[^"]*"/, `"hash":"${'ab'.repeat(32)}"`, 'wrong-hash end.hash'],
    ['"reason":"turn-limit"', '"reason":"turn-limits"', 'wrong-outcome end.outcome'],
    ['"version": 2', '"version": 1', 'not-as-written end'],
  ])('%s for %s is %s', (found, put, verdict) => {
    expect(altered(writeRecord(short), found, put)).toBe(verdict);
  });

  test.each([
    ['"players":3', '"players":4', 'wrong-digest options'],
    ['"gameVersion": 1', '"gameVersion": 2', 'wrong-digest gameVersion'],
    [/"name":"[^"]*"/, '"name":"X"', 'wrong-digest seats'],
    [/"serverSeed":"[^"]*"/, `"serverSeed":"${'ab'.repeat(32)}"`, 'wrong-digest fairness'],
    [/"seal": "[^"]*"/, `"seal": "${'ab'.repeat(32)}"`, 'wrong-seal seal'],
    ['"version": 1', '"version": 2', 'not-as-written end'],
  ])('in version 1, %s for %s is %s', (found, put, verdict) => {
    expect(altered(version1, found, put)).toBe(verdict);
  });
});

describe('a verdict', () => {
  test.each([
    '',
    '{',
    '[]',
    'null',
    '"record"',
    '{"format":"samsara-record"}',
    '{"format":"samsara-record","version":1}',
  ])('is given on %j', (text) => expect(verdictOn(text)).toMatch(/^(not-json|not-a-record|not-as-written) /));

  test('is given on a newer version, whatever else that holds', () => {
    expect(verdictOn('{"format":"samsara-record","version":6,"new":[]}')).toBe('newer-version version');
  });

  test('is given on nesting without end', () => {
    const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    for (const depth of [1000, 3000, 5000, 100_000]) {
      expect(verdictOn(deep(depth))).toMatch(/^not-a-record /);
      expect(verdictOn(`{"format":${deep(depth)}}`)).toMatch(/^not-a-record /);
      expect(verdictOn(writeRecord(short).replace('"game": "karma"', `"game": ${deep(depth)}`))).not.toBe(
        'ok',
      );
    }
  });

  test('is given on anything', () => {
    const parts = JSON.parse(writeRecord(short)) as Record<string, unknown>;
    const property = fc.property(fc.constantFrom(...Object.keys(parts)), fc.jsonValue(), (part, value) => {
      fc.pre(JSON.stringify(value) !== JSON.stringify(parts[part]));
      const lines = Object.entries({ ...parts, [part]: value }).map(
        ([key, held]) => `  "${key}": ${JSON.stringify(held)}`,
      );
      expect(verdictOn(`{\n${lines.join(',\n')}\n}\n`)).not.toBe('ok');
      expect(verdictOn(JSON.stringify(value))).not.toBe('ok');
    });
    fc.assert(property, { numRuns: 300, seed: 1 });
  });
});
