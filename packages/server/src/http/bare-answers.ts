import { STATUS_CODES } from 'node:http';
import type { RefusalReason } from '@samsara/protocol';

/** Nobody renders, frames or keeps what is answered outside of a route. */
export const BARE_HEADERS = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
};

/** The whole text of a refusal, for a line on which the framework cannot answer. */
export function bareAnswer(status: number, reason: RefusalReason): string {
  const body = JSON.stringify(reason);
  const headers = {
    ...BARE_HEADERS,
    Connection: 'close',
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}
