import type { Game } from '../../kernel/game.ts';
import { below, type Random } from '../../kernel/random.ts';
import type { Seat } from '../../kernel/seats.ts';
import type { Bot, Budget } from '../bot.ts';
import { type BotName, TASTE_BOTS } from '../by-taste/taste-bots.ts';
import { SEARCHING_BOTS, searchingOf } from '../levels.ts';
import { chosenMove } from './leaning.ts';
import { think } from './search.ts';
import type { Thought } from './thought.ts';

/** The bots by their names: those that decide by taste, then those that search. */
export const BOTS: Readonly<Record<BotName, Bot>> = {
  ...TASTE_BOTS,
  ...(Object.fromEntries(
    Object.keys(SEARCHING_BOTS).map((name) => [name, searching(name as BotName)]),
  ) as Record<keyof typeof SEARCHING_BOTS, Bot>),
};

/** Thinks until its iterations are over or the choice is clear. Where there is a clock, `master` wants about a second. */
function searching(name: BotName): Bot {
  const { iterations = 0, thinksInThree = 3 } = searchingOf(name) ?? {};
  return (game, view, seat, owes, chance, budget = { iterations }) => {
    if (thinksInThree < 3 && below(chance, 3) >= thinksInThree)
      return TASTE_BOTS.casual(game, view, seat, owes, chance);
    const thought = thoughtOf(name, game, view, seat, budget, chance);
    return chosenMove(game, view, seat, thought, chance);
  };
}

/** What a bot that searches finds, for whoever lets several of it think about one decision (`decideTogether`). */
export function thoughtOf<State, Move, View>(
  name: BotName,
  game: Game<State, Move, unknown, View>,
  view: View,
  seat: Seat,
  budget: Budget,
  chance: Random,
): Thought<Move> {
  return think(game, view, seat, budget, chance, searchingOf(name)?.hasLearned && game.mind);
}
