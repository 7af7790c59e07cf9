import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { PROTOCOL_VERSION, type RefusalReason } from '@samsara/protocol';
import type { PlayerId } from '@samsara/table';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Session } from '../players/players.ts';
import { FRAME_LIMITS } from '../socket/frame-limits.ts';
import { addressFinder, peerFinder } from './address.ts';
import { banned } from './banned.ts';
import { bareAnswer } from './bare-answers.ts';
import type { Dependencies } from './dependencies.ts';
import { refuseForeignHost } from './hosts.ts';
import { addressKey } from './limits.ts';
import { limitConnections, Places } from './places.ts';
import { Refused, statusOf } from './refusals.ts';

const PATH = '/socket';

/** When somebody may come again whose address has too many sockets. */
const CROWDED_MS = 5000;
/** Besides its sockets an address may have as many connections again: browsers keep six each. */
const CONNECTIONS_PER_SOCKET = 2;

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
  attach: (socket: WebSocket, stream: Duplex, player: PlayerId, address: string, version: number) => void,
): Sockets {
  const sockets = new WebSocketServer({ ...FRAME_LIMITS, noServer: true, clientTracking: false });
  /** Those that are open, and their sessions. */
  const open = new Map<WebSocket, string>();
  // There are many thousands of sockets: they share this listener.
  function forget(this: WebSocket): void {
    dependencies.sessions.letGo(open.get(this) ?? '', this);
    open.delete(this);
  }

  const { config, metrics } = dependencies;
  const addressOf = addressFinder(config.SAMSARA_TRUST_PROXY);
  const peerOf = peerFinder(config.SAMSARA_TRUST_PROXY);
  const places = new Places(config.SAMSARA_SOCKETS_PER_ADDRESS);
  limitConnections(
    server,
    config.SAMSARA_SOCKETS_PER_ADDRESS * CONNECTIONS_PER_SOCKET,
    (stream) => {
      const peer = peerOf(stream);
      return peer === undefined ? undefined : addressKey(peer);
    },
    metrics.closed,
  );
  sockets.on('wsClientError', (_error, stream, request) =>
    turnAway(dependencies, stream, { code: 'wrong-form' }, addressOf(request)),
  );
  server.on('upgrade', (request, stream, head) => {
    const onError = () => stream.destroy();
    stream.on('error', onError);
    const address = addressOf(request);
    if (!places.hold(stream, addressKey(address)))
      return turnAway(dependencies, stream, { code: 'too-fast', retry_ms: CROWDED_MS }, address);
    admit(dependencies, request, address).then(
      ({ session, version }) => {
        stream.off('error', onError);
        sockets.handleUpgrade(request, stream, head, (socket) => {
          attach(socket, stream, session.player, address, version);
          open.set(socket, session.id);
          socket.on('close', forget);
          dependencies.sessions.hold(session, socket);
        });
      },
      (error) => {
        if (error instanceof Refused) return turnAway(dependencies, stream, error.reason, address);
        dependencies.logger.failure(error);
        stream.destroy();
      },
    );
  });

  return {
    close() {
      for (const socket of open.keys()) socket.close(SERVICE_RESTART);
      sockets.close();
    },
    cutOff() {
      for (const socket of open.keys()) socket.terminate();
    },
  };
}

/** Who comes in, and which version of the protocol they speak; throws a refusal. */
async function admit(
  dependencies: Dependencies,
  request: IncomingMessage,
  address: string,
): Promise<{ session: Session; version: number }> {
  dependencies.limits.address.take(addressKey(address));
  refuseForeignHost(dependencies, request.url ?? '', request.headers.host);
  const [path, query] = (request.url ?? '').split('?');
  if (path !== PATH) throw new Refused('not-found');
  if (!dependencies.isAllowed(request.headers.origin)) throw new Refused('not-allowed-here');
  if (dependencies.isDraining()) throw new Refused('draining');
  const asked = new URLSearchParams(query);
  const version = spokenWith(asked.get('version'));
  const session = await dependencies.identity.atSocket(request);
  const ticket = asked.get('ticket') ?? '';
  const isGood = await dependencies.tickets.take(ticket, session);
  if (!isGood || session === undefined) throw new Refused('no-ticket');
  const ban = dependencies.order.banOf(session.player, address);
  if (ban !== undefined) throw banned(ban);
  return { session, version };
}

/** The newest version that both speak; a client that names none is from before there was a second. */
function spokenWith(named: string | null): number {
  if (named === null) return 1;
  if (!/^[1-9]\d{0,3}$/.test(named)) throw new Refused('wrong-form');
  return Math.min(Number(named), PROTOCOL_VERSION);
}

/** Answers, and holds the connection no longer: whoever keeps their side of it open would use up the server's. */
function turnAway(dependencies: Dependencies, stream: Duplex, reason: RefusalReason, address: string): void {
  dependencies.metrics.refused(reason.code);
  dependencies.security.refused(reason.code, { ip: address, routeOptions: { url: PATH } });
  stream.once('finish', () => stream.destroy());
  stream.end(bareAnswer(statusOf(reason.code), reason));
}
