import type { RefusalReason } from '@samsara/protocol';
import type { Line } from './hub.ts';
import { doneMessage, refusedMessage } from './messages.ts';

/** The answer to one command: the first that is given counts. */
export interface CommandAnswer {
  done(seq: number): void;
  refuse(reason: RefusalReason): void;
}

export function answerTo(line: Line, command: string, table: string): CommandAnswer {
  let given = false;
  return {
    done(seq) {
      given = true;
      line.send(doneMessage(command, table, seq));
    },
    refuse(reason) {
      if (!given) line.send(refusedMessage(command, table, reason));
    },
  };
}
