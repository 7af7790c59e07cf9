import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { BadInput } from '@samsara/engine';
import type { Command } from 'commander';
import { writeText } from '../input/files.ts';
import { chosenOptions, gameNamed, readWhole, textsOf } from '../input/game-choice.ts';
import { addExamples } from '../output/help.ts';
import { print, printJson } from '../output/print.ts';
import { progressBar } from '../output/progress.ts';
import type { Words } from '../texts/words.ts';
import { type Entrant, entrantsIn } from '../tournament/entrants.ts';
import { noJournal, openJournal } from '../tournament/journal.ts';
import { type Plan, seatingsOf } from '../tournament/plan.ts';
import { plotOf } from '../tournament/plot.ts';
import { type Finished, reportInJson, reportLines } from '../tournament/report.ts';
import { runDeals } from '../tournament/run.ts';
import { fairShare, gamesIn, standingsOf } from '../tournament/standings.ts';

interface Options {
  readonly bots: string;
  readonly deals: string;
  readonly players?: string;
  readonly option: string[];
  readonly seed?: string;
  readonly threads?: string;
  readonly luckAdjusted?: true;
  readonly resume?: string;
  readonly plot?: string;
  readonly json?: true;
}

export function addTournament(program: Command, words: Words): void {
  const { help } = words.texts;
  const command = program
    .command('tournament')
    .description(help.tournament.about)
    .argument(`<${help.words.game}>`, help.game)
    .requiredOption(`--bots <${help.words.bots}>`, help.tournament.bots)
    .option('--deals <n>', help.tournament.deals, '100')
    .option('--players <n>', help.players)
    .option(
      `--option <${help.words.keyValue}>`,
      help.option,
      (text, before: string[]) => [...before, text],
      [],
    )
    .option(`--seed <${help.words.text}>`, help.tournament.seed)
    .option('--threads <n>', help.tournament.threads)
    .option('--luck-adjusted', help.tournament.luckAdjusted)
    .option(`--resume <${help.words.file}>`, help.tournament.resume)
    .option(`--plot <${help.words.file}>`, help.tournament.plot)
    .option('--json', help.json)
    .action((game: string, options: Options) => tournament(game, options, words));
  addExamples(command, help.tournament.examples, words);
}

/** How often every event of chance is looked at for `--luck-adjusted`. */
const LOOKS = 64;

const MOST_DEALS = 1_000_000;
const MOST_THREADS = 256;

async function tournament(gameWord: string, options: Options, words: Words): Promise<void> {
  const plan = planFor(gameWord, options);
  const journal = options.resume === undefined ? noJournal() : openJournal(options.resume, plan);
  const { played } = journal;
  const seatings = seatingsOf(plan.entrants).length;
  const bar = progressBar(plan.deals * seatings, words);
  const started = performance.now();
  await runDeals(plan, dealsLeft(plan, played), threadsFor(options.threads), (deal) => {
    played.push(deal);
    journal.keep(deal);
    bar.show(gamesIn(played));
  });
  bar.clear();
  const finished = { plan, played, seconds: (performance.now() - started) / 1000 };
  if (options.plot !== undefined) plot(options.plot, finished, words);
  if (options.json) printJson(reportInJson(finished));
  else
    for (const line of reportLines(finished, textsOf(gameNamed(gameWord), words.language), words))
      print(line);
}

function planFor(
  gameWord: string,
  { bots, players, option, deals, seed, resume, luckAdjusted }: Options,
): Plan {
  const game = gameNamed(gameWord);
  const named = entrantsIn(bots);
  const assumed = { ...game.meta.simulated, ...(named.length > 1 ? { players: named.length } : {}) };
  const chosen = chosenOptions(game, { players, option }, assumed);
  if (resume !== undefined && seed === undefined) throw new BadInput('missing', '--seed', '--resume');
  return {
    game: game.meta.id,
    options: chosen,
    entrants: seated(named, Number(chosen.players)),
    seed: seed ?? randomBytes(6).toString('hex'),
    deals: readWhole(deals, '--deals', 1, MOST_DEALS),
    ...(luckAdjusted ? { looks: LOOKS } : {}),
  };
}

/** One for every seat: a short list starts again from its beginning. */
function seated(named: readonly Entrant[], seats: number): Entrant[] {
  if (named.length > seats) throw new BadInput('out-of-range', '--bots', `${named.length}, 1–${seats}`);
  return Array.from({ length: seats }, (_, seat) => named[seat % named.length]);
}

function dealsLeft({ deals }: Plan, played: Finished['played']): number[] {
  const done = new Set(played.map(({ deal }) => deal));
  return Array.from({ length: deals }, (_, deal) => deal).filter((deal) => !done.has(deal));
}

function threadsFor(wanted: string | undefined): number {
  return wanted === undefined ? availableParallelism() : readWhole(wanted, '--threads', 1, MOST_THREADS);
}

function plot(file: string, { plan, played }: Finished, words: Words): void {
  const name = textsOf(gameNamed(plan.game), words.language).name;
  const games = words.number(gamesIn(played));
  const title = `${name}: ${words.texts.tournament.played(games, words.number(played.length), plan.seed)}`;
  writeText(file, plotOf(title, standingsOf(plan, played), fairShare(plan, played), words));
}
