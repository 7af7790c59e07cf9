import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { RefusalReason } from '@samsara/protocol';
import type { PlayerId } from '@samsara/table';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Session } from '../players/players.ts';
import { FRAME_LIMITS } from '../socket/frame-limits.ts';
import { addressFinder } from './address.ts';
import type { Dependencies } from './dependencies.ts';
import { refuseForeignHost } from './hosts.ts';
import { addressKey } from './limits.ts';
import { Refused, statusOf } from './refusals.ts';

const PATH = '/socket';

/** Said to sockets when the server goes: it will be back. */
const SERVICE_RESTART = 1012;

export interface Sockets {
  /** Says goodbye to every socket, and lets no more in. */
  close(): void;
  /** Cuts off those that have not answered. */
  cutOff(): void;
}

/** Lets sockets in: from an allowed origin, with a ticket that is used up by it, and as the person of the cookie. */
export function addSockets(
  server: Server,
  dependencies: Dependencies,
  attach: (socket: WebSocket, player: PlayerId, address: string) => void,
): Sockets {
  const sockets = new WebSocketServer({ ...FRAME_LIMITS, noServer: true });

  const addressOf = addressFinder(dependencies.config.SAMSARA_TRUST_PROXY);
  server.on('upgrade', (request, stream, head) => {
    const onError = () => stream.destroy();
    stream.on('error', onError);
    const address = addressOf(request);
    admit(dependencies, request, address).then(
      (session) => {
        stream.off('error', onError);
        sockets.handleUpgrade(request, stream, head, (socket) => {
          attach(socket, session.player, address);
          dependencies.sessions.hold(session, socket);
        });
      },
      (error) => {
        if (error instanceof Refused) return turnAway(dependencies, stream, error.reason);
        dependencies.logger.failure(error);
        stream.destroy();
      },
    );
  });

  return {
    close() {
      for (const socket of sockets.clients) socket.close(SERVICE_RESTART);
      sockets.close();
    },
    cutOff() {
      for (const socket of sockets.clients) socket.terminate();
    },
  };
}

/** Who comes in; throws a refusal. */
async function admit(
  dependencies: Dependencies,
  request: IncomingMessage,
  address: string,
): Promise<Session> {
  dependencies.limits.address.take(addressKey(address));
  refuseForeignHost(dependencies, request.url ?? '', request.headers.host);
  const [path, query] = (request.url ?? '').split('?');
  if (path !== PATH) throw new Refused('not-found');
  if (!dependencies.isAllowed(request.headers.origin)) throw new Refused('not-allowed-here');
  if (dependencies.isDraining()) throw new Refused('draining');
  const session = await dependencies.identity.atSocket(request);
  const ticket = new URLSearchParams(query).get('ticket') ?? '';
  const isGood = await dependencies.tickets.take(ticket, session);
  if (!isGood || session === undefined) throw new Refused('no-ticket');
  return session;
}

/** Answers, and holds the connection no longer: whoever keeps their side of it open would use up the server's. */
function turnAway(dependencies: Dependencies, stream: Duplex, reason: RefusalReason): void {
  dependencies.metrics.refused(reason.code);
  const status = statusOf(reason.code);
  const body = JSON.stringify(reason);
  stream.once('finish', () => stream.destroy());
  stream.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${body.length}\r\n\r\n${body}`,
  );
}
