import { BadInput } from '../kernel/bad-input.ts';
import type { Game } from '../kernel/game.ts';
import { at } from '../kernel/json.ts';
import type { GameVectors } from '../kernel/mind/vectors.ts';
import { lengthOf, type VectorKind } from './layout.ts';
import { dealStepped, NO_SEAT, type SteppedGame } from './stepped-game.ts';

/** Which games a batch plays. A place at which a game ends is dealt the next one at once. */
export interface BatchPlan {
  readonly game: Game;
  readonly vectors: GameVectors;
  /** As they have been read. */
  readonly options: object;
  readonly kind: VectorKind;
  readonly games: number;
  /** The first game at place i has the seed `seed + i`, each following one a seed further by `stride`. */
  readonly seed: number;
  readonly stride: number;
}

/** Bytes before the columns of an answer: how many games, and how many legal actions they have together. */
const HEAD = 8;

/** Many games that are played together, one action in each at a time. */
export class Batch {
  readonly #plan: BatchPlan;
  readonly #players: number;
  readonly #length: number;
  readonly #games: SteppedGame[] = [];
  readonly #seeds: number[] = [];
  readonly #ended: SteppedGame[] = [];
  #buffer = new ArrayBuffer(0);

  constructor(plan: BatchPlan) {
    this.#plan = plan;
    this.#players = (plan.options as { readonly players: number }).players;
    this.#length = lengthOf(plan.vectors, plan.kind, this.#players);
    for (let i = 0; i < plan.games; i++) {
      this.#seeds.push(plan.seed + i);
      this.#games.push(this.#deal(i));
    }
  }

  /** An action for each game; one that is not legal changes nothing, in no game. */
  step(actions: ArrayLike<number>): void {
    const games = this.#games;
    if (actions.length !== games.length)
      throw new BadInput('out-of-range', 'actions', `${actions.length}, ${games.length}`);
    for (let i = 0; i < games.length; i++) {
      if (!games[i].isLegal(actions[i]))
        throw new BadInput('illegal-move', at('actions', i), `${actions[i]}; ${games[i].legal.join(', ')}`);
    }
    this.#ended.length = 0;
    for (let i = 0; i < games.length; i++) {
      const game = games[i];
      game.act(actions[i]);
      if (game.seat !== NO_SEAT) continue;
      this.#ended[i] = game;
      this.#seeds[i] += this.#plan.stride;
      games[i] = this.#deal(i);
    }
  }

  /**
   * Where all games are, column by column, numbers with the lowest byte first: how many games and how many legal
   * actions, points of games that have just ended (four bytes each); how many actions each game has, the actions themselves
   * (two bytes each); vectors, who decides, what has just ended, and returns of that (a byte each).
   */
  answer(): Uint8Array {
    const games = this.#games;
    const count = games.length;
    const players = this.#players;
    let legal = 0;
    for (let i = 0; i < count; i++) legal += games[i].legal.length;
    const points = HEAD;
    const counts = points + 4 * count * players;
    const actions = counts + 2 * count;
    const vectors = actions + 2 * legal;
    const seats = vectors + count * this.#length;
    const ends = seats + count;
    const returns = ends + count;
    const size = returns + count * players;
    if (this.#buffer.byteLength < size) this.#buffer = new ArrayBuffer(2 * size);
    const bytes = new Uint8Array(this.#buffer, 0, size);
    bytes.fill(0);
    new Uint32Array(this.#buffer, 0, 2).set([count, legal]);
    const pointsOf = new Int32Array(this.#buffer, points, count * players);
    const countsOf = new Uint16Array(this.#buffer, counts, count);
    const actionsOf = new Uint16Array(this.#buffer, actions, legal);
    let next = 0;
    for (let i = 0; i < count; i++) {
      const game = games[i];
      countsOf[i] = game.legal.length;
      for (let k = 0; k < game.legal.length; k++) actionsOf[next++] = game.legal[k];
      game.write(game.seat, this.#plan.kind, bytes, vectors + i * this.#length);
      bytes[seats + i] = game.seat;
      const ended = this.#ended[i];
      if (ended === undefined) continue;
      bytes[ends + i] = 1;
      for (let seat = 0; seat < players; seat++) {
        bytes[returns + i * players + seat] = ended.returnOf(seat);
        pointsOf[i * players + seat] = ended.outcome?.points?.[seat] ?? 0;
      }
    }
    return bytes;
  }

  #deal(place: number): SteppedGame {
    const { game, vectors, options } = this.#plan;
    return dealStepped(game, vectors, options, this.#seeds[place]);
  }
}
