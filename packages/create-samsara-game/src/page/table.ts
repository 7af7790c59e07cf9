import { attemptMove, BOTS, type BotName, type Random, type Refusal } from '@samsara/engine';
import type { GamePack } from '@samsara/engine/card-game';

/** A game under way on the page: a person at seat 0, bots at all others. */
export interface Table {
  readonly pack: GamePack;
  readonly players: number;
  readonly seed: number;
  readonly state: unknown;
  /** Does it follow from seed and moves? Not if somebody has read another position. */
  readonly isDealt: boolean;
  readonly moves: { readonly seat: number; readonly move: string }[];
  readonly events: unknown[];
  readonly random: Random;
}

export const PERSON = 0;

/** Makes a move, or says why not. */
export function makeMove(table: Table, seat: number, move: string): Refusal | undefined {
  const { game } = table.pack;
  const refusal = attemptMove(game, table.state, seat, move, (event) => table.events.push(event));
  if (refusal === undefined) table.moves.push({ seat, move });
  return refusal;
}

const THINKS_MS = 300;

/** The bot that has to decide makes its move; false if it is the person's turn, or nobody's. */
export function letBotMove(table: Table, bot: BotName): boolean {
  const { game } = table.pack;
  const seat = game.deciding(table.state).find((each) => each !== PERSON);
  if (seat === undefined) return false;
  const budget = { ms: THINKS_MS, now: () => performance.now() };
  const move = BOTS[bot](game, game.view(table.state, seat), seat, true, table.random, budget);
  return move !== undefined && makeMove(table, seat, game.notation(move)) === undefined;
}
