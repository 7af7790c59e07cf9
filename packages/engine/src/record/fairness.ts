import { BadInput } from '../kernel/bad-input.ts';
import type { PlayedGame } from '../kernel/game.ts';
import { sha256Hex } from '../kernel/json.ts';
import { storedOptions } from '../kernel/options.ts';
import { isSecureSeed } from '../kernel/random.ts';
import type { Exchange } from './exchange.ts';

/**
 * Where the shuffle comes from. The server commits itself to its seed before it hears any entropy, every seat adds
 * entropy of its own, and the seed is revealed when the game has ended: so neither side could choose the deal.
 */
export interface Fairness {
  /** Published before the seats send their entropy. */
  readonly commitment: string;
  /** 32 bytes as hexadecimal digits; null as long as it is secret. */
  readonly serverSeed: string | null;
  /** By seat: 16 to 64 bytes as hexadecimal digits. */
  readonly entropy: readonly string[];
  /** How the seats gave it, where each committed itself first. */
  readonly exchange?: Exchange;
}

/** Fairness of a game whose seed is known here. */
export function fairnessOf(serverSeed: string, entropy: readonly string[]): Fairness {
  return { commitment: commitmentTo(serverSeed), serverSeed, entropy };
}

/** What is published of a seed before the deal; it gives nothing away. */
export function commitmentTo(serverSeed: string): string {
  if (!isSecureSeed(serverSeed)) throw new BadInput('wrong-format', 'fairness.serverSeed');
  return sha256Hex(`samsara commitment 1\n${serverSeed}`);
}

/** The seed the cards are shuffled with. */
export function gameSeed({ serverSeed, entropy }: Fairness): string {
  if (serverSeed === null) throw new BadInput('missing', 'fairness.serverSeed');
  return sha256Hex(`samsara seed 1\n${serverSeed}\n${entropy.join('\n')}`);
}

/** The share of a bot, and of a seat that was left out, follows from the commitment: it was fixed with it. */
export function botEntropy(commitment: string, seat: number): string {
  return sha256Hex(`samsara bot entropy 1\n${commitment}\n${seat}`);
}

/** The state before the first move. */
export function dealt<State, Options>(
  game: PlayedGame<State, unknown, unknown, unknown, Options>,
  { options, fairness }: { readonly options: object; readonly fairness: Fairness },
): State {
  return game.setup(storedOptions(game, options), gameSeed(fairness));
}
