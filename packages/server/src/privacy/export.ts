import { type Body, isMove, moveOf, type PlayerId } from '@samsara/table';
import type { PrivacyStore } from './in-database.ts';
import { KEPT } from './kept.ts';

/** How the file of everything about a person begins. */
const EXPORT = { format: 'samsara-person', version: 1 } as const;

const TABLES_AT_ONCE = 20;
const GAMES_AT_ONCE = 20;

/** Everything that is kept about a person as the text of one JSON file, read piece by piece. See docs/privacy.md. */
export async function* exportOf(store: PrivacyStore, player: PlayerId, at: number): AsyncGenerator<string> {
  yield `{"format":${JSON.stringify(EXPORT.format)},"version":${EXPORT.version},"at":${at}`;
  for (const [table, { exported }] of Object.entries(KEPT)) {
    if (exported === undefined) continue;
    const rows = await store.ask('rowsOf', table, player);
    yield `,\n${JSON.stringify(exported.as)}:${JSON.stringify(rows.map(readable))}`;
  }
  yield* listed('tables', tablesOf(store, player));
  yield* listed('games', gamesOf(store, player));
  yield '}\n';
}

async function* listed(name: string, values: AsyncGenerator<unknown>): AsyncGenerator<string> {
  let before = '';
  yield `,\n${JSON.stringify(name)}:[`;
  for await (const value of values) {
    yield `${before}\n${JSON.stringify(value)}`;
    before = ',';
  }
  yield ']';
}

/** What somebody has done and said at tables that are kept. Of a game that runs it says nothing but their own moves. */
async function* tablesOf(store: PrivacyStore, player: PlayerId): AsyncGenerator<unknown> {
  for (let after = ''; ; ) {
    const codes = await store.ask('tablesOf', player, after, TABLES_AT_ONCE);
    for (const code of codes) {
      const table = await store.ask('tableNamed', code);
      if (table === undefined) continue;
      const { entries, words } = await store.ask('ownEntries', code, player);
      const done = entries.map(({ body, at }) => ({ at, ...doneIn(JSON.parse(body) as Body) }));
      yield { code, ...table, earlierWords: words, done };
    }
    if (codes.length < TABLES_AT_ONCE) return;
    after = codes[codes.length - 1];
  }
}

/** Nothing but what the person said themselves: what opens a round also holds the server's share in the shuffle. */
function doneIn(body: Body): object {
  if (isMove(body)) return { move: moveOf(body).text };
  if (body.type === 'say') return { said: body.what };
  return { did: body.type, ...('name' in body && body.name !== undefined && { name: body.name }) };
}

async function* gamesOf(store: PrivacyStore, player: PlayerId): AsyncGenerator<unknown> {
  for (let after = ''; ; ) {
    const games = await store.ask('gamesOf', player, after, GAMES_AT_ONCE);
    for (const { play, game, at, ended, card, players, record } of games) {
      const { names } = JSON.parse(card) as { names: readonly string[] };
      const seat = (JSON.parse(players) as (PlayerId | null)[]).indexOf(player);
      yield {
        play,
        game,
        at,
        ended,
        names,
        seat: seat < names.length ? seat : null,
        record: JSON.parse(record),
      };
    }
    if (games.length < GAMES_AT_ONCE) return;
    after = games[games.length - 1].play;
  }
}

/** Some columns hold JSON, or moves line by line. */
function readable(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, readableValue(name, value)]));
}

function readableValue(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (name === 'moves') return value.split('\n');
  return HOLD_JSON.includes(name) ? JSON.parse(value) : value;
}

const HOLD_JSON = ['body', 'transports'];
