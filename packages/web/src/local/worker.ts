import { loadRules } from './games.ts';
import { forgetRunning, keepRecord, keepRunning } from './keeping.ts';
import type { LocalTable } from './local-table.ts';
import type { FromTable, Question, ToTable } from './plan.ts';

/** One script, two tasks: the table itself, or the bots' thinking, so that the table never waits for a thought. */
type Task =
  | { readonly task: 'table'; readonly to: ToTable }
  | { readonly task: 'think'; readonly question: Question };

let table: LocalTable | undefined;

/** Messages are carried out one after another, also while a game is being loaded. */
let queue: Promise<void> = Promise.resolve();

self.onmessage = ({ data }: MessageEvent<Task>) => {
  queue = queue.then(() => (data.task === 'think' ? think(data.question) : tellTable(data.to))).catch(failed);
};

function say(message: FromTable): void {
  self.postMessage(message);
}

function failed(error: unknown): void {
  say({ type: 'failed', message: String(error instanceof Error ? error.stack : error) });
}

async function think(question: Question): Promise<void> {
  const [{ decide }, game] = await Promise.all([import('./deciding.ts'), loadRules(question.game)]);
  self.postMessage({ type: 'thought', seat: question.seat, seq: question.seq, move: decide(game, question) });
}

async function tellTable(to: ToTable): Promise<void> {
  switch (to.type) {
    case 'open': {
      const [{ LocalTable }, game] = await Promise.all([import('./local-table.ts'), loadRules(to.plan.game)]);
      table = new LocalTable(game, to.plan, to.kept, {
        tell: say,
        ask: (question) => say({ type: 'ask', question }),
        keep: (kept) => void keepRunning(kept),
        finish: (kept) => void keepRecord(kept).then(() => forgetRunning(kept.record.game)),
        now: () => performance.now(),
        today: () => Date.now(),
        chance: Math.random,
        entropy: randomHex,
      });
      return;
    }
    case 'order':
      return table?.order(to.id, to.order);
    case 'become':
      return table?.become(to.seat);
    case 'undo':
      return table?.undo();
    case 'shown':
      return table?.shown(to.seq);
    case 'stand':
      return table?.stand(to.stands);
    case 'thought':
      return table?.thought(to.seat, to.seq, to.move);
  }
}

function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
