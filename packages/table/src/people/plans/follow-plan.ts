import { findMove, framesFor, type StandingQuestions } from '@samsara/engine';
import { type Body, bodyOf, type Entry, isMove, type MoveBody, moveOf } from '../../state/entries.ts';
import { fold, openTable } from '../../state/fold.ts';
import { type PlayerId, seatOf, type Table } from '../../state/table.ts';
import { fittingLine, type PlanLine, type PlanProgress, type Plans, restAfter, shownOf } from './plan.ts';
import { isAnsweredByRule } from './standing-answer.ts';

/**
 * Where a plan has come to, worked out from the entries of the round alone: whichever node asks, and however often a server
 * was restarted, the answer is the same, and what was played once is not planned again.
 */
export function followPlan(
  entries: readonly Entry[],
  { game, handlers }: Pick<Table, 'game' | 'handlers'>,
  player: PlayerId,
  plans: Plans,
  questions: StandingQuestions,
): PlanProgress {
  const [opening] = entries;
  if (plans.lines.length === 0 || plans.since < opening.seq) return { type: 'none' };
  const table = openTable(opening, game, handlers);
  const walk = new Walk(table, player, plans, questions);
  for (const entry of entries.slice(1)) {
    if (entry.seq <= plans.since) fold(table, entry);
    else walk.take(entry, bodyOf(entry));
  }
  return walk.progress();
}

class Walk {
  readonly #table: Table;
  readonly #player: PlayerId;
  readonly #plans: Plans;
  readonly #questions: StandingQuestions;
  #lines: readonly PlanLine[];
  /** What the person was shown last before they were asked. */
  #shown: string | null = null;
  #over: 'played' | 'unfit' | 'illegal' | undefined;

  constructor(table: Table, player: PlayerId, plans: Plans, questions: StandingQuestions) {
    this.#table = table;
    this.#player = player;
    this.#plans = plans;
    this.#questions = questions;
    this.#lines = plans.lines;
  }

  take(entry: Entry, body: Body): void {
    const seat = seatOf(this.#table, this.#player);
    const isAsked = this.#isAsked(seat);
    if (!isMove(body)) {
      fold(this.#table, entry, body);
      // What was taken back changes what the plan was made for.
      if (body.type === 'taken-back') this.#over ??= 'unfit';
      return;
    }
    if (seat !== undefined && moveOf(body).actor === seat) this.#takeOwn(body, seat, isAsked);
    const events: unknown[] = [];
    fold(this.#table, entry, body, (event) => events.push(event));
    if (seat === undefined || isAsked || moveOf(body).actor === seat) return;
    const { game } = this.#table;
    this.#shown = shownOf(framesFor(game as never, events as never[], seat), seat) ?? this.#shown;
  }

  progress(): PlanProgress {
    if (this.#over !== undefined) return { type: this.#over };
    const seat = seatOf(this.#table, this.#player);
    const lines = this.#lines;
    if (seat === undefined) return { type: 'unfit' };
    if (!this.#isAsked(seat)) return { type: 'waits', lines };
    const line = fittingLine(lines, this.#shown);
    const move = line && this.#legal(seat, line[0].move);
    if (move !== undefined) return { type: 'due', lines, move };
    // What a rule answers is not what the plan was made for.
    if (this.#isByRule(seat)) return { type: 'waits', lines };
    return { type: line === undefined ? 'unfit' : 'illegal' };
  }

  /** A move of the person's own seat: the planned one, an answer by rule, or something else, which ends the plan. */
  #takeOwn(body: MoveBody, seat: number, isAsked: boolean): void {
    if (!isAsked || this.#over !== undefined) return;
    const line = fittingLine(this.#lines, this.#shown);
    const move = line && this.#legal(seat, line[0].move);
    if (line === undefined || move === undefined) {
      if (!this.#isByRule(seat)) this.#over = line === undefined ? 'unfit' : 'illegal';
    } else if (move !== moveOf(body).text) this.#over = 'unfit';
    else this.#goOn(line);
  }

  #goOn(line: PlanLine): void {
    this.#lines = restAfter(this.#lines, line);
    this.#shown = null;
    if (this.#lines.length === 0) this.#over = 'played';
  }

  #isAsked(seat: number | undefined): boolean {
    const { game, state, phase } = this.#table;
    return seat !== undefined && phase === 'playing' && game.deciding(state).includes(seat);
  }

  #isByRule(seat: number): boolean {
    return isAnsweredByRule(this.#table, seat, this.#plans.answers, this.#questions);
  }

  #legal(seat: number, text: string): string | undefined {
    const { game, state } = this.#table;
    const move = findMove(game, state, seat, text);
    return move === undefined ? undefined : game.notation(move);
  }
}
