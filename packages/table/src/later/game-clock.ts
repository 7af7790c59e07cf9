import type { Dependencies, TableHost } from '../host/host.ts';
import { type Absences, lagAt, PRECISION_MS, RETRY_MS, type Scheduled } from '../schedule/scheduled.ts';
import { isPlayedByBot, type RunningTime } from '../state/table.ts';
import { clockDue } from './clock-due.ts';

/** Makes the clock's move when the time that the rules give is up. */
export class GameClock implements Scheduled {
  readonly #host: TableHost;
  readonly #deps: Dependencies;
  readonly #absences: Absences;
  /** Since when somebody has followed the table; undefined while nobody does. */
  #followedSince: number | undefined;
  #offered: { readonly time: RunningTime; readonly at: number } | undefined;

  constructor(host: TableHost, deps: Dependencies, absences: Absences) {
    this.#host = host;
    this.#deps = deps;
    this.#absences = absences;
  }

  runDue(now: number): void {
    const { table, presence } = this.#host;
    if (!presence.isFollowed(table)) this.#followedSince = undefined;
    else this.#followedSince ??= now;
    const due = this.nextDue(now);
    if (due === undefined || due > now + PRECISION_MS || table.time === null) return;
    const { round, time, undone } = table;
    const { countdown } = time;
    const move = table.game.deadline(table.state)?.move ?? '';
    this.#offered = { time, at: now };
    void this.#host.actMove(
      // A countdown that was taken back comes again under the same number.
      `clock:${round}:${countdown}${undone === 0 ? '' : `:${undone}`}`,
      'clock',
      move,
      () => this.#isCountdown(round, countdown) && this.#isTimeUp(this.#deps.now()),
    );
  }

  /** A clock move that has been offered is not offered again before it should long be there. */
  nextDue(now: number): number | undefined {
    let due = this.#timeIsUpAt(now);
    if (due === Number.POSITIVE_INFINITY) return undefined;
    due += lagAt(this.#host, this.#deps);
    if (!this.#deps.neighbours.isSure()) due = Math.max(due, now + RETRY_MS);
    return this.#offered?.time === this.#host.table.time ? Math.max(due, this.#offered.at + RETRY_MS) : due;
  }

  /** Has the time run out, as far as anybody can know? */
  #isTimeUp(now: number): boolean {
    return this.#timeIsUpAt(now) <= now + PRECISION_MS && this.#deps.neighbours.isSure();
  }

  #timeIsUpAt(now: number): number {
    const due = clockDue(this.#host.table, now, this.#deps.neighbours.service);
    if (due === undefined) return Number.POSITIVE_INFINITY;
    return Math.max(due, this.#absences.comesBackUntil(), this.#botsRestUntil());
  }

  /** A bot that rests because nobody follows the game is not outrun by the clock: its time begins when somebody is there. */
  #botsRestUntil(): number {
    const { game, phase, seats, settings, state } = this.#host.table;
    if (
      phase !== 'playing' ||
      settings.days ||
      !game.deciding(state).some((seat) => isPlayedByBot(seats[seat]))
    )
      return 0;
    return (this.#followedSince ?? Number.POSITIVE_INFINITY) + (game.deadline(state)?.ms ?? 0);
  }

  #isCountdown(round: number, countdown: number): boolean {
    const { table } = this.#host;
    return table.round === round && table.phase === 'playing' && table.time?.countdown === countdown;
  }
}
