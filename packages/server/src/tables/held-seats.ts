import type { PlayerId } from '../players/players.ts';
import { heirOf } from './check.ts';
import type { Deed } from './entries.ts';
import type { House } from './house.ts';
import type { LiveTable } from './live-table.ts';
import { Retries } from './retries.ts';
import { isOpen, type Place, type Table } from './table.ts';

/** So long after their last sign somebody who is not ready holds a seat that others wait for. */
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
export class HeldSeats {
  private readonly live: LiveTable;
  private readonly house: House;
  private readonly awaySince: (player: PlayerId) => number | undefined;
  private readonly retries = new Retries();

  constructor(live: LiveTable, house: House, awaySince: (player: PlayerId) => number | undefined) {
    this.live = live;
    this.house = house;
    this.awaySince = awaySince;
  }

  tend(now: number): void {
    this.live.table.seats.forEach((_, seat) => {
      const step = this.nextStep(seat);
      if (step === undefined || step.due > now) return;
      const { type, command } = step;
      this.retries.note(seat, command, now);
      void this.live.act(command, 'clock', () => {
        const again = this.nextStep(seat);
        if (again?.command !== command || again.at > this.house.now()) return undefined;
        return { ok: true, body: bodyOf(this.live.table, seat, type) };
      });
    });
  }

  nextDue(): number | undefined {
    const due = this.live.table.seats.flatMap((_, seat) => this.nextStep(seat)?.due ?? []);
    return due.length === 0 ? undefined : Math.min(...due);
  }

  private nextStep(seat: number): Step | undefined {
    const wanted = this.stepFor(seat);
    if (wanted === undefined) return undefined;
    const { round, seats } = this.live.table;
    const command = `${wanted.type}:${round}:${seat}:${seats[seat].sign}`;
    return { ...wanted, command, due: this.retries.dueAt(seat, command, wanted.at) };
  }

  /** What happens next to a seat whose person is not ready while others wait. */
  private stepFor(seat: number): Pick<Step, 'at' | 'type'> | undefined {
    const { table } = this.live;
    if (table.phase !== 'gathering' || !this.house.neighbours.isSure()) return undefined;
    const place = table.seats[seat];
    if (place?.player == null || place.entropy !== null) return undefined;
    const since = this.awaySince(place.player);
    const end = place.sign + HELD_MS;
    if (since !== undefined) {
      const isWaitedFor = this.hasCompany(seat, () => true) || this.hasNoRoom(seat);
      return isWaitedFor ? { at: Math.max(end, since + COME_BACK_MS), type: 'free' } : undefined;
    }
    if (!this.hasCompany(seat, ({ entropy }) => entropy !== null) && !this.hasNoRoom(seat)) return undefined;
    return place.warned === null
      ? { at: end, type: 'warn' }
      : { at: place.warned + WARNING_MS, type: 'free' };
  }

  /** Is somebody else there of this kind? */
  private hasCompany(seat: number, isSuch: (place: Place) => boolean): boolean {
    const { table, audience } = this.live;
    return table.seats.some(
      (place, other) => other !== seat && place.player !== null && audience.present[other] && isSuch(place),
    );
  }

  /** Somebody looks on who finds no seat; the last person keeps theirs, because a table without people is closed. */
  private hasNoRoom(seat: number): boolean {
    const { table, audience } = this.live;
    const isLast = table.seats.every(({ player }, other) => player === null || other === seat);
    return !isLast && audience.hasSpectators && !table.seats.some(isOpen);
  }
}

function bodyOf(table: Table, seat: number, type: Step['type']): Deed {
  return type === 'warn' ? { type, seat } : { type, seat, ...heirOf(table, seat) };
}
