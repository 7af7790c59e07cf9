import type { Dependencies, TableHost } from '../host/host.ts';
import { type Absences, PRECISION_MS, type Scheduled, toCome } from '../schedule/scheduled.ts';
import { spentTime } from '../state/clock.ts';
import type { Agreement, Table } from '../state/table.ts';

/** So long after a pause began anybody with a seat can end it. */
export const PAUSE_HOLDS_MS = 120_000;

/** What time has passed besides, as it is written down. */
export type AlsoSpent = (host: TableHost, deps: Dependencies) => { readonly pace?: number };

/** Pauses, goes on with and breaks off a game when everybody who counts has agreed to it. */
export class Agreements implements Scheduled {
  readonly #host: TableHost;
  readonly #deps: Dependencies;
  readonly #absences: Absences;
  /** What else has to be remembered of the time that runs. */
  readonly #alsoSpent: AlsoSpent;

  constructor(host: TableHost, deps: Dependencies, absences: Absences, alsoSpent: AlsoSpent = () => ({})) {
    this.#host = host;
    this.#deps = deps;
    this.#absences = absences;
    this.#alsoSpent = alsoSpent;
  }

  runDue(now: number): void {
    const { table } = this.#host;
    const { pause, resume, abort } = table.agreed;
    const isNobodysWish = pause.length + resume.length + abort.length === 0;
    if (isNobodysWish || !this.#deps.neighbours.isSure()) return;
    for (const to of ['pause', 'resume', 'abort'] as const) {
      if (!this.#isAgreed(table, to, now)) continue;
      void this.#host.act(`agreed:${to}:${table.seq}`, 'server', () =>
        this.#isAgreed(this.#host.table, to, now)
          ? {
              ok: true,
              body: {
                type: 'agreed',
                to,
                spent: spentBy(this.#host, this.#deps),
                ...this.#alsoSpent(this.#host, this.#deps),
              },
            }
          : undefined,
      );
      return;
    }
  }

  /** When somebody's wish to go on needs no more answers. */
  nextDue(now: number): number | undefined {
    const { phase, agreed, paused } = this.#host.table;
    const holds = phase === 'paused' && agreed.resume.length > 0;
    return holds ? toCome(paused + PAUSE_HOLDS_MS, now) : undefined;
  }

  /** Everybody with a seat who is there, or has not been away for long; a pause ends by one person's wish after a while. */
  #isAgreed(table: Table, to: Agreement, now: number): boolean {
    if (table.agreed[to].length === 0) return false;
    if (to === 'resume' && table.paused + PAUSE_HOLDS_MS <= now + PRECISION_MS) return true;
    return table.seats.every(({ player }, seat) => {
      if (player === null || table.agreed[to].includes(seat)) return true;
      return to === 'abort' ? this.#absences.isLong(player, now) : this.#absences.isPatienceOver(player, now);
    });
  }
}

/** Milliseconds used up of the running countdown, as they are written down. */
export function spentBy({ table }: TableHost, { now, neighbours }: Dependencies): number {
  return Math.round(spentTime(table, now(), neighbours.service));
}
