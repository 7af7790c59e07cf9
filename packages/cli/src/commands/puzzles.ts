import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { BadInput, type GameWithPositions, sha256Hex } from '@samsara/engine';
import { GAME_PUZZLES } from '@samsara/engine/games';
import { emptyTally, type Tally } from '@samsara/engine/puzzles/mining';
import type { Command } from 'commander';
import { readTextFile } from '../input/files.ts';
import { gameNamed, readWhole } from '../input/game-choice.ts';
import { EXIT } from '../output/exit-codes.ts';
import { addExamples } from '../output/help.ts';
import { green, print, printAside, printJson, red } from '../output/print.ts';
import { progressBar } from '../output/progress.ts';
import { openPuzzles } from '../puzzles/kept.ts';
import { mine } from '../puzzles/mine.ts';
import { proofsFor, prove } from '../puzzles/prove.ts';
import { shippedPuzzles } from '../puzzles/shipped.ts';
import type { Words } from '../texts/words.ts';

interface MineOptions {
  readonly count: string;
  readonly seed?: string;
  readonly jobs?: string;
  readonly out?: string;
  readonly seconds?: string;
  readonly records?: string;
  readonly json?: true;
}

interface ProveOptions {
  readonly in?: string;
  readonly sample?: string;
  readonly jobs?: string;
  readonly json?: true;
}

export function addPuzzles(program: Command, words: Words): void {
  const { help } = words.texts;
  const puzzles = program
    .command('puzzles')
    .usage(help.programUsage)
    .description(help.puzzles.about)
    .helpCommand(false);
  puzzles
    .command('mine')
    .description(help.puzzles.mine)
    .argument(`<${help.words.game}>`, help.game)
    .option('--count <n>', help.puzzles.count, '200')
    .option(`--seed <${help.words.text}>`, help.puzzles.seed)
    .option('--jobs <n>', help.puzzles.jobs)
    .option(`--out <${help.words.file}>`, help.puzzles.out)
    .option('--seconds <n>', help.puzzles.seconds)
    .option(`--records <${help.words.directory}>`, help.puzzles.records)
    .option('--json', help.json)
    .action((game: string, options: MineOptions) => minePuzzles(game, options, words));
  puzzles
    .command('prove')
    .description(help.puzzles.prove)
    .argument(`[${help.words.game}]`, help.puzzles.game)
    .option(`--in <${help.words.file}>`, help.puzzles.in)
    .option('--sample <n>', help.puzzles.sample)
    .option('--jobs <n>', help.puzzles.jobs)
    .option('--json', help.json)
    .action((game: string | undefined, options: ProveOptions) => provePuzzles(game, options, words));
  addExamples(puzzles, help.puzzles.examples, words);
}

/** Games from outside have none. */
function gameWithPuzzles(word: string): GameWithPositions {
  const game = gameNamed(word);
  if (Object.hasOwn(GAME_PUZZLES, game.meta.id)) return game;
  throw new BadInput('unknown-game', word, Object.keys(GAME_PUZZLES).join(', '));
}

const MOST = 1_000_000;
const MOST_JOBS = 256;
/** 40 bits, so that the seeds of all games fit below what a generator takes. */
const SEED_DIGITS = 10;

async function minePuzzles(gameWord: string, options: MineOptions, words: Words): Promise<void> {
  const game = gameWithPuzzles(gameWord);
  const count = readWhole(options.count, '--count', 1, MOST);
  const seed = options.seed ?? randomBytes(6).toString('hex');
  const kept = openPuzzles(options.out, game, firstSeed(seed));
  const before = kept.heads.length;
  const seconds =
    options.seconds === undefined ? undefined : readWhole(options.seconds, '--seconds', 1, MOST);
  const plan = {
    game: game.meta.id,
    count,
    jobs: jobsFor(options.jobs),
    until: seconds === undefined ? Number.POSITIVE_INFINITY : performance.now() + 1000 * seconds,
    records: options.records === undefined ? null : recordsIn(options.records),
  };
  const tally = emptyTally();
  let games = 0;
  const bar = progressBar(count, words);
  await mine(plan, kept, (mined) => {
    games++;
    for (const stage of Object.keys(tally) as (keyof Tally)[]) tally[stage] += mined.tally[stage];
    bar.show(kept.heads.length);
  });
  bar.clear();
  const found = kept.heads.length - before;
  const { puzzles } = words.texts;
  const say = options.out === undefined ? printAside : print;
  if (options.json) printJson({ game: game.meta.id, seed, games, found, puzzles: kept.heads.length, tally });
  else say(puzzles.found(words.number(found), words.number(games), words.number(kept.heads.length), seed));
}

/** Different texts give games far apart. */
function firstSeed(seed: string): number {
  return Number.parseInt(sha256Hex(`samsara puzzles 1\n${seed}`).slice(0, SEED_DIGITS), 16);
}

/** The texts of all records in a folder. */
function recordsIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => readTextFile(join(folder, name)));
  } catch (error) {
    if (error instanceof BadInput) throw error;
    throw new BadInput('unreadable-file', folder, 'not-found');
  }
}

async function provePuzzles(
  gameWord: string | undefined,
  options: ProveOptions,
  words: Words,
): Promise<void> {
  const { in: file } = options;
  if (file !== undefined && gameWord === undefined)
    throw new BadInput('missing', words.texts.help.words.game, '--in');
  const games = gameWord === undefined ? Object.keys(GAME_PUZZLES) : [gameWithPuzzles(gameWord).meta.id];
  const textOf = (game: string) => (file === undefined ? shippedPuzzles(game) : readTextFile(file));
  const sample = options.sample === undefined ? MOST : readWhole(options.sample, '--sample', 1, MOST);
  const proofs = proofsFor(games, textOf, sample, randomBytes(5).readUIntBE(0, 5));
  const bar = progressBar(proofs.length, words);
  let done = 0;
  const failed = await prove(proofs, jobsFor(options.jobs), () => bar.show(++done));
  bar.clear();
  process.exitCode = failed.length === 0 ? EXIT.fine : EXIT.no;
  const { texts, number } = words;
  if (options.json)
    return printJson({ ok: failed.length === 0, proven: proofs.length - failed.length, failed });
  for (const { game, id, reason } of failed) {
    print(
      [red(texts.verify.doesNotHold), `${game} ${id}`, texts.puzzles.reasons[reason]].join(
        texts.errors.colon,
      ),
    );
  }
  const proven = number(proofs.length - failed.length);
  if (failed.length === 0)
    print([green(texts.verify.holds), texts.puzzles.proven(proven)].join(texts.errors.colon));
  else print(texts.puzzles.notProven(number(failed.length), proven));
}

function jobsFor(wanted: string | undefined): number {
  return wanted === undefined ? availableParallelism() : readWhole(wanted, '--jobs', 1, MOST_JOBS);
}
