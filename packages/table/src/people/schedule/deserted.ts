import type { Dependencies, TableHost } from '../../host/host.ts';
import { spentBy } from '../../later/agreements.ts';
import type { Scheduled } from '../../schedule/scheduled.ts';
import { hasPeople, isRunning } from '../../state/table.ts';

/** A running game that everybody has left is over. */
export class Deserted implements Scheduled {
  readonly #host: TableHost;
  readonly #deps: Dependencies;

  constructor(host: TableHost, deps: Dependencies) {
    this.#host = host;
    this.#deps = deps;
  }

  runDue(): void {
    if (!this.#isDeserted()) return;
    void this.#host.act(`deserted:${this.#host.table.round}`, 'server', () =>
      this.#isDeserted()
        ? { ok: true, body: { type: 'agreed', to: 'abort', spent: spentBy(this.#host, this.#deps) } }
        : undefined,
    );
  }

  nextDue(): undefined {
    return undefined;
  }

  #isDeserted(): boolean {
    return isRunning(this.#host.table.phase) && !hasPeople(this.#host.table);
  }
}
