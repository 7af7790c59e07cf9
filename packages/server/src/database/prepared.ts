import type { Database } from './database.ts';

type Given = readonly (string | number)[];

/** Prepares statements of the embedded database once: `all` gives rows, `run` how many have changed. */
export function preparedBy(database: Database) {
  return {
    all: <Row>(sql: string) => {
      const statement = database.prepare(sql);
      return (...given: Given) => statement.all(given) as Row[];
    },
    run: (sql: string) => {
      const statement = database.prepare(sql);
      return (...given: Given) => statement.run(given).changes;
    },
  };
}
