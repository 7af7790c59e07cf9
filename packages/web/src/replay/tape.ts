import {
  actorAndMove,
  dealt,
  findMove,
  type GameRecord,
  type PlayedGame,
  placesThatCount,
  type Seat,
  seatChangeIn,
  undoneBy,
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
  readonly game: PlayedGame;
  readonly record: GameRecord;
  readonly #kept: unknown[];

  constructor(game: PlayedGame, record: GameRecord) {
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
    let state = game.clone(this.#kept[from]);
    for (let i = from * KEPT_EVERY; i < moves; i++) {
      state = this.#after(state, i);
      if ((i + 1) % KEPT_EVERY === 0 && this.#kept.length === (i + 1) / KEPT_EVERY)
        this.#kept.push(game.clone(state));
    }
    return state;
  }

  /** What happened in one move. */
  eventsOf(move: number): unknown[] {
    const events: unknown[] = [];
    this.#after(this.stateAt(move), move, (event) => events.push(event));
    return events;
  }

  /** What happened in the moves after the first `from` up to `to`. */
  eventsBetween(from: number, to: number): { readonly moves: number; readonly events: readonly unknown[] }[] {
    let state = this.stateAt(from);
    const happened = [];
    for (let move = from; move < to; move++) {
      const events: unknown[] = [];
      state = this.#after(state, move, (event) => events.push(event));
      happened.push({ moves: move + 1, events });
    }
    return happened;
  }

  /** Moves in which something deserves emphasis, each with whoever did it. */
  loudMoves(isLoud: (event: unknown, view: unknown) => boolean): readonly LoudMove[] {
    let state = this.stateAt(0);
    const loud: LoudMove[] = [];
    for (let move = 0; move < this.length; move++) {
      const view = this.game.view(state, 'onlooker');
      const events: unknown[] = [];
      state = this.#after(state, move, (event) => events.push(event));
      const found = events.find((event) => isLoud(event, view)) as { readonly seat?: Seat } | undefined;
      if (found !== undefined) loud.push({ move: move + 1, seat: found.seat ?? null });
    }
    return loud;
  }

  /** Whether a line takes moves back: whose, and how many. */
  undoAt(index: number): { readonly seat: Seat; readonly moves: number } | undefined {
    const moves = undoneBy(this.#line(index));
    if (moves === undefined) return undefined;
    const seat = actorAndMove(this.#line(this.#firstUndone(index)))?.actor;
    return typeof seat === 'number' ? { seat, moves } : undefined;
  }

  #line(index: number): string {
    return this.record.moves[index][0];
  }

  #firstUndone(index: number): number {
    const lines = this.record.moves.slice(0, index + 1).map(([line]) => line);
    const left = placesThatCount(lines)?.length ?? 0;
    return placesThatCount(lines.slice(0, -1))?.[left] ?? 0;
  }

  /** The state after one more line; the one that is given may be changed for it. */
  #after(state: unknown, index: number, emit?: (event: unknown) => void): unknown {
    if (seatChangeIn(this.#line(index)) !== undefined) return state;
    if (undoneBy(this.#line(index)) !== undefined) return this.stateAt(this.#firstUndone(index));
    const read = actorAndMove(this.#line(index));
    const move = read && findMove(this.game, state, read.actor, read.text);
    if (!read || move === undefined) throw new Error(`move ${index} of the record is not legal`);
    this.game.apply(state, read.actor, move, emit);
    return state;
  }

  /** The table as a viewer sees it after this many moves. */
  viewAt(moves: number, eyes: Eyes): unknown {
    return viewWith(this.game, this.stateAt(moves), eyes, this.record.seats.length);
  }
}

/** A view; for all cards open, every seat as its own player sees it. */
function viewWith(game: PlayedGame, state: unknown, eyes: Eyes, seats: number): unknown {
  if (eyes !== 'all') return game.view(state, eyes);
  const views = Array.from({ length: seats }, (_, seat) => game.view(state, seat) as { seats: unknown[] });
  return { ...views[0], seats: views.map((view, seat) => view.seats[seat]) };
}
