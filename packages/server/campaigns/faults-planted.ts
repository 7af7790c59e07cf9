import type { Planted } from './build-server.ts';

/** A bug in the server that has to be found: among these faults, or in the race for numbers by what it says. */
export type PlantedBug = { readonly planted: readonly Planted[] } & (
  | { readonly faults: readonly string[] }
  | { readonly raceSays: RegExp }
);

/** The file beside the server's program that wakes its bugs; until then tables can be opened. */
export const AWAKE = 'awake';
const IS_AWAKE = `require('node:fs').existsSync(new URL('${AWAKE}', import.meta.url))`;

export const PLANTED_BUGS: Readonly<Record<string, PlantedBug>> = {
  'acknowledge before commit': {
    planted: [
      {
        file: 'server/src/log/postgres/appender.ts',
        instead: [
          [
            'if (batch.length > 0) await this.#write(batch);',
            `if (${IS_AWAKE}) for (const offer of batch) offer.resolve({ type: 'committed' });
             if (batch.length > 0) await this.#write(batch);`,
          ],
        ],
      },
    ],
    faults: ['database restarted', 'node killed'],
  },
  'unsorted batch': {
    planted: [
      {
        file: 'server/src/log/postgres/appender.ts',
        instead: [['return batch.sort(byTableAndNumber);', 'return batch;']],
      },
    ],
    raceSays: /deadlocks/,
  },
  'skipped re-validation': {
    planted: [
      {
        file: 'server/src/tables/commit-loop.ts',
        instead: [
          [
            'for (;;) {\n      let checked = checkNow();',
            'const first = checkNow();\n    for (;;) {\n      let checked = first;',
          ],
        ],
      },
    ],
    faults: ['bus connections cut'],
  },
  'lost last hint': {
    planted: [
      {
        file: 'server/src/cluster/neighbours.ts',
        instead: [
          [
            'this.#every(COMPARE_EVERY_MS, () => this.#compare());',
            `this.#every(COMPARE_EVERY_MS, async () => { if (!${IS_AWAKE}) await this.#compare(); });`,
          ],
        ],
      },
    ],
    faults: ['bus killed'],
  },
  'double timer': {
    planted: [
      {
        file: 'table/src/later/game-clock.ts',
        instead: [
          ['under the same number.\n      `clock:', 'under the same number.\n      process.pid + `clock:'],
          ['() => this.#isCountdown(round, countdown) && this.#isTimeUp(this.#deps.now()),', '() => true,'],
          ['due += lagAt(this.#host, this.#deps);', 'due += 0;'],
        ],
      },
    ],
    faults: ['bus connections cut'],
  },
};
