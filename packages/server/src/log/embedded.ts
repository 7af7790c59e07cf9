import { existsSync } from 'node:fs';
import { playersIn } from '../players/embedded.ts';
import type { Players } from '../players/players.ts';
import { backupDatabase } from './backup.ts';
import { openForReading } from './database.ts';
import type { Log } from './log.ts';
import { type CommitWatch, Writer } from './writer.ts';

export interface EmbeddedOptions {
  /** The database file; it is made when it is missing. */
  readonly file: string;
  readonly now?: () => number;
  /** Milliseconds between commits under load. */
  readonly spacing?: number;
  readonly onCommit?: CommitWatch;
  readonly onFailure?: (error: Error) => void;
}

/** Log and players in one file. */
export interface Embedded {
  readonly log: Log;
  readonly players: Players;
  /** Resolves if something can be written just now. */
  check(): Promise<void>;
}

/** A sign of life every second tells the next start how long nobody served the tables. */
const HEARTBEAT_MS = 1000;
const SPACING_MS = 25;

/** Opens the embedded database for serving: from now on the time counts. A newer one is refused before anything starts. */
export async function openEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { file, now = Date.now, spacing = SPACING_MS } = options;
  if (existsSync(file)) openForReading(file).close();
  const writer = await Writer.open({
    file,
    spacing,
    onCommit: options.onCommit ?? (() => {}),
    onFailure: options.onFailure ?? (() => {}),
  });
  await writer.call('beginServing', now());
  const heartbeat = setInterval(() => writer.call('alive', now()).catch(() => {}), HEARTBEAT_MS);
  heartbeat.unref();

  const log = logIn(writer, file);
  return {
    log: {
      ...log,
      async close() {
        clearInterval(heartbeat);
        await writer.call('alive', now()).catch(() => {});
        await writer.close();
      },
    },
    players: playersIn(writer, now),
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
    index: (table) => writer.call('index', table),
    running: () => writer.call('running'),
    tablesOf: (player, most) => writer.call('tablesOf', player, most),
    endedOf: (player, most) => writer.call('endedOf', player, most),
    record: (play) => writer.call('record', play),
    compact: async (table, from) => {
      if (table !== from.table) throw new Error(`an entry of ${from.table} is none of ${table}`);
      await writer.call('compact', from);
    },
    pack: (table, numbers) => writer.call('pack', table, numbers),
    outages: () => writer.call('outages'),
    alive: (at) => writer.call('alive', at),
    backup: (copy) => backupDatabase(file, copy),
    close: () => writer.close(),
  };
}
