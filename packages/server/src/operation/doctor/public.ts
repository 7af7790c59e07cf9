import { randomBytes } from 'node:crypto';
import type { Config } from '../../config/config.ts';
import { type Asked, ask, codeOf } from './ask.ts';
import { type Finding, found } from './finding.ts';

const TOLERATED_MS = 5000;
const NO_NAME = ['ENOTFOUND', 'EAI_AGAIN'];
const UNTRUSTED = /^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_)/;

/** Asks the running server under its public name, as somebody outside would: through the proxy. */
export async function lookAtPublic(config: Config, isRunning: boolean): Promise<Finding[]> {
  const { SAMSARA_PUBLIC_ORIGIN: origin, SAMSARA_OPERATOR_TOKEN: token } = config;
  if (origin === null) return [];
  if (!isRunning) return [found('not-running', { origin })];
  try {
    const headers = token === null ? {} : { authorization: `Bearer ${token}` };
    const answer = await ask(`${origin}/version`, { headers });
    const wrong = judgeAnswer(origin, answer);
    if (wrong !== undefined) return [wrong];
    const proxied = config.SAMSARA_TLS_CERT === null;
    return [
      ...judgeClock(answer.date),
      ...judgeSockets(origin, await askForSocket(origin)),
      ...(proxied ? judgeProxy(answer, token !== null) : []),
    ];
  } catch (error) {
    return [judgeFailure(origin, codeOf(error))];
  }
}

function judgeFailure(origin: string, code: string): Finding {
  if (NO_NAME.includes(code)) return found('public-no-name', { origin, why: code });
  if (UNTRUSTED.test(code)) return found('public-untrusted', { origin, why: code });
  return found('public-no-answer', { origin, why: code });
}

function judgeAnswer(origin: string, { status, body }: Asked): Finding | undefined {
  if (body?.code === 'unknown-host')
    return found('public-host-lost', { origin, arrived: String(body.detail) });
  if (status === 200 && body?.shared === origin) return undefined;
  return status >= 502 && status <= 504
    ? found('public-no-answer', { origin, why: status })
    : found('public-is-other', { origin, status });
}

function judgeClock(date: number | undefined): Finding[] {
  if (date === undefined) return [];
  const ms = Date.now() - date;
  return Math.abs(ms) > TOLERATED_MS ? [found('public-clock', { seconds: Math.round(ms / 1000) })] : [];
}

/** Without a ticket the server itself refuses; whatever else comes is not from it. */
function judgeSockets(origin: string, { status, body }: Asked): Finding[] {
  return body?.code === 'no-ticket' ? [] : [found('public-no-sockets', { origin, status })];
}

function askForSocket(origin: string): Promise<Asked> {
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': randomBytes(16).toString('base64'),
    origin,
  };
  return ask(`${origin}/socket`, { headers });
}

/** How the server saw the request: it tells operators. */
function judgeProxy({ body }: Asked, hasToken: boolean): Finding[] {
  if (!hasToken) return [found('no-token')];
  const { address, from, forwarded } = { ...(body?.asked ?? {}) } as Record<string, unknown>;
  if (from === undefined) return [];
  if (forwarded !== true) return [found('proxy-silent')];
  return address === from ? [found('proxy-not-trusted', { from: String(from) })] : [];
}
