import type { LobbyEntry } from '@samsara/protocol';
import { namesAt } from '../tables/ending.ts';
import type { Line } from '../tables/hub.ts';
import { isOpen, isRunning, type Table } from '../tables/table.ts';

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
  private readonly awake: () => Iterable<Table>;
  private readonly schedule: (ms: number, what: () => void) => () => void;
  private readonly readers = new Set<Line>();
  private due = false;
  private told = '';

  constructor(awake: () => Iterable<Table>, schedule: (ms: number, what: () => void) => () => void) {
    this.awake = awake;
    this.schedule = schedule;
  }

  /** Tables with an open seat first, then the newest. */
  list(query: LobbyQuery): LobbyEntry[] {
    const listed: LobbyEntry[] = [];
    for (const table of this.awake()) {
      if (!table.settings.public || !(table.phase === 'gathering' || isRunning(table.phase))) continue;
      const entry = lobbyEntry(table);
      if (fitsQuery(entry, query)) listed.push(entry);
    }
    return listed.sort(openFirst).slice(0, MOST_LISTED);
  }

  /** Sends the list now, and again whenever it changes. */
  read(line: Line): void {
    this.readers.add(line);
    line.send(this.text());
  }

  stopReading(line: Line): void {
    this.readers.delete(line);
  }

  changed(): void {
    if (this.due || this.readers.size === 0) return;
    this.due = true;
    this.schedule(EVERY_MS, () => {
      this.due = false;
      this.tell();
    });
  }

  /** Most changes are those of tables that are not listed. */
  private tell(): void {
    const text = this.text();
    if (text === this.told) return;
    this.told = text;
    for (const line of this.readers) line.send(text);
  }

  private text(): string {
    return JSON.stringify({ type: 'lobby', tables: this.list({}) });
  }
}

function fitsQuery(entry: LobbyEntry, query: LobbyQuery): boolean {
  if (query.game !== undefined && entry.game !== query.game) return false;
  if (query.with === 'seats') return entry.open > 0;
  return query.with !== 'watch' || entry.spectators !== null;
}

function openFirst(a: LobbyEntry, b: LobbyEntry): number {
  return Number(b.open > 0) - Number(a.open > 0) || b.since - a.since;
}

function lobbyEntry(table: Table): LobbyEntry {
  return {
    code: table.code,
    game: table.game.meta.id,
    options: { ...table.options },
    phase: table.phase,
    seats: table.seats.length,
    open: table.phase === 'gathering' ? table.seats.filter(isOpen).length : 0,
    names: namesAt(table),
    spectators: table.settings.spectators,
    since: table.made,
  };
}
