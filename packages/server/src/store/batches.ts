import type { MessagePort } from 'node:worker_threads';
import type { Database } from '../database/database.ts';
import { dealStatements } from '../deals/statements.ts';
import { type Batch, entryWriter } from '../log/entries.ts';
import type { Appended } from '../log/log.ts';
import { noteWriter } from '../log/notes.ts';
import { logStatements } from '../log/statements.ts';
import { moderationStatements } from '../moderation/statements.ts';
import { noticeStatements } from '../notices/in-database.ts';
import { peopleStatements } from '../people/statements.ts';
import { playerStatements } from '../players/statements.ts';
import { privacyStatements } from '../privacy/in-database.ts';
import { reportStatements } from '../reports/statements.ts';

/** Everything that can be asked of the thread that holds the database, by name. */
export type Statements = ReturnType<typeof logStatements> &
  ReturnType<typeof playerStatements> &
  ReturnType<typeof peopleStatements> &
  ReturnType<typeof reportStatements> &
  ReturnType<typeof dealStatements> &
  ReturnType<typeof noticeStatements> &
  ReturnType<typeof moderationStatements> &
  ReturnType<typeof privacyStatements>;
export type StatementName = keyof Statements;

export type CallGiven = readonly [name: StatementName, given: readonly unknown[]];

/** What is done in one go and, if anything is to be written, with one commit: entries, or else calls. */
export type Work = { readonly batch: Batch } | { readonly calls: readonly CallGiven[] };

export type Result =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly why: string };

/** Of each entry in the order of the rows; `all` when every one was committed. */
export type EntriesDone = 'all' | readonly Appended[] | { readonly why: string };

export type Done =
  /** `took`: milliseconds from the begin to the end of the commit. */
  { readonly entries: EntriesDone; readonly took: number } | { readonly results: readonly Result[] };

/** Answers each message with what became of it, until it is told to close. */
export function answerBatches(database: Database, port: MessagePort): void {
  const writer = entryWriter(database, noteWriter(database));
  const statements: Statements = {
    ...logStatements(database),
    ...playerStatements(database),
    ...peopleStatements(database),
    ...reportStatements(database),
    ...dealStatements(database),
    ...noticeStatements(database),
    ...moderationStatements(database),
    ...privacyStatements(database),
  };
  const inTransaction = transactionsIn(database);

  const call = ([name, given]: CallGiven): unknown =>
    (statements[name] as (...given: readonly unknown[]) => unknown)(...given);

  /** Where one entry cannot be written, the rest must not suffer. */
  function writeEntries(batch: Batch): EntriesDone {
    try {
      inTransaction(() => {
        if (!writer.writeAll(batch)) throw new NotAllFree();
      });
      return 'all';
    } catch {
      return writeOneByOne(batch);
    }
  }

  function writeOneByOne(batch: Batch): EntriesDone {
    try {
      return inTransaction(() => writer.writeEach(batch));
    } catch (error) {
      return { why: String(error) };
    }
  }

  function answerCalls(calls: readonly CallGiven[]): readonly Result[] {
    try {
      return inTransaction(() => calls.map((given) => ({ ok: true, value: call(given) })));
    } catch {
      return calls.map(callAlone);
    }
  }

  function callAlone(given: CallGiven): Result {
    try {
      return { ok: true, value: inTransaction(() => call(given)) };
    } catch (error) {
      return { ok: false, why: String(error) };
    }
  }

  function done(work: Work): Done {
    if ('calls' in work) return { results: answerCalls(work.calls) };
    const start = performance.now();
    return { entries: writeEntries(work.batch), took: performance.now() - start };
  }

  port.on('message', (work: Work | 'close') => {
    if (work !== 'close') return port.postMessage(done(work));
    database.close();
    port.close();
  });
  port.postMessage('open');
}

function transactionsIn(database: Database): <T>(work: () => T) => T {
  const begin = database.prepare('begin immediate');
  const commit = database.prepare('commit');
  return (work) => {
    begin.run([]);
    try {
      const value = work();
      commit.run([]);
      return value;
    } catch (error) {
      if (database.inTransaction) database.exec('rollback');
      throw error;
    }
  };
}

/** Some number or command is not free: each entry has to be looked at. */
class NotAllFree extends Error {}
