import { existsSync } from 'node:fs';
import { boardAlone } from '../cluster/board.ts';
import { backupDatabase } from '../database/backup.ts';
import { openForReading } from '../database/database.ts';
import { dealsIn } from '../deals/in-database.ts';
import type { Log } from '../log/log.ts';
import type { CommitWatch } from '../log/offers.ts';
import { moderationIn } from '../moderation/in-database.ts';
import { noticesIn } from '../notices/in-database.ts';
import { peopleIn } from '../people/in-database.ts';
import { playersIn } from '../players/in-database.ts';
import { privacyIn } from '../privacy/in-database.ts';
import { reportsIn } from '../reports/in-database.ts';
import { startWorker } from '../threads/start.ts';
import type { Store } from './store.ts';
import { type StartThread, Writer } from './writer.ts';

export interface EmbeddedOptions {
  /** The database file; it is made when it is missing. */
  readonly file: string;
  /** Known to the server alone: without it nobody who reads the file learns a code. */
  readonly secret?: string;
  readonly now?: () => number;
  /** Milliseconds between commits under load. */
  readonly spacing?: number;
  readonly onCommit?: CommitWatch;
  readonly onFailure?: (error: Error) => void;
  /** Where something else than a thread of its own is to hold the database. */
  readonly startThread?: StartThread | undefined;
}

/** Half as long makes answers twice as fast under load, and costs hardly more: measured at 1,000 moves a second. */
const SPACING_MS = 10;

export const ownThread: StartThread = (file) => startWorker('store/embedded-worker', file);

/** Opens the embedded database for serving: from now on the time counts. A newer one is refused before anything starts. */
export async function openEmbedded(options: EmbeddedOptions): Promise<Store> {
  const { file, now = Date.now, spacing = SPACING_MS, secret = '' } = options;
  if (existsSync(file)) openForReading(file).close();
  const writer = await Writer.open({
    file,
    spacing,
    startThread: options.startThread ?? ownThread,
    onCommit: options.onCommit ?? (() => {}),
    onFailure: options.onFailure ?? (() => {}),
  });
  await writer.call('beginServing', now());
  const log: Log = {
    ...logIn(writer, file),
    async close() {
      await writer.call('alive', now()).catch(() => {});
      await writer.close();
    },
  };
  return {
    log,
    players: playersIn(writer, now, secret),
    people: peopleIn(writer, now),
    reports: reportsIn(writer, now),
    deals: dealsIn(writer, now),
    notices: noticesIn(writer),
    moderation: moderationIn(writer, now),
    privacy: privacyIn(writer),
    board: boardAlone(log),
    check: () => writer.call('touch'),
  };
}

function logIn(writer: Writer, file: string): Log {
  return {
    append: (entry, notes) => writer.append(entry, notes),
    read: (table, after) => writer.call('read', table, after),
    find: (table, command) => writer.call('find', table, command),
    promise: (play, commitment) => writer.call('promise', play, commitment),
    promises: (from, most) => writer.call('promises', from, most),
    isPromised: (table) => writer.call('isPromised', table),
    index: (table) => writer.call('index', table),
    running: () => writer.call('running'),
    abandoned: (since, most) => writer.call('abandoned', since, most),
    tablesOf: (player, most) => writer.call('tablesOf', player, most),
    endedOf: (player, most) => writer.call('endedOf', player, most),
    resultsOf: (player, most) => writer.call('resultsOf', player, most),
    forgetPlayed: (player) => writer.call('forgetPlayed', player),
    record: (play) => writer.call('record', play),
    ended: (play) => writer.call('ended', play),
    compact: async (table, from) => {
      if (table !== from.table) throw new Error(`an entry of ${from.table} is none of ${table}`);
      await writer.call('compact', from);
    },
    pack: (table, numbers) => writer.call('pack', table, numbers),
    outages: () => writer.call('outages'),
    heads: (tables) => writer.call('heads', tables),
    alive: (at, silentSince) => writer.call('alive', at, silentSince),
    backup: (copy) => backupDatabase(file, copy),
    close: () => writer.close(),
  };
}
