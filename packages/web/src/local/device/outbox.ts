import type { ServerMessage } from '@samsara/protocol';
import type { FromTable } from '../worker/plan.ts';

type Frames = Extract<ServerMessage, { type: 'frames' }>;

/** What the page is told once the table has come to rest: all that one command has brought about in one go, then its answer. */
export class Outbox {
  #messages: FromTable[] = [];
  #answers: FromTable[] = [];

  /** What the table tells a line, as JSON. */
  readonly send = (text: string): void => {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'frames' && message.frames.length === 0)
      return this.add({ type: 'clock', clock: message.clock ?? null });
    const last = this.#messages.at(-1);
    if (message.type === 'frames' && last?.type === 'message' && last.message.type === 'frames') {
      this.#messages.pop();
      this.add({ type: 'message', message: together(last.message, message) });
    } else this.add({ type: 'message', message });
  };

  add(message: FromTable): void {
    this.#messages.push(message);
  }

  /** The answer to a command. */
  readonly answer = (text: string): void => {
    this.#answers.push({ type: 'message', message: JSON.parse(text) as ServerMessage });
  };

  /** Everything that waits, in order; nothing waits afterwards. */
  take(): FromTable[] {
    const all = [...this.#messages, ...this.#answers];
    this.#messages = [];
    this.#answers = [];
    return all;
  }
}

function together(earlier: Frames, later: Frames): Frames {
  return { ...earlier, ...later, frames: [...earlier.frames, ...later.frames] };
}
