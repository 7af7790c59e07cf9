import { GAMES } from '@samsara/engine/games';
import type { Entry, Table } from '@samsara/table';
import { bodyOf, gameFor, isMove, moveOf, openTable, PEOPLE_ENTRIES, Scene } from '@samsara/table';
import { verifyChain } from '../src/log/chain.ts';
import type { Acknowledged } from './played-table.ts';
import { isSameMove } from './same-move.ts';
import type { Stay } from './wanderers.ts';

/** Something that was done to the cluster, in milliseconds since 1970. */
export interface Trouble {
  readonly what: string;
  readonly from: number;
  readonly to: number;
  /** Whose clients could not hear anything meanwhile; everybody's if it is left out. */
  readonly nodes?: readonly number[];
  /** Could nobody write? */
  readonly outage?: boolean;
}

/** When each seat of a table was told of each entry, and where it was connected. */
export interface Hearing {
  readonly table: string;
  readonly seats: readonly {
    readonly heardAt: ReadonlyMap<number, number>;
    readonly stays: readonly Stay[];
  }[];
  /** Entries after this one are looked at: those before were heard before anybody noted it. */
  readonly from: number;
}

export interface History {
  /** The whole log. */
  readonly entries: ReadonlyMap<string, readonly Entry[]>;
  readonly acknowledged: readonly Acknowledged[];
  readonly hearings: readonly Hearing[];
  /** When entries were committed, by table and number, as far as it is known. */
  readonly commits: ReadonlyMap<string, number>;
  readonly troubles: readonly Trouble[];
}

/** Everybody knows of an entry this long after it was written, or after what kept them from it has ended. */
const CONVERGES_MS = 5000;

/** A countdown may end so much too early: clocks of processes, and the moment an outage really begins, are not exact. */
const CLOCK_TOLERANCE_MS = 1000;

/** Decides whether what was seen from outside and what the log holds fit together; gives what does not. */
export function checkHistory(history: History): string[] {
  return [
    ...[...history.entries].flatMap(([table, entries]) => [
      ...checkEntries(table, entries),
      ...checkRules(table, entries, history),
    ]),
    ...history.acknowledged.flatMap((move) => checkAcknowledged(move, history.entries)),
    ...history.hearings.flatMap((hearing) => checkHearing(hearing, history)),
  ];
}

/** Numbers without a gap, a chain that holds, every command once. */
function checkEntries(table: string, entries: readonly Entry[]): string[] {
  const faults: string[] = [];
  const broken = verifyChain(entries);
  if (broken !== undefined) faults.push(`${table}: the chain breaks at entry ${broken}`);
  const commands = new Set(entries.map(({ command }) => command));
  if (commands.size !== entries.length) faults.push(`${table}: a command stands twice`);
  return faults;
}

/** Every move is legal where it stands and is the one that was acknowledged, and no clock moves before its time. */
function checkRules(table: string, entries: readonly Entry[], { acknowledged, troubles }: History): string[] {
  const faults: string[] = [];
  const meant = new Map(acknowledged.filter((move) => move.table === table).map((move) => [move.seq, move]));
  const scene = new Scene(openTable(entries[0], gameFor(GAMES, entries[0]), PEOPLE_ENTRIES));
  for (const entry of entries.slice(1)) {
    const early = msTooEarly(scene.table, entry, troubles);
    if (early > CLOCK_TOLERANCE_MS)
      faults.push(`${table}: the clock's entry ${entry.seq} comes ${Math.round(early)} ms too early`);
    const move = meant.get(entry.seq);
    if (move !== undefined && !isAcknowledged(scene.table, entry, move))
      faults.push(`${table}: entry ${entry.seq} is ${entry.body}, but ${move.move} was acknowledged`);
    try {
      scene.advance(entry);
    } catch (error) {
      return [...faults, `${table}: ${error instanceof Error ? error.message : String(error)}`];
    }
  }
  return faults;
}

function isAcknowledged({ game, state }: Table, entry: Entry, { seat, move }: Acknowledged): boolean {
  const body = bodyOf(entry);
  if (!isMove(body) || moveOf(body).actor !== seat) return false;
  return isSameMove(game, state, seat, move, moveOf(body).text);
}

/** How much of the countdown was left when the clock moved; time in which nobody could write does not count. */
function msTooEarly(table: Table, entry: Entry, troubles: readonly Trouble[]): number {
  const body = bodyOf(entry);
  if (!isMove(body) || moveOf(body).actor !== 'clock') return 0;
  const deadline = table.game.deadline(table.state);
  if (deadline === undefined || table.time === null) return Number.POSITIVE_INFINITY;
  const { since, spent } = table.time;
  const outages = troubles.filter(({ outage }) => outage);
  const lost = outages.map(({ from, to }) => Math.max(0, Math.min(to, entry.at) - Math.max(from, since)));
  const used = spent + entry.at - since - lost.reduce((sum, ms) => sum + ms, 0);
  return deadline.ms - used;
}

/** A move that was acknowledged stands in the log under the number that was said. */
function checkAcknowledged(
  { table, id, seq, move, seat }: Acknowledged,
  entries: History['entries'],
): string[] {
  const own = entries.get(table) ?? [];
  const first = own[0]?.seq ?? 0;
  // A game that has ended may be kept as its record alone, which the views were compared with.
  if (seq < first) return [];
  const found = own[seq - first];
  if (found?.command.endsWith(`:${id}`)) return [];
  return [`${table}: ${move} of seat ${seat} was acknowledged as ${seq} and is not there`];
}

function checkHearing({ table, seats, from }: Hearing, { entries, commits, troubles }: History): string[] {
  const faults: string[] = [];
  for (const { seq, at } of entries.get(table) ?? []) {
    if (seq <= from) continue;
    const committed = commits.get(`${table} ${seq}`);
    for (const [seat, { heardAt, stays }] of seats.entries()) {
      const heard = heardAt.get(seq);
      // Whoever offers an entry may be hindered too, and only a commit says when it was there.
      const until = latest(
        committed ?? at,
        heard ?? at,
        committed === undefined ? undefined : stays,
        troubles,
      );
      if (heard === undefined) faults.push(`${table}: seat ${seat} never hears of entry ${seq}`);
      else if (heard > until)
        faults.push(
          `${table}: seat ${seat} hears of entry ${seq} ${Math.round(heard - (committed ?? at))} ms after it was written`,
        );
    }
  }
  return faults;
}

/** Until when a seat has to know of an entry: every trouble that concerns it gives it new time. */
function latest(
  at: number,
  heard: number,
  stays: readonly Stay[] | undefined,
  troubles: readonly Trouble[],
): number {
  let until = at + CONVERGES_MS;
  for (const { from, to, nodes } of troubles) {
    if (from > until || to < at) continue;
    const where = stays === undefined ? nodes : nodesBetween(stays, at, heard);
    const concerns = nodes === undefined || where?.some((node) => nodes.includes(node));
    if (concerns) until = Math.max(until, to + CONVERGES_MS);
  }
  return until;
}

function nodesBetween(stays: readonly Stay[], from: number, to: number): number[] {
  return stays
    .filter(({ since }, i) => since <= to && (stays[i + 1]?.since ?? Number.POSITIVE_INFINITY) >= from)
    .map(({ node }) => node);
}
