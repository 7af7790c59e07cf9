import { type IncomingMessage, request } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { promises as timers } from 'node:timers';

export interface Asked {
  readonly status: number;
  readonly date: number | undefined;
  /** Undefined where the answer is no JSON. */
  readonly body: Readonly<Record<string, unknown>> | undefined;
}

export interface AskOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Asked of this very machine, whose certificate is for other names. */
  readonly trusting?: boolean;
}

const PATIENCE_MS = 5000;
const LARGEST = 64 * 1024;

/** One request that follows nobody elsewhere. Rejects with an error whose `code` says what went wrong. */
export async function ask(url: string, { headers = {}, trusting = false }: AskOptions = {}): Promise<Asked> {
  const isSecure = url.startsWith('https:');
  const options = { headers, agent: false, ...(isSecure && trusting && { rejectUnauthorized: false }) };
  const sent = isSecure ? requestSecurely(url, options) : request(url, options);
  const answered = new Promise<Asked>((resolve, reject) => {
    sent.on('error', reject);
    sent.on('response', (response) => void read(response).then(resolve, reject));
    sent.on('upgrade', (response, socket) => {
      socket.destroy();
      resolve({ status: response.statusCode ?? 0, date: undefined, body: undefined });
    });
    sent.end();
  });
  const late = timers.setTimeout(PATIENCE_MS, undefined, { ref: false }).then(() => {
    throw Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' });
  });
  return Promise.race([answered, late]).finally(() => sent.destroy());
}

async function read(response: IncomingMessage): Promise<Asked> {
  let text = '';
  for await (const part of response.setEncoding('utf8')) {
    text += part;
    if (text.length > LARGEST) break;
  }
  const date = Date.parse(response.headers.date ?? '');
  return {
    status: response.statusCode ?? 0,
    date: Number.isNaN(date) ? undefined : date,
    body: objectIn(text),
  };
}

function objectIn(text: string): Asked['body'] {
  try {
    const given: unknown = JSON.parse(text);
    return typeof given === 'object' && given !== null ? { ...given } : undefined;
  } catch {
    return undefined;
  }
}

export function codeOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message;
}
