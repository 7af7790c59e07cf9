import type { RefusalReason } from '@samsara/protocol';
import { doneMessage, refusedMessage } from '@samsara/table';
import type { Line } from '../hub/hub.ts';

export const OUT_OF_DATE = { ok: false, reason: { code: 'not-now' } } as const;
export const TRY_AGAIN = { ok: false, reason: { code: 'try-again' } } as const;

/** The answer to one command: the first that is given counts. */
export interface CommandAnswer {
  done(seq: number): void;
  refuse(reason: RefusalReason): void;
}

export function answerTo(
  line: Line,
  command: string,
  table: string,
  shownSeq: (seq: number) => number,
): CommandAnswer {
  let given = false;
  return {
    done(seq) {
      given = true;
      line.send(doneMessage(command, table, shownSeq(seq)));
    },
    refuse(reason) {
      if (!given) line.send(refusedMessage(command, table, reason));
    },
  };
}
