import { createHash } from 'node:crypto';
import { BadInput } from '@samsara/engine';
import type { Command } from 'commander';
import { NoServer, originOf } from '../bot-host/visitor.ts';
import { EXIT } from '../output/exit-codes.ts';
import { addExamples } from '../output/help.ts';
import { dim, green, print, printAside, printJson, red } from '../output/print.ts';
import type { Words } from '../texts/words.ts';

/** A promise about a shuffle as a server lists it. */
interface Promised {
  readonly number: number;
  readonly commitment: string;
  readonly link: string;
  readonly ended: 'finished' | 'aborted' | null;
}

interface Options {
  readonly promise?: string;
  readonly json?: true;
}

/** What the first promise is tied to. */
const NO_LINK = '0'.repeat(64);
const MOST_NAMED = 20;

export function addPromises(program: Command, words: Words): void {
  const { help } = words.texts;
  const command = program
    .command('promises')
    .description(help.promises.about)
    .argument(`<${help.words.server}>`, help.botHost.server)
    .option(`--promise <${help.words.commitment}>`, help.promises.promise)
    .option('--json', help.json)
    .action((server: string, options: Options) => promises(server, words, options));
  addExamples(command, help.promises.examples, words);
}

async function promises(server: string, words: Words, options: Options): Promise<void> {
  const { promise } = options;
  if (promise !== undefined && !/^[0-9a-f]{64}$/.test(promise)) {
    throw new BadInput('wrong-format', '--promise', promise);
  }
  try {
    process.exitCode = await check(originOf(server), words, options);
  } catch (error) {
    if (!(error instanceof NoServer)) throw error;
    const { refused, unreachable } = words.texts.botHost;
    printAside(error.status === null ? unreachable(error.origin) : refused(error.status));
    process.exitCode = EXIT.no;
  }
}

async function check(origin: string, { texts }: Words, { promise, json }: Options): Promise<number> {
  const all = await everyPromise(origin);
  const broken = firstBroken(all);
  const open = all.filter(({ ended }) => ended === null).map(({ number }) => number);
  const found = all.find(({ commitment }) => commitment === promise);
  const ok = broken === undefined && (promise === undefined || found !== undefined);
  const { promises: says, errors, verify } = texts;
  if (json) {
    const own = promise === undefined ? {} : { found: found?.number ?? null, ended: found?.ended ?? null };
    printJson({ ok, promises: all.length, broken: broken ?? null, open, ...own });
  } else if (broken !== undefined) {
    print([red(verify.doesNotHold), says.breaks(broken)].join(errors.colon));
  } else {
    print([ok ? green(verify.holds) : red(verify.doesNotHold), says.hold(all.length)].join(errors.colon));
    if (promise !== undefined) {
      print(dim(`     · ${found === undefined ? says.notFound : says.found(found.number, found.ended)}`));
    }
    const named = open.slice(0, MOST_NAMED).join(', ') + (open.length > MOST_NAMED ? ' …' : '');
    if (open.length > 0) print(dim(`     · ${says.open(named)}`));
  }
  return ok ? EXIT.fine : EXIT.no;
}

/** All of them: a server gives so many at a time. */
async function everyPromise(origin: string): Promise<Promised[]> {
  const all: Promised[] = [];
  for (;;) {
    const more = await promisesFrom(origin, all.length + 1);
    if (more.length === 0) return all;
    all.push(...more);
  }
}

async function promisesFrom(origin: string, from: number): Promise<Promised[]> {
  const answer = await fetch(`${origin}/api/promises?from=${from}`).catch(() => undefined);
  if (!answer?.ok) throw new NoServer(origin, answer?.status ?? null);
  const { promises: list } = (await answer.json().catch(() => ({}))) as { promises?: unknown };
  if (!Array.isArray(list) || !list.every(isPromised))
    throw new BadInput('wrong-format', `${origin}/api/promises`);
  return list;
}

function isPromised(given: unknown): given is Promised {
  const { number, commitment, link, ended } = (given ?? {}) as Partial<Promised>;
  const isEnd = ended === null || ended === 'finished' || ended === 'aborted';
  return isEnd && typeof number === 'number' && [commitment, link].every((text) => typeof text === 'string');
}

/** The number of the first promise that was altered, left out or put in. */
function firstBroken(all: readonly Promised[]): number | undefined {
  let before = NO_LINK;
  for (const [i, { number, commitment, link }] of all.entries()) {
    const right = createHash('sha256')
      .update(`${before}\n${i + 1}\n${commitment}`)
      .digest('hex');
    if (number !== i + 1 || link !== right) return i + 1;
    before = link;
  }
  return undefined;
}
