import type { Duplex } from 'node:stream';
import type { ClosedFor } from '../operation/metrics.ts';
import { bareAnswer } from './bare-answers.ts';

/** What no request could be read from: by the name of the error, what is answered and counted. */
const ANSWERS: Readonly<Record<string, readonly [status: number, reason: ClosedFor]>> = {
  HPE_HEADER_OVERFLOW: [431, 'headers-too-large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'timeout'],
};
const OTHERWISE = [400, 'bad-request'] as const;

/** Answers whoever sent no request, and holds the connection no longer. */
export function turnAway(
  stream: Duplex,
  error: NodeJS.ErrnoException,
  closed: (reason: ClosedFor) => void,
): void {
  // Whoever goes on sending what is no request is turned away once.
  if (stream.writableEnded || error.code === 'ECONNRESET') {
    stream.destroy();
    return;
  }
  const [status, reason] = ANSWERS[error.code ?? ''] ?? OTHERWISE;
  closed(reason);
  if (!stream.writable) {
    stream.destroy();
    return;
  }
  stream.once('finish', () => stream.destroy());
  stream.end(bareAnswer(status, { code: 'wrong-form', detail: reason }));
}
