import type { Game } from '@samsara/engine';
import { forgetRunning, keepRecord, keepRunning } from '../kept/keeping.ts';
import { decide } from './deciding.ts';
import { LocalTable } from './local-table.ts';
import type { FromTable, Question, ToTable } from './plan.ts';

/** One script, two tasks: the table itself, or the bots' thinking, so that the table never waits for a thought. */
type Task =
  | { readonly task: 'table'; readonly to: ToTable }
  | { readonly task: 'think'; readonly question: Question };

/** Does one of the two tasks, where this is a worker. The page loads the same files and shares the rules in them. */
export function work<State, Move, Event, View, Options>(
  rules: Game<State, Move, Event, View, Options>,
): void {
  if ('document' in globalThis) return;
  const game = rules as Game;
  let table: LocalTable | undefined;
  self.onmessage = ({ data }: MessageEvent<Task>) => {
    try {
      if (data.task === 'think') think(game, data.question);
      else if (data.to.type === 'open')
        openTable(game, data.to).then((opened) => {
          table = opened;
        }, fail);
      else if (table !== undefined) tellTable(table, data.to);
    } catch (error) {
      fail(error);
    }
  };
}

function say(message: FromTable): void {
  self.postMessage(message);
}

function fail(error: unknown): void {
  say({ type: 'failed', message: String(error instanceof Error ? error.stack : error) });
}

function think(game: Game, question: Question): void {
  self.postMessage({ type: 'thought', seat: question.seat, seq: question.seq, move: decide(game, question) });
}

async function openTable(
  rules: Game,
  { plan, kept }: Extract<ToTable, { type: 'open' }>,
): Promise<LocalTable> {
  const game = plan.practice ? (await import('../practice/open-cards.ts')).withOpenCards(rules, plan) : rules;
  return new LocalTable(game, plan, kept, {
    tell: say,
    ask: (question) => say({ type: 'ask', question }),
    keep: (running) => void keepRunning(running),
    finish: (ended) => void keepRecord(ended).then(() => forgetRunning(plan)),
    now: () => performance.now(),
    today: () => Date.now(),
    chance: Math.random,
    entropy: randomHex,
  });
}

function tellTable(table: LocalTable, to: Exclude<ToTable, { type: 'open' }>): void {
  switch (to.type) {
    case 'order':
      return table.order(to.id, to.order);
    case 'become':
      return table.become(to.seat);
    case 'undo':
      return table.undo();
    case 'past':
      return table.past(to.seq);
    case 'shown':
      return table.shown(to.seq);
    case 'stand':
      return table.stand(to.stands);
    case 'thought':
      return table.thought(to.seat, to.seq, to.move);
  }
}

function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
