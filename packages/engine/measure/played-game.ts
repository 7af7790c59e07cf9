import type { BotName } from '../src/bots/by-taste/taste-bots.ts';
import { BOTS } from '../src/bots/search/bots.ts';
import type { Game } from '../src/kernel/game.ts';
import { readOptions } from '../src/kernel/options.ts';
import { below, fastRandom } from '../src/kernel/random.ts';
import type { Actor, Seat } from '../src/kernel/seats.ts';

/** A game between bots as one line of text: the number of its deal, who won, and the moves. */
export interface PlayedGame {
  readonly deal: number;
  readonly winners: readonly Seat[];
  /** `0 play 14`, as in a record. */
  readonly lines: readonly string[];
}

/** The options with which bots play games of this size. */
export function optionsFor(game: Game, seats: number): unknown {
  return readOptions(game, { ...game.meta.simulated, players: seats });
}

/** Plays one deal; the bots' decisions depend on its number, too. */
export function playGame(game: Game, seats: number, bots: readonly BotName[], deal: number): PlayedGame {
  const state = game.setup(optionsFor(game, seats), deal);
  const random = fastRandom(deal + BOT_SEEDS);
  const lines: string[] = [];
  const play = (actor: Actor, move: unknown) => {
    lines.push(`${actor} ${game.notation(move)}`);
    game.apply(state, actor, move);
  };
  for (;;) {
    const owing = game.deciding(state);
    if (owing.length === 0) break;
    const seat = owing[below(random, owing.length)];
    play(seat, BOTS[bots[seat]](game, game.view(state, seat), seat, true, random));
  }
  return { deal, winners: game.outcome(state)?.winners ?? [], lines };
}

/** Far from the numbers of deals. */
const BOT_SEEDS = 2 ** 40;

export function written({ deal, winners, lines }: PlayedGame): string {
  return [deal, winners.join(' '), lines.join(';')].join('\t');
}
