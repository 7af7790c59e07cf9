import type { Service } from '@samsara/table';
import { LogAway } from '../database/failure.ts';
import type { Log } from '../log/log.ts';
import type { Board, Neighbour, Standing } from './board.ts';
import type { Bus, Hint } from './bus.ts';
import { Followers } from './followers.ts';
import { homeOf } from './home.ts';
import { merged } from './outages.ts';

/** What the tables of a node have to hear. */
export interface NeighbourListener {
  /** All tables that are awake here. */
  awake(): string[];
  isAwake(table: string): boolean;
  /** A table has got as far as this. */
  head(table: string, seq: number): void;
  /** Others have come to a table at another node, or gone. */
  followed(table: string): void;
  /** Nodes have come or gone: tables may have got another home. */
  rehome(): void;
  /** From time to time: somebody has to look after every table, and a hint about it may have been lost. */
  lookAfterOwn(): void;
  /** Nobody follows this table any more, and it is at home here. */
  lookAfter(table: string): void;
  /** Something is otherwise for all clocks. */
  timeChanged(): void;
  /** Clocks stood still: more time is left than everybody was told. */
  clocksStood(): void;
  /** Other nodes have other public tables awake. */
  listed(): void;
  /** The public tables that are awake here, as JSON. */
  list(): string;
  report(error: unknown): void;
}

export interface NeighboursOptions {
  readonly log: Pick<Log, 'heads'>;
  readonly board: Board;
  readonly bus: Bus;
  readonly now: () => number;
  /** By how many milliseconds the clock is ahead of one that nobody sets, and that stands while the machine sleeps. */
  readonly ahead?: () => number;
}

const SIGN_EVERY_MS = 500;
const SIGN_ALONE_EVERY_MS = 1000;
const COMPARE_EVERY_MS = 1500;
const LOOK_AFTER_EVERY_MS = 60_000;
/** Who has not been heard of for so long may be gone: nobody's clock moves before that is known. */
const SILENT_MS = 2000;
/** Others than the home of a table wait longer: long enough to know whether the home is silent. */
const LAG_MS = 3500;
/** A clock that is ahead by so much more than before was set, or the machine slept. */
const LEAP_MS = 2000;
const AT_ONCE = 2000;

/** The other nodes, as far as this one knows about them. Alone it has none, and everything is its own. */
export class Neighbours {
  readonly followers: Followers;
  readonly service: Service;
  readonly #options: NeighboursOptions;
  #listener: NeighbourListener | undefined;
  #nodes: readonly Neighbour[] = [];
  /** When it last said that it is there, by the clock that nobody puts back. */
  #signed: number;
  /** How far ahead the clock was then. */
  #wasAhead: number;
  #isSomebodySilent = false;
  #wasSure = true;
  #isAway = false;
  #timers: NodeJS.Timeout[] = [];
  #left = false;

  private constructor(options: NeighboursOptions) {
    this.#options = options;
    this.followers = new Followers(options.board, options.bus);
    this.service = { outages: [], began: options.now() };
    this.#signed = performance.now();
    this.#wasAhead = this.#ahead();
  }

  /** Says that this node is there, and looks round. */
  static async join(options: NeighboursOptions): Promise<Neighbours> {
    const neighbours = new Neighbours(options);
    const standing = await options.board.sign(options.now(), '[]', undefined);
    neighbours.#take(standing);
    return neighbours;
  }

  /** From now on the tables of this node hear of the others. */
  listen(listener: NeighbourListener): void {
    this.#listener = listener;
    this.followers.onChange = (table) => listener.followed(table);
    this.#options.bus.listen((hint) => this.#hear(hint));
    this.#every(this.isAlone ? SIGN_ALONE_EVERY_MS : SIGN_EVERY_MS, () => this.#sign());
    if (this.isAlone) return;
    this.#every(COMPARE_EVERY_MS, () => this.#compare());
    this.#every(LOOK_AFTER_EVERY_MS, async () => listener.lookAfterOwn());
  }

  /** Can nobody else write to the log? */
  get isAlone(): boolean {
    return this.#options.board.isAlone;
  }

  /** How many nodes there are besides. */
  get others(): number {
    return Math.max(0, this.#nodes.length - 1);
  }

  /** May clocks move? Only if this node knows of everything that stood still. */
  isSure(): boolean {
    return (
      !this.#left &&
      !this.#isSomebodySilent &&
      performance.now() - this.#signed <= this.#options.board.unsureMs &&
      this.#leapt() === 0
    );
  }

  #ahead(): number {
    const { now, ahead } = this.#options;
    return ahead === undefined ? now() - performance.now() : ahead();
  }

  /** The milliseconds that the clock has leapt over since the last sign of life: time in which nobody could do anything. */
  #leapt(): number {
    const leapt = this.#ahead() - this.#wasAhead;
    return leapt > LEAP_MS ? leapt : 0;
  }

  /**
   * Milliseconds by which this node lets others go first. A table is at home where those sit who have to decide, or else
   * where somebody follows it, or else anywhere.
   */
  lag(table: string, deciding: readonly string[]): number {
    if (this.isAlone) return 0;
    const here = this.followers.here(table);
    const followings = [...this.followers.elsewhere(table).followings, ...(here === undefined ? [] : [here])];
    const ofThem = followings.filter(({ players }) => players.some((player) => deciding.includes(player)));
    const nearest = ofThem.length > 0 ? ofThem : followings;
    const nodes = nearest.length > 0 ? nearest : this.#nodes;
    return this.#isAmong(table, nodes) ? 0 : LAG_MS;
  }

  /** Of these tables, those that nobody follows anywhere and that are at home here. */
  async ownAmong(tables: readonly string[]): Promise<string[]> {
    if (this.isAlone) return [...tables];
    const own = tables.filter((table) => this.#isAmong(table, this.#nodes));
    const followed = new Set<string>();
    for (let from = 0; from < own.length; from += AT_ONCE) {
      const some = await this.#options.board.followings(own.slice(from, from + AT_ONCE));
      for (const { table } of some) followed.add(table);
    }
    return own.filter((table) => !followed.has(table));
  }

  /** What other nodes list, as JSON. */
  listedElsewhere(): string[] {
    const { node } = this.#options.board;
    return this.#nodes.flatMap((other) => (other.node === node ? [] : [other.listed]));
  }

  publish(hint: Hint): void {
    this.#options.bus.publish(hint);
  }

  /** This node goes: others take over at once. */
  async leave(): Promise<void> {
    if (this.#left) return;
    this.#left = true;
    for (const timer of this.#timers) clearInterval(timer);
    await this.#options.board.leave().catch((error) => this.#listener?.report(error));
  }

  #every(ms: number, work: () => Promise<void>): void {
    let busy = false;
    const timer = setInterval(() => {
      if (busy || this.#left) return;
      busy = true;
      work()
        .then(
          () => {
            this.#isAway = false;
          },
          (error) => this.#complain(error),
        )
        .finally(() => {
          busy = false;
        });
    }, ms);
    timer.unref();
    this.#timers.push(timer);
  }

  /** A log that is away is reported once. */
  #complain(error: unknown): void {
    if (!(error instanceof LogAway && this.#isAway)) this.#listener?.report(error);
    this.#isAway = error instanceof LogAway;
  }

  /** The sign of life. What this node could not say in time was an outage, and is said before any clock moves again. */
  async #sign(): Promise<void> {
    const { board, now } = this.#options;
    for (;;) {
      const ms = performance.now();
      const at = now();
      const ahead = this.#ahead();
      const silent = ms - this.#signed;
      const leapt = this.#leapt();
      const wasAway = leapt > 0 || silent > board.unsureMs;
      const silentSince = wasAway ? Math.round(at - silent - leapt) : undefined;
      let standing: Standing;
      try {
        standing = await board.sign(at, this.#listener?.list() ?? '[]', silentSince);
      } catch (error) {
        this.#tellIfUnsure();
        throw error;
      }
      if (this.#left) return;
      const isLate = performance.now() - this.#signed > board.unsureMs || this.#leapt() > 0;
      if (silentSince === undefined && isLate) continue;
      // Much may have happened that no hint told.
      if (silentSince !== undefined) await this.#compare();
      this.#signed = ms;
      this.#wasAhead = ahead;
      this.#take(standing);
      if (!standing.known) this.followers.sayAll();
      else await this.followers.flush();
      return;
    }
  }

  #take({ nodes, outages }: Standing): void {
    const { node } = this.#options.board;
    const names = (list: readonly Neighbour[]) =>
      list
        .map((one) => one.node)
        .sort()
        .join();
    const haveChanged = names(nodes) !== names(this.#nodes);
    const listed = this.listedElsewhere().join();
    this.#nodes = nodes;
    this.#isSomebodySilent = nodes.some((one) => one.node !== node && one.silentFor > SILENT_MS);
    const before = JSON.stringify(this.service.outages);
    this.service.outages = merged(outages);
    const haveStood = before !== JSON.stringify(this.service.outages);
    if (haveChanged || haveStood) this.#listener?.timeChanged();
    else this.#tellIfUnsure();
    if (haveStood) this.#listener?.clocksStood();
    if (haveChanged) this.#listener?.rehome();
    if (listed !== this.listedElsewhere().join()) this.#listener?.listed();
  }

  #tellIfUnsure(): void {
    const isSure = this.isSure();
    if (isSure !== this.#wasSure) this.#listener?.timeChanged();
    this.#wasSure = isSure;
  }

  /** Whatever no hint told: how far each table has got, and who follows it elsewhere. */
  async #compare(): Promise<void> {
    const listener = this.#listener;
    if (listener === undefined || this.others === 0) return;
    const tables = listener.awake();
    for (let from = 0; from < tables.length; from += AT_ONCE) {
      const some = tables.slice(from, from + AT_ONCE);
      for (const [table, seq] of await this.#options.log.heads(some)) listener.head(table, seq);
    }
    await this.followers.look(tables);
  }

  #hear({ heads = [], followed = [], left = [] }: Hint): void {
    const listener = this.#listener;
    if (listener === undefined || this.#left) return;
    for (const [table, seq] of heads) listener.head(table, seq);
    for (const table of left) if (this.#isAmong(table, this.#nodes)) listener.lookAfter(table);
    const awake = followed.length === 0 ? [] : followed.filter((table) => listener.isAwake(table));
    if (awake.length > 0) this.followers.look(awake).catch((error) => listener.report(error));
  }

  #isAmong(table: string, nodes: readonly { readonly node: string }[]): boolean {
    return homeOf(table, new Set(nodes.map(({ node }) => node))) === this.#options.board.node;
  }
}
