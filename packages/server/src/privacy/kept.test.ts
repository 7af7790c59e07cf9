import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KEPT_KINDS } from '@samsara/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Postgres, sharedPostgres } from '../cluster/testing/postgres.ts';
import { openDatabase } from '../database/database.ts';
import { openPostgres } from '../store/postgres.ts';
import { KEPT, NOTHING_OF_PEOPLE } from './kept.ts';

let postgres: Postgres;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'samsara-kept-'));
  postgres = await sharedPostgres();
}, 120_000);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
});

type Column = { readonly name: string; readonly column: string };

/** By table: its columns in alphabetical order. */
function byTable(columns: readonly Column[]): Record<string, string[]> {
  const names = [...new Set(columns.map(({ name }) => name))];
  const columnsOf = (table: string) =>
    columns.flatMap(({ name, column }) => (name === table ? [column] : []));
  return Object.fromEntries(names.map((name) => [name, columnsOf(name).sort()]));
}

function embeddedSchema(): Record<string, string[]> {
  const database = openDatabase(join(folder, 'samsara.db'));
  try {
    return byTable(
      database
        .prepare(
          `select t.name, c.name as column from sqlite_master t join pragma_table_info(t.name) c
           where t.type = 'table' and t.name not like 'sqlite_%'`,
        )
        .all() as Column[],
    );
  } finally {
    database.close();
  }
}

async function sharedSchema(): Promise<Record<string, string[]>> {
  const url = await postgres.newDatabase();
  await (await openPostgres({ url })).log.close();
  const rows = await postgres.query(
    `select c.relname as name, a.attname as column from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace`,
    new URL(url).pathname.slice(1),
  );
  return byTable(rows as Column[]);
}

/** Kept by day in the one that several nodes share. */
const DAY_OF = ['records', 'played'];

describe.each([
  ['embedded', async () => embeddedSchema()],
  ['shared', sharedSchema],
])('in the %s database', (_, schema) => {
  test('every table is on the list of what is kept, with all its columns, or holds nothing of anybody', async () => {
    const tables = await schema();
    for (const [name, columns] of Object.entries(tables)) {
      const isListed = name in KEPT !== name in NOTHING_OF_PEOPLE;
      expect(isListed, `${name} is on one of the two lists`).toBe(true);
      if (!(name in KEPT)) continue;
      const known = columns.filter((column) => !(column === 'day' && DAY_OF.includes(name)));
      expect(KEPT[name].columns.split(', ').sort(), name).toEqual(known);
    }
  });
});

test('nothing is on the list that is in neither database', async () => {
  const there = { ...embeddedSchema(), ...(await sharedSchema()) };
  const listed = [...Object.keys(KEPT), ...Object.keys(NOTHING_OF_PEOPLE)];
  expect(listed.filter((name) => !(name in there))).toEqual([]);
});

test('every kind that people are told of is kept somewhere; words are in the entries', () => {
  const kinds = new Set(Object.values(KEPT).map(({ kind }) => kind));
  expect(KEPT_KINDS.filter((kind) => !kinds.has(kind))).toEqual(['words']);
});

test('the document for operators names every table', () => {
  const document = readFileSync(new URL('../../../../docs/privacy.md', import.meta.url), 'utf8');
  for (const name of [...Object.keys(KEPT), ...Object.keys(NOTHING_OF_PEOPLE)])
    expect(document).toContain(`\`${name}\``);
});
