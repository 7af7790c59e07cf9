// node report FOLDER [write|write-by-taste]: what `npm run review:measure` has measured, as Markdown; "write" keeps the calibrations
// with what was learned, "write-by-taste" with what is known without.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Calibration } from '../src/kernel/game.ts';
import { calibrated } from '../src/review/calibration.ts';
import { MARKS } from '../src/review/marks.ts';
import { type Bin, binned, calibrationError, fitted, readSamples, type Sample } from './fitting.ts';
import { plotOf } from './plot.ts';

const [folder, write] = process.argv.slice(2);
const files = readdirSync(folder);
const sizes = files.flatMap((file) => {
  const [, game, seats] = /^fit-(.+)-(\d+)\.txt$/.exec(file) ?? [];
  return game === undefined ? [] : [{ game, seats: Number(seats) }];
});
const fits = new Map(
  sizes.map(({ game, seats }) => [
    `${game}-${seats}`,
    fitted([...samplesIn(`fit-${game}-${seats}.txt`), ...samplesIn(`show-${game}-${seats}.txt`)]),
  ]),
);
calibrationTable();
ownTable();
luckTable();
plantedTable();
if (write === 'write') writeCalibrations('mind');
if (write === 'write-by-taste') writeCalibrations('thinking');

function textOf(file: string): string {
  return existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : '';
}

function samplesIn(file: string): Sample[] {
  return readSamples(textOf(file));
}

function calibrationTable(): void {
  const plots: { title: string; bins: Bin[] }[] = [];
  row('game', 'seats', 'games to fit', 'games shown', 'decisions', 'error before', 'error', 'its mere noise');
  row(...Array.from({ length: 8 }, () => '---'));
  for (const { game, seats } of sizes) {
    const shown = samplesIn(`show-${game}-${seats}.txt`);
    if (shown.length === 0) continue;
    const said = saidOf(samplesIn(`fit-${game}-${seats}.txt`), shown);
    const before = binned(shown.map(({ found, won }) => [found, won]));
    const bins = binned(said.map(({ found, won }) => [found, won]));
    plots.push({ title: `${game}, ${seats}`, bins });
    row(
      game,
      seats,
      gamesIn(samplesIn(`fit-${game}-${seats}.txt`)) + gamesIn(shown) / 2,
      gamesIn(shown),
      shown.length,
      points(calibrationError(before)),
      points(calibrationError(bins)),
      points(noiseOf(said)),
    );
  }
  console.log('');
  for (const { title, bins } of plots)
    console.log(
      `${title}: ${bins.map(({ said, observed, count }) => `${points(said)}→${points(observed)} (${count})`).join(', ')}`,
    );
  writeFileSync(join(folder, 'calibration.svg'), plotOf(plots));
}

function gamesIn(samples: readonly Sample[]): number {
  return new Set(samples.map(({ deal }) => deal)).size;
}

/** What is said of the shown games, one half by what was fitted to the other and to games that are not shown, and vice versa. */
function saidOf(others: readonly Sample[], shown: readonly Sample[]): Sample[] {
  return [0, 1].flatMap((half) => {
    const isIn = ({ deal }: Sample) => deal % 2 === half;
    const map = fitted([...others, ...shown.filter((sample) => !isIn(sample))]);
    return shown.filter(isIn).map((sample) => ({ ...sample, found: calibrated(map, sample.found) }));
  });
}

/** The error that a perfect calibration would show with so many games: the decisions of one game share its result. */
function noiseOf(shown: readonly Sample[]): number {
  const games = new Map<number, Sample[]>();
  for (const sample of shown) games.set(sample.deal, [...(games.get(sample.deal) ?? []), sample]);
  let state = 12345;
  const random = () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
  let sum = 0;
  const ROUNDS = 40;
  for (let round = 0; round < ROUNDS; round++) {
    const pairs = [...games.values()].flatMap((samples) => {
      const luck = new Map<number, number>();
      return samples.map(({ seat, found }) => {
        if (!luck.has(seat)) luck.set(seat, random());
        return [found, (luck.get(seat) as number) < found ? 1 : 0] as const;
      });
    });
    sum += calibrationError(binned(pairs));
  }
  return sum / ROUNDS;
}

/** The mean over games of the sum over a seat's decisions, from those that were looked at. */
function ownTable(): void {
  console.log('');
  row('game', 'seats', 'level', 'games', 'own choices a game', '95 %');
  row('---', '---', '---', '---', '---', '---');
  for (const { game, seats } of sizes) {
    for (const level of ['novice', 'casual', 'skilled', 'master']) {
      const samples = samplesIn(
        level === 'skilled' ? `show-${game}-${seats}.txt` : `${level}-${game}-${seats}.txt`,
      );
      if (samples.length === 0) continue;
      const map = fits.get(`${game}-${seats}`) as Calibration;
      const byGame = new Map<number, number[]>();
      for (const { deal, found, made, decisions } of samples) {
        const cost = calibrated(map, made) - calibrated(map, found);
        byGame.set(deal, [...(byGame.get(deal) ?? []), (cost * decisions) / seats]);
      }
      const means = [...byGame.values()].map(meanOf);
      row(game, seats, level, means.length, points(meanOf(means)), `± ${points(1.96 * errorOf(means))}`);
    }
  }
}

/** By seat the mean of the cards' part; and how much less the results scatter without it. */
function luckTable(): void {
  console.log('');
  row('game', 'seats', 'level', 'games', 'cards by seat ± 95 %', 'standard error, adjusted by raw');
  row('---', '---', '---', '---', '---', '---');
  for (const { game, seats } of sizes) {
    for (const level of ['novice', 'casual', 'skilled', 'master']) {
      const lines = textOf(`${level === 'skilled' ? 'show' : level}-${game}-${seats}.txt`)
        .split('\n')
        .filter((line) => line.startsWith('L\t'));
      if (lines.length === 0) continue;
      const games = lines.map((line) => line.split('\t').slice(2).map(Number));
      const bySeat = Array.from({ length: seats }, (_, seat) => games.map((game) => game[seats + seat]));
      const cards = bySeat
        .map((list) => `${points(meanOf(list))} ± ${points(1.96 * errorOf(list))}`)
        .join(' · ');
      const raw = games.flatMap((game) => game.slice(0, seats));
      const left = games.flatMap((game) =>
        game.slice(0, seats).map((result, seat) => result - game[seats + seat]),
      );
      row(game, seats, level, games.length, cards, (errorOf(left) / errorOf(raw)).toFixed(3));
    }
  }
}

function plantedTable(): void {
  console.log('');
  row('game', 'planted', 'cost more than 10 points', 'marked', 'as mistake or blunder');
  row('---', '---', '---', '---', '---');
  for (const game of new Set(sizes.map((size) => size.game))) {
    const planted = sizes
      .filter((size) => size.game === game)
      .flatMap(({ seats }) => {
        const map = fits.get(`${game}-${seats}`) as Calibration;
        return textOf(`master-${game}-${seats}.txt`)
          .split('\n')
          .filter((line) => line.startsWith('P\t'))
          .map((line) => line.split('\t').slice(4).map(Number))
          .map(([best, cost, reviewed, own]) => ({
            cost: calibrated(map, best) - calibrated(map, best - cost),
            own: calibrated(map, reviewed + own) - calibrated(map, reviewed),
          }));
      });
    const dear = planted.filter(({ cost }) => cost > 0.1);
    const share = (least: number) =>
      dear.length === 0
        ? '–'
        : `${((100 * dear.filter(({ own }) => own <= -least).length) / dear.length).toFixed(1)} %`;
    row(game, planted.length, dear.length, share(MARKS.inaccuracy), share(MARKS.mistake));
  }
}

function writeCalibrations(room: 'mind' | 'thinking'): void {
  for (const game of new Set(sizes.map((size) => size.game))) {
    const maps = sizes
      .filter((size) => size.game === game)
      .sort((a, b) => a.seats - b.seats)
      .map(({ seats }) => `  ${seats}: ${JSON.stringify(fits.get(`${game}-${seats}`))},`);
    const text = [
      "import type { Calibration } from '../../../kernel/game.ts';",
      '',
      `/** By number of seats. Made by \`npm run review:measure -- --write${room === 'mind' ? '' : ' --by-taste'}\`, see docs/review.md. */`,
      'export const CALIBRATIONS: Readonly<Record<number, Calibration>> = {',
      ...maps,
      '};',
      '',
    ];
    writeFileSync(`packages/engine/src/games/${game}/${room}/review-calibrations.ts`, text.join('\n'));
  }
}

function meanOf(list: readonly number[]): number {
  return list.reduce((sum, each) => sum + each, 0) / list.length;
}

function errorOf(list: readonly number[]): number {
  const mean = meanOf(list);
  return Math.sqrt(meanOf(list.map((each) => (each - mean) ** 2)) / list.length);
}

function points(share: number): string {
  return (share * 100).toFixed(1);
}

function row(...cells: (string | number)[]): void {
  console.log(`| ${cells.join(' | ')} |`);
}
