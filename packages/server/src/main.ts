import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promises as timers } from 'node:timers';
import { setFlagsFromString } from 'node:v8';
import { INPUT_TEXTS, preferredLanguage } from '@samsara/engine/texts';
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
import { backUp, copiesIn, datedCopy, dropOldCopies, isNewCopy } from './operation/backup.ts';
import { type Checked, checkDatabase, checkLog } from './operation/check.ts';
import { DATABASE, InUse } from './operation/folder.ts';
import { stayAlive, untilSignal } from './operation/signals.ts';
import { operatorCommandTexts, operatorLanguage, operatorTexts } from './operation/texts/texts.ts';
import { BadCertificate } from './operation/tls.ts';
import { BadGame } from './outside-games/outside-games.ts';

/** Which options a command has besides. */
const OPTIONS: Readonly<Record<string, RegExp>> = { doctor: /^--json$/, backup: /^--keep=[1-9]\d{0,3}$/ };
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
  if (args[0] === 'operator') return operator(args.slice(1));
  if (args.includes('--help') || args.includes('-h')) return help();
  const options = args.filter((arg) => arg.startsWith('-'));
  const [command = 'serve', ...rest] = args.filter((arg) => !arg.startsWith('-'));
  const unknown = options.find((option) => !mayHave(command, option));
  if (unknown !== undefined) return refuse(texts.unknownCommand(unknown));
  const config = readConfig(process.env);
  if (options.includes('--print-config')) {
    say(printConfig(config));
    return 0;
  }
  if (command === 'serve' && rest.length === 0) return run(config);
  const kept = Number(options.find((option) => option.startsWith('--keep='))?.slice('--keep='.length) ?? 0);
  if (command === 'backup') return backup(config, rest, kept);
  if (command === 'drill') return drill(config, rest);
  if (command === 'health' && rest.length === 0) return health(config);
  if (command === 'doctor' && rest.length === 0) return doctor(config, options.includes('--json'));
  if (command === 'check' && rest.length === 0) return check(config);
  return refuse(texts.unknownCommand([command, ...rest].join(' ')));
}

async function operator(args: readonly string[]): Promise<number> {
  const words = operatorCommandTexts(process.env);
  if (args.length === 0 || args.includes('--help') || args.includes('-h')) {
    say(words.help);
    return 0;
  }
  const { operatorCommand } = await import('./start/operator-command.ts');
  return operatorCommand(readConfig(process.env), args, words, { say, complain: refuse });
}

function mayHave(command: string, option: string): boolean {
  return option === '--print-config' || (OPTIONS[command]?.test(option) ?? false);
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

/** Copies to a new file, or under the day's name into a folder; what was copied is checked before it counts. */
async function backup(config: Config, [place, ...rest]: readonly string[], kept: number): Promise<number> {
  if (place === undefined || rest.length > 0) return refuse(texts.backupNeedsFile);
  const isFolder = statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false;
  const file = isFolder ? datedCopy(place, Date.now()) : place;
  if (!isNewCopy(file)) return refuse(texts.backupNeedsFile);
  await backUp(config, resolve(file));
  say(texts.backedUp(file));
  const code = report(await checkDatabase(resolve(file)));
  if (code === 0 && isFolder && kept > 0)
    for (const old of dropOldCopies(place, kept)) say(texts.droppedCopy(old));
  return code;
}

async function drill(config: Config, [place, ...rest]: readonly string[]): Promise<number> {
  const found = place === undefined ? undefined : statSync(place, { throwIfNoEntry: false });
  const [copy] = place !== undefined && found?.isDirectory() ? copiesIn(place) : [place];
  if (copy === undefined || rest.length > 0 || !existsSync(copy)) return refuse(texts.drillNeedsCopy);
  say(texts.drilling(copy));
  const start = await import('./start/drill.ts');
  const drilled = await start.drill(config, resolve(copy));
  const code = report(drilled);
  if (!drilled.hasSecret) say(texts.noSecretBeside);
  say(drilled.serves ? texts.drilled(drilled.seconds) : texts.drillFailed);
  return code === 0 && drilled.serves ? 0 : EXIT.failure;
}

async function check(config: Config): Promise<number> {
  return report(await checked(config));
}

function report({ tables, entries, promises, brokenTables, brokenPromise }: Checked): number {
  for (const { table, seq } of brokenTables) say(texts.brokenTable(table, seq));
  if (brokenPromise !== undefined) say(texts.brokenPromise(brokenPromise));
  if (brokenTables.length > 0 || brokenPromise !== undefined) return EXIT.failure;
  say(texts.checked(tables, entries, promises));
  return 0;
}

/** Is the server of this configuration ready? For whoever watches over it on its machine. */
async function health(config: Config): Promise<number> {
  const [{ ask }, { ownAddress }] = await Promise.all([
    import('./operation/doctor/ask.ts'),
    import('./operation/doctor/network.ts'),
  ]);
  const answer = await ask(`${ownAddress(config)}/readyz`, { trusting: true }).catch(() => undefined);
  say(String(answer?.body?.status ?? texts.noAnswer));
  return answer?.status === 200 ? 0 : EXIT.failure;
}

async function doctor(config: Config, forPrograms: boolean): Promise<number> {
  const [{ examine }, { doctorTexts }, { isWell, reportForPeople, reportForPrograms }] = await Promise.all([
    import('./operation/doctor/doctor.ts'),
    import('./operation/texts/doctor/texts.ts'),
    import('./operation/doctor-report.ts'),
  ]);
  const findings = await examine(config);
  const report = forPrograms ? reportForPrograms : reportForPeople;
  say(report(findings, doctorTexts(operatorLanguage(process.env))));
  return isWell(findings) ? 0 : EXIT.failure;
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
  if (error instanceof BadCertificate) return refuse(texts.badCertificate(error.file, error.fault));
  if (error instanceof BadGame) {
    const { code, place, detail } = error.fault;
    const why = INPUT_TEXTS[preferredLanguage(operatorLanguage(process.env))][code];
    return refuse(texts.badGame(place, why, detail, code));
  }
  if (error instanceof NoDatabase) return refuse(texts.noDatabase(error.file));
  if (error instanceof InUse) return refuse(texts.inUse(error.folder));
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE' && port !== undefined) return refuse(texts.portTaken(port));
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return EXIT.failure;
}
