import type { MessagePort } from 'node:worker_threads';
import { playerStatements } from '../players/statements.ts';
import type { Database } from './database.ts';
import { type Batch, entryWriter } from './entries.ts';
import type { Appended } from './log.ts';
import { noteWriter } from './notes.ts';
import { logStatements } from './statements.ts';

/** Everything that can be asked of the thread that holds the database, by name. */
export type Statements = ReturnType<typeof logStatements> & ReturnType<typeof playerStatements>;
export type StatementName = keyof Statements;

/** What is done in one go and, if anything is to be written, with one commit. */
export interface Work {
  readonly batch: Batch | null;
  readonly calls: readonly (readonly [name: StatementName, given: readonly unknown[]])[];
}

export type Result =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly why: string };

export interface Done {
  /** Of each entry in the order of the rows; `all` when every one was committed. */
  readonly entries: 'all' | readonly Appended[] | { readonly why: string };
  readonly results: readonly Result[];
  /** Milliseconds from the begin to the end of the commit. */
  readonly took: number;
}

/** Answers each message with what became of it, until it is told to close. */
export function answerBatches(database: Database, port: MessagePort): void {
  const writer = entryWriter(database, noteWriter(database));
  const statements: Statements = { ...logStatements(database), ...playerStatements(database) };
  const begin = database.prepare('begin immediate');
  const commit = database.prepare('commit');

  const call = ([name, given]: Work['calls'][number]): unknown =>
    (statements[name] as (...given: readonly unknown[]) => unknown)(...given);

  function inTransaction<T>(work: () => T): T {
    begin.run([]);
    try {
      const value = work();
      commit.run([]);
      return value;
    } catch (error) {
      if (database.inTransaction) database.exec('rollback');
      throw error;
    }
  }

  function allAtOnce({ batch, calls }: Work): Omit<Done, 'took'> {
    return inTransaction(() => {
      if (batch !== null && !writer.writeAll(batch)) throw new NotAllFree();
      return { entries: 'all', results: calls.map((given) => ({ ok: true, value: call(given) })) };
    });
  }

  /** Where something in the batch cannot be done, the rest of it must not suffer. */
  function oneByOne({ batch, calls }: Work): Omit<Done, 'took'> {
    return { entries: entriesAlone(batch), results: calls.map(callAlone) };
  }

  function entriesAlone(batch: Batch | null): Done['entries'] {
    if (batch === null) return 'all';
    try {
      return inTransaction(() => writer.writeEach(batch));
    } catch (error) {
      return { why: String(error) };
    }
  }

  function callAlone(given: Work['calls'][number]): Result {
    try {
      return { ok: true, value: inTransaction(() => call(given)) };
    } catch (error) {
      return { ok: false, why: String(error) };
    }
  }

  port.on('message', (work: Work | 'close') => {
    if (work === 'close') {
      database.close();
      port.close();
      return;
    }
    const start = performance.now();
    let done: Omit<Done, 'took'>;
    try {
      done = allAtOnce(work);
    } catch {
      done = oneByOne(work);
    }
    port.postMessage({ ...done, took: performance.now() - start } satisfies Done);
  });
  port.postMessage('open');
}

/** Some number or command is not free: each entry has to be looked at. */
class NotAllFree extends Error {}
