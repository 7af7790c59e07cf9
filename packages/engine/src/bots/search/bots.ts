import type { Bot, Budget } from '../bot.ts';
import { type BotName, TASTE_BOTS } from '../levels.ts';
import { chosenMove } from './leaning.ts';
import { think } from './search.ts';

/** Thinks for a moment. */
const skilled = searching({ iterations: 40 });

/** Thinks until the choice is clear. Where there is a clock, give it about a second: `{ ms: 1000, now }`. */
const USUAL: Budget = { iterations: 6000 };

/** Searches by taste alone, as `master` does in games about which it has learned nothing. */
const master1 = searching(USUAL);

const master: Bot = (game, view, seat, _owes, chance, budget = USUAL) =>
  chosenMove(game, view, seat, think(game, view, seat, budget, chance, game.mind), chance);

/** The bots by their names, weakest first. */
export const BOTS: Readonly<Record<BotName, Bot>> = { ...TASTE_BOTS, skilled, 'master-1': master1, master };

function searching(usual: Budget): Bot {
  return (game, view, seat, _owes, chance, budget = usual) =>
    chosenMove(game, view, seat, think(game, view, seat, budget, chance), chance);
}
