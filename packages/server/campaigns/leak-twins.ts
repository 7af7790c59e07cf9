import {
  below,
  fastRandom,
  findMove,
  framesFor,
  type Game,
  type OptionValue,
  oneOf,
  type Random,
  type Viewer,
} from '@samsara/engine';
import { randomAttempt } from '@samsara/engine/testing';
import type { Command } from '@samsara/protocol';
import { Guest } from './guest.ts';
import { dealOf, termsOf, viewerOf } from './leak-deals.ts';
import { PlayedTable } from './played-table.ts';
import { Transcript } from './transcript.ts';

const SIDES = ['here', 'there'] as const;
const ATTEMPTS = 3;

/** A longer message is no question to the game: it closes the socket. */
const LONGEST_ATTEMPT = 500;

interface Found {
  readonly differences: string[];
  readonly compared: number;
}

/** One deal on two servers, played with the same moves until the viewer rightly learns in what they differ. */
export async function playTwins(
  origins: readonly string[],
  game: Game,
  options: Record<string, OptionValue> & { players: number },
  deal: number,
  mostMoves: number,
): Promise<Found> {
  const random = fastRandom(deal);
  const viewer = viewerOf(deal, options.players);
  const states = SIDES.map((side) => dealOf(game, options, deal, side));
  const tables = await Promise.all(
    origins.map((origin) => PlayedTable.open(origin, game.meta.id, options.players, deal, options)),
  );
  const watching = await Promise.all(tables.map((table, i) => watcher(table, origins[i], viewer)));
  const found: Found = { differences: [], compared: 0 };
  let compared = 0;
  const compare = (what: string) => {
    const difference = watching[0].differenceTo(watching[1]);
    if (difference !== undefined)
      found.differences.push(`${game.meta.id}, deal ${deal}, viewer ${viewer}, ${what}: ${difference}`);
    compared += watching[0].takeAll();
    watching[1].takeAll();
  };
  compare('at the deal');
  for (let moves = 0; moves < mostMoves && found.differences.length === 0; moves++) {
    const line = await moveInBoth(game, states, tables, viewer, random);
    if (line === undefined) break;
    const { seq } = tables[0].told[0];
    await Promise.all(watching.map((transcript) => transcript.at(seq)));
    compare(`after ${line}`);
    await lookClosely(game, options, states[0], watching, viewer, random);
    compare(`looking closely after ${line}`);
  }
  for (const transcript of watching) transcript.guest.hangUp();
  for (const table of tables) table.hangUp();
  return { differences: found.differences, compared };
}

/** The viewer's ears on one side. */
async function watcher(table: PlayedTable, origin: string, viewer: Viewer): Promise<Transcript> {
  if (viewer !== 'onlooker') return new Transcript(table.guests[viewer], table.table);
  const guest = await Guest.visit(origin);
  await guest.connect();
  const transcript = new Transcript(guest, table.table);
  guest.send({ type: 'watch', table: table.table });
  await transcript.until(1);
  return transcript;
}

/** The same move on both sides; undefined when there is none, or when the viewer rightly sees a difference. */
async function moveInBoth(
  game: Game,
  states: readonly unknown[],
  tables: readonly PlayedTable[],
  viewer: Viewer,
  random: Random,
): Promise<string | undefined> {
  const [seat] = game.deciding(states[0]);
  if (seat === undefined || !game.deciding(states[1]).includes(seat)) return undefined;
  const here = game.legalMoves(states[0], seat).map((move) => game.notation(move));
  const there = new Set(game.legalMoves(states[1], seat).map((move) => game.notation(move)));
  const both = here.filter((text) => there.has(text));
  if (both.length === 0) return undefined;
  const text = oneOf(random, both);
  const told = states.map((state) => {
    const events: unknown[] = [];
    const move = game.legalMoves(state, seat).find((legal) => game.notation(legal) === text);
    game.apply(state, seat, move, (event) => events.push(event));
    return JSON.stringify([framesFor(game, events, viewer), game.view(state, viewer)]);
  });
  if (told[0] !== told[1] || game.outcome(states[0]) !== undefined) return undefined;
  await Promise.all(
    tables.map(async (table) => {
      const command: Omit<Extract<Command, { type: 'move' }>, 'id' | 'table'> = { type: 'move', move: text };
      await table.everybodyAt(await table.must(seat, command));
    }),
  );
  return `${seat} ${text}`;
}

/** Everything a viewer can ask for: the table afresh, from any number on, moves that are refused, and lists. */
async function lookClosely(
  game: Game,
  options: unknown,
  state: unknown,
  watching: readonly Transcript[],
  viewer: Viewer,
  random: Random,
): Promise<void> {
  const from = below(random, watching[0].lastSeq + 1);
  const moves = below(random, 2) === 0;
  const terms = termsOf(game, options);
  const attempts = Array.from({ length: viewer === 'onlooker' ? 1 : ATTEMPTS }, () =>
    randomAttempt(terms, state, viewer === 'onlooker' ? 0 : viewer, random),
  ).filter((attempt) => attempt.length <= LONGEST_ATTEMPT && isRefused(game, state, viewer, attempt));
  for (const transcript of watching) {
    const { guest, table } = transcript;
    guest.send({ type: 'watch', table });
    await transcript.until(transcript.count + 1);
    guest.send({ type: 'watch', table, after: from, moves });
    await transcript.until(transcript.count + 1);
    for (const move of attempts) {
      guest.sendText(JSON.stringify({ type: 'move', id: `x${transcript.count}`, table, move }));
      await transcript.until(transcript.count + 1);
    }
    for (const path of [
      `/api/tables/${table}`,
      '/api/my-games',
      '/api/tables',
      `/api/plays/${table}-1/record`,
    ]) {
      transcript.note(await guest.request('GET', path));
    }
  }
}

/** An attempt that would be carried out is a move, not a question. */
function isRefused(game: Game, state: unknown, viewer: Viewer, attempt: string): boolean {
  return viewer === 'onlooker' || findMove(game, state, viewer, attempt) === undefined;
}
