import type { LobbyEntry } from '@samsara/protocol';
import type { Log, TableIndex } from '../log/log.ts';
import type { GameCard } from '../tables/ending.ts';
import type { Line } from '../tables/hub.ts';

export interface LobbyQuery {
  readonly game?: string;
  readonly with?: 'seats' | 'watch';
}

/** No list is longer than somebody reads. */
const MOST_LISTED = 200;
/** Lists are sent at most so often. */
const EVERY_MS = 1000;

/** The list of public tables, and those who look at it. */
export class Lobby {
  private readonly log: Log;
  private readonly schedule: (ms: number, what: () => void) => () => void;
  private readonly report: (error: unknown) => void;
  private readonly readers = new Set<Line>();
  private due = false;

  constructor(
    log: Log,
    schedule: (ms: number, what: () => void) => () => void,
    report: (error: unknown) => void,
  ) {
    this.log = log;
    this.schedule = schedule;
    this.report = report;
  }

  async list(query: LobbyQuery): Promise<LobbyEntry[]> {
    const listed = await this.log.listed(MOST_LISTED);
    return listed.map(lobbyEntry).filter((entry) => fitsQuery(entry, query));
  }

  /** Sends the list now, and again whenever it changes. */
  read(line: Line): void {
    this.readers.add(line);
    this.text().then((text) => line.send(text), this.report);
  }

  stopReading(line: Line): void {
    this.readers.delete(line);
  }

  changed(): void {
    if (this.due || this.readers.size === 0) return;
    this.due = true;
    this.schedule(EVERY_MS, () => {
      this.due = false;
      this.tell().catch(this.report);
    });
  }

  private async tell(): Promise<void> {
    const text = await this.text();
    for (const line of this.readers) line.send(text);
  }

  private async text(): Promise<string> {
    return JSON.stringify({ type: 'lobby', tables: await this.list({}) });
  }
}

/** A table that can be joined, or watched while it is played. */
function fitsQuery(entry: LobbyEntry, query: LobbyQuery): boolean {
  if (query.game !== undefined && entry.game !== query.game) return false;
  if (query.with === 'seats') return entry.open > 0;
  if (query.with === 'watch') return entry.spectators !== null;
  return entry.phase !== 'closed';
}

function lobbyEntry(index: TableIndex): LobbyEntry {
  const { names, options, seats, open, spectators } = JSON.parse(index.card) as GameCard;
  return {
    code: index.table,
    game: index.game,
    options: { ...options },
    phase: index.phase,
    seats,
    open,
    names,
    spectators,
    since: index.made,
  };
}
