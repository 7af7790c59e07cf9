import { createHash } from 'node:crypto';
import { BadInput } from '@samsara/engine';
import type { Command } from 'commander';
import { NoServer, originOf } from '../bot-host/visitor.ts';
import { EXIT } from '../exit-codes.ts';
import { addExamples } from '../help.ts';
import { dim, green, print, printAside, printJson, red, tame } from '../print.ts';
import type { Words } from '../words.ts';

/** A promise about a shuffle as a server lists it. */
interface Promised {
  readonly number: number;
  readonly play: string;
  readonly commitment: string;
  readonly link: string;
  readonly ended: string | null;
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
    .option('--json', help.json)
    .action((server: string, { json }: { json?: true }) => promises(server, words, json === true));
  addExamples(command, help.promises.examples, words);
}

async function promises(server: string, words: Words, asJson: boolean): Promise<void> {
  try {
    process.exitCode = await check(originOf(server), words, asJson);
  } catch (error) {
    if (!(error instanceof NoServer)) throw error;
    const { refused, unreachable } = words.texts.botHost;
    printAside(error.status === null ? unreachable(error.origin) : refused(error.status));
    process.exitCode = EXIT.no;
  }
}

async function check(origin: string, { texts }: Words, asJson: boolean): Promise<number> {
  const all = await everyPromise(origin);
  const broken = firstBroken(all);
  const open = all.filter(({ ended }) => ended === null).map(({ play }) => play);
  if (asJson) printJson({ ok: broken === undefined, promises: all.length, broken: broken ?? null, open });
  else if (broken !== undefined) {
    print([red(texts.verify.doesNotHold), texts.promises.breaks(broken)].join(texts.errors.colon));
  } else {
    print([green(texts.verify.holds), texts.promises.hold(all.length)].join(texts.errors.colon));
    const named = open.slice(0, MOST_NAMED).join(', ') + (open.length > MOST_NAMED ? ' …' : '');
    if (open.length > 0) print(dim(`     · ${texts.promises.open(tame(named))}`));
  }
  return broken === undefined ? EXIT.fine : EXIT.no;
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
  const { number, play, commitment, link } = (given ?? {}) as Partial<Promised>;
  return typeof number === 'number' && [play, commitment, link].every((text) => typeof text === 'string');
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
