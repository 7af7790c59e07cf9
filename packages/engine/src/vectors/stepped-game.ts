import type { Game, Outcome } from '../kernel/game.ts';
import { type GameVectors, LET_PASS } from '../kernel/mind/vectors.ts';
import type { Seed } from '../kernel/random.ts';
import type { Seat } from '../kernel/seats.ts';
import { carryOut } from '../kernel/thinking/carry-out.ts';
import { lengthOf, type VectorKind } from './layout.ts';

/** Nobody has to decide: the game is over. */
export const NO_SEAT = -1;

/**
 * A game that is played action by action, one seat at a time. Whoever may act without owing an answer is asked first, in the
 * order of the seats, and once in a moment; then those who owe one, likewise, so that a sealed choice is asked for seat by
 * seat and opened after the last. Where nobody owes an answer and all let the moment pass, the clock moves.
 */
export class SteppedGame<State = unknown, Move = unknown> {
  readonly #game: Game<State, Move>;
  readonly #vectors: GameVectors<State, Move>;
  readonly #observed: number;
  readonly players: number;
  readonly #state: State;
  /** Who decides now. */
  seat: Seat = NO_SEAT;
  /** The actions that are open to that seat. */
  legal: number[] = [];
  /** The actions said so far of a move that needs several. */
  said: number[] = [];
  /** Does that seat have to answer, or may it let the moment pass? */
  owes = true;
  #moves: Move[] = [];
  #passed: number;
  outcome: Outcome | null = null;

  /** `passed`: seats that have let this moment pass, as bits. */
  constructor(
    game: Game<State, Move>,
    vectors: GameVectors<State, Move>,
    state: State,
    players: number,
    passed = 0,
  ) {
    this.#game = game;
    this.#vectors = vectors;
    this.players = players;
    this.#observed = lengthOf(vectors as GameVectors, 'observation', players);
    this.#state = state;
    this.#passed = passed;
    this.#ask();
  }

  /** The same moment again, to be played on apart. */
  copy(): SteppedGame<State, Move> {
    const state = this.#game.clone(this.#state);
    const copy = new SteppedGame(this.#game, this.#vectors, state, this.players, this.#passed);
    for (const action of this.said) copy.act(action);
    return copy;
  }

  isLegal(action: number): boolean {
    return this.legal.includes(action);
  }

  /** Takes a legal action of the seat that decides. */
  act(action: number): void {
    const place = this.said.length;
    if (action === LET_PASS) {
      this.#passed |= 1 << this.seat;
      return this.#ask();
    }
    if (place > 0 || this.#length() > 1) return this.#say(action, place);
    this.#make(this.#moves[this.legal.indexOf(action)]);
  }

  /** The actions that say a move of the seat that decides; letting pass where there is none. */
  actionsOf(move: Move | undefined): number[] {
    if (move === undefined) return [LET_PASS];
    const length = this.#vectors.actionsIn?.(move) ?? 1;
    return Array.from({ length }, (_, place) => this.#vectors.actionOf(move, place, this.seat, this.players));
  }

  /** Writes what a seat may know, where nothing but zeros stands. */
  write(seat: Seat, kind: VectorKind, into: Uint8Array, at: number): void {
    const said = seat === this.seat ? this.said : NOTHING;
    this.#vectors.observe(this.#state, seat, said, into, at);
    if (kind === 'information') this.#vectors.recall(this.#state, seat, into, at + this.#observed);
  }

  view(seat: Seat): unknown {
    return this.#game.view(this.#state, seat);
  }

  /** By seat: 1 for a winner, -1 for a loser, otherwise 0. */
  returnOf(seat: Seat): number {
    if (this.outcome === null) return 0;
    if (this.outcome.winners.includes(seat)) return 1;
    return this.outcome.losers.includes(seat) ? -1 : 0;
  }

  #length(): number {
    return this.#vectors.actionsIn === undefined || this.#moves.length === 0
      ? 1
      : this.#vectors.actionsIn(this.#moves[0]);
  }

  #say(action: number, place: number): void {
    const { seat, players } = this;
    this.#moves = this.#moves.filter((move) => this.#vectors.actionOf(move, place, seat, players) === action);
    if (place + 1 === this.#length()) return this.#make(this.#moves[0]);
    this.said.push(action);
    this.#list();
  }

  #make(move: Move): void {
    if (this.said.length > 0) this.said = [];
    if (this.#passed === 0) {
      carryOut(this.#game, this.#state, this.seat, move);
      return this.#ask();
    }
    const before = this.#game.deadline(this.#state)?.countdown;
    carryOut(this.#game, this.#state, this.seat, move);
    const isNewMoment = this.owes || this.#game.deadline(this.#state)?.countdown !== before;
    this.#passed = isNewMoment ? 0 : this.#passed | (1 << this.seat);
    this.#ask();
  }

  /** Finds out who decides next. */
  #ask(): void {
    const game = this.#game;
    const state = this.#state;
    for (;;) {
      const owing = game.deciding(state);
      const eager = game.mayInterrupt(state);
      for (let i = 0; i < eager.length; i++) {
        const seat = eager[i];
        if ((this.#passed & (1 << seat)) === 0 && !owing.includes(seat)) return this.#askSeat(seat, false);
      }
      if (owing.length > 0) return this.#askSeat(owing[0], true);
      const outcome = game.outcome(state);
      if (outcome !== undefined) return this.#end(outcome);
      const [move] = game.legalMoves(state, 'clock');
      if (move === undefined) throw new Error(`${game.meta.id}: nobody has anything to do`);
      carryOut(game, state, 'clock', move);
      this.#passed = 0;
    }
  }

  #askSeat(seat: Seat, owes: boolean): void {
    this.seat = seat;
    this.owes = owes;
    this.#moves = this.#game.legalMoves(this.#state, seat);
    this.#list();
  }

  #end(outcome: Outcome): void {
    this.outcome = outcome;
    this.seat = NO_SEAT;
    this.legal = [];
    this.#moves = [];
  }

  /** The actions that say the moves, or that go on with what was said. */
  #list(): void {
    const { seat, players, said } = this;
    const vectors = this.#vectors;
    const moves = this.#moves;
    const legal: number[] = [];
    const several = this.#length() > 1;
    for (let i = 0; i < moves.length; i++) {
      const action = vectors.actionOf(moves[i], said.length, seat, players);
      if (!several || !legal.includes(action)) legal.push(action);
    }
    if (!this.owes) legal.push(LET_PASS);
    this.legal = legal;
  }
}

/** Deals a game. The options have been read. */
export function dealStepped(game: Game, vectors: GameVectors, options: object, seed: Seed): SteppedGame {
  const { players } = options as { readonly players: number };
  return new SteppedGame(game, vectors, game.setup(options, seed), players);
}

const NOTHING: readonly number[] = [];
