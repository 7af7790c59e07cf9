import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { BadInput } from '@samsara/engine';
import { GAME_VECTORS } from '@samsara/engine/games';
import { VECTORS } from '@samsara/engine/vectors';
import type { Command } from 'commander';
import { openDataset, seedIn } from '../dataset/file.ts';
import { type DatasetPlan, FORMATS } from '../dataset/plan.ts';
import { writeDataset } from '../dataset/run.ts';
import { botsForSeats, chosenBots, chosenOptions, gameNamed, readWhole } from '../input/game-choice.ts';
import { addExamples } from '../output/help.ts';
import { print, printJson } from '../output/print.ts';
import { progressBar } from '../output/progress.ts';
import type { Words } from '../texts/words.ts';

interface Options {
  readonly games: string;
  readonly out: string;
  readonly format: string;
  readonly vector: string;
  readonly players?: string;
  readonly bots?: string;
  readonly option: string[];
  readonly seed?: string;
  readonly threads?: string;
  readonly json?: true;
}

export function addDataset(program: Command, words: Words): void {
  const { help } = words.texts;
  const command = program
    .command('dataset')
    .description(help.dataset.about)
    .argument(`<${help.words.game}>`, help.game)
    .requiredOption(`--out <${help.words.file}>`, help.dataset.out)
    .option('--games <n>', help.dataset.games, '1000')
    .option('--players <n>', help.players)
    .option(`--bots <${help.words.bots}>`, help.dataset.bots)
    .option(
      `--option <${help.words.keyValue}>`,
      help.option,
      (text, before: string[]) => [...before, text],
      [],
    )
    .option(`--format <${FORMATS.join('|')}>`, help.dataset.format, FORMATS[0])
    .option(`--vector <${VECTORS.join('|')}>`, help.dataset.vector, VECTORS[0])
    .option(`--seed <${help.words.text}>`, help.dataset.seed)
    .option('--threads <n>', help.dataset.threads)
    .option('--json', help.json)
    .action((game: string, options: Options) => writeOut(game, options, words));
  addExamples(command, help.dataset.examples, words);
}

const MOST_GAMES = 1_000_000_000;
const MOST_THREADS = 256;

async function writeOut(gameWord: string, options: Options, words: Words): Promise<void> {
  const plan = planFor(gameWord, options);
  const most = availableParallelism();
  const threads =
    options.threads === undefined ? most : readWhole(options.threads, '--threads', 1, MOST_THREADS);
  const file = openDataset(options.out, plan);
  const bar = progressBar(plan.games, words);
  const started = performance.now();
  const total = file.isWhole ? { rows: 0, bytes: 0 } : await writeDataset(plan, file, threads, bar.show);
  const seconds = (performance.now() - started) / 1000;
  bar.clear();
  const written = plan.games - file.games;
  if (options.json)
    printJson({ game: plan.game, seed: plan.seed, games: plan.games, written, ...total, seconds });
  else print(words.texts.dataset.written(words.number(written), words.number(total.rows), options.out));
}

/** With several bots and no number of players, there is a seat for each bot. */
function planFor(gameWord: string, options: Options): DatasetPlan {
  const game = gameNamed(gameWord);
  const { id, simulated } = game.meta;
  if (!Object.hasOwn(GAME_VECTORS, id))
    throw new BadInput('unknown-game', gameWord, Object.keys(GAME_VECTORS).join(', '));
  const names = chosenBots(options.bots, 'greedy');
  const assumed = { ...simulated, ...(names.length > 1 ? { players: names.length } : {}) };
  const chosen = chosenOptions(game, options, assumed);
  return {
    game: id,
    options: chosen,
    bots: botsForSeats(names, Number(chosen.players)),
    seed: options.seed ?? seedIn(options.out) ?? randomBytes(6).toString('hex'),
    games: readWhole(options.games, '--games', 1, MOST_GAMES),
    format: oneOf(FORMATS, options.format, '--format'),
    vector: oneOf(VECTORS, options.vector, '--vector'),
  };
}

function oneOf<Word extends string>(words: readonly Word[], given: string, place: string): Word {
  const found = words.find((word) => word === given);
  if (found === undefined) throw new BadInput('unknown-value', place, words.join(', '));
  return found;
}
