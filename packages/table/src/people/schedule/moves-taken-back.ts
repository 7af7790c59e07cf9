import type { Dependencies, TableHost } from '../../host/host.ts';
import type { Absences, Scheduled } from '../../schedule/scheduled.ts';
import { type Service, served } from '../../state/clock.ts';
import type { LastMove } from '../../state/table.ts';
import { undoTerms } from '../commands/undoing.ts';
import { missingIn } from '../state/undo.ts';

/** Takes a move back once all who have learned something by it agree. */
export class MovesTakenBack implements Scheduled {
  readonly #host: TableHost;
  readonly #deps: Dependencies;
  readonly #absences: Absences;

  constructor(host: TableHost, deps: Dependencies, absences: Absences) {
    this.#host = host;
    this.#deps = deps;
    this.#absences = absences;
  }

  runDue(now: number): void {
    if (!this.#host.table.lastMove?.question || !this.#deps.neighbours.isSure()) return;
    const asked = this.#agreed(now)?.question?.asked;
    if (asked === undefined) return;
    void this.#host.act(`taken-back:${asked}:${this.#host.table.seq}`, 'server', () => {
      const last = this.#agreed(now);
      if (last?.question?.asked !== asked) return undefined;
      const { seat, moves } = last;
      const spent = spentBefore(last, this.#deps.neighbours.service);
      return { ok: true, body: { type: 'taken-back', seat, moves: moves.length, ...spent } };
    });
  }

  /** Whoever is away rings when their absence is long. */
  nextDue(): undefined {
    return undefined;
  }

  /** The move, if nobody has to be waited for: also not for what came to light since the question. */
  #agreed(now: number): LastMove | undefined {
    const { table } = this.#host;
    const { lastMove: last, phase, seats } = table;
    if (phase !== 'playing' || last?.question == null) return undefined;
    const { question } = last;
    const isSettled = (seat: number) =>
      question.agreed.includes(seat) ||
      seats[seat].player === null ||
      this.#absences.isLong(seats[seat].player, now);
    if (!missingIn(question).every(isSettled)) return undefined;
    const terms = undoTerms(table, last);
    return typeof terms !== 'string' && terms.every(isSettled) ? last : undefined;
  }
}

/** Milliseconds that whoever moved would have used up until they asked. */
function spentBefore({ time, pace, question }: LastMove, service: Service) {
  const until = ({ since, spent }: { readonly since: number; readonly spent: number }) =>
    Math.round(spent + served(since, question?.at ?? since, service));
  return { spent: time === null ? 0 : until(time), ...(pace !== null && { pace: until(pace) }) };
}
