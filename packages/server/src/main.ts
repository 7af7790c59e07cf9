import { join, resolve } from 'node:path';
import { promises as timers } from 'node:timers';
import { setFlagsFromString } from 'node:v8';
import {
  BadConfig,
  type Config,
  printConfig,
  readConfig,
  tellsSecret,
  VARIABLES,
  type Variable,
} from './config/config.ts';
import { NewerDatabase, NoDatabase } from './database/database.ts';
import { LogAway, UnsafeDatabase } from './database/failure.ts';
import { backUp, isNewCopy } from './operation/backup.ts';
import { type Checked, checkDatabase, checkLog } from './operation/check.ts';
import { DATABASE, InUse } from './operation/folder.ts';
import { stayAlive, untilSignal } from './operation/signals.ts';
import { operatorTexts } from './operation/texts/texts.ts';

const EXIT = { failure: 1, usage: 2 } as const;

/** Whatever does not end in this time is cut off: nothing that was accepted is lost by it. */
const STOP_MS = 8000;

/**
 * By how much the heap grows before it is searched for garbage. Left to itself it grows fourfold in a rush and by a tenth
 * in quiet play, which keeps memory nobody needs and makes everybody wait for a search every few seconds.
 */
const HEAP_GROWTH_PERCENT = 100;

const texts = operatorTexts(process.env);
const say = (line: string) => process.stdout.write(`${line}\n`);

process.exitCode = await main(process.argv.slice(2)).catch(explain);

/** Runs a command; gives back the exit code. */
async function main(args: readonly string[]): Promise<number> {
  // Whatever file is made from here on, by whichever part, is for its owner alone.
  process.umask(0o077);
  if (args.includes('--help') || args.includes('-h')) return help();
  const options = args.filter((arg) => arg.startsWith('-'));
  const [command = 'serve', ...rest] = args.filter((arg) => !arg.startsWith('-'));
  const unknown = options.find((option) => option !== '--print-config');
  if (unknown !== undefined) return refuse(texts.unknownCommand(unknown));
  const config = readConfig(process.env);
  if (options.includes('--print-config')) {
    say(printConfig(config));
    return 0;
  }
  if (command === 'serve' && rest.length === 0) return run(config);
  if (command === 'backup') return backup(config, rest);
  if (command === 'check' && rest.length === 0) return check(config);
  return refuse(texts.unknownCommand([command, ...rest].join(' ')));
}

function help(): number {
  say(texts.help);
  for (const variable of Object.keys(VARIABLES) as Variable[]) {
    const { default: otherwise } = VARIABLES[variable];
    say(`  ${variable}${otherwise === null ? '' : ` (${otherwise})`}\n      ${texts.variables[variable]}`);
  }
  return 0;
}

async function run(config: Config): Promise<number> {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`);
  // Everything that serves is loaded only here, so that the other commands answer at once.
  const [{ serve }, { greeting }] = await Promise.all([
    import('./start/serve.ts'),
    import('./start/greeting.ts'),
  ]);
  const signal = untilSignal();
  const running = await serve(config, { onFailure: signal.giveUp });
  stayAlive(running.logger);
  if (!config.SAMSARA_QUIET) say(greeting(config, running.port, texts));
  const code = await signal.came;
  if (!config.SAMSARA_QUIET) say(texts.stopping);
  const hasStopped = await Promise.race([
    running.stop().then(() => true),
    timers.setTimeout(STOP_MS, false, { ref: false }),
  ]);
  if (!hasStopped) process.exit(EXIT.failure);
  return code;
}

async function backup(config: Config, [file, ...rest]: readonly string[]): Promise<number> {
  if (file === undefined || rest.length > 0 || !isNewCopy(file)) return refuse(texts.backupNeedsFile);
  await backUp(config, resolve(file));
  say(texts.backedUp(file));
  return 0;
}

async function check(config: Config): Promise<number> {
  const { tables, entries, promises, brokenTables, brokenPromise } = await checked(config);
  for (const { table, seq } of brokenTables) say(texts.brokenTable(table, seq));
  if (brokenPromise !== undefined) say(texts.brokenPromise(brokenPromise));
  if (brokenTables.length > 0 || brokenPromise !== undefined) return EXIT.failure;
  say(texts.checked(tables, entries, promises));
  return 0;
}

async function checked({ DATABASE_URL, SAMSARA_DATA_DIR }: Config): Promise<Checked> {
  if (DATABASE_URL === null) return checkDatabase(join(SAMSARA_DATA_DIR, DATABASE));
  const { readPostgres } = await import('./store/postgres.ts');
  const postgres = readPostgres(DATABASE_URL);
  return checkLog(postgres).finally(() => postgres.close());
}

function refuse(line: string): number {
  process.stderr.write(`${line}\n`);
  return EXIT.usage;
}

/** Says what went wrong in the operator's language where there are words for it. */
function explain(error: unknown): number {
  if (error instanceof BadConfig) {
    for (const { variable, value, expects } of error.faults) {
      const isSecret = expects !== null && tellsSecret(expects);
      refuse(
        expects === null
          ? texts.unknownVariable(variable)
          : texts.badVariable(variable, isSecret ? '…' : value, texts.expected[expects]),
      );
    }
    return EXIT.usage;
  }
  if (error instanceof NewerDatabase) return refuse(texts.newerDatabase(error.file));
  if (error instanceof UnsafeDatabase) return refuse(texts.unsafeDatabase(error.settings));
  if (error instanceof LogAway) {
    refuse(texts.databaseAway(error.message));
    return EXIT.failure;
  }
  if (error instanceof NoDatabase) return refuse(texts.noDatabase(error.file));
  if (error instanceof InUse) return refuse(texts.inUse(error.folder));
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE' && port !== undefined) return refuse(texts.portTaken(port));
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return EXIT.failure;
}
