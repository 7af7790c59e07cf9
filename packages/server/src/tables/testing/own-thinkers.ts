import { BOTS, fastRandom } from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import type { BotJob } from '@samsara/table';
import type { Thinkers } from '../../bots/thinkers.ts';

/** Casual bots without threads. They answer at once, or when they are told to. */
export class OwnThinkers implements Thinkers {
  /** How often one was asked. */
  thoughts = 0;
  /** Ends the thoughts that are held back, in order. */
  readonly ends: (() => void)[] = [];
  readonly #holdBack: boolean;

  constructor({ holdBack }: { readonly holdBack: boolean }) {
    this.#holdBack = holdBack;
  }

  think({ game: id, view, seat, owes, seed }: BotJob): Promise<string | null> {
    this.thoughts++;
    const game = GAMES[id];
    const move = BOTS.casual(game, view, seat, owes, fastRandom(seed));
    const answer = move === undefined ? null : game.notation(move);
    if (!this.#holdBack) return Promise.resolve(answer);
    return new Promise((resolve) => this.ends.push(() => resolve(answer)));
  }

  async close(): Promise<void> {}
}
