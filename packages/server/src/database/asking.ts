import type { Database } from './database.ts';
import type { Lane } from './postgres/lane.ts';

type Value = string | number | null | Uint8Array;
type Row = Readonly<Record<string, Value>>;

/**
 * Questions to a database, one after another in one transaction, each written once for both kinds: `$1` is the first
 * value, and whatever changes rows says which with `returning`.
 */
export type Asking<T> = Generator<readonly [sql: string, ...given: Value[]], T, readonly Row[]>;

/** The rows of one question; who asks says what is in them. */
export function* ask<R>(sql: string, ...given: Value[]): Asking<readonly R[]> {
  return (yield [sql, ...given]) as readonly R[];
}

/** Answers all questions beside the embedded database; a transaction has begun. */
export function answering(database: Database): <T>(asking: Asking<T>) => T {
  const prepared = new Map<string, ReturnType<Database['prepare']>>();
  const statementFor = (sql: string) => {
    const known = prepared.get(sql) ?? database.prepare(sql.replace(/\$(\d)/g, '?$1'));
    prepared.set(sql, known);
    return known;
  };
  return (asking) => {
    let step = asking.next([]);
    while (!step.done) {
      const [sql, ...given] = step.value;
      step = asking.next(statementFor(sql).all(given) as Row[]);
    }
    return step.value;
  };
}

/** Answers all questions from PostgreSQL. */
export function answerFrom<T>(lane: Lane, begin: () => Asking<T>): Promise<T> {
  return lane.transact(async (client) => {
    const asking = begin();
    let step = asking.next([]);
    while (!step.done) {
      const [text, ...values] = step.value;
      step = asking.next((await client.query<Row>({ text, values })).rows);
    }
    return step.value;
  });
}
