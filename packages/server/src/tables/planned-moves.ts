import {
  checkMove,
  isStandingQuestion,
  isStopped,
  type Plans,
  type PlayerId,
  plannedFor,
  plannedId,
  plannedInWindow,
  type Scheduled,
  SmallMap,
  type Table,
  type TableHost,
} from '@samsara/table';
import type { ServerDependencies } from './dependencies.ts';
import { plannedMove, questionsAt } from './plans.ts';

const RETRY_MS = 1000;

/** What was looked up about a seat that is asked, or may answer, at one moment of the game. */
interface LookedUp {
  readonly key: string;
  readonly player: PlayerId;
  readonly owes: boolean;
  /** Undefined while it is looked up, null where nothing is planned for this moment. */
  found: { readonly plans: Plans; readonly move: string } | null | undefined;
  given: boolean;
}

/**
 * At a table over days: makes the moves that people have planned, and answers as they have said in advance. To everybody else
 * it looks like a slow person's move: the same form of entry, after a pause in which neither cards nor rules have a part.
 */
export class PlannedMoves implements Scheduled {
  readonly #deps: ServerDependencies;
  readonly #host: TableHost;
  readonly #seats = new SmallMap<number, LookedUp>();

  constructor(deps: ServerDependencies, host: TableHost) {
    this.#deps = deps;
    this.#host = host;
  }

  /** Looks everything up again. */
  forget(): void {
    this.#seats.clear();
    this.#host.runDue();
  }

  runDue(now: number): void {
    const { table } = this.#host;
    if (table.settings.days === undefined) return;
    for (const seat of table.seats.keys()) {
      const wanted = this.#momentOf(seat);
      const known = this.#seats.get(seat);
      if (wanted === undefined) this.#seats.delete(seat);
      else if (known?.key !== wanted.key) this.#lookUp(seat, wanted);
      else if (this.#isAtWork() && (this.#dueOf(seat, known) ?? Number.POSITIVE_INFINITY) <= now)
        this.#give(seat, known);
    }
  }

  nextDue(now: number): number | undefined {
    if (this.#seats.size === 0) return undefined;
    if (!this.#isAtWork()) return now + RETRY_MS;
    // While something is looked up or offered the table must not leave memory.
    const due = [...this.#seats.entries()].flatMap(([seat, known]) =>
      known.found === undefined || known.given ? now + RETRY_MS : (this.#dueOf(seat, known) ?? []),
    );
    return due.length === 0 ? undefined : Math.max(now, Math.min(...due));
  }

  #isAtWork(): boolean {
    const { neighbours } = this.#deps;
    return neighbours.isSure() && !isStopped(neighbours.service);
  }

  /** Where the seat of a person is asked, or may answer what can be answered in advance. */
  #momentOf(seat: number): Omit<LookedUp, 'found' | 'given'> | undefined {
    const { table } = this.#host;
    const { player, level } = table.seats[seat];
    if (player === null || level !== null || table.phase !== 'playing') return undefined;
    const owes = table.game.deciding(table.state).includes(seat);
    if (!owes && !this.#mayAnswer(table, seat)) return undefined;
    return { key: `${table.round}:${table.moves}:${player}`, player, owes };
  }

  #mayAnswer(table: Table, seat: number): boolean {
    const { game, state } = table;
    return game.mayInterrupt(state).includes(seat) && isStandingQuestion(table, seat, questionsAt(table));
  }

  #lookUp(seat: number, moment: Omit<LookedUp, 'found' | 'given'>): void {
    const known: LookedUp = { ...moment, found: undefined, given: false };
    this.#seats.set(seat, known);
    this.#find(seat, known).then(
      (found) => {
        known.found = found;
        if (found !== null && this.#isWanted(seat, known)) this.#host.runDue();
      },
      (error) => this.#tryAgain(seat, known, error),
    );
  }

  /** What is planned for this moment; whether it is allowed is checked on the table as it is. */
  async #find(seat: number, { player, owes }: LookedUp): Promise<LookedUp['found']> {
    return plannedMove(this.#deps, this.#host.table, { seat, player, owes });
  }

  #dueOf(seat: number, { owes, found, given }: LookedUp): number | undefined {
    if (found == null || given) return undefined;
    const { table } = this.#host;
    return owes
      ? plannedFor(table, seat, found.plans, this.#deps.now(), this.#deps.neighbours.service.began)
      : plannedInWindow(table, seat, found.plans);
  }

  #give(seat: number, known: LookedUp): void {
    known.given = true;
    this.#offer(seat, known).catch((error) => this.#tryAgain(seat, known, error));
  }

  /** Somebody may have changed their mind at another node: only what they still want is made. */
  async #offer(seat: number, known: LookedUp): Promise<void> {
    const { player, key, found } = known;
    if (found == null) return;
    const plans = await this.#deps.plans.at(player, this.#host.table.code);
    if (plans?.at !== found.plans.at) {
      if (this.#isWanted(seat, known)) this.forget();
      return;
    }
    const command = `${player}:${plannedId(plans, key)}`;
    const committed = await this.#host.act(command, player, () =>
      this.#isWanted(seat, known) && this.#momentOf(seat)?.key === key
        ? checkMove(this.#host.table, player, found.move)
        : undefined,
    );
    if (committed.ok) return;
    if (committed.reason.code === 'try-again') return this.#tryAgain(seat, known);
    known.found = null;
    known.given = false;
  }

  #tryAgain(seat: number, known: LookedUp, error?: unknown): void {
    if (error !== undefined) this.#deps.report(error, this.#host.table.code);
    this.#deps.schedule(RETRY_MS, () => {
      if (this.#isWanted(seat, known)) this.forget();
    });
  }

  /** Has nothing happened since it was looked up? */
  #isWanted(seat: number, known: LookedUp): boolean {
    return this.#seats.get(seat) === known;
  }
}
