import { createHash } from 'node:crypto';
import { GAMES } from '@samsara/engine/games';
import { describe, expect, test } from 'vitest';
import { type Body, bodyOf, type Entry, entryAfter, linkOf } from '../../state/entries.ts';
import { tableAfter } from '../../state/fold.ts';
import { personIdOf } from '../../state/person-id.ts';
import { PEOPLE_ENTRIES } from '../state/deeds.ts';
import { forgetInEntries, isWellForgotten, namesIn } from './forget-in-entries.ts';
import { NAMELESS } from './nameless.ts';

const TABLE = 'ABC234';
const [GAME] = Object.keys(GAMES);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const said = (player: string, text: string, at: number) => ({
  seat: 0,
  name: player,
  person: personIdOf(TABLE, player),
  text,
  at,
});

const line = { games: 1, wins: 1, places: 1, row: 1, best: 1 };

/** A second round: Ann is the host, Bob was at the first, Cid was removed; each has said something. */
const OPENING: Body = {
  type: 'rematch',
  game: GAME,
  options: { ...GAMES[GAME].meta.options, players: 2 } as never,
  settings: {
    public: false,
    spectators: 0,
    chat: 'everything',
    absence: { after_s: 60, stand_in: null },
  } as never,
  host: 'ann',
  seats: [
    { player: 'ann', name: 'Ann', face: 3, level: null },
    { player: null, name: null, level: null },
  ],
  seed: '11'.repeat(32),
  round: 2,
  made: 1,
  chat: [said('ann', 'first', 10), said('bob', 'second', 20)],
  removed: [{ player: 'cid', name: 'Cid' }],
  evening: {
    round: 1,
    games: 1,
    ms: 1,
    longest: 1,
    lines: [{ player: 'bob', name: 'Bob', face: 2, ...line }],
  },
  next: [{ player: 'dora', name: 'Dora' }],
};

function chain(...deeds: readonly (readonly [actor: string, body: Body])[]): Entry[] {
  const entries: Entry[] = [];
  for (const [actor, body] of [['ann', OPENING] as const, ...deeds]) {
    const seq = entries.length + 1;
    const next = {
      table: TABLE,
      seq,
      command: `${actor}:${seq}`,
      actor,
      body: JSON.stringify(body),
      at: 100 * seq,
    };
    entries.push(entryAfter(entries.at(-1)?.link ?? '', next, sha256));
  }
  return entries;
}

/** All entries, those that had to be written otherwise in their new form. */
function forgotten(entries: readonly Entry[], what: Parameters<typeof forgetInEntries>[1]): Entry[] {
  const changed = new Map(forgetInEntries(entries, what, sha256).map((entry) => [entry.seq, entry]));
  return entries.map((entry) => changed.get(entry.seq) ?? entry);
}

const textOf = (entries: readonly Entry[]) => entries.map(({ body }) => body).join('\n');
const WORDS: Body = { type: 'say', seat: 1, name: 'Bob', what: { text: 'spoken' } };
const SITS: Body = { type: 'sit', seat: 1, name: 'Bob', face: 4 };

describe('a person who is forgotten', () => {
  test('leaves a seat without a name, no face and no words, and the others are as they were', () => {
    const after = forgotten(chain(['bob', SITS], ['bob', WORDS]), { player: 'bob' });
    expect(textOf(after)).not.toMatch(/Bob|second|spoken|"face":[24]/);
    expect(textOf(after)).toMatch(/Ann.*first.*Cid.*Dora/s);
    const table = tableAfter(after, GAMES[GAME], PEOPLE_ENTRIES);
    expect(table.seats.map(({ player, name, face }) => [player, name, face])).toEqual([
      ['ann', 'Ann', 3],
      ['bob', NAMELESS, null],
    ]);
    expect(table.chat.map(({ text }) => text)).toEqual(['first']);
    expect(table.evening?.lines[0]).toEqual({ player: 'bob', name: NAMELESS, ...line });
  });

  test.each([
    ['cid', 'Cid'],
    ['dora', 'Dora'],
  ])('%s neither stays removed nor waits for the next game', (player, name) => {
    expect(textOf(forgotten(chain(), { player }))).not.toContain(name);
  });

  test('is forgotten where the table was told so, also in memory', () => {
    const entries = chain(['bob', SITS], ['bob', WORDS], ['server', { type: 'forgotten', player: 'bob' }]);
    const { seats, chat } = tableAfter(entries, GAMES[GAME], PEOPLE_ENTRIES);
    expect(seats[1]).toMatchObject({ player: 'bob', name: NAMELESS, face: null });
    expect(chat.map(({ text }) => text)).toEqual(['first']);
  });

  test('takes along the name of a seat that the table has handed on to them', () => {
    const entries = chain(['bob', SITS], ['server', { type: 'handed-on', seat: 1, player: 'new-bob' }]);
    expect(textOf(forgotten(entries, { player: 'new-bob' }))).not.toContain('Bob');
  });

  test('is called what they were called', () => {
    expect(namesIn(chain(['bob', SITS], ['eve', { ...WORDS, name: 'Eve' }]), 'bob')).toEqual(['Bob']);
  });
});

test('words up to a moment are forgotten, and later ones are not', () => {
  const entries = chain(['bob', SITS], ['bob', WORDS], ['bob', { ...WORDS, what: { text: 'later' } }]);
  const after = forgotten(entries, { until: 300 });
  expect(textOf(after)).not.toMatch(/first|second|spoken/);
  expect(textOf(after)).toMatch(/Bob.*later/s);
  expect(tableAfter(after, GAMES[GAME], PEOPLE_ENTRIES).chat.map(({ text }) => text)).toEqual(['later']);
});

describe('an entry from which something was taken', () => {
  const [opening, sat, spoke] = forgotten(chain(['bob', SITS], ['bob', WORDS]), { player: 'bob' });

  test('keeps its link, so that the next one follows from it as before', () => {
    const [, before, next] = chain(['bob', SITS], ['bob', WORDS]);
    expect(sat.link).toBe(before.link);
    expect(next.link).toBe(linkOf(sat.link, next, sha256));
    for (const entry of [opening, sat, spoke]) expect(isWellForgotten(entry, sha256)).toBe(true);
  });

  test('is found out when it is altered afterwards', () => {
    expect(isWellForgotten({ ...sat, body: sat.body.replace(NAMELESS, 'Eve') }, sha256)).toBe(false);
    expect(isWellForgotten({ ...sat, actor: 'eve' }, sha256)).toBe(false);
    expect(isWellForgotten({ ...sat, link: '0'.repeat(64) }, sha256)).toBe(false);
    const { forgotten: _, ...rest } = bodyOf(sat) as { forgotten?: string };
    expect(isWellForgotten({ ...sat, body: JSON.stringify(rest) }, sha256)).toBe(false);
  });

  test('is not written again when it is asked for again', () => {
    expect(forgetInEntries([opening, sat, spoke], { player: 'bob' }, sha256)).toEqual([]);
  });
});
