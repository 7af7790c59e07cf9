import { houseRules } from '@samsara/engine';
import { type LobbyEntry, type MessageText, messageText } from '@samsara/protocol';
import { isOpen, isRunning, type PlayerId, peopleAt, personIdOf, type Table } from '@samsara/table';
import type { Line } from '../hub/hub.ts';

export interface LobbyQuery {
  readonly game?: string;
  readonly with?: 'seats' | 'watch';
}

/** No list is longer than somebody reads. */
const MOST_LISTED = 200;
/** Lists are sent at most so often. */
const EVERY_MS = 1000;

/** The list of public tables, and those who look at it. A table that everybody has left sleeps, and is not in it. */
export class Lobby {
  readonly #awake: () => Iterable<Table>;
  readonly #elsewhere: () => readonly string[];
  readonly #schedule: (ms: number, what: () => void) => () => void;
  /** What each was given last. */
  readonly #readers = new Map<Line, MessageText>();
  readonly #apartFrom: (player: PlayerId) => ReadonlySet<PlayerId>;
  /** What was last said of each table, and after which of its entries: whoever asks often costs little. */
  readonly #said = new WeakMap<Table, { readonly seq: number; readonly entry: Listed }>();
  #due = false;

  /** `elsewhere` gives what other nodes have in their lists, as each says it of its own. */
  constructor(
    awake: () => Iterable<Table>,
    elsewhere: () => readonly string[],
    schedule: (ms: number, what: () => void) => () => void,
    apartFrom: (player: PlayerId) => ReadonlySet<PlayerId> = () => NOBODY,
  ) {
    this.#apartFrom = apartFrom;
    this.#awake = awake;
    this.#elsewhere = elsewhere;
    this.#schedule = schedule;
  }

  /** Tables with an open seat first, then the newest; none of people whom this person does not meet. */
  list(query: LobbyQuery, player?: PlayerId): LobbyEntry[] {
    const listed = new Map<string, Listed>();
    const others = this.#elsewhere().flatMap((text) => JSON.parse(text) as Listed[]);
    for (const entry of [...others, ...this.#awakeHere()]) listed.set(entry.code, entry);
    const apart = player === undefined ? NOBODY : this.#apartFrom(player);
    const offered = [...listed.values()].filter(
      (entry) => fitsQuery(entry, query) && !isWithAny(entry, apart),
    );
    return firstOf(offered).map(({ people: _, ...entry }) => entry);
  }

  /** The tables of this node, for the lists of others, as JSON. */
  own(): string {
    return JSON.stringify(firstOf(this.#awakeHere()));
  }

  #awakeHere(): Listed[] {
    const entries: Listed[] = [];
    for (const table of this.#awake()) {
      if (!table.settings.public || !(table.phase === 'gathering' || isRunning(table.phase))) continue;
      entries.push(this.#entryOf(table));
    }
    return entries;
  }

  #entryOf(table: Table): Listed {
    const said = this.#said.get(table);
    if (said?.seq === table.seq) return said.entry;
    const entry = lobbyEntry(table);
    this.#said.set(table, { seq: table.seq, entry });
    return entry;
  }

  /** Sends the list now, and again whenever it changes. */
  read(line: Line): void {
    const text = this.#text(line.player);
    this.#readers.set(line, text);
    line.send(text);
  }

  stopReading(line: Line): void {
    this.#readers.delete(line);
  }

  changed(): void {
    if (this.#due || this.#readers.size === 0) return;
    this.#due = true;
    this.#schedule(EVERY_MS, () => {
      this.#due = false;
      this.#tell();
    });
  }

  /** Most changes are those of tables that are not listed. */
  #tell(): void {
    const common = this.#text();
    for (const [line, told] of this.#readers) {
      const text = this.#apartFrom(line.player).size === 0 ? common : this.#text(line.player);
      if (told === text) continue;
      this.#readers.set(line, text);
      line.send(text);
    }
  }

  #text(player?: PlayerId): MessageText {
    return messageText({ type: 'lobby', tables: this.list({}, player) });
  }
}

/** Who sits there, by what they are known there: for this server alone. */
type Listed = LobbyEntry & { readonly people?: readonly string[] };

const NOBODY: ReadonlySet<PlayerId> = new Set();

function isWithAny({ code, people = [] }: Listed, players: ReadonlySet<PlayerId>): boolean {
  return [...players].some((player) => people.includes(personIdOf(code, player)));
}

function firstOf(entries: Listed[]): Listed[] {
  return entries.sort(openFirst).slice(0, MOST_LISTED);
}

function fitsQuery(entry: LobbyEntry, query: LobbyQuery): boolean {
  if (query.game !== undefined && entry.game !== query.game) return false;
  if (query.with === 'seats') return entry.open > 0;
  return query.with !== 'watch' || entry.spectators !== null;
}

function openFirst(a: LobbyEntry, b: LobbyEntry): number {
  return Number(b.open > 0) - Number(a.open > 0) || b.since - a.since;
}

/** Bots go by their level: whoever looks for company wants to know where people are. */
function listedNames({ seats }: Table): string[] {
  return seats.flatMap(({ player, name, level }) => (player === null ? (level ?? []) : (name ?? [])));
}

/** Whoever looks for a table learns how steady its host is before they sit down. */
function hostRecord({ seats, host }: Table): Pick<LobbyEntry, 'host_record'> {
  const record = seats.find(({ player }) => player === host)?.record;
  return record === undefined ? {} : { host_record: { finished: record[0], games: record[1] } };
}

function lobbyEntry(table: Table): Listed {
  const { days } = table.settings;
  return {
    code: table.code,
    game: table.game.meta.id,
    options: { ...table.options },
    house: Object.keys(houseRules(table.game.meta, table.options)).length > 0,
    ...(days !== undefined && { turn_days: days.turn }),
    phase: table.phase,
    seats: table.seats.length,
    open: table.phase === 'gathering' ? table.seats.filter(isOpen).length : 0,
    names: listedNames(table),
    spectators: table.settings.spectators,
    since: table.made,
    ...hostRecord(table),
    people: peopleAt(table).map((player) => personIdOf(table.code, player)),
  };
}
