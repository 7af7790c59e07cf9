import type { Dependencies, TableHost } from '../../host/host.ts';
import type { Absences, Scheduled } from '../../schedule/scheduled.ts';
import { isRunning, type SeatVote } from '../../state/table.ts';
import { nameOfBot } from '../commands/bot-names.ts';
import { heirOf, standInLevel } from '../commands/successors.ts';
import { PACE_MS } from '../state/pace.ts';
import { isVoted } from '../state/votes.ts';

/** Does what all others agree to about one seat. */
export class SeatVotes implements Scheduled {
  readonly #host: TableHost;
  readonly #deps: Dependencies;
  readonly #absences: Absences;

  constructor(host: TableHost, deps: Dependencies, absences: Absences) {
    this.#host = host;
    this.#deps = deps;
    this.#absences = absences;
  }

  runDue(now: number): void {
    if (this.#host.table.votes.length === 0 || !this.#deps.neighbours.isSure()) return;
    for (const { to, seat } of this.#host.table.votes) {
      if (!this.#isVoted(to, seat, now)) continue;
      void this.#host.act(`voted:${to}:${this.#host.table.seq}`, 'server', () => {
        const { table } = this.#host;
        if (!this.#isVoted(to, seat, now)) return undefined;
        if (to === 'clock') return { ok: true, body: { type: 'voted', to, about: seat, ms: PACE_MS } };
        const level = standInLevel(table);
        const bot = { level, ...nameOfBot(table, seat, level) };
        return { ok: true, body: { type: 'voted', to, about: seat, ...bot, ...heirOf(table, seat) } };
      });
      return;
    }
  }

  /** Whoever is away rings when their absence is long. */
  nextDue(): undefined {
    return undefined;
  }

  #isVoted(to: SeatVote['to'], seat: number, now: number): boolean {
    const { table } = this.#host;
    const vote = table.votes.find((each) => each.to === to && each.seat === seat);
    if (vote === undefined || !isRunning(table.phase)) return false;
    return isVoted(table, vote, (other) => this.#absences.isLong(table.seats[other].player, now));
  }
}
