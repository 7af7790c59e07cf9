import { type Character, characterNamed, hardnessOf, slownessOf } from '@samsara/engine';
import type { Dependencies, TableHost } from '../host/host.ts';
import { SmallMap } from '../host/small-map.ts';
import { RETRY_MS, type Scheduled } from '../schedule/scheduled.ts';
import { isStopped } from '../state/clock.ts';
import { isPlayedByBot, type Table } from '../state/table.ts';
import { type Pause, pauseOf, slotAfter } from './bot-pause.ts';

/** Where several nodes serve a table: does another one think for its bots? */
export interface BotsElsewhere {
  areElsewhere(table: Table, owing: readonly number[], now: number): boolean;
  /** When this node may have to think in place of the other one. */
  nextDue(): number | undefined;
  /** Nobody waits for anything; when somebody does, time begins anew. */
  rest(): void;
}

/** What the bot of a seat is going to do at one moment of the game. */
interface Plan {
  readonly round: number;
  readonly moves: number;
  readonly level: string;
  readonly owes: boolean;
  readonly pause: Pause;
  /** Not before this. Drawn before the bot thinks, so that it tells nothing. */
  due: number;
  /** When the window in which it may answer is about to end. */
  readonly latest: number;
  /** null lets the moment pass; undefined while it thinks. */
  answer: string | null | undefined;
  given: boolean;
}

/** Whoever is late in a window moves by then. */
const LATEST_OF_ALL = 0.95;
/** So long bots wait while people are asked whether a move is taken back. */
const ANSWER_MS = 20_000;
/** The name of the bot that plays anything legal. */
const FALLBACK = 'random';
const MOST_SEED = 2 ** 47;

/** The bots of one table: each gets the view of its seat, and answers after a human-like time, while anybody follows the game or it goes over days. STR-08 */
export class BotsAtSeats implements Scheduled {
  readonly #host: TableHost;
  readonly #deps: Dependencies;
  readonly #elsewhere: BotsElsewhere | undefined;
  readonly #plans = new SmallMap<number, Plan>();

  constructor(host: TableHost, deps: Dependencies, elsewhere?: BotsElsewhere) {
    this.#host = host;
    this.#deps = deps;
    this.#elsewhere = elsewhere;
  }

  /** Plans for every bot that has something to decide, and makes the moves that are due. */
  runDue(now: number): void {
    const { table, presence } = this.#host;
    if (this.#plans.size === 0 && !table.seats.some(isPlayedByBot)) return;
    const playing = table.phase === 'playing';
    const owing = playing ? table.game.deciding(table.state) : [];
    const isWanted = presence.isFollowed(table) || table.settings.days !== undefined;
    if (!isWanted || isStopped(this.#deps.neighbours.service)) return this.#rest();
    if (this.#elsewhere?.areElsewhere(table, owing, now)) return this.#plans.clear();
    const interrupting = playing ? table.game.mayInterrupt(table.state) : [];
    table.seats.forEach(({ level }, seat) => {
      const owes = owing.includes(seat);
      if (level === null || (!owes && !interrupting.includes(seat))) this.#plans.delete(seat);
      else this.#considerSeat(seat, level, owes, now);
    });
  }

  #rest(): void {
    this.#plans.clear();
    this.#elsewhere?.rest();
  }

  /** When the next answer that is known is due, or this node may have to think. */
  nextDue(): number | undefined {
    let due = this.#elsewhere?.nextDue();
    for (const plan of this.#plans.values()) {
      if (plan.given || typeof plan.answer !== 'string') continue;
      const at = this.#dueOf(plan);
      due = due === undefined ? at : Math.min(due, at);
    }
    return due;
  }

  #considerSeat(seat: number, level: string, owes: boolean, now: number): void {
    const { round, moves } = this.#host.table;
    const before = this.#plans.get(seat);
    const same = before?.round === round && before.moves === moves && before.level === level;
    if (before === undefined || !same || before.owes !== owes) {
      const isStillAsked = before?.owes && !before.given && owes && before.level === level;
      const begun = isStillAsked ? before : this.#beginPause(seat, level, owes, now);
      const { pause, due, latest } = begun;
      const plan = { round, moves, level, owes, pause, due, latest, answer: undefined, given: false };
      this.#think(seat, plan, level);
    } else if (typeof before.answer === 'string' && !before.given && this.#dueOf(before) <= now) {
      before.given = true;
      this.#move(seat, before, before.answer);
    }
  }

  #think(seat: number, plan: Plan, level: string): void {
    this.#plans.set(seat, plan);
    const { table, presence } = this.#host;
    const { game, state } = table;
    const view = game.view(state, seat);
    const { owes, pause } = plan;
    const seed = this.#deps.randomInt(MOST_SEED);
    const character = this.#characterAt(seat);
    const job = { game: game.meta.id, level, character, view, seat, owes, seed, ms: pause.thinkMs };
    const turn = { host: table.host, attended: presence.isAttended(table) };
    const wanted = () => this.#plans.get(seat) === plan;
    this.#deps.bots.think(job, turn, wanted).then(
      (answer) => {
        plan.answer = answer;
        plan.due = slotAfter(plan.due, this.#deps.now(), plan.latest, () => this.#drawn(pause));
        if (wanted()) this.#host.runDue();
      },
      (error) => {
        this.#deps.report(error, table.code);
        this.#deps.schedule(RETRY_MS, () => this.#tryAgain(seat, plan));
      },
    );
  }

  #move(seat: number, plan: Plan, text: string): void {
    const { round, moves } = plan;
    const isCurrent = () => {
      const { table } = this.#host;
      return table.round === round && table.moves === moves && table.seats[seat].level === plan.level;
    };
    void this.#host.actMove(`bot:${round}:${moves}:${seat}`, seat, text, isCurrent).then((committed) => {
      if (committed.ok || !isCurrent()) return;
      const logFailed = committed.reason.code === 'try-again';
      this.#deps.schedule(RETRY_MS, () => (logFailed ? this.#offerAgain(plan) : this.#tryAgain(seat, plan)));
    });
  }

  #offerAgain(plan: Plan): void {
    plan.given = false;
    this.#host.runDue();
  }

  /** Nobody answered, or the answer was no move: any legal move is better than none. */
  #tryAgain(seat: number, plan: Plan): void {
    if (this.#plans.get(seat) !== plan || this.#host.table.phase !== 'playing') return;
    this.#think(seat, { ...plan, answer: undefined, given: false }, FALLBACK);
  }

  /** How hard the decision of a seat looks to everybody: never by what it holds. */
  hardnessAt({ game, state }: Table, seat: number): number {
    return hardnessOf(game, state, seat);
  }

  /** A bot that plays for a person has none. */
  #characterAt(seat: number): Character | null {
    const { player, name } = this.#host.table.seats[seat];
    return player === null ? characterNamed(name) : null;
  }

  /** The same whatever anybody holds: where time runs it ends inside of it. */
  #beginPause(seat: number, level: string, owes: boolean, now: number) {
    const { game, state } = this.#host.table;
    const window = game.deadline(state)?.ms ?? Number.POSITIVE_INFINITY;
    const { bots } = this.#deps;
    const effort = {
      hardness: this.hardnessAt(this.#host.table, seat),
      slowness: slownessOf(this.#characterAt(seat)),
    };
    const pause = pauseOf(bots.longestThought(level), bots.delay(owes), window, effort);
    return { pause, due: now + this.#drawn(pause), latest: now + window * LATEST_OF_ALL };
  }

  #drawn({ least, most }: Pause): number {
    return least + this.#deps.randomInt(most - least + 1);
  }

  #dueOf(plan: Plan): number {
    const asked = this.#host.table.lastMove?.question?.at;
    const answered = asked === undefined ? 0 : Math.min(asked + ANSWER_MS, plan.latest);
    return Math.max(plan.due, answered, this.#deps.bots.notBefore?.() ?? 0);
  }
}
