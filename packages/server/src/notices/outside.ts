import { promises as dns } from 'node:dns';
import { type RequestOptions, request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

export interface Letter {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

/** What became of it: a status, and after how many milliseconds the other side wants to be asked again. */
export interface Reply {
  readonly status: number;
  readonly retryAfterMs: number | undefined;
}

/** Sends something out of the operator's network. Rejects where nobody answers, or where nothing may be sent. */
export type Outside = (letter: Letter, signal: AbortSignal) => Promise<Reply>;

/** The name leads to an address that is not everybody's. */
export class NotPublic extends Error {
  override readonly name = 'NotPublic';
}

/** What a test may have otherwise. No configuration leads here. */
export interface Openings {
  readonly resolve?: (name: string) => Promise<readonly string[]>;
  readonly mayConnect?: (address: string) => boolean;
  readonly connection?: Pick<RequestOptions, 'port' | 'ca'>;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
/** Nobody reads what comes back. */
const LARGEST_ANSWER = 16_384;

/**
 * Posts over https. The name is resolved once, every address it has must be public, and the connection goes to one of
 * exactly these: a name that leads elsewhere a moment later wins nothing. Nobody is followed elsewhere.
 */
export function outside(openings: Openings = {}): Outside {
  const {
    resolve = addressesOf,
    mayConnect = isPublicAddress,
    connection,
    timeoutMs = TIMEOUT_MS,
  } = openings;
  return async ({ url, headers, body }, signal) => {
    const ends = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    const addresses = await abortable(resolve(url.hostname.replace(/^\[|\]$/g, '')), ends);
    if (addresses.length === 0 || !addresses.every(mayConnect)) throw new NotPublic('not a public address');
    return new Promise((settle, fail) => {
      const options = { method: 'POST', headers, agent: false, lookup: onlyTo(addresses[0]), signal: ends };
      const sent = request(url, { ...options, ...connection }, (response) => {
        const { statusCode: status = 0, headers } = response;
        const retryAfterMs = retryAfter(headers['retry-after'], Date.now());
        let length = 0;
        response.on('data', (part: Buffer) => {
          length += part.length;
          if (length > LARGEST_ANSWER) response.destroy();
        });
        response.on('close', () => settle({ status, retryAfterMs }));
        response.on('error', () => {});
      });
      sent.on('error', fail);
      sent.end(body);
    });
  };
}

async function addressesOf(name: string): Promise<string[]> {
  const found = await dns.lookup(name, { all: true });
  return found.map(({ address }) => address);
}

/** Whatever name is asked for, the connection goes here. */
function onlyTo(address: string): LookupFunction {
  const family = address.includes(':') ? 6 : 4;
  return (_name, options, callback) =>
    options.all ? callback(null, [{ address, family }]) : callback(null, address, family);
}

function abortable<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** In seconds, or as a date. */
export function retryAfter(text: string | undefined, now: number): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
