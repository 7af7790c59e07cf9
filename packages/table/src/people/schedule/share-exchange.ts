import type { Checked } from '../../commands/checked.ts';
import type { Dependencies, TableHost } from '../../host/host.ts';
import { PRECISION_MS, type Scheduled, toCome } from '../../schedule/scheduled.ts';
import { leavesNobody, waitedFor } from '../state/exchange.ts';
import { Retries } from './retries.ts';

/** So long everybody has to show their share; after that, whoever did not is left out, and the others have less for the next. */
const FIRST_MS = 5000;
const NEXT_MS = 3000;
/** Without them nobody would be left and nothing be dealt: a slow phone alone with bots is waited for. */
const ALL_MS = 20_000;

interface Step {
  readonly at: number;
  readonly command: string;
  readonly actor: 'server' | 'clock';
  readonly checked: Checked;
}

/** Deals once all shares are shown, and begins anew without those that do not come. */
export class ShareExchange implements Scheduled {
  readonly #host: TableHost;
  readonly #deps: Dependencies;
  readonly #retries = new Retries();
  /** Nobody is left out because the server was away. */
  readonly #here: number;

  constructor(host: TableHost, deps: Dependencies) {
    this.#host = host;
    this.#deps = deps;
    this.#here = deps.now();
  }

  runDue(now: number): void {
    const step = this.#step();
    if (this.#host.table.phase !== 'gathering') this.#retries.forget();
    if (step === undefined || this.#dueAt(step) > now + PRECISION_MS) return;
    this.#retries.note(0, step.command, now);
    void this.#host.act(step.command, step.actor, () => {
      const again = this.#step();
      return again?.command === step.command ? again.checked : undefined;
    });
  }

  nextDue(now: number): number | undefined {
    const step = this.#step();
    return step && toCome(this.#dueAt(step), now);
  }

  #dueAt({ command, at }: Step): number {
    return this.#retries.dueAt(0, command, at);
  }

  #step(): Step | undefined {
    const { table } = this.#host;
    const { shares, phase, round } = table;
    if (phase !== 'gathering' || shares === null || !this.#deps.neighbours.isSure()) return undefined;
    const without = waitedFor(table);
    const name = `${round}:${shares.fixed}:${shares.anew.length}`;
    if (without.length === 0)
      return {
        at: 0,
        command: `deal:${name}`,
        actor: 'server',
        checked: { ok: true, body: { type: 'start' } },
      };
    const ms = leavesNobody(table, without) ? ALL_MS : shares.anew.length === 0 ? FIRST_MS : NEXT_MS;
    return {
      at: Math.max(shares.since, this.#here) + ms,
      command: `shares-anew:${name}:${without.join()}`,
      actor: 'clock',
      checked: { ok: true, body: { type: 'shares-anew', without } },
    };
  }
}
