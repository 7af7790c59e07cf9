import {
  actorAndMove,
  dealt,
  findMove,
  type Game,
  type GameRecord,
  type Seat,
  type Viewer,
} from '@samsara/engine';

/** Whose eyes see the replay: a seat's, an onlooker's, or all cards lie open. */
export type Eyes = Viewer | 'all';

/** A moment to look for. */
export interface LoudMove {
  /** How many moves have been played after it. */
  readonly move: number;
  readonly seat: Seat | null;
}

/** A snapshot is kept every few moves; what lies between is played again. */
const KEPT_EVERY = 16;

/** A recorded game that can be wound to any moment. */
export class Tape {
  readonly game: Game;
  readonly record: GameRecord;
  readonly #kept: unknown[];

  constructor(game: Game, record: GameRecord) {
    this.game = game;
    this.record = record;
    this.#kept = [dealt(game, record)];
  }

  get length(): number {
    return this.record.moves.length;
  }

  /** The state after this many moves: a copy that may be changed. */
  stateAt(moves: number): unknown {
    const { game } = this;
    const from = Math.min(Math.floor(moves / KEPT_EVERY), this.#kept.length - 1);
    const state = game.clone(this.#kept[from]);
    for (let i = from * KEPT_EVERY; i < moves; i++) {
      this.#apply(state, i);
      if ((i + 1) % KEPT_EVERY === 0 && this.#kept.length === (i + 1) / KEPT_EVERY)
        this.#kept.push(game.clone(state));
    }
    return state;
  }

  /** What happened in one move. */
  eventsOf(move: number): unknown[] {
    const events: unknown[] = [];
    this.#apply(this.stateAt(move), move, (event) => events.push(event));
    return events;
  }

  /** What happened in the moves after the first `from` up to `to`. */
  eventsBetween(from: number, to: number): { readonly moves: number; readonly events: readonly unknown[] }[] {
    const state = this.stateAt(from);
    const happened = [];
    for (let move = from; move < to; move++) {
      const events: unknown[] = [];
      this.#apply(state, move, (event) => events.push(event));
      happened.push({ moves: move + 1, events });
    }
    return happened;
  }

  /** Moves in which something deserves emphasis, each with whoever did it. */
  loudMoves(isLoud: (event: unknown, view: unknown) => boolean): readonly LoudMove[] {
    const state = this.stateAt(0);
    const loud: LoudMove[] = [];
    for (let move = 0; move < this.length; move++) {
      const view = this.game.view(state, 'onlooker');
      const events: unknown[] = [];
      this.#apply(state, move, (event) => events.push(event));
      const found = events.find((event) => isLoud(event, view)) as { readonly seat?: Seat } | undefined;
      if (found !== undefined) loud.push({ move: move + 1, seat: found.seat ?? null });
    }
    return loud;
  }

  #apply(state: unknown, index: number, emit?: (event: unknown) => void): void {
    const read = actorAndMove(this.record.moves[index][0]);
    const move = read && findMove(this.game, state, read.actor, read.text);
    if (!read || move === undefined) throw new Error(`move ${index} of the record is not legal`);
    this.game.apply(state, read.actor, move, emit);
  }

  /** The table as a viewer sees it after this many moves. */
  viewAt(moves: number, eyes: Eyes): unknown {
    return viewWith(this.game, this.stateAt(moves), eyes, this.record.seats.length);
  }
}

/** A view; for all cards open, every seat as its own player sees it. */
function viewWith(game: Game, state: unknown, eyes: Eyes, seats: number): unknown {
  if (eyes !== 'all') return game.view(state, eyes);
  const views = Array.from({ length: seats }, (_, seat) => game.view(state, seat) as { seats: unknown[] });
  return { ...views[0], seats: views.map((view, seat) => view.seats[seat]) };
}
