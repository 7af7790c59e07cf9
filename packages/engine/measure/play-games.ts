// node play-games GAME BOT,BOT… FIRST COUNT: plays deals between bots and writes each game as a line.
import type { BotName } from '../src/bots/levels.ts';
import { GAMES } from '../src/games/index.ts';
import { playGame, written } from './played-game.ts';

const [name, bots, first, count] = process.argv.slice(2);
const seated = bots.split(',') as BotName[];
for (let deal = Number(first); deal < Number(first) + Number(count); deal++) {
  process.stdout.write(`${written(playGame(GAMES[name], seated.length, seated, deal))}\n`);
}
