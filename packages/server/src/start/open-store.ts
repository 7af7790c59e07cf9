import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Bus, SILENCE } from '../cluster/bus.ts';
import { openNatsBus } from '../cluster/nats-bus.ts';
import { openNotifyBus } from '../cluster/notify-bus.ts';
import type { Config } from '../config/config.ts';
import type { CommitWatch } from '../log/offers.ts';
import { cookieSecret } from '../operation/cookie-secret.ts';
import { DATABASE, lockFolder } from '../operation/folder.ts';
import type { Logger } from '../operation/logger.ts';
import { tightenFiles } from '../operation/private-files.ts';
import { openEmbedded } from '../store/embedded.ts';
import { openPostgres } from '../store/postgres.ts';
import type { Store } from '../store/store.ts';
import type { StartThread } from '../store/writer.ts';

/** Where everything is kept, and how this node hears of others. */
export interface OpenedStore extends Store {
  readonly bus: Bus;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Signs the cookies. */
  readonly secret: string;
}

export interface StoreOptions {
  readonly now: (() => number) | undefined;
  readonly onCommit: CommitWatch;
  readonly onFailure: (error: Error) => void;
  readonly logger: Pick<Logger, 'note' | 'warning'>;
  /** Holds the database in a file. */
  readonly startThread: StartThread | undefined;
}

/** What has to be undone when the server ends, or when it does not get to its start: the last thing first. */
export type Undo = (() => Promise<void> | void)[];

/** Opens the database that the configuration names: a file of this server alone, or PostgreSQL that nodes share. */
export function openStore(config: Config, options: StoreOptions, undo: Undo): Promise<OpenedStore> {
  const { DATABASE_URL: url } = config;
  return url === null ? openFile(config, options, undo) : openShared(config, url, options, undo);
}

async function openFile(config: Config, options: StoreOptions, undo: Undo): Promise<OpenedStore> {
  const { now = Date.now, onCommit, onFailure, logger, startThread } = options;
  const folder = config.SAMSARA_DATA_DIR;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  undo.push(lockFolder(folder));
  tightenFiles(folder, logger);
  const secret = config.SAMSARA_COOKIE_SECRET ?? cookieSecret(folder);
  const store = await openEmbedded({
    file: join(folder, DATABASE),
    secret,
    now,
    ...spacingOf(config),
    onCommit,
    onFailure,
    startThread,
  });
  undo.push(() => store.log.close());
  return { ...store, bus: SILENCE, now, secret };
}

async function openShared(
  config: Config,
  url: string,
  { now, onCommit }: StoreOptions,
  undo: Undo,
): Promise<OpenedStore> {
  let bus = SILENCE;
  const store = await openPostgres({
    url,
    ...(config.SAMSARA_COOKIE_SECRET !== null && { secret: config.SAMSARA_COOKIE_SECRET }),
    ...(now !== undefined && { now }),
    ...spacingOf(config),
    allowUnsafe: config.SAMSARA_ALLOW_UNSAFE_DATABASE,
    onCommit,
    onAppended: (heads) => bus.publish({ heads }),
  });
  undo.push(() => store.log.close());
  const { node } = store.board;
  const secret = config.SAMSARA_COOKIE_SECRET ?? (await store.secret('cookies'));
  if (config.NATS_URL === null) bus = openNotifyBus(store.addresses, node);
  else
    bus = openNatsBus(config.NATS_URL, `samsara.${(await store.secret('cluster')).slice(0, 16)}.hints`, node);
  undo.push(() => bus.close());
  return { ...store, bus, secret };
}

/** Each kind of database has a spacing of its own where none is set. */
function spacingOf({ SAMSARA_COMMIT_SPACING_MS: spacing }: Config): { readonly spacing?: number } {
  return spacing === null ? {} : { spacing };
}
