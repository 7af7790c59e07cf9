import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readOptions } from '../../kernel/options.ts';
import { readRecord } from '../../record/read.ts';
import { type GameRecord, momentHash } from '../../record/record.ts';
import { replay } from '../../record/replay.ts';
import { verifyRecord } from '../../record/verify.ts';
import { writeRecord } from '../../record/written.ts';
import { randomRecord } from '../../testing/random-record.ts';
import { karmaka, type Options } from './index.ts';

/**
 * One record for each way a game can end. They guard against accidental change; when one differs, decide by the rules which
 * side is right. If the rules have rightly changed, raise the game's version and write them anew:
 * `CORPUS=write npx vitest run packages/engine/src/games/karmaka/records.test.ts`
 */
const RECORDS = new URL('./corpus/', import.meta.url);

/** A record of an earlier form, which is never written anew: of a pair that won, it names first who transcended. */
const BEFORE = new URL('./corpus/before/teams.json', import.meta.url);

interface Wanted {
  readonly options: object;
  readonly shows: (record: GameRecord) => boolean;
}

const wonBy = (count: number) => (record: GameRecord) =>
  record.end?.outcome?.reason === 'transcended' && record.end.outcome.winners.length === count;

const WANTED: Readonly<Record<string, Wanted>> = {
  'two-players': { options: { players: 2, decision_ms: 0 }, shows: wonBy(1) },
  'three-players': { options: { players: 3 }, shows: wonBy(1) },
  'four-players': { options: { players: 4, decision_ms: 0 }, shows: wonBy(1) },
  teams: { options: { players: 4, variant: 'teams' }, shows: wonBy(2) },
  'wolf-wins': { options: { players: 3, variant: 'wolf' }, shows: wonBy(1) },
  'pair-wins': { options: { players: 3, variant: 'wolf', wolf: 1 }, shows: wonBy(2) },
  'with-rings': {
    options: { players: 2 },
    shows: (record) => wonBy(1)(record) && record.moves.some(([line]) => / rings [1-9]/.test(line)),
  },
  'turn-limit': {
    options: { players: 3, turn_limit: 40 },
    shows: (record) =>
      record.end?.outcome?.reason === 'turn-limit' && record.end.outcome.winners.length === 1,
  },
  'turn-limit-shared': {
    options: { players: 3, turn_limit: 40 },
    shows: (record) => record.end?.outcome?.reason === 'turn-limit' && record.end.outcome.winners.length > 1,
  },
};

/** The first random record that shows what is wanted. */
function found({ options, shows }: Wanted): GameRecord {
  const complete = readOptions<Options>(karmaka, options);
  for (let seed = 1; ; seed++) {
    const record = randomRecord(karmaka, complete, seed);
    if (shows(record)) return record;
  }
}

if (process.env.CORPUS === 'write') {
  mkdirSync(RECORDS, { recursive: true });
  for (const [name, wanted] of Object.entries(WANTED)) {
    writeFileSync(new URL(`${name}.json`, RECORDS), writeRecord(found(wanted)));
  }
}

test('there is a record for each way a game can end', () =>
  expect(
    readdirSync(RECORDS)
      .filter((name) => name.endsWith('.json'))
      .sort(),
  ).toEqual(
    Object.keys(WANTED)
      .map((name) => `${name}.json`)
      .sort(),
  ));

describe.each(Object.entries(WANTED))('the record %s', (name, { shows }) => {
  const text = readFileSync(new URL(`${name}.json`, RECORDS), 'utf8');
  const record = readRecord(text);

  test('shows what it is there for', () => expect(shows(record)).toBe(true));

  test('holds', () => expect(verifyRecord({ karmaka }, text)).toMatchObject({ ok: true }));

  test('replays to the same hash', () =>
    expect(momentHash(karmaka, replay(karmaka, record))).toBe(record.end?.hash));
});

describe('a record in which the winners are not in the order of their seats', () => {
  const text = readFileSync(BEFORE, 'utf8');
  const { end } = readRecord(text);

  test('still holds', () => expect(verifyRecord({ karmaka }, text)).toMatchObject({ ok: true }));

  test('is played again to the same outcome, in the order of the seats', () => {
    expect(end?.outcome?.winners).toEqual([3, 1]);
    expect(karmaka.outcome(replay(karmaka, readRecord(text)))).toEqual({
      winners: [1, 3],
      losers: [0, 2],
      reason: 'transcended',
      points: null,
    });
  });

  test.each([
    ['another order of the same seats', [1, 3], [0, 2], 'wrong-hash'],
    ['other seats', [3, 0], [1, 2], 'wrong-hash'],
  ])('does not hold with %s under its old hash', (_, winners, losers, wrong) => {
    const record = readRecord(text);
    const outcome = { winners, losers, reason: 'transcended', points: null };
    record.end = { hash: end?.hash ?? '', reason: 'finished', outcome };
    expect(verifyRecord({ karmaka }, writeRecord(record))).toMatchObject({ ok: false, wrong });
  });
});
