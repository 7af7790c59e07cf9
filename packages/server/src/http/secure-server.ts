import type { RequestListener } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { Socket } from 'node:net';
import { preferredLanguage } from '@samsara/engine/texts';
import { textsIn } from '../operation/texts/texts.ts';
import { type Certificate, TLS_TERMS } from '../operation/tls.ts';
import { BARE_HEADERS } from './bare-answers.ts';

/** Whoever begins a TLS connection says so with this byte; no plain request begins with it. */
const HANDSHAKE = 0x16;
const FIRST_LINE = /^(?:GET|HEAD) (\/[!-~]*) HTTP\/1\.[01]\r\n/;
const KEPT_MS = 72_000;
/** What programs ask: they are to learn that they speak in the clear, and not be helped along. */
const FOR_PROGRAMS = /^\/(?:api|socket|metrics|version|healthz|readyz)(?:[/?]|$)/;

export interface SecureOptions {
  readonly certificate: Certificate;
  /** Is the server called so? */
  readonly isHost: (host: string | undefined) => boolean;
  /** How long somebody may be silent or take for a request, and how often that is looked after. */
  readonly requestTimeoutMs: number;
  readonly checkEveryMs: number;
}

/** Makes servers that speak https with a certificate that may be renewed, and show plain http the way there. */
export function secureServers(options: SecureOptions): (handler: RequestListener) => Server {
  const { certificate, requestTimeoutMs, checkEveryMs } = options;
  return (handler) => {
    const { cert, key } = certificate.pair;
    const timeouts = {
      requestTimeout: requestTimeoutMs,
      headersTimeout: requestTimeoutMs,
      handshakeTimeout: requestTimeoutMs,
      connectionsCheckingInterval: checkEveryMs,
      keepAliveTimeout: KEPT_MS,
    };
    const server = createServer({ cert, key, ...TLS_TERMS, ...timeouts }, handler);
    certificate.follow(server);
    tellApart(server, options);
    return server;
  };
}

/** Looks at the first byte of every connection: only TLS gets to the server. */
function tellApart(server: Server, { isHost, requestTimeoutMs }: SecureOptions): void {
  const [secure] = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    // The listening server keeps the process alive; a connection that has not got anywhere must not.
    socket.unref();
    const destroy = () => socket.destroy();
    socket.setTimeout(requestTimeoutMs, destroy);
    socket.once('error', destroy);
    socket.once('readable', () => {
      const first: Buffer | null = socket.read();
      if (first === null) return destroy();
      if (first[0] !== HANDSHAKE) return showTheWay(socket, first.toString('latin1'), isHost);
      socket.off('timeout', destroy);
      socket.off('error', destroy);
      socket.setTimeout(0);
      socket.unshift(first);
      secure.call(server, socket);
    });
  });
}

/** Nothing but reading is sent on: whatever else was sent in the clear is not to be repeated. */
function showTheWay(socket: Socket, request: string, isHost: SecureOptions['isHost']): void {
  const [, path] = FIRST_LINE.exec(request) ?? [];
  const host = headerOf(request, 'host');
  const isShown = path !== undefined && !FOR_PROGRAMS.test(path) && isHost(host);
  const texts = textsIn(preferredLanguage(headerOf(request, 'accept-language') ?? ''));
  const body = Buffer.from(`${texts.httpsOnly}\n`);
  const status = isShown ? '307 Temporary Redirect' : '400 Bad Request';
  const lines = [
    `HTTP/1.1 ${status}`,
    ...(isShown ? [`Location: https://${host}${path}`] : []),
    'Content-Type: text/plain; charset=utf-8',
    ...Object.entries(BARE_HEADERS).map(([name, value]) => `${name}: ${value}`),
    'Connection: close',
    `Content-Length: ${body.length}`,
  ];
  socket.once('finish', () => socket.destroy());
  socket.end(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), body]));
}

function headerOf(request: string, name: string): string | undefined {
  return new RegExp(`\\r\\n${name}: *([!-~]+)`, 'i').exec(request)?.[1];
}
