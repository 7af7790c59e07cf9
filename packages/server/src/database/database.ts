import { existsSync } from 'node:fs';
import Libsql from 'libsql';
import { MIGRATIONS } from './migrations.ts';
import { makePrivateFile } from './private-file.ts';

export type Database = Libsql.Database;

/** Pages of 4 KiB that the write-ahead log may hold before they are brought into the database. */
const CHECKPOINT_PAGES = 4000;

/** A database that a newer version of the program has written. Nothing in it was changed. */
export class NewerDatabase extends Error {
  readonly file: string;

  constructor(file: string, version: number) {
    super(`${file} has the form ${version}, this program knows ${MIGRATIONS.length}`);
    this.file = file;
  }
}

export class NoDatabase extends Error {
  readonly file: string;

  constructor(file: string) {
    super(`there is no ${file}`);
    this.file = file;
  }
}

/** Opens the database for writing, and brings it into today's form. Every commit reaches the disk before it returns. */
export function openDatabase(file: string): Database {
  makePrivateFile(file);
  const database = new Libsql(file);
  try {
    database.pragma('busy_timeout = 10000');
    refuseNewer(database, file);
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    // What was deleted is not left lying in the file where that costs nothing.
    database.pragma('secure_delete = FAST');
    database.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
    migrate(database, Date.now());
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Opens a database beside a server that may be writing to it. It must be there. */
export function openForReading(file: string): Database {
  if (!existsSync(file)) throw new NoDatabase(file);
  const database = new Libsql(file);
  database.pragma('busy_timeout = 10000');
  refuseNewer(database, file);
  return database;
}

function refuseNewer(database: Database, file: string): void {
  const version = versionOf(database);
  if (version > MIGRATIONS.length) throw new NewerDatabase(file, version);
}

/** How many migrations were run; none in a new file. */
export function versionOf(database: Database): number {
  const known = database.prepare("select name from sqlite_master where name = 'migrations'").all();
  if (known.length === 0) return 0;
  const [row] = database.prepare('select max(version) as version from migrations').all() as {
    version: number | null;
  }[];
  return row.version ?? 0;
}

function migrate(database: Database, now: number): void {
  database.exec('begin immediate');
  try {
    database.exec('create table if not exists migrations (version bigint primary key, at bigint not null)');
    for (let version = versionOf(database); version < MIGRATIONS.length; version += 1) {
      database.exec(MIGRATIONS[version]);
      database.prepare('insert into migrations (version, at) values (?, ?)').run([version + 1, now]);
    }
    database.exec('commit');
  } catch (error) {
    database.exec('rollback');
    throw error;
  }
}
