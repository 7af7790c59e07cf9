import type { Dependencies, TableHost } from '../../host/host.ts';
import type { Scheduled } from '../../schedule/scheduled.ts';
import type { Table } from '../../state/table.ts';
import type { AbsentPeople } from './absent-people.ts';

/** Something that is done by itself, and when it can have anything to do. */
export interface Part {
  readonly isNeeded: (table: Table) => boolean;
  readonly make: (host: TableHost, deps: Dependencies, absences: AbsentPeople) => Scheduled;
}

/** The parts of a table's schedule, each of which is there only while it is needed: most are never, and there are thousands of tables. */
export class NeededParts implements Scheduled {
  readonly #host: TableHost;
  readonly #deps: Dependencies;
  readonly #absences: AbsentPeople;
  readonly #parts: readonly Part[];
  readonly #there: (Scheduled | undefined)[];

  constructor(host: TableHost, deps: Dependencies, absences: AbsentPeople, parts: readonly Part[]) {
    this.#host = host;
    this.#deps = deps;
    this.#absences = absences;
    this.#parts = parts;
    this.#there = parts.map(() => undefined);
  }

  runDue(now: number): void {
    const { table } = this.#host;
    const there = this.#there;
    this.#parts.forEach(({ isNeeded, make }, i) => {
      const needed = isNeeded(table);
      if (needed) there[i] ??= make(this.#host, this.#deps, this.#absences);
      // Once more where it is not needed any longer: it calls off what it was about to do.
      there[i]?.runDue(now);
      if (!needed) there[i] = undefined;
    });
  }

  nextDue(now: number): number | undefined {
    let first: number | undefined;
    for (const part of this.#there) {
      const due = part?.nextDue(now);
      if (due !== undefined && (first === undefined || due < first)) first = due;
    }
    return first;
  }
}
