import { type Actor, type Bot, below, type Game, type Random, type Seat } from '@samsara/engine';
import { firstInterruption } from '../simulation/bot-game.ts';

/** A game in the terminal: one seat is a person's, the others are bots'. */
export interface Table {
  readonly game: Game;
  readonly you: Seat;
  /** By seat; nobody at the person's. */
  readonly bots: readonly (Bot | null)[];
  /** For the decisions of the bots; the deal has its own. */
  readonly random: Random;
  state: unknown;
  readonly history: Step[];
}

/** One move that was made. */
export interface Step {
  readonly actor: Actor;
  readonly text: string;
  readonly before: unknown;
  readonly events: readonly unknown[];
}

export function makeMove(table: Table, actor: Actor, move: unknown): void {
  const { game, state } = table;
  const before = game.clone(state);
  const events: unknown[] = [];
  game.apply(state, actor, move, (event) => events.push(event));
  table.history.push({ actor, text: game.notation(move), before, events });
}

/** Does the person have to answer? Otherwise it may act, or let the moment pass. */
export function owesAnswer({ game, state, you }: Table): boolean {
  return game.deciding(state).includes(you);
}

/** Lets bots and clock act until the person is asked; who `passed` is not asked about this moment again. */
export function letOthersAct(table: Table, passed: boolean): 'asked' | 'over' {
  const { game } = table;
  for (let asked = passed; ; asked = false) {
    if (game.outcome(table.state) !== undefined) return 'over';
    const owing = game.deciding(table.state);
    if (!asked && !owesAnswer(table) && mayAct(table)) return 'asked';
    if (interrupt(table)) continue;
    if (owesAnswer(table)) return 'asked';
    if (owing.length > 0) answer(table, owing[below(table.random, owing.length)]);
    else letTimePass(table);
  }
}

function mayAct({ game, state, you }: Table): boolean {
  return game.mayInterrupt(state).includes(you) && game.legalMoves(state, you).length > 0;
}

function interrupt(table: Table): boolean {
  const { game, state, random } = table;
  const found = firstInterruption(game, state, random, (seat) => decide(table, seat, false));
  if (found) makeMove(table, found.seat, found.move);
  return found !== undefined;
}

function answer(table: Table, seat: Seat): void {
  const move = decide(table, seat, true);
  if (move === undefined) throw new Error(`seat ${seat} owes an answer and gives none`);
  makeMove(table, seat, move);
}

/** A bot decides from its view alone; for the person nobody does. */
function decide({ game, state, bots, random }: Table, seat: Seat, owes: boolean): unknown {
  return bots[seat]?.(game, game.view(state, seat), seat, owes, random);
}

function letTimePass(table: Table): void {
  const [move] = table.game.legalMoves(table.state, 'clock');
  if (move === undefined) throw new Error('nobody can move, but the game is not over');
  makeMove(table, 'clock', move);
}
