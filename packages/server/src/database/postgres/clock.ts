import type { Lane } from './lane.ts';

const SAMPLES = 5;
/** Nobody notices less. */
const TOLERATED_MS = 5;

/** Nodes whose clocks differ would disagree about whose time is up: all go by the clock of the database. */
export class CommonClock {
  readonly #lane: Lane;
  #ahead = 0;

  constructor(lane: Lane) {
    this.#lane = lane;
  }

  readonly now = (): number => Date.now() + this.#ahead;

  /** Compares with the database; the quickest answer tells most exactly. */
  async compare(): Promise<void> {
    let best = { took: Number.POSITIVE_INFINITY, ahead: 0 };
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      const start = Date.now();
      const { rows } = await this.#lane.run((client) =>
        client.query<{ now: number }>('select (extract(epoch from clock_timestamp()) * 1000)::float8 as now'),
      );
      const end = Date.now();
      if (end - start < best.took) best = { took: end - start, ahead: rows[0].now - (start + end) / 2 };
    }
    this.#ahead = Math.abs(best.ahead) <= Math.max(TOLERATED_MS, best.took) ? 0 : Math.round(best.ahead);
  }
}
