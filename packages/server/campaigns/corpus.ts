import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@samsara/engine/games';
import { MIGRATIONS } from '../src/database/migrations.ts';
import { company, gathering, play, playToEnd } from '../src/tables/testing/company.ts';
import { Party } from '../src/tables/testing/party.ts';
import { TestClock } from '../src/tables/testing/test-clock.ts';
import { TIDY_AFTER_MS } from '../src/tables/tidying.ts';
import { sleep } from './sizes.ts';

/**
 * tsx campaigns/corpus.ts: keeps a database of today's form, written by the server itself, for the tests of later versions.
 * At every game ann and bob have played one game to its end and are in the middle of another; at the first they have also
 * paused one and not begun one.
 */
const FILE = fileURLToPath(new URL(`../src/tables/corpus/form-${MIGRATIONS.length}.db`, import.meta.url));
const PEOPLE = ['ann', 'bob'];
const MOVES = 10;
const TURNS = 60;
/** The thread of the database has so long to pack the games that have ended. */
const PACKING_MS = 2000;

if (existsSync(FILE))
  throw new Error(`${FILE} is there; a database of a version that was released stays as it is`);
const clock = new TestClock(Date.now());
const party = await Party.begin({ now: clock.now, schedule: clock.schedule });
const [first] = Object.keys(GAMES);
for (const game of Object.keys(GAMES)) {
  const finished = await company(party, PEOPLE, { game, options: short(game) });
  await playToEnd(finished.people, finished.table);
  const running = await company(party, PEOPLE, { game, options: short(game) });
  await play(running.people, running.table, MOVES);
}
const paused = await company(party, PEOPLE, { game: first, options: short(first) });
for (const client of paused.people)
  await client.ask({ type: 'agree', table: paused.table, to: 'pause', agree: true });
const begun = await gathering(party, PEOPLE, { game: first });
await begun.people[0].ask({ type: 'say', table: begun.table, what: { text: 'Grüezi' } });
clock.advance(TIDY_AFTER_MS);
await sleep(PACKING_MS);
await party.kept.log.backup(FILE);
await party.end();

/** Games that end soon, and where no clock runs. */
function short(game: string): Record<string, number | string> {
  const { options } = GAMES[game].meta;
  const least = (name: string) => {
    const option = options[name];
    return option !== undefined && 'min' in option ? { [name]: option.min } : {};
  };
  const times = Object.keys(options).filter((name) => name.endsWith('_ms'));
  return {
    ...Object.assign({}, ...times.map(least)),
    ...least('target_points'),
    ...('turn_limit' in options && { turn_limit: TURNS }),
    ...('reaction' in options && { reaction: 'poll' }),
  };
}
