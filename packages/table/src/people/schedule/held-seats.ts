import type { Dependencies, TableHost } from '../../host/host.ts';
import { type Scheduled, toCome } from '../../schedule/scheduled.ts';
import type { Deed } from '../../state/entries.ts';
import { isReady } from '../../state/shuffle.ts';
import { isOpen, type Place, type Table } from '../../state/table.ts';
import { heirOf } from '../commands/successors.ts';
import { DAY_MS } from '../days/calendar.ts';
import type { AbsentPeople } from './absent-people.ts';
import { Retries } from './retries.ts';

/** So long after their last sign somebody who is not ready holds a seat that others wait for; over days, as long as a turn. */
const HELD_MS = 600_000;
/** Whoever is there is warned first, and has so long to give a sign. */
const WARNING_MS = 60_000;
/** Whoever is away may have lost the line a moment ago, or the server has just begun. */
const COME_BACK_MS = 60_000;

interface Step {
  readonly at: number;
  readonly type: 'warn' | 'free';
  /** Counts once, whichever node writes it. */
  readonly command: string;
  /** When it is offered, again if need be. */
  readonly due: number;
}

/** Gives seats free, before the deal, whose people let others wait. */
export class HeldSeats implements Scheduled {
  readonly #host: TableHost;
  readonly #deps: Dependencies;
  readonly #absences: AbsentPeople;
  readonly #retries = new Retries();

  constructor(host: TableHost, deps: Dependencies, absences: AbsentPeople) {
    this.#host = host;
    this.#deps = deps;
    this.#absences = absences;
  }

  runDue(now: number): void {
    if (this.#host.table.phase !== 'gathering') return;
    this.#host.table.seats.forEach((_, seat) => {
      const step = this.#nextStep(seat);
      if (step === undefined || step.due > now) return;
      const { type, command } = step;
      this.#retries.note(seat, command, now);
      void this.#host.act(command, 'clock', () => {
        const again = this.#nextStep(seat);
        if (again?.command !== command || again.at > this.#deps.now()) return undefined;
        return { ok: true, body: bodyOf(this.#host.table, seat, type) };
      });
    });
  }

  nextDue(now: number): number | undefined {
    if (this.#host.table.phase !== 'gathering') return undefined;
    const due = this.#host.table.seats.flatMap((_, seat) => this.#nextStep(seat)?.due ?? []);
    return due.length === 0 ? undefined : toCome(Math.min(...due), now);
  }

  #nextStep(seat: number): Step | undefined {
    const wanted = this.#stepFor(seat);
    if (wanted === undefined) return undefined;
    const { round, seats } = this.#host.table;
    const command = `${wanted.type}:${round}:${seat}:${seats[seat].sign}`;
    return { ...wanted, command, due: this.#retries.dueAt(seat, command, wanted.at) };
  }

  /** What happens next to a seat whose person is not ready while others wait. */
  #stepFor(seat: number): Pick<Step, 'at' | 'type'> | undefined {
    const { table } = this.#host;
    if (table.phase !== 'gathering' || !this.#deps.neighbours.isSure()) return undefined;
    const place = table.seats[seat];
    if (place?.player == null || isReady(place)) return undefined;
    const since = this.#absences.since(place.player);
    const end = place.sign + (table.settings.days ? table.settings.days.turn * DAY_MS : HELD_MS);
    if (since !== undefined) {
      const isWaitedFor = this.#hasCompany(seat, () => true) || this.#hasNoRoom(seat);
      return isWaitedFor ? { at: Math.max(end, since + COME_BACK_MS), type: 'free' } : undefined;
    }
    if (!this.#hasCompany(seat, isReady) && !this.#hasNoRoom(seat)) return undefined;
    return place.warned === null
      ? { at: end, type: 'warn' }
      : { at: place.warned + WARNING_MS, type: 'free' };
  }

  /** Is somebody else there of this kind? */
  #hasCompany(seat: number, isSuch: (place: Place) => boolean): boolean {
    const { table, presence } = this.#host;
    return table.seats.some(
      (place, other) => other !== seat && place.player !== null && presence.present[other] && isSuch(place),
    );
  }

  /** Somebody looks on who finds no seat; the last person keeps theirs, because a table without people is closed. */
  #hasNoRoom(seat: number): boolean {
    const { table, presence } = this.#host;
    const isLast = table.seats.every(({ player }, other) => player === null || other === seat);
    return !isLast && presence.hasSpectators && !table.seats.some(isOpen);
  }
}

function bodyOf(table: Table, seat: number, type: Step['type']): Deed {
  return type === 'warn' ? { type, seat } : { type, seat, ...heirOf(table, seat) };
}
