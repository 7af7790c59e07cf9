// node luck GAME SEATS FILE [GAMES]: what the cards brought in the games of a file, and how much less the results scatter without it.
import { readFileSync } from 'node:fs';
import { GAMES } from '../src/games/index.ts';
import { chanceIn } from '../src/review/chance.ts';
import { timelineFrom } from '../src/review/timeline.ts';
import { optionsFor, readGame } from './played-game.ts';

const [name, seats, file, most = '1000000'] = process.argv.slice(2);
const looks = Number(process.argv[6] ?? 32);
const lookahead = Number(process.argv[7] ?? 0);
const game = { ...GAMES[name] };
if (game.review && lookahead > 0) Object.assign(game, { review: { ...game.review, lookahead } });
const options = optionsFor(game, Number(seats));
const lines = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('G\t'))
  .slice(0, Number(most));
const results: number[] = [];
const cards: number[] = [];
const deals: number[] = [];
let events = 0;
const started = performance.now();
for (const line of lines) {
  const { deal, winners, lines } = readGame(line.slice(2));
  const timeline = timelineFrom(game, game.setup(options, deal), lines);
  const luck = Array.from({ length: Number(seats) }, () => 0);
  let first = true;
  for (const event of chanceIn(game, options, timeline, looks, deal)) {
    event.luck.forEach((each, seat) => {
      luck[seat] += each;
    });
    if (first) deals.push(...event.luck);
    first = false;
    events++;
  }
  luck.forEach((each, seat) => {
    results.push(winners.includes(seat) ? 1 : 0);
    cards.push(each);
  });
}
const mean = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0) / list.length;
const cov = (a: readonly number[], b: readonly number[]) => {
  const [x, y] = [mean(a), mean(b)];
  return mean(a.map((each, i) => (each - x) * (b[i] - y)));
};
const slope = cov(results, cards) / cov(cards, cards);
const ratio = (factor: number) => {
  const left = results.map((r, i) => r - factor * cards[i]);
  return Math.sqrt(cov(left, left) / cov(results, results));
};
console.log(
  looks,
  lookahead,
  name,
  seats,
  'games',
  lines.length,
  'events/game',
  (events / lines.length).toFixed(1),
  'mean',
  mean(cards).toFixed(4),
  '±',
  (1.96 * Math.sqrt(cov(cards, cards) / cards.length)).toFixed(4),
  'sd',
  Math.sqrt(cov(cards, cards)).toFixed(3),
  'deal sd',
  Math.sqrt(cov(deals, deals)).toFixed(3),
  'se ratio',
  ratio(1).toFixed(3),
  'best slope',
  slope.toFixed(2),
  ratio(slope).toFixed(3),
  'ms/game',
  ((performance.now() - started) / lines.length).toFixed(1),
);
