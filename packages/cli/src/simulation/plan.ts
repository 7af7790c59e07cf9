import { BadInput, BOTS, type BotName, fastRandom, type Game, type OptionValue } from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import { playWithBots } from './bot-game.ts';
import { playRandomly } from './random-game.ts';
import { playRecorded } from './recorded-game.ts';
import { type GameSeeds, seedsFrom } from './seeds.ts';
import { countGame, emptyTally, type Tally } from './tally.ts';

/** What a simulation plays, as plain data that can be handed to a worker. */
export interface Plan {
  readonly game: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** By seat. */
  readonly bots: readonly BotName[];
  readonly seed: string;
  readonly games: number;
  /** The directory for the records; null if none are wanted. */
  readonly records: string | null;
}

/** Plays the games numbered from `from` up to, but not including, `to`. */
export function playPart(plan: Plan, from: number, to: number): Tally {
  const game = GAMES[plan.game];
  const seeds = seedsFrom(plan.seed);
  const tally = emptyTally(plan.bots.length);
  for (let number = from; number < to; number++) {
    const { state, moves } = playOne(game, plan, number, seeds(number));
    const outcome = game.outcome(state);
    if (outcome) countGame(tally, outcome, moves);
  }
  return tally;
}

function playOne(
  game: Game,
  plan: Plan,
  number: number,
  seeds: GameSeeds,
): { state: unknown; moves: number } {
  try {
    if (plan.records !== null) return playRecorded(game, plan, plan.records, number, seeds.bots);
    const state = game.setup(plan.options, seeds.deal);
    const random = fastRandom(seeds.bots);
    const allRandom = plan.bots.every((bot) => bot === 'random');
    const moves = allRandom
      ? playRandomly(game, state, random)
      : playWithBots(
          game,
          state,
          plan.bots.map((bot) => BOTS[bot]),
          random,
        );
    return { state, moves };
  } catch (error) {
    if (error instanceof BadInput) throw error;
    throw new Error(`game ${number} of seed ${plan.seed}`, { cause: error });
  }
}
