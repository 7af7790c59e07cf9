import { fastRandom, type OptionValue } from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import { luckIn } from '@samsara/engine/review';
import { playWithBots } from '../simulation/bot-game.ts';
import { seedsFrom } from '../simulation/seeds.ts';
import { botOf, type Entrant } from './entrants.ts';

/** What a tournament plays, as plain data that can be handed to a worker and written to a file. */
export interface Plan {
  readonly game: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** By seat in the first seating. */
  readonly entrants: readonly Entrant[];
  readonly seed: string;
  readonly deals: number;
  /** How often every event of chance is looked at; without it luck is not asked for. */
  readonly looks?: number;
}

/** One game: the seats that won and lost. */
export interface Played {
  readonly winners: readonly number[];
  readonly losers: readonly number[];
  readonly moves: number;
  /** By seat: what the cards brought; only where it was asked for. */
  readonly luck?: readonly number[];
}

/** One deal, played once in every seating. */
export interface PlayedDeal {
  readonly deal: number;
  readonly games: readonly Played[];
}

/** `seating[seat]` is the place in `entrants` of who sits there: everybody moves on by one seat until all is as before. */
export function seatingsOf(entrants: readonly Entrant[]): number[][] {
  const places = entrants.map((_, place) => place);
  const rotations = places.map((first) => [...places.slice(first), ...places.slice(0, first)]);
  const names = (seating: readonly number[]) => seating.map((place) => entrants[place].label).join();
  const again = rotations.findIndex((seating, i) => i > 0 && names(seating) === names(places));
  return again < 0 ? rotations : rotations.slice(0, again);
}

/** Plays the same cards in every seating, so that luck in the deal is everybody's in turn. */
export function playDeal(plan: Plan, deal: number): PlayedDeal {
  const game = GAMES[plan.game];
  const bots = plan.entrants.map(botOf);
  const games = seatingsOf(plan.entrants).map((seating, number) => {
    const seeds = seedsFrom(plan.seed)(deal);
    const state = game.setup(plan.options, seeds.deal);
    const random = fastRandom(seedsFrom(`${plan.seed} ${number}`)(deal).bots);
    const seated = seating.map((place) => bots[place]);
    try {
      const lines: string[] = [];
      const moves = playWithBots(game, state, seated, random, (actor, move) => {
        if (plan.looks !== undefined) lines.push(`${actor} ${game.notation(move)}`);
      });
      const outcome = game.outcome(state);
      const played = { winners: outcome?.winners ?? [], losers: outcome?.losers ?? [], moves };
      if (plan.looks === undefined) return played;
      const first = game.setup(plan.options, seeds.deal);
      return { ...played, luck: luckIn(game, plan.options, first, lines, plan.looks, seeds.bots + number) };
    } catch (error) {
      throw new Error(`deal ${deal} of seed ${plan.seed}, seating ${number}`, { cause: error });
    }
  });
  return { deal, games };
}
