import { type Game, type GameRecord, gameOf, readRecord } from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import { type Review, type ReviewOptions, reviewing } from '@samsara/engine/review';
import type { Command } from 'commander';
import { readRecordText } from '../input/collected.ts';
import { inFile, writeText } from '../input/files.ts';
import { readWhole, textsOf } from '../input/game-choice.ts';
import { addExamples } from '../output/help.ts';
import { print, printJson } from '../output/print.ts';
import { progressBar } from '../output/progress.ts';
import { curvesOf } from '../review/curves.ts';
import { reportLines } from '../review/report.ts';
import type { Words } from '../texts/words.ts';

interface Options {
  readonly seat?: string;
  readonly iterations?: string;
  readonly seed: string;
  readonly svg?: string;
  readonly json?: true;
}

export function addReview(program: Command, words: Words): void {
  const { help } = words.texts;
  const command = program
    .command('review')
    .description(help.review.about)
    .argument(`<${help.words.file}>`, help.replay.file)
    .option('--seat <n>', help.review.seat)
    .option('--iterations <n>', help.review.iterations)
    .option('--seed <n>', help.review.seed, '1')
    .option(`--svg <${help.words.file}>`, help.review.svg)
    .option('--json', help.json)
    .action((file: string, options: Options) => reviewFile(file, options, words));
  addExamples(command, help.review.examples, words);
}

function reviewFile(file: string, options: Options, words: Words): void {
  const text = readRecordText(file);
  const record = inFile(file, () => readRecord(text));
  const game = inFile(file, () => gameOf(GAMES, record));
  const chosen = chosenOptions(options, record.seats.length);
  const review = inFile(file, () => reviewed(game, record, chosen, words));
  const gameTexts = textsOf(game, words.language);
  if (options.svg !== undefined) writeText(options.svg, curvesOf(gameTexts.name, review, record, words));
  if (options.json) printJson(review);
  else for (const line of reportLines(review, record, gameTexts, words)) print(line);
}

const MOST_ITERATIONS = 1_000_000;
const LARGEST_SEED = 2 ** 53 - 1;

function chosenOptions({ seat, iterations, seed }: Options, seats: number): ReviewOptions {
  return {
    ...(seat === undefined ? {} : { seats: [readWhole(seat, '--seat', 0, seats - 1)] }),
    ...(iterations === undefined
      ? {}
      : { budget: { iterations: readWhole(iterations, '--iterations', 1, MOST_ITERATIONS) } }),
    seed: readWhole(seed, '--seed', 0, LARGEST_SEED),
  };
}

function reviewed(game: Game, record: GameRecord, options: ReviewOptions, words: Words): Review {
  let review: (() => Review) | undefined;
  let bar: ReturnType<typeof progressBar> | undefined;
  for (const progress of reviewing(game, record, options, false)) {
    bar ??= progressBar(progress.total, words);
    bar.show(progress.done);
    review = progress.review;
  }
  bar?.clear();
  if (review === undefined) throw new Error('a review has at least one step');
  return review();
}
