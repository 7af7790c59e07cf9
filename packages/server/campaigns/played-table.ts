import {
  fastRandom,
  type Game,
  makeRandom,
  type OptionValue,
  type Random,
  readRecord,
} from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import type { Command, ServerMessage, TableInfo, TableSettings } from '@samsara/protocol';
import { Guest } from './guest.ts';
import { GuestShare } from './guest-share.ts';
import { retryWhileAway, sleep } from './sizes.ts';
import { Told } from './told.ts';
import { compareWithRecord, fingerprint } from './told-and-recorded.ts';

type Unsent<C> = C extends Command ? Omit<C, 'id' | 'table'> : never;

/** Refusals that are no answer yet. */
const COME_BACK: readonly string[] = ['try-again', 'draining'];
const COME_BACK_MS = 300;
const AGREED_MS = 20_000;
/** How often it is looked whether all shares have come. */
const SHARES_MS = 2;

type Options = Record<string, OptionValue>;

/** The options with which no time runs, so that nothing happens by itself. */
export function withoutClock({ meta }: Game): Options {
  const times = Object.entries(meta.options).filter(([, spec]) => spec.type === 'whole' && spec.min === 0);
  const none = times.filter(([key]) => key.endsWith('_ms')).map(([key]) => [key, 0]);
  return { ...Object.fromEntries(none), ...meta.simulated };
}

/** Compares a game with its record; gives the number of views it looked at. */
export type Comparison = () => number;

/** An answer somebody waits for. */
interface Waiting {
  readonly text: string;
  readonly since: number;
  resolve(answer: Extract<ServerMessage, { type: 'done' | 'refused' }>): void;
}

/** A move that the server said is committed. */
export interface Acknowledged {
  readonly table: string;
  readonly id: string;
  readonly seq: number;
  readonly move: string;
  readonly seat: number;
}

/** One table with a guest at each seat, who play random legal moves and remember what they were told. */
export class PlayedTable {
  readonly table: string;
  readonly guests: readonly Guest[];
  readonly game: Game;
  readonly told: Told[];
  readonly #waiting: Map<string, Waiting>[];
  readonly #random: Random;
  #commands = 0;
  /** The entry that dealt the game that runs. */
  dealtAt = 0;
  round = 1;
  readonly #infos: (TableInfo | undefined)[] = [];
  readonly #shares: (GuestShare | undefined)[] = [];
  /** One seat after the other commits itself and shows its share, so that two tables have the same entries. */
  inTurn = false;
  phase = 'gathering';
  /** What the server must not have done; the campaign fails on the first one. */
  readonly faults: string[] = [];
  /** Entries that are no moves: a clock may move while everybody agrees to end the game. */
  readonly #deeds = new Set<number>();
  /** The acknowledged moves of the game that runs, as records write them, by their entries. */
  #acknowledged = new Map<number, string>();
  onAcknowledged: (move: Acknowledged, ms: number) => void = () => {};
  /** A seat knows everything up to this entry. */
  onTold: (seat: number, seq: number) => void = () => {};
  /** A command was sent for the first time. */
  onSent: (seat: number, text: string) => void = () => {};

  private constructor(table: string, game: Game, guests: readonly Guest[], seed: number) {
    this.table = table;
    this.game = game;
    this.guests = guests;
    this.#random = makeRandom(seed);
    this.told = guests.map(() => new Told());
    this.#waiting = guests.map(() => new Map());
    guests.forEach((guest, seat) => {
      guest.onMessage = (message) => this.#hear(seat, message);
    });
  }

  /** Makes the table, seats everybody, each at the next node, and deals. `onMade` comes before anybody is connected. */
  static async open(
    origins: string | readonly string[],
    gameId: string,
    seats: number,
    seed: number,
    options: Options = {},
    onMade: (played: PlayedTable) => void = () => {},
    settings: Partial<TableSettings> = {},
    address?: string,
  ): Promise<PlayedTable> {
    const nodes = [origins].flat();
    const guests = await Promise.all(
      Array.from({ length: seats }, (_, seat) => Guest.visit(nodes[(seed + seat) % nodes.length], address)),
    );
    const table = await guests[0].makeTable({
      game: gameId,
      options: { ...options, players: seats },
      settings: { absence: { after_s: 86_400, stand_in: 'nobody' }, ...settings },
      name: 'Guest 0',
      seats: guests.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' })),
    });
    const played = new PlayedTable(table, GAMES[gameId], guests, seed);
    onMade(played);
    await Promise.all(guests.map((guest) => guest.connect(table)));
    await Promise.all(guests.map((_, seat) => played.watch(seat)));
    let last = 0;
    for (let seat = 1; seat < seats; seat++) {
      last = await played.must(seat, { type: 'sit', seat, name: `Guest ${seat}` });
    }
    await played.everybodyAt(last);
    await played.deal();
    return played;
  }

  /** Everybody is ready, and the host deals. */
  async deal(): Promise<void> {
    this.dealtAt = 0;
    while (this.dealtAt === 0) {
      const broken = this.#broken();
      // Until everybody knows everything that they committed themselves for.
      await this.everybodyAt(await this.#commitAll());
      await this.must(0, { type: 'start' });
      while (this.dealtAt === 0 && this.#broken() === broken) await sleep(SHARES_MS);
    }
    await this.everybodyAt(this.dealtAt);
    // What comes next is another game.
    this.#shares.length = 0;
    this.phase = 'playing';
  }

  /** Gives the last entry by which somebody has committed themselves. */
  async #commitAll(): Promise<number> {
    const seats = this.guests.map((_, seat) => seat);
    if (!this.inTurn) return Math.max(...(await Promise.all(seats.map((seat) => this.#commit(seat)))));
    let last = 0;
    for (const seat of seats) last = await this.#commit(seat);
    return last;
  }

  #commit(seat: number): Promise<number> {
    const info = this.#infos[seat];
    if (info === undefined) throw new Error(`${this.table}: seat ${seat} was told nothing`);
    const share = new GuestShare(seat, info);
    this.#shares[seat] = share;
    return this.must(seat, { type: 'commit', commitment: share.commitment });
  }

  /** How often everybody had to commit themselves again, as far as anybody was told. */
  #broken(): number {
    return Math.max(...this.#infos.map((info) => info?.shares?.broken ?? 0));
  }

  /** Shows this seat's share as soon as it may. */
  #hearInfo(seat: number, info: TableInfo): void {
    this.phase = info.phase;
    this.#infos[seat] = info;
    const isTheirs = !this.inTurn || info.shares?.waits_for[0] === seat;
    const next = info.phase === 'gathering' && isTheirs ? this.#shares[seat]?.next(info) : null;
    if (next === 'doubt')
      this.faults.push(`${this.table}: seat ${seat} doubts ${JSON.stringify(info.shares)}`);
    else if (next) void this.ask(seat, { type: 'show-share', ...next });
  }

  /** The next game with the same people. The one that has ended can be compared with its record now, or when it suits. */
  async rematch(): Promise<Comparison> {
    const compare = await this.#comparison();
    for (const told of this.told) told.prints = [];
    this.#acknowledged = new Map();
    await this.everybodyAt(await this.must(0, { type: 'rematch' }));
    this.round++;
    await this.deal();
    return compare;
  }

  /** Follows the table from what was told last; resolves when the first answer is there. */
  watch(seat: number): Promise<void> {
    const before = this.#firstTold[seat];
    return new Promise((resolve) => {
      this.#firstTold[seat] = () => {
        before?.();
        resolve();
      };
      this.#sendWatch(seat);
    });
  }

  #sendWatch(seat: number): void {
    const { seq } = this.told[seat];
    this.guests[seat].send({ type: 'watch', table: this.table, ...(seq > 0 && { after: seq }) });
  }
  readonly #firstTold: (undefined | (() => void))[] = [];

  /** Asks for the whole table anew; gives the fingerprint of all that does not depend on who is connected. */
  lookAfresh(seat: number): Promise<number> {
    const guest = this.guests[seat];
    const hear = guest.onMessage;
    return new Promise((resolve) => {
      guest.onMessage = (message, text) => {
        hear(message, text);
        if (message.type !== 'table' && message.type !== 'gone') return;
        guest.onMessage = hear;
        resolve(message.type === 'gone' ? 1 : fingerprint(lasting(message)));
      };
      guest.send({ type: 'watch', table: this.table });
    });
  }

  /** Has this seat, which was told frame by frame, the same view as if it asked for the whole table? */
  async seesWhatIsThere(seat: number): Promise<boolean> {
    const told = this.told[seat];
    for (;;) {
      const { seq, view } = told;
      await this.lookAfresh(seat);
      // A clock may have moved meanwhile.
      if (told.seq === seq) return fingerprint(view) === fingerprint(told.view);
    }
  }

  /** Sends a command that has to be carried out; gives the number of its entry. */
  async must(seat: number, command: Unsent<Command>): Promise<number> {
    const answer = await this.ask(seat, command);
    if (answer.type === 'done') return answer.seq;
    throw new Error(
      `${this.table}: ${command.type} of seat ${seat} is refused: ${JSON.stringify(answer.reason)}`,
    );
  }

  ask(seat: number, command: Unsent<Command>): Promise<Extract<ServerMessage, { type: 'done' | 'refused' }>> {
    const id = `c${++this.#commands}`;
    const text = JSON.stringify({ ...command, id, table: this.table });
    return new Promise((resolve) => {
      this.#waiting[seat].set(id, { text, since: performance.now(), resolve });
      this.guests[seat].sendText(text);
      this.onSent(seat, text);
    });
  }

  /** After a lost connection: whatever was not answered, again, with the same ids. */
  sendAgain(seat: number): void {
    for (const { text } of this.#waiting[seat].values()) this.guests[seat].sendText(text);
  }

  /** One random legal move of somebody who owes one; false when nobody does. */
  async move(): Promise<boolean> {
    const seat = this.#deciding();
    if (seat === undefined) return false;
    const state = this.game.imagine(this.told[seat].view, this.#random);
    // Over several nodes one seat may know of something earlier than another.
    if (!this.game.deciding(state).includes(seat)) return false;
    const move = this.game.notation(this.game.pickMove(state, seat, this.#random));
    const since = performance.now();
    const answer = await this.ask(seat, { type: 'move', move });
    if (answer.type === 'done') {
      const { id, seq } = answer;
      this.#acknowledged.set(seq, `${seat} ${move}`);
      this.onAcknowledged({ table: this.table, id, seq, move, seat }, performance.now() - since);
      await this.everybodyAt(seq);
    } else if (!['not-now', 'illegal-move'].includes(answer.reason.code)) {
      this.faults.push(`${this.table}: ${move} of seat ${seat} is refused: ${JSON.stringify(answer.reason)}`);
    }
    return true;
  }

  #deciding(): number | undefined {
    const { view } = this.told[0];
    if (view === null) return undefined;
    return this.game.deciding(this.game.imagine(view, fastRandom(1)))[0];
  }

  /** Resolves when every seat has been told of an entry. */
  everybodyAt(seq: number): Promise<void> {
    return new Promise((resolve) => {
      const look = () => this.told.every((told) => told.seq >= seq);
      if (look()) return resolve();
      this.#arrivals.push(() => {
        if (!look()) return false;
        resolve();
        return true;
      });
    });
  }
  #arrivals: (() => boolean)[] = [];

  #hear(seat: number, message: ServerMessage): void {
    if (!('table' in message) || message.table !== this.table) return;
    const told = this.told[seat];
    switch (message.type) {
      case 'table':
        if (message.seq < told.seq)
          this.faults.push(`${this.table}: seat ${seat} is told ${message.seq} after ${told.seq}`);
        told.seq = message.seq;
        told.see(message.view);
        this.#noteDeal(message.info, message.seq);
        this.#hearInfo(seat, message.info);
        break;
      case 'frames':
        for (const { seq, events, happened } of message.frames) {
          if (happened?.what === 'start') this.dealtAt = seq;
          if (events === undefined) this.#deeds.add(seq);
          if (seq !== told.seq + 1)
            this.faults.push(
              `${this.table}: seat ${seat} hears ${seq} after ${told.seq}, at ${this.guests[seat].origin} in round ${this.round}`,
            );
          told.seq = seq;
        }
        if (message.view === undefined) told.seeChanges(message.changes);
        else told.see(message.view);
        if (message.info !== undefined) this.#hearInfo(seat, message.info);
        break;
      case 'done':
      case 'refused':
        return this.#hearAnswer(seat, message);
      case 'gone':
        if (COME_BACK.includes(message.reason.code)) {
          setTimeout(() => this.#sendWatch(seat), COME_BACK_MS);
          return;
        }
        this.faults.push(`${this.table}: gone, ${JSON.stringify(message.reason)}`);
        return;
      default:
        return;
    }
    this.onTold(seat, told.seq);
    this.#firstTold[seat]?.();
    this.#firstTold[seat] = undefined;
    this.#arrivals = this.#arrivals.filter((arrived) => !arrived());
  }

  /** Whoever lost the line hears of the deal by seeing that it has happened. */
  #noteDeal({ phase, round }: TableInfo, seq: number): void {
    if (phase === 'playing' && round === this.round && this.dealtAt === 0) this.dealtAt = seq;
  }

  /** Whoever is asked to come back sends the command again under its old id, as the page does. */
  #hearAnswer(seat: number, message: Extract<ServerMessage, { type: 'done' | 'refused' }>): void {
    const id = message.id ?? '';
    const waiting = this.#waiting[seat].get(id);
    if (waiting === undefined) return;
    if (message.type === 'refused' && COME_BACK.includes(message.reason.code)) {
      setTimeout(() => this.guests[seat].sendText(waiting.text), message.reason.retry_ms ?? COME_BACK_MS);
      return;
    }
    this.#waiting[seat].delete(id);
    waiting.resolve(message);
  }

  /** Ends the game without a result, by agreement, unless it is over. */
  async abort(): Promise<void> {
    if (this.phase !== 'playing') return;
    await Promise.all(
      this.guests.map((_, seat) => this.ask(seat, { type: 'agree', to: 'abort', agree: true })),
    );
    // What all agree to is carried out by whichever node comes to it.
    const since = performance.now();
    while (this.phase === 'playing' && performance.now() - since < AGREED_MS) await sleep(5);
    await this.everybodyAt(Math.max(...this.told.map(({ seq }) => seq)));
  }

  /** Compares every view of the game that has ended with what the record says each seat could see. */
  async checkViews(): Promise<number> {
    return (await this.#comparison())();
  }

  /** Fetches the record of the game that has ended. Comparing takes time, in which nobody here can answer. */
  async #comparison(): Promise<Comparison> {
    const path = `/api/plays/${this.table}-${this.round}/record`;
    const { status, body } = await retryWhileAway(async () => {
      const answered = await this.guests[0].request('GET', path);
      if (answered.status >= 500) throw new Error(`${path} answers ${answered.status}`);
      return answered;
    });
    if (status !== 200) {
      this.faults.push(`${path} answers ${status}`);
      return () => 0;
    }
    const played = {
      prints: this.told.map(({ prints }) => prints),
      acknowledged: this.#acknowledged,
      deeds: this.#deeds,
      dealtAt: this.dealtAt,
    };
    return () => {
      const record = readRecord(typeof body === 'string' ? body : JSON.stringify(body));
      const { compared, faults } = compareWithRecord(record, played);
      this.faults.push(...faults.map((fault) => `${this.table}: ${fault}`));
      return compared;
    };
  }

  hangUp(): void {
    for (const guest of this.guests) guest.hangUp();
  }
}

/** What a table message says about the log alone. */
function lasting({ seq, info, view }: Extract<ServerMessage, { type: 'table' }>): unknown {
  const seats = info.seats.map((seat) => ({ ...seat, present: true }));
  return { seq, view, info: { ...info, seats, spectators: 0 } };
}
