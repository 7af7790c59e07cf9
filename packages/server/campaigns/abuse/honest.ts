import { GAMES } from '@samsara/engine/games';
import { Guest } from '../guest.ts';
import { type Comparison, PlayedTable, withoutClock } from '../played-table.ts';
import { inBatches, sleep } from '../sizes.ts';

const SEATS = 4;
/** Seven tables of four are a class behind one address; everybody else has one of their own for each table. */
const CLASS_TABLES = 7;
const AT_ONCE = 8;
/** One of so many tables is not in the lobby: what was played there is for those who did. */
const HIDDEN_EVERY = 4;
/** Every so often somebody comes for the first time, while others play. */
const NEWCOMER_EVERY_MS = 1000;
/** A move that nobody has heard of after so long is lost. */
const LOST_MS = 20_000;

/** People who do nothing wrong: they play at a fixed rate, and somebody new comes now and then. */
export class Honest {
  readonly tables: readonly PlayedTable[];
  readonly #origin: string;
  readonly #pause: number;
  readonly #comparisons: Comparison[] = [];
  readonly #harm: string[] = [];
  /** Milliseconds from sending a move until all four were told, since this was last asked for. */
  #delays: number[] = [];
  #running = true;
  #newcomers = 0;
  #drives: Promise<void>[] = [];
  /** Refusals that honest people heard, by code. */
  readonly refused: Record<string, number> = {};
  moves = 0;

  private constructor(origin: string, tables: readonly PlayedTable[], rate: number) {
    this.#origin = origin;
    this.tables = tables;
    this.#pause = (tables.length / rate) * 1000;
  }

  static async open(origin: string, count: number, rate: number, seed: number): Promise<Honest> {
    const [id, game] = Object.entries(GAMES)[0];
    const tables = await inBatches(count, AT_ONCE, (i) =>
      PlayedTable.open(
        origin,
        id,
        SEATS,
        seed + i,
        withoutClock(game),
        () => {},
        { public: !isHidden(i) },
        addressOf(i),
      ),
    );
    return new Honest(origin, tables, rate);
  }

  /** Tables that everybody may find in the lobby, and those that nobody may. */
  get codes(): { readonly tables: readonly string[]; readonly hidden: readonly string[] } {
    const codes = (wanted: boolean) =>
      this.tables.filter((_, i) => isHidden(i) === wanted).map(({ table }) => table);
    return { tables: codes(false), hidden: codes(true) };
  }

  play(): void {
    for (const table of this.tables) {
      for (const [seat, guest] of table.guests.entries()) this.#listen(table, guest, seat);
    }
    this.#drives = [...this.tables.map((table) => this.#drive(table)), this.#welcomeOthers()];
  }

  #listen(table: PlayedTable, guest: Guest, seat: number): void {
    const hear = guest.onMessage;
    guest.onMessage = (message, text) => {
      if (message.type === 'refused' || message.type === 'gone') this.#note(message.reason.code);
      hear(message, text);
    };
    guest.onClose = (code) => {
      if (this.#running) this.#harm.push(`${table.table}: seat ${seat} was cut off with ${code}`);
    };
  }

  #note(code: string): void {
    this.refused[code] = (this.refused[code] ?? 0) + 1;
  }

  /** A move whenever it is time, however long the last one took: whoever waits is not spared the next one. */
  async #drive(table: PlayedTable): Promise<void> {
    let sent = 0;
    let counts = false;
    table.onSent = () => {
      sent = performance.now();
    };
    table.onAcknowledged = () => {
      counts = true;
    };
    await sleep(Math.random() * this.#pause);
    let next = performance.now();
    while (this.#running) {
      counts = false;
      const lost = setTimeout(() => this.#harm.push(`${table.table}: a move is lost`), LOST_MS);
      if (table.phase === 'over') this.#comparisons.push(await table.rematch());
      else await table.move();
      clearTimeout(lost);
      if (counts) {
        this.#delays.push(performance.now() - sent);
        this.moves++;
      }
      next += this.#pause;
      await sleep(Math.max(0, next - performance.now()));
    }
  }

  /** The way of everybody: who am I, what tables are there, a table of one's own, a socket. */
  async #welcomeOthers(): Promise<void> {
    while (this.#running) {
      await sleep(NEWCOMER_EVERY_MS);
      const nth = this.#newcomers++;
      try {
        await this.#newcomer(`203.0.113.${nth % 250}`);
      } catch (error) {
        this.#harm.push(`a newcomer was not served: ${String(error)}`);
      }
    }
  }

  async #newcomer(address: string): Promise<void> {
    const guest = await Guest.visit(this.#origin, address);
    const [game] = Object.keys(GAMES);
    const table = await guest.makeTable({ game, name: 'New', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await guest.connect(table);
    await new Promise<void>((resolve, reject) => {
      guest.onMessage = (message) => {
        if (message.type === 'table') resolve();
        if (message.type === 'gone') reject(new Error(`gone: ${message.reason.code}`));
      };
      guest.send({ type: 'watch', table });
    });
    guest.hangUp();
  }

  /** What they waited since this was last asked for, sorted. */
  takeDelays(): number[] {
    const delays = this.#delays.sort((a, b) => a - b);
    this.#delays = [];
    return delays;
  }

  /** Ends every game, and compares all that anybody saw with the records; gives what was wrong. */
  async finish(): Promise<{ readonly views: number; readonly harm: readonly string[] }> {
    this.#running = false;
    await Promise.all(this.#drives);
    let views = 0;
    for (const compare of this.#comparisons) views += compare();
    await inBatches(this.tables.length, AT_ONCE, async (i) => {
      await this.tables[i].abort();
      views += await this.tables[i].checkViews();
    });
    const harm = [...this.#harm, ...this.tables.flatMap(({ faults }) => faults)];
    for (const table of this.tables) table.hangUp();
    return { views, harm };
  }

  get newcomers(): number {
    return this.#newcomers;
  }
}

function isHidden(table: number): boolean {
  return table % HIDDEN_EVERY === 1;
}

function addressOf(table: number): string {
  return table < CLASS_TABLES ? '192.0.2.1' : `192.0.2.${2 + (table % 250)}`;
}
