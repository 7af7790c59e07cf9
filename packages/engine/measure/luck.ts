// node luck GAME SEATS FILE: for every game of a file a line with its number, and by seat the result and what the cards brought.
import { readFileSync } from 'node:fs';
import { GAMES } from '../src/games/index.ts';
import { luckIn } from '../src/review/luck.ts';
import { optionsFor, readGame } from './played-game.ts';

/** As many as `samsara tournament --luck-adjusted` takes. */
const LOOKS = 64;

const [name, seats, file, most = '1000000'] = process.argv.slice(2);
const game = GAMES[name];
const options = optionsFor(game, Number(seats));
const games = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('G\t'))
  .slice(0, Number(most));
for (const line of games) {
  const { deal, winners, lines } = readGame(line.slice(2));
  const luck = luckIn(game, options, game.setup(options, deal), lines, LOOKS, deal);
  const results = luck.map((_, seat) => (winners.includes(seat) ? 1 : 0));
  console.log(['L', deal, ...results, ...luck.map((each) => each.toFixed(4))].join('\t'));
}
