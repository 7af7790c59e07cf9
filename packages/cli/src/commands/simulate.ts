import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { makeDirectory } from '../input/files.ts';
import {
  botsForSeats,
  chosenBots,
  chosenOptions,
  gameNamed,
  readWhole,
  textsOf,
} from '../input/game-choice.ts';
import { addExamples } from '../output/help.ts';
import { print, printJson } from '../output/print.ts';
import { progressBar } from '../output/progress.ts';
import type { Plan } from '../simulation/plan.ts';
import { reportInJson, reportLines } from '../simulation/report.ts';
import { runPlan } from '../simulation/run.ts';
import type { Words } from '../texts/words.ts';

interface Options {
  readonly games: string;
  readonly players?: string;
  readonly bots?: string;
  readonly option: string[];
  readonly seed?: string;
  readonly threads?: string;
  readonly records?: string;
  readonly json?: true;
}

export function addSimulate(program: Command, words: Words): void {
  const { help } = words.texts;
  const command = program
    .command('simulate')
    .description(help.simulate.about)
    .argument(`<${help.words.game}>`, help.game)
    .option('--games <n>', help.simulate.games, '1000')
    .option('--players <n>', help.players)
    .option(`--bots <${help.words.bots}>`, help.simulate.bots)
    .option(
      `--option <${help.words.keyValue}>`,
      help.option,
      (text, before: string[]) => [...before, text],
      [],
    )
    .option(`--seed <${help.words.text}>`, help.simulate.seed)
    .option('--threads <n>', help.simulate.threads)
    .option(`--records <${help.words.directory}>`, help.simulate.records)
    .option('--json', help.json)
    .action((game: string, options: Options) => simulate(game, options, words));
  addExamples(command, help.simulate.examples, words);
}

const MOST_GAMES = 1_000_000_000;
const MOST_THREADS = 256;
/** Fewer games are over before a second thread has started. */
const WORTH_THREADS = 2000;

async function simulate(gameWord: string, options: Options, words: Words): Promise<void> {
  const plan = planFor(gameWord, options);
  const threads = threadsFor(options.threads, plan.games);
  const bar = progressBar(plan.games, words);
  const started = performance.now();
  const tally = await runPlan(plan, threads, bar.show);
  const seconds = (performance.now() - started) / 1000;
  bar.clear();
  const played = { plan, tally, seconds, threads };
  if (options.json) printJson(reportInJson(played));
  else
    for (const line of reportLines(played, textsOf(gameNamed(gameWord), words.language), words)) print(line);
}

/** With several bots and no number of players, there is a seat for each bot. */
function planFor(gameWord: string, { games, players, bots, option, seed, records }: Options): Plan {
  const game = gameNamed(gameWord);
  const names = chosenBots(bots, 'random');
  const assumed = { ...game.meta.simulated, ...(names.length > 1 ? { players: names.length } : {}) };
  const chosen = chosenOptions(game, { players, option }, assumed);
  if (records !== undefined) makeDirectory(records);
  return {
    game: game.meta.id,
    options: chosen,
    bots: botsForSeats(names, Number(chosen.players)),
    seed: seed ?? randomBytes(6).toString('hex'),
    games: readWhole(games, '--games', 1, MOST_GAMES),
    records: records ?? null,
  };
}

function threadsFor(wanted: string | undefined, games: number): number {
  if (wanted !== undefined) return readWhole(wanted, '--threads', 1, MOST_THREADS);
  return games > WORTH_THREADS ? availableParallelism() : 1;
}
