import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { STRENGTHS } from '@samsara/engine';
import type { Command } from 'commander';
import { chosenOptions, gameNamed, readWhole, textsOf } from '../input/game-choice.ts';
import { type DealResult, type LadderPlan, tasksOf } from '../ladder/plan.ts';
import { ladderInJson, ladderLines } from '../ladder/report.ts';
import { runLadder } from '../ladder/run.ts';
import { addExamples } from '../output/help.ts';
import { print, printJson } from '../output/print.ts';
import { progressBar } from '../output/progress.ts';
import type { Words } from '../texts/words.ts';

interface Options {
  readonly games: string;
  readonly longGames?: string;
  readonly strongest: string;
  readonly seconds?: string;
  readonly option: string[];
  readonly seed?: string;
  readonly threads?: string;
  readonly json?: true;
}

export function addLadder(program: Command, words: Words): void {
  const { help } = words.texts;
  const command = program
    .command('ladder')
    .description(help.ladder.about)
    .argument(`<${help.words.game}>`, help.game)
    .option('--games <n>', help.ladder.games, '100')
    .option('--long-games <n>', help.ladder.longGames)
    .option('--strongest <n>', help.ladder.strongest, '10')
    .option('--seconds <n>', help.ladder.seconds)
    .option(
      `--option <${help.words.keyValue}>`,
      help.option,
      (text, before: string[]) => [...before, text],
      [],
    )
    .option(`--seed <${help.words.text}>`, help.ladder.seed)
    .option('--threads <n>', help.tournament.threads)
    .option('--json', help.json)
    .action((game: string, options: Options) => ladder(game, options, words));
  addExamples(command, help.ladder.examples, words);
}

const MOST_GAMES = 1_000_000;
const MOST_THREADS = 256;
const MOST_SECONDS = 1_000_000;

async function ladder(gameWord: string, options: Options, words: Words): Promise<void> {
  const game = gameNamed(gameWord);
  const plan: LadderPlan = {
    game: game.meta.id,
    options: chosenOptions(game, { players: '2', option: options.option }, game.meta.simulated),
    seed: options.seed ?? randomBytes(6).toString('hex'),
    deals: dealsFor(options.games, '--games'),
    longDeals: dealsFor(options.longGames ?? options.games, '--long-games'),
    strongest: readWhole(options.strongest, '--strongest', 1, STRENGTHS.length - 1),
  };
  const threads =
    options.threads === undefined
      ? availableParallelism()
      : readWhole(options.threads, '--threads', 1, MOST_THREADS);
  const bar = progressBar(tasksOf(plan).length, words);
  const results: DealResult[] = [];
  const started = performance.now();
  await runLadder(plan, threads, secondsFor(options.seconds), (result) => {
    results.push(result);
    bar.show(results.length);
  });
  bar.clear();
  const finished = { plan, results, seconds: (performance.now() - started) / 1000 };
  if (options.json) printJson(ladderInJson(finished));
  else for (const line of ladderLines(finished, textsOf(game, words.language), words)) print(line);
}

/** Each deal is played twice. */
function dealsFor(games: string, place: string): number {
  return Math.ceil(readWhole(games, place, 2, MOST_GAMES) / 2);
}

function secondsFor(wanted: string | undefined): number {
  return wanted === undefined ? Number.POSITIVE_INFINITY : readWhole(wanted, '--seconds', 1, MOST_SECONDS);
}
