import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { BadInput } from '../kernel/bad-input.ts';
import { readOptions } from '../kernel/options.ts';
import { randomRecord } from '../testing/random-record.ts';
import { readRecord } from './read.ts';
import { type GameRecord, momentHash } from './record.ts';
import { gameOf, replay } from './replay.ts';
import { verifyRecord } from './verify.ts';
import { writeRecord } from './written.ts';

/**
 * Records of whole games guard against accidental change. When one differs, decide by the rules which side is right; if the
 * rules of a game have rightly changed, amend them (`meta.amendments`), so that these records hold for ever, and add one that shows the
 * new rule. Records that are missing are written by `CORPUS=write npx vitest run packages/engine/src/record/corpus.test.ts`.
 */
const CORPUS = new URL('./corpus/', import.meta.url);

/** What each record is there for: its game, its options, and what must have happened in it. */
const WANTED: Readonly<
  Record<string, { game: string; options: object; shows(record: GameRecord): boolean }>
> = {
  'karma-amigo': {
    game: 'karma',
    options: { players: 4 },
    shows: ({ end, moves }) => end?.outcome?.reason === 'last-with-cards' && !hasClockMoves(moves),
  },
  'karma-clock': {
    game: 'karma',
    options: { edition: 'set', players: 3 },
    shows: ({ moves }) => hasClockMoves(moves),
  },
  'karma-foresight': {
    game: 'karma',
    options: { players: 3, foresight: true },
    shows: ({ moves }) => ['look', 'skip'].every((text) => moves.some(([line]) => line.endsWith(text))),
  },
  'karma-alternative-triples': {
    game: 'karma',
    options: { edition: 'set', players: 4, alternative_triples: true },
    shows: ({ moves }) => moves.some(([line]) => / give \d/.test(line)),
  },
  'karma-two-decks': { game: 'karma', options: { edition: 'set', players: 8 }, shows: () => true },
  'karma-by-hand': {
    game: 'karma',
    options: { edition: 'set', players: 3, draw_by_hand: true, pile_visible: false },
    shows: (record) => hasVerb(record.moves, 'draw') && differsWith(record, 'empty_hand_draws_first', true),
  },
  'karma-draws-first': {
    game: 'karma',
    options: { edition: 'set', players: 3, draw_by_hand: true, empty_hand_draws_first: true },
    shows: (record) => hasVerb(record.moves, 'draw') && differsWith(record, 'empty_hand_draws_first', false),
  },
  'karma-version-2': {
    game: 'karma',
    options: { players: 2, turn_limit: 30 },
    shows: ({ version }) => version === 2,
  },
  'karma-stalled': {
    game: 'karma',
    options: { players: 2, stall_limit: 8 },
    shows: ({ end }) => end?.outcome?.reason === 'stalled',
  },
  'stop-race': {
    game: 'stop',
    options: { players: 3, target_points: 60 },
    shows: ({ moves }) =>
      ['interject', 'play', 'draw', 'accept', 'pass'].every((verb) => hasVerb(moves, verb)),
  },
  'stop-poll': {
    game: 'stop',
    options: { players: 4, reaction: 'poll', target_points: 60 },
    shows: ({ moves }) => hasVerb(moves, 'interject') && !hasClockMoves(moves),
  },
  'stop-turn-limit': {
    game: 'stop',
    options: { players: 3, turn_limit: 12, target_points: 60, auto_call: true },
    shows: ({ moves }) => hasClockMoves(moves),
  },
};

/** Records that were written before a rule was decided anew, and that no program writes today: they go as they went. */
const EARLIER: typeof WANTED = {
  // The clock alone, which attached no reaper and did not spare the Buddhas. MK-197
  'mieses-karma-clock': {
    game: 'mieses-karma',
    options: { players: 2 },
    shows: (record) =>
      record.moves.every(([line]) => line.startsWith('clock')) &&
      differsWith(record, 'clock_attaches_reapers', true) &&
      differsWith(record, 'clock_spares_buddhas', true),
  },
  // Somebody accepts two cards in a lock, the attack grows, and the acceptance stands: four cards are drawn. STR-71
  'stop-stored-accept': {
    game: 'stop',
    options: { players: 2, target_points: 30 },
    shows: (record) => differsWith(record, 'stored_accept_falls', true),
  },
};

const ALL = { ...WANTED, ...EARLIER };

function hasClockMoves(moves: GameRecord['moves']): boolean {
  return moves.some(([line]) => line.startsWith('clock'));
}

function hasVerb(moves: GameRecord['moves'], verb: string): boolean {
  return moves.some(([line]) => line.split(' ')[1] === verb);
}

/** Would the same moves make another game, or none, by the other rule? */
function differsWith(record: GameRecord, amendment: string, holds: boolean): boolean {
  const game = gameOf(GAMES, record);
  try {
    const other = replay(game, { ...record, options: { ...record.options, [amendment]: holds } });
    return momentHash(game, other) !== record.end?.hash;
  } catch (error) {
    if (error instanceof BadInput) return true;
    throw error;
  }
}

/** The first random record that shows what is wanted. */
function found({ game: id, options, shows }: (typeof WANTED)[string]): GameRecord {
  const game = GAMES[id];
  const complete = readOptions(game, options) as { players: number };
  for (let seed = 1; ; seed++) {
    const record = randomRecord(game, complete, seed);
    if (shows(record)) return record;
  }
}

function writeCorpus(): void {
  mkdirSync(CORPUS, { recursive: true });
  for (const [name, wanted] of Object.entries(WANTED)) {
    const file = new URL(`${name}.json`, CORPUS);
    if (!existsSync(file)) writeFileSync(file, writeRecord(found(wanted)));
  }
}

if (process.env.CORPUS === 'write') writeCorpus();

describe.each(readdirSync(CORPUS))('the record %s', (file) => {
  const text = readFileSync(new URL(file, CORPUS), 'utf8');

  test('holds', () => expect(verifyRecord(GAMES, text)).toMatchObject({ ok: true }));

  test('is read, replayed and written the same', () => {
    const record = readRecord(text);
    const game = gameOf(GAMES, record);
    expect(momentHash(game, replay(game, record))).toBe(record.end?.hash);
    expect(writeRecord(record)).toBe(text);
  });

  test('shows what it is there for', () => {
    const { game, options, shows } = ALL[file.replace('.json', '')];
    const record = readRecord(text);
    expect(record.game).toBe(game);
    expect(record.options).toMatchObject(options);
    expect(shows(record)).toBe(true);
  });
});

test('no record is missing', () => {
  expect(readdirSync(CORPUS).sort()).toEqual(
    Object.keys(ALL)
      .map((name) => `${name}.json`)
      .sort(),
  );
});
