import { below, fastRandom, type Random } from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import type { ServerMessage } from '@samsara/protocol';
import { Device } from './fuzz-device.ts';
import { closingFrame, fuzzedFrame, type Target } from './fuzz-frames.ts';
import { Guest } from './guest.ts';
import { PlayedTable, withoutClock } from './played-table.ts';
import { within } from './within.ts';

/** Frames a device sends before it learns what has become of the table, and how often in a batch. */
const BURST = 20;
const BURSTS = 2;
/** Batches at one table. In every third only the stranger speaks, who can change hardly anything. */
const LIFE = 9;
const STRANGER_ONLY = 3;
const MOST_MOVES = 12;
const LOOKS = 20;

/** What the server writes by itself at a table where no time runs, no bot moves and nobody is away. */
const BY_SERVER: readonly string[] = ['agreed', 'voted', 'taken-back', 'seat-kept'];
/** After other commands than these a seat may be somebody else's, or the game another one. */
const PLAIN: readonly string[] = [
  'move',
  'say',
  'agree',
  'vote',
  'hand-over',
  'take-back',
  'ask-undo',
  'answer-undo',
  'next-in',
  'next-out',
  'ask-seat',
  'answer-seat',
];

/** In which phase a table is met, one after the other. */
const PHASES = ['playing', 'gathering', 'playing', 'over', 'playing', 'paused'] as const;

export interface Tally {
  frames: number;
  done: number;
  refused: number;
  batches: number;
  /** Batches after which no entry had been added. */
  unchanged: number;
  tables: number;
  views: number;
  readonly faults: string[];
}

/** Sends so many frames to tables of one game: from every seat, and from somebody who has none. */
export async function fuzzTables(
  origin: string,
  game: string,
  frames: number,
  random: Random,
  tally: Tally,
): Promise<void> {
  let left = frames;
  for (let turn = Object.keys(GAMES).indexOf(game); left > 0; turn++) {
    const table = await FuzzedTable.open(origin, game, PHASES[turn % PHASES.length], random, tally);
    for (let i = 0; i < LIFE && left > 0 && !table.isWorn; i++) left -= await table.batch(left);
    await table.end();
  }
}

interface Shown {
  readonly seq: number;
  readonly text: string;
}

/** A table whose people also send what nobody should, each from a second device; the first ones look on. */
class FuzzedTable {
  readonly #played: PlayedTable;
  readonly #random: Random;
  readonly #tally: Tally;
  readonly #devices: Device[] = [];
  /** What each entry was, as the people at the table were told. */
  readonly #entries = new Map<number, string>();
  #batches = 0;
  #seq = 0;
  /** What each seat was shown when it last asked for everything. */
  readonly #shown: Shown[];
  #seen: readonly string[] = [];
  /** Has something happened after which its views cannot be compared with the record? */
  #isPlain: boolean;
  /** The people who look on may not see everything any more. */
  isWorn = false;

  private constructor(played: PlayedTable, isPlain: boolean, random: Random, tally: Tally) {
    this.#played = played;
    this.#isPlain = isPlain;
    this.#random = random;
    this.#tally = tally;
    this.#shown = played.guests.map(() => ({ seq: 0, text: '' }));
    played.guests.forEach((guest, seat) => {
      const hear = guest.onMessage;
      guest.onMessage = (message, text) => {
        this.#note(seat, message);
        // Whoever was removed does not see the table any longer.
        if (message.type === 'gone' && message.reason.code === 'removed') this.isWorn = true;
        else hear(message, text);
      };
    });
  }

  static async open(
    origin: string,
    game: string,
    phase: (typeof PHASES)[number],
    random: Random,
    tally: Tally,
  ): Promise<FuzzedTable> {
    const { min, max } = GAMES[game].meta.seats;
    const seats = Math.min(max, min + below(random, 2));
    const options = withoutClock(GAMES[game]);
    const played = await PlayedTable.open(origin, game, seats, below(random, 2 ** 30), options);
    const table = new FuzzedTable(played, phase === 'playing', random, tally);
    for (let moves = below(random, MOST_MOVES); moves > 0; moves--) await played.move();
    await bringTo(played, phase);
    const people = played.guests.map((guest) => guest.otherDevice(origin));
    const connect = (guest: Guest, seat: number | null) => Device.connect(guest, seat, played.table);
    table.#devices.push(...(await Promise.all(people.map(connect))));
    table.#devices.push(await connect(await Guest.visit(origin), null));
    table.#seen = await table.#look();
    tally.tables++;
    return table;
  }

  #note(seat: number, message: ServerMessage): void {
    if (message.type === 'table') this.#shown[seat] = { seq: message.seq, text: lasting(message) };
    if (message.type !== 'frames') return;
    for (const { seq, events, said, happened } of message.frames)
      this.#entries.set(seq, events ? 'move' : said ? 'say' : (happened?.what ?? ''));
  }

  /** Sends frames from all devices at once; gives how many. Whatever was not said to be done must not be there. */
  async batch(most: number): Promise<number> {
    let sent = 0;
    const isStrangersTurn = ++this.#batches % STRANGER_ONLY === 0;
    const speakers = isStrangersTurn ? this.#devices.slice(-1) : this.#devices;
    for (let burst = 0; burst < BURSTS && sent < most; burst++) {
      for (const device of speakers) {
        const target = this.#targetOf(device);
        for (let i = 0; i < BURST; i++) device.send(fuzzedFrame(target, this.#random));
        sent += BURST;
      }
      await Promise.all(speakers.map((device) => device.settle()));
    }
    const before = { seq: this.#seq, seen: this.#seen };
    this.#seen = await this.#look();
    // What was carried out before the table was looked at has been answered by now.
    await Promise.all(this.#devices.map((device) => device.settle()));
    // Whoever has no seat may be looked up first: what is said to be done is there when one looks again.
    if (this.#devices.some(({ done }) => Math.max(0, ...done.values()) > this.#seq))
      this.#seen = await this.#look();
    this.#account(before.seq, before.seen);
    this.#tally.frames += sent;
    this.#tally.batches++;
    return sent;
  }

  #targetOf({ seat }: Device): Target {
    const { game, told, table, guests, phase } = this.#played;
    const target = { table, seats: guests.length };
    const { view } = told[seat ?? 0];
    if (seat === null || view === null || phase !== 'playing' || !this.#isPlain)
      return { ...target, moves: [] };
    const state = game.imagine(view, fastRandom(1));
    return { ...target, moves: game.legalMoves(state, seat).map((move) => game.notation(move)) };
  }

  /** What everybody at the table sees who asks for it anew. Their questions come after all that was sent before. */
  async #look(): Promise<string[]> {
    const { guests, table } = this.#played;
    // While they ask, the server may write something by itself: then they ask again.
    for (let tries = 0; tries < LOOKS; tries++) {
      const looks = guests.map((_, seat) => this.#played.lookAfresh(seat));
      await within(`the view of ${table}`, Promise.all(looks));
      this.#seq = Math.max(...this.#shown.map(({ seq }) => seq));
      if (this.#shown.every(({ seq }) => seq === this.#seq)) break;
    }
    this.isWorn ||= this.#shown.some(({ seq }) => seq !== this.#seq);
    return this.#shown.map(({ text }) => text);
  }

  /** Each entry is one command that was said to be done, or the server's own; nothing else has changed. */
  #account(before: number, seen: readonly string[]): void {
    const answered = this.#doneAfter(before);
    for (let seq = before + 1; seq <= this.#seq; seq++) {
      const what = this.#entries.get(seq);
      const types = answered.get(seq);
      if (types === undefined ? !BY_SERVER.includes(what ?? '') : what && !types.has(what))
        this.#fault(`entry ${seq} is ${what}, commanded was ${types ? [...types].join(' or ') : 'nothing'}`);
      if (types !== undefined) this.#tally.done++;
      if (what === 'change') this.isWorn = true;
      if (types !== undefined ? !PLAIN.includes(what ?? '') : what === 'voted') this.#isPlain = false;
    }
    if (before === this.#seq) {
      this.#tally.unchanged++;
      const seat = seen.findIndex((text, i) => text !== this.#seen[i]);
      if (seat >= 0) this.#fault(`refused frames have changed ${difference(seen[seat], this.#seen[seat])}`);
    }
    for (const seq of this.#entries.keys()) if (seq <= this.#seq) this.#entries.delete(seq);
    this.#collectFaults();
  }

  /** The commands that were done since the last batch, by their entries. */
  #doneAfter(before: number): Map<number, Set<string>> {
    const answered = new Map<number, Set<string>>();
    for (const { done, sent } of this.#devices) {
      for (const [id, seq] of done) {
        if (seq <= before) continue;
        if (seq > this.#seq) this.#fault(`${id} is done as entry ${seq}, which is not there`);
        if (answered.has(seq)) this.#fault(`two commands are done as entry ${seq}`);
        answered.set(seq, sent.get(id) ?? new Set());
      }
    }
    return answered;
  }

  #collectFaults(): void {
    for (const device of this.#devices) {
      for (const fault of device.faults.splice(0)) this.#fault(fault);
      this.#tally.refused += device.refused;
      device.refused = 0;
    }
    this.#tally.faults.push(...this.#played.faults.splice(0));
  }

  #fault(what: string): void {
    this.#tally.faults.push(`${this.#played.game.meta.id}, ${this.#played.table}: ${what}`);
  }

  /** The stranger's last word is one that nobody may say; then what was seen is compared with the record. */
  async end(): Promise<void> {
    await this.#devices.at(-1)?.sayLast(closingFrame(this.#random));
    for (const { guest } of this.#devices) guest.hangUp();
    if (this.#isPlain && ['playing', 'over'].includes(this.#played.phase)) {
      await within('the end of a game', this.#played.abort());
      this.#tally.views += await this.#played.checkViews();
    }
    this.#collectFaults();
    this.#played.hangUp();
  }
}

/** From a game that runs to another phase. */
async function bringTo(played: PlayedTable, phase: (typeof PHASES)[number]): Promise<void> {
  if (phase === 'over' || phase === 'gathering') await played.abort();
  if (phase === 'gathering' && played.phase === 'over') await played.must(0, { type: 'rematch' });
  if (phase !== 'paused' || played.phase !== 'playing') return;
  await Promise.all(
    played.guests.map((_, seat) => played.ask(seat, { type: 'agree', to: 'pause', agree: true })),
  );
}

/** What a table message says about the log alone, not about who is connected. */
function lasting({ seq, info, view, chat }: Extract<ServerMessage, { type: 'table' }>): string {
  const seats = info.seats.map((seat) => ({ ...seat, present: true }));
  return JSON.stringify({ seq, view, chat, info: { ...info, seats, spectators: 0 } });
}

/** Where two texts part. */
function difference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const from = Math.max(0, at - 60);
  return `${one.slice(from, at + 60)} to ${other.slice(from, at + 60)}`;
}
