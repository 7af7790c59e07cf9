import type { RefusalCode, RefusalReason } from '@samsara/protocol';
import { GameUnknown } from '@samsara/table';
import type { FastifyReply } from 'fastify';

/** Everything that is not listed is a 400: the request was not as it should be. */
const STATUS: Partial<Record<RefusalCode, number>> = {
  'too-large': 413,
  'too-fast': 429,
  'too-many-tables': 429,
  'not-found': 404,
  'no-such-table': 404,
  'game-unknown': 409,
  'code-unknown': 404,
  'not-allowed-here': 403,
  'no-spectators': 403,
  removed: 403,
  apart: 403,
  'no-ticket': 401,
  'passkey-failed': 401,
  'passkey-needed': 403,
  'already-somebody': 409,
  'not-now': 409,
  'unknown-host': 421,
  'too-many-seats': 409,
  'holidays-used-up': 409,
  'hooks-off': 403,
  'push-off': 403,
  'nowhere-to-send': 409,
  'too-many-groups': 409,
  'group-full': 409,
  muted: 403,
  banned: 403,
  'address-banned': 403,
  'operators-only': 403,
  'too-many-reports': 409,
  'too-many-blocks': 409,
  draining: 503,
};

export function statusOf(code: RefusalCode): number {
  return STATUS[code] ?? 400;
}

/** Answers with a reason, which nobody keeps. */
export function refuse(reply: FastifyReply, reason: RefusalReason): FastifyReply {
  reply.header('cache-control', 'no-store');
  if (reason.retry_ms !== undefined) reply.header('retry-after', Math.ceil(reason.retry_ms / 1000));
  return reply.code(statusOf(reason.code)).send(reason);
}

/** Thrown inside of a request to refuse it. */
export class Refused extends Error {
  readonly reason: RefusalReason;

  constructor(code: RefusalCode, more: Omit<RefusalReason, 'code'> = {}) {
    super(code);
    this.reason = { code, ...more };
  }
}

/** What a failure of the framework means to the client, or undefined if it is a fault of ours. */
export function reasonOf(error: unknown): RefusalReason | undefined {
  if (error instanceof Refused) return error.reason;
  if (error instanceof GameUnknown) return { code: 'game-unknown', detail: error.game };
  const { statusCode, code } = error as { statusCode?: number; code?: string };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413) return { code: 'too-large' };
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return { code: 'wrong-form', detail: 'content-type' };
  if (code?.startsWith('FST_ERR_CTP') || error instanceof SyntaxError) return { code: 'not-json' };
  // What must not be had looks like what is not there.
  if (statusCode === 403 || statusCode === 404) return { code: 'not-found' };
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return { code: 'wrong-form' };
  return undefined;
}
