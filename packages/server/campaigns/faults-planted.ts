import type { Planted } from './build-server.ts';

/** A bug in the server that the campaign must find, and the faults in which it shows. */
export interface PlantedBug {
  readonly planted: readonly Planted[];
  readonly faults: readonly string[];
}

export const PLANTED_BUGS: Readonly<Record<string, PlantedBug>> = {
  'acknowledge before commit': {
    planted: [
      {
        file: 'log/postgres/appender.ts',
        instead: [
          [
            'if (batch.length > 0) await this.#write(batch);',
            "for (const offer of batch) offer.resolve({ type: 'committed' });\nif (batch.length > 0) await this.#write(batch);",
          ],
        ],
      },
    ],
    faults: ['database connections cut', 'database restarted', 'node killed'],
  },
  'unsorted batch': {
    planted: [
      {
        file: 'log/postgres/appender.ts',
        instead: [['return batch.sort(byTableAndNumber);', 'return batch;']],
      },
    ],
    faults: ['every node cut off from the database', 'database slow'],
  },
};
