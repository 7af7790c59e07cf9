import { hash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Config } from '../config/config.ts';
import { isLoopbackHost } from '../http/origins.ts';

/** What proxies add to a request that they hand on. */
const FORWARDED = ['forwarded', 'via', 'x-real-ip', 'x-client-ip', 'cf-connecting-ip', 'true-client-ip'];

/**
 * Who may learn what is for operators alone: whoever has their token, and whoever asks on the machine itself. What a proxy
 * on the same machine hands on comes from that machine too, and does not count; where a proxy is configured that is not
 * trusted to say for whom it asks, nothing but the token does.
 */
export function operatorCheck(config: Config): (request: IncomingMessage) => boolean {
  const { SAMSARA_OPERATOR_TOKEN: token } = config;
  const hasOtherNames = config.SAMSARA_PUBLIC_ORIGIN !== null || config.SAMSARA_ALLOWED_ORIGINS !== null;
  const mayHideProxy = hasOtherNames && config.SAMSARA_TRUST_PROXY === 'no';
  return (request) => {
    const { authorization } = request.headers;
    if (token !== null && authorization !== undefined && isSame(authorization, `Bearer ${token}`))
      return true;
    return !mayHideProxy && isOnThisMachine(request);
  };
}

/** Is it asked here, by somebody who knows to be here? A page that was led here under another name does not. */
function isOnThisMachine({ socket, headers }: IncomingMessage): boolean {
  const isForwarded = Object.keys(headers).some(
    (name) => name.startsWith('x-forwarded') || FORWARDED.includes(name),
  );
  return !isForwarded && isLoopbackHost(headers.host) && isLoopback(socket.remoteAddress);
}

function isLoopback(address = ''): boolean {
  return address === '::1' || /^(?:::ffff:)?127\./.test(address);
}

/** Takes as long for what is nearly right as for what is not. */
function isSame(given: string, right: string): boolean {
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', right, 'buffer'));
}
