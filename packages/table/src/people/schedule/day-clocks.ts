import type { Dependencies, TableHost } from '../../host/host.ts';
import { withGrace } from '../../later/clock-due.ts';
import { lagAt, type Scheduled, toCome } from '../../schedule/scheduled.ts';
import { isStopped } from '../../state/clock.ts';
import type { Deed } from '../../state/entries.ts';
import type { Interval, Table } from '../../state/table.ts';
import { standInLevel } from '../commands/successors.ts';
import { type DueSeat, dueSeats } from '../days/seat-days.ts';
import { Retries } from './retries.ts';

/** Shorter outages are nothing to somebody who has days. */
const SHORTEST_UNSERVED_MS = 600_000;
/** The place of outages among what was offered; seats count from 0. */
const OUTAGES = -1;

/**
 * At a table over days: lets a bot play for whoever uses up their time, until they are back. What the clock says follows from
 * the entries alone; a long outage is written down when it is over, before anybody's time can be.
 */
export class DayClocks implements Scheduled {
  readonly #host: TableHost;
  readonly #deps: Dependencies;
  readonly #retries = new Retries();

  constructor(host: TableHost, deps: Dependencies) {
    this.#host = host;
    this.#deps = deps;
  }

  runDue(now: number): void {
    if (this.#host.table.settings.days === undefined || !this.#isAtWork()) return;
    const outage = this.#unwritten();
    if (outage !== undefined) return this.#write(outage, now);
    for (const due of this.#due(now)) {
      const command = this.#commandFor(due.seat);
      if (this.#retries.dueAt(due.seat, command, due.until) > now) continue;
      this.#retries.note(due.seat, command, now);
      void this.#host.act(command, 'clock', () => {
        const again = this.#due(this.#deps.now()).find(({ seat }) => seat === due.seat);
        const isUp =
          again !== undefined && again.until <= this.#deps.now() && this.#unwritten() === undefined;
        return isUp && this.#commandFor(due.seat) === command
          ? { ok: true, body: this.#standInFor(due.seat) }
          : undefined;
      });
    }
  }

  nextDue(now: number): number | undefined {
    if (this.#host.table.settings.days === undefined || !this.#isAtWork()) return undefined;
    const outage = this.#unwritten();
    if (outage !== undefined) {
      return toCome(this.#retries.dueAt(OUTAGES, this.#commandAbout(outage), now), now);
    }
    const due = this.#due(now).map(({ seat, until }) =>
      this.#retries.dueAt(seat, this.#commandFor(seat), until),
    );
    return due.length === 0 ? undefined : toCome(Math.min(...due), now);
  }

  #isAtWork(): boolean {
    const { neighbours } = this.#deps;
    return this.#host.table.phase === 'playing' && neighbours.isSure() && !isStopped(neighbours.service);
  }

  /** Those who are asked; nobody's time is over before they could be back after an outage. */
  #due(now: number): DueSeat[] {
    const { table } = this.#host;
    const lag = lagAt(this.#host, this.#deps);
    return dueSeats(table, now).map((due) => {
      const asked = table.seats[due.seat].days?.asked ?? now;
      return { ...due, until: withGrace(due.until, asked, this.#deps.neighbours.service) + lag };
    });
  }

  /** Whoever is there, or at whose table nobody stands in for absent people, loses this one decision. */
  #standInFor(seat: number): Deed {
    const { table, presence } = this.#host;
    const level = standInLevel(table);
    const lasts = !presence.present[seat] && table.settings.absence.stand_in.startsWith('bot:');
    return { type: 'stand-in', seat, level, ...(!lasts && { once: true }) };
  }

  /** The first long outage since somebody was asked that the log does not know of. */
  #unwritten(): Interval | undefined {
    const { table } = this.#host;
    return this.#deps.neighbours.service.outages
      .map(({ from, to }) => ({ from, until: to }))
      .find((outage) => outage.until - outage.from >= SHORTEST_UNSERVED_MS && isMissing(table, outage));
  }

  #write(outage: Interval, now: number): void {
    const command = this.#commandAbout(outage);
    if (this.#retries.dueAt(OUTAGES, command, now) > now) return;
    this.#retries.note(OUTAGES, command, now);
    void this.#host.act(command, 'server', () =>
      isMissing(this.#host.table, outage) ? { ok: true, body: { type: 'unserved', ...outage } } : undefined,
    );
  }

  /** Counts once for each decision, whichever node writes it. */
  #commandFor(seat: number): string {
    const { round, moves, seats } = this.#host.table;
    return `days:${round}:${moves}:${seat}:${seats[seat].days?.asked}`;
  }

  #commandAbout({ from }: Interval): string {
    return `unserved:${from}:${this.#host.table.seq}`;
  }
}

/** Does it concern somebody who is asked, and is it not noted? */
function isMissing({ seats, phase }: Table, { from, until }: Interval): boolean {
  if (phase !== 'playing') return false;
  return seats.some(
    ({ days }) =>
      days?.asked != null && days.asked < until && !days.stood.some((interval) => interval.from === from),
  );
}
