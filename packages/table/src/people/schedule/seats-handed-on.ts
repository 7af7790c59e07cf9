import type { Dependencies, TableHost } from '../../host/host.ts';
import { PRECISION_MS, type Scheduled, toCome } from '../../schedule/scheduled.ts';
import type { Deed } from '../../state/entries.ts';
import { hidesPresence, type SeatQuestion, type Table } from '../../state/table.ts';
import { DAY_MS } from '../days/calendar.ts';
import type { AbsentPeople } from './absent-people.ts';

/** So long whose seat it is can refuse at least, from wherever they are; over days nobody is expected to be there at once. */
const REFUSE_MS = 10_000;
const REFUSE_DAYS_MS = 12 * 3_600_000;
/** Nobody is asked for longer; over days, as long as a turn takes. */
const LONGEST_MS = 300_000;

/** Hands a seat on to whoever came back by the link, once the table agrees, and ends the question when it is settled otherwise. */
export class SeatsHandedOn implements Scheduled {
  readonly #host: TableHost;
  readonly #deps: Dependencies;
  readonly #absences: AbsentPeople;

  constructor(host: TableHost, deps: Dependencies, absences: AbsentPeople) {
    this.#host = host;
    this.#deps = deps;
    this.#absences = absences;
  }

  runDue(now: number): void {
    const { seatQuestion } = this.#host.table;
    if (seatQuestion === null || this.#deedAt(now) === undefined) return;
    const { asked } = seatQuestion;
    void this.#host.act(`seat-asked:${asked}`, 'server', () => {
      if (this.#host.table.seatQuestion?.asked !== asked) return undefined;
      const body = this.#deedAt(this.#deps.now());
      return body === undefined ? undefined : { ok: true, body };
    });
  }

  nextDue(now: number): number | undefined {
    const { table } = this.#host;
    const { seatQuestion } = table;
    if (seatQuestion === null) return undefined;
    const ends = seatQuestion.at + longest(table);
    const due = this.#isAgreed(seatQuestion, now) ? Math.min(ends, this.#handedOnAt(seatQuestion)) : ends;
    return toCome(due, now);
  }

  #deedAt(now: number): Deed | undefined {
    const { table, presence } = this.#host;
    const question = table.seatQuestion;
    // Whoever seems to be away may long be back at another node.
    if (question === null || !this.#deps.neighbours.isSure()) return undefined;
    const { seat, person, asker } = question;
    const isDue = this.#isAgreed(question, now) && this.#handedOnAt(question) <= now + PRECISION_MS;
    // Where nobody is told who is there, whoever comes keeps the seat, but only its end tells so.
    if (presence.isThere(table, person) && (isDue || !hidesPresence(table)))
      return { type: 'seat-kept', seat };
    if (isDue) return { type: 'handed-on', seat, player: asker };
    return question.at + longest(table) <= now + PRECISION_MS ? { type: 'seat-kept', seat } : undefined;
  }

  /** The host agrees, or all others who count, of whom there is one at least. */
  #isAgreed({ seat, person, agreed, refused }: SeatQuestion, now: number): boolean {
    const { host, seats } = this.#host.table;
    if (agreed.includes(host) && host !== person) return true;
    const others = seats.flatMap(({ player }, other) => (player === null || other === seat ? [] : player));
    const isSettled = (player: string) =>
      agreed.includes(player) || this.#absences.isPatienceOver(player, now);
    return refused.length === 0 && others.some((each) => agreed.includes(each)) && others.every(isSettled);
  }

  /** Not before nobody would wait any longer for whoever is away. */
  #handedOnAt({ at, person }: SeatQuestion): number {
    const { settings } = this.#host.table;
    if (settings.days) return at + REFUSE_DAYS_MS;
    const since = this.#absences.since(person) ?? this.#deps.now();
    return Math.max(at + REFUSE_MS, since + settings.absence.after_s * 1000);
  }
}

function longest({ settings: { days } }: Pick<Table, 'settings'>): number {
  return days ? days.turn * DAY_MS : LONGEST_MS;
}
