import { BadInput, type Game } from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import type { Command } from 'commander';
import { MEASUREMENTS, type Measured, type Measurement, seatsFor } from '../bench/measurements.ts';
import { gameNamed, textsOf } from '../input/game-choice.ts';
import { addExamples } from '../output/help.ts';
import { bold, inColumns, print, printJson } from '../output/print.ts';
import type { Words } from '../texts/words.ts';
import { runAlone } from '../workers/start.ts';

interface Options {
  readonly seconds: string;
  readonly json?: true;
}

export function addBench(program: Command, words: Words): void {
  const { help } = words.texts;
  const command = program
    .command('bench')
    .description(help.bench.about)
    .argument(`[${help.words.game}]`, help.bench.game)
    .option('--seconds <n>', help.bench.seconds, '3')
    .option('--json', help.json)
    .action((game: string | undefined, options: Options) => bench(game, options, words));
  addExamples(command, help.bench.examples, words);
}

async function bench(word: string | undefined, { seconds, json }: Options, words: Words): Promise<void> {
  const games = word === undefined ? Object.values(GAMES) : [gameNamed(word)];
  const duration = readSeconds(seconds);
  const figures = [];
  for (const game of games) {
    const measured = await measureAll(game, duration);
    figures.push(figuresFor(game, measured));
    if (!json) for (const line of linesFor(game, figures[figures.length - 1], words)) print(line);
  }
  if (json) printJson(word === undefined ? { games: figures } : figures[0]);
}

const LONGEST = 600;

function readSeconds(text: string): number {
  const seconds = /^\d{1,3}(\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN;
  if (seconds > 0 && seconds <= LONGEST) return seconds;
  throw new BadInput('out-of-range', '--seconds', `${JSON.stringify(text)}, 0.001–${LONGEST}`);
}

/** The main figure gets all of the time, the others a third of it. */
const LESS = 3;

/** One after the other, each in a fresh process, so that nothing disturbs the measurement. */
async function measureAll(game: Game, seconds: number): Promise<Record<Measurement, Measured>> {
  const measured: Partial<Record<Measurement, Measured>> = {};
  for (const measurement of MEASUREMENTS) {
    const duration = measurement === 'play' ? seconds : seconds / LESS;
    const args = [game.meta.id, measurement, String(duration)];
    measured[measurement] = (await runAlone('bench/bench-worker', args, ['--expose-gc'])) as Measured;
  }
  return measured as Record<Measurement, Measured>;
}

interface Figures {
  readonly game: string;
  readonly seats: number;
  readonly games_s: number;
  readonly moves_s: number;
  readonly ns_move: number;
  readonly moves_s_clone: number;
  readonly view_us: number;
  readonly imagine_us: number;
  readonly kib_10000_games: number;
}

function figuresFor(game: Game, measured: Record<Measurement, Measured>): Figures {
  const { play, view, imagine, memory } = measured;
  const cloning = measured['play-cloning'];
  const micros = ({ cpuSeconds, times }: Measured) => Math.round((cpuSeconds / times) * 1e9) / 1000;
  return {
    game: game.meta.id,
    seats: seatsFor(game),
    games_s: Math.round(play.games / play.cpuSeconds),
    moves_s: Math.round(play.times / play.cpuSeconds),
    ns_move: Math.round((play.cpuSeconds / play.times) * 1e10) / 10,
    moves_s_clone: Math.round(cloning.times / cloning.cpuSeconds),
    view_us: micros(view),
    imagine_us: micros(imagine),
    kib_10000_games: Math.round(memory.kib),
  };
}

function linesFor(game: Game, figures: Figures, { texts, number, language }: Words): string[] {
  const { bench } = texts;
  const rows: [string, string][] = [
    [bench.movesPerSecond, number(figures.moves_s)],
    [bench.nsPerMove, number(figures.ns_move)],
    [bench.gamesPerSecond, number(figures.games_s)],
    [bench.movesPerSecondCloning, number(figures.moves_s_clone)],
    [bench.view, number(figures.view_us, 3)],
    [bench.imagine, number(figures.imagine_us, 3)],
    [bench.memory, number(figures.kib_10000_games)],
  ];
  const width = Math.max(...rows.map(([, value]) => value.length));
  const aligned = rows.map(([label, value]) => [label, value.padStart(width)] as const);
  return [`${bold(textsOf(game, language).name)}  ${bench.seats(figures.seats)}`, ...inColumns(aligned)];
}
