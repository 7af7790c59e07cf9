import { below, fastRandom, type Game, type OptionValue, type Random } from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import type { ServerMessage } from '@samsara/protocol';
import type { Hearing } from './history.ts';
import { type Acknowledged, PlayedTable } from './played-table.ts';
import { sleep } from './sizes.ts';
import { Wanderers } from './wanderers.ts';

/** The countdowns at the tables with a clock. */
const COUNTDOWN_MS = 2500;
/** Milliseconds between two moves at a table, at most. */
const LONGEST_THOUGHT_MS = 150;
/** Of a hundred moves at a table with a clock, so many are left to it. */
const LEFT_TO_CLOCK = 8;
/** Of a hundred moves, so many are sent over two nodes, or against another move of the same seat. */
const SENT_TWICE = 40;
const RIVALLED = 15;
/** After so many of a hundred moves one is asked for back. */
const TAKEN_BACK = 10;
/** Every third table without a clock of the game goes over days. */
const OVER_DAYS = { days: { turn: 1, reserve: 1, weekends_off: false, utc_offset_min: 0 } } as const;

/** A table that is played at while the cluster suffers, and what was seen there. */
export class TroubledTable {
  readonly played: PlayedTable;
  readonly acknowledged: Acknowledged[] = [];
  readonly #wanderers: Wanderers;
  readonly #heardAt: Map<number, number>[];
  readonly #from: number;
  readonly #random: Random;
  readonly #hasClock: boolean;
  #lastMover = 0;
  readonly #rivals = new Map<string, Omit<Acknowledged, 'seq'>>();

  private constructor(played: PlayedTable, wanderers: Wanderers, seed: number, hasClock: boolean) {
    this.played = played;
    this.#wanderers = wanderers;
    this.#random = fastRandom(seed);
    this.#hasClock = hasClock;
    this.#from = Math.max(...played.told.map(({ seq }) => seq));
    this.#heardAt = played.guests.map(() => new Map());
    const known = played.told.map(({ seq }) => seq);
    played.onTold = (seat, seq) => {
      for (; known[seat] < seq; known[seat]++) this.#heardAt[seat].set(known[seat] + 1, Date.now());
    };
    played.onAcknowledged = (move) => {
      this.acknowledged.push(move);
      this.#lastMover = move.seat;
    };
    played.onSent = (seat, text) => this.#sentAt(seat, text);
  }

  /** The next game with the next number of seats; every other table has a clock. */
  static async open(origins: readonly string[], i: number): Promise<TroubledTable> {
    const games = Object.values(GAMES);
    const game = games[i % games.length];
    const hasClock = Math.floor(i / games.length) % 2 === 1;
    const seats = Math.max(game.meta.seats.min, 2 + (i % 3));
    const options = { ...times(game, hasClock ? COUNTDOWN_MS : 0), ...game.meta.simulated };
    const wanderers: Wanderers[] = [];
    const keepConnected = (made: PlayedTable) => void wanderers.push(new Wanderers(made, origins));
    const settings = !hasClock && i % 3 === 0 ? OVER_DAYS : {};
    const played = await PlayedTable.open(
      origins,
      game.meta.id,
      seats,
      i + 1,
      options,
      keepConnected,
      settings,
    );
    const table = new TroubledTable(played, wanderers[0], i + 1, hasClock);
    for (const seat of played.guests.keys())
      await table.#wanderers.secondDevice(seat, (message) => table.#hearRival(message));
    return table;
  }

  get hearing(): Hearing {
    const seats = this.#heardAt.map((heardAt, seat) => ({ heardAt, stays: this.#wanderers.stays[seat] }));
    return { table: this.played.table, seats, from: this.#from };
  }

  /** Plays until it is called off, game after game. */
  async play(going: { readonly on: boolean }): Promise<void> {
    while (going.on) {
      const { played } = this;
      if (played.phase === 'over') (await played.rematch())();
      else if (this.#hasClock && below(this.#random, 100) < LEFT_TO_CLOCK) await this.#waitForClock(going);
      else if (below(this.#random, 100) < TAKEN_BACK) await this.#takeBack();
      else await played.move();
      await sleep(below(this.#random, LONGEST_THOUGHT_MS));
    }
  }

  /** Whoever has moved last asks for it back, and the others answer as they like. */
  async #takeBack(): Promise<void> {
    const { played } = this;
    const asked = await played.ask(this.#lastMover, { type: 'ask-undo' });
    if (asked.type === 'refused') return;
    for (const seat of played.guests.keys())
      await played.ask(seat, { type: 'answer-undo', asked: asked.seq, agree: below(this.#random, 4) > 0 });
  }

  end(): void {
    this.#wanderers.end();
  }

  /** Nobody moves until something happens. */
  async #waitForClock(going: { readonly on: boolean }): Promise<void> {
    const { played } = this;
    const { seq } = played.told[0];
    while (going.on && played.phase === 'playing' && played.told[0].seq === seq) await sleep(50);
  }

  /** Some commands go over a second node as well, some compete there with another move of the same seat. */
  #sentAt(seat: number, text: string): void {
    const device = this.#wanderers.deviceOf(seat);
    const chance = below(this.#random, 100);
    if (device === undefined) return;
    if (chance < SENT_TWICE) device.sendText(text);
    else if (chance < SENT_TWICE + RIVALLED && JSON.parse(text).type === 'move') {
      const { game, told, table } = this.played;
      const state = game.imagine(told[seat].view, this.#random);
      const move = game.notation(game.pickMove(state, seat, this.#random));
      const id = `r${this.#rivals.size + 1}`;
      this.#rivals.set(id, { table, id, move, seat });
      device.send({ type: 'move', id, table, move });
    }
  }

  #hearRival(message: ServerMessage): void {
    if (message.type !== 'done') return;
    const rival = this.#rivals.get(message.id);
    if (rival !== undefined) this.acknowledged.push({ ...rival, seq: message.seq });
  }
}

/** Every countdown of a game set to the same time, or to none where the game allows it. */
function times({ meta }: Game, ms: number): Record<string, OptionValue> {
  const options = Object.entries(meta.options).flatMap(([key, spec]) => {
    if (spec.type !== 'whole' || !key.endsWith('_ms')) return [];
    return [[key, Math.min(Math.max(ms, spec.min), spec.max)] as const];
  });
  return Object.fromEntries(options);
}
