import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { BadInput, type Game } from '@samsara/engine';
import { labChanges, labCharts, labKey, labOptions, labTables } from '@samsara/engine/lab';
import type { Command } from 'commander';
import { makeDirectory, writeText } from '../input/files.ts';
import { gameNamed, optionValue, readWhole, textsOf } from '../input/game-choice.ts';
import { labInJson, labLines, type Tried } from '../lab/report.ts';
import { type LabJob, runLab } from '../lab/run.ts';
import { labSvg } from '../lab/svg.ts';
import { addExamples } from '../output/help.ts';
import { print, printJson } from '../output/print.ts';
import { progressBar } from '../output/progress.ts';
import type { Words } from '../texts/words.ts';

interface Options {
  readonly set: string[];
  readonly players?: string;
  readonly games: string;
  readonly skillGames: string;
  readonly seed?: string;
  readonly jobs?: string;
  readonly svg?: string;
  readonly json?: true;
}

export function addLab(program: Command, words: Words): void {
  const { help } = words.texts;
  const command = program
    .command('lab')
    .description(help.lab.about)
    .argument(`<${help.words.game}>`, help.game)
    .option(`--set <${help.words.keyValue}>`, help.lab.set, (text, before: string[]) => [...before, text], [])
    .option('--players <n>', help.players)
    .option('--games <n>', help.lab.games, '2000')
    .option('--skill-games <n>', help.lab.skillGames, '60')
    .option(`--seed <${help.words.text}>`, help.lab.seed)
    .option('--jobs <n>', help.lab.jobs)
    .option(`--svg <${help.words.directory}>`, help.lab.svg)
    .option('--json', help.json)
    .action((game: string, options: Options) => lab(game, options, words));
  addExamples(command, help.lab.examples, words);
}

const MOST_GAMES = 10_000_000;
const MOST_SKILL_GAMES = 1_000_000;
const MOST_JOBS = 256;

async function lab(gameWord: string, options: Options, words: Words): Promise<void> {
  const game = gameNamed(gameWord);
  const job = jobFor(game, options);
  if (options.svg !== undefined) makeDirectory(options.svg);
  const jobs =
    options.jobs === undefined ? availableParallelism() : readWhole(options.jobs, '--jobs', 1, MOST_JOBS);
  const bar = progressBar(job.plan.games + job.plan.skillGames, words);
  const started = performance.now();
  const tally = await runLab(job, jobs, bar.show);
  bar.clear();
  const seconds = (performance.now() - started) / 1000;
  const tried: Tried = { ...job, tally, changes: labChanges(game, job.plan), seconds };
  const texts = textsOf(game, words.language);
  if (options.svg !== undefined) draw(options.svg, tried, texts.name, words);
  if (options.json) printJson(labInJson(tried));
  else for (const line of labLines(tried, texts, words)) print(line);
}

function jobFor(game: Game, { set, players, games, skillGames, seed }: Options): LabJob {
  const changes: Record<string, unknown> = {};
  const known = labOptions(game.meta).map(([key]) => key);
  for (const text of set) {
    const [key, value] = keyAndValue(text);
    if (!known.includes(key)) throw new BadInput('unknown-key', `--set ${key}`, known.join(', '));
    changes[key] = optionValue(game, key, value);
  }
  if (players !== undefined) changes.players = readWhole(players, '--players');
  return {
    game: game.meta.id,
    plan: {
      ...atSet(players, () => labTables(game, changes)),
      seed: seed ?? randomBytes(6).toString('hex'),
      games: readWhole(games, '--games', 1, MOST_GAMES),
      skillGames: readWhole(skillGames, '--skill-games', 0, MOST_SKILL_GAMES),
    },
  };
}

function keyAndValue(text: string): [string, string] {
  const sign = text.indexOf('=');
  if (sign < 1) throw new BadInput('wrong-format', `--set ${text}`, 'key=value');
  return [labKey(text.slice(0, sign)), text.slice(sign + 1)];
}

/** Names the place as the command line has it. */
function atSet<T>(players: string | undefined, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    const key = error.place.replace(/^options\.?/, '');
    const place = key === 'players' && players !== undefined ? '--players' : `--set ${key}`;
    throw new BadInput(error.code, place, error.detail);
  }
}

function draw(directory: string, { plan, tally, changes }: Tried, name: string, words: Words): void {
  const said = Object.entries(changes).map(([key, value]) => `${key}=${value}`);
  const games = words.texts.lab.played(words.number(plan.games), words.number(plan.skillGames), plan.seed);
  const subtitle = [name, ...said, games].join(' · ');
  for (const chart of labCharts(tally, words.language)) {
    writeText(join(directory, `${chart.id}.svg`), labSvg(chart, subtitle, words));
  }
}
