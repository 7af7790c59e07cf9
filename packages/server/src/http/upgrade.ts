import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { LARGEST_MESSAGE, type RefusalCode } from '@samsara/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { PlayerId } from '../players/players.ts';
import type { House } from './house.ts';
import { COOKIE } from './identity.ts';
import { statusOf } from './refusals.ts';

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
  house: House,
  attach: (socket: WebSocket, player: PlayerId) => void,
): Sockets {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_MESSAGE,
    perMessageDeflate: false,
  });

  server.on('upgrade', (request, stream, head) => {
    const onError = () => stream.destroy();
    stream.on('error', onError);
    admit(house, request).then(
      (admitted) => {
        if ('code' in admitted) return turnAway(house, stream, admitted.code);
        stream.off('error', onError);
        sockets.handleUpgrade(request, stream, head, (socket) => attach(socket, admitted.player));
      },
      (error) => {
        house.logger.failure(error);
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

async function admit(
  house: House,
  request: IncomingMessage,
): Promise<{ player: PlayerId } | { code: RefusalCode }> {
  const [path, query] = (request.url ?? '').split('?');
  if (path !== PATH) return { code: 'not-found' };
  if (!house.isAllowed(request.headers.origin)) return { code: 'not-allowed-here' };
  if (house.isDraining()) return { code: 'draining' };
  const player = await house.identity.find(cookieIn(request.headers.cookie));
  const ticket = new URLSearchParams(query).get('ticket') ?? '';
  const isGood = await house.tickets.take(ticket, player);
  return isGood && player !== undefined ? { player } : { code: 'no-ticket' };
}

function cookieIn(header: string | undefined): string | undefined {
  const parts = (header ?? '').split(';').map((part) => part.trim());
  return parts.find((part) => part.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1);
}

function turnAway(house: House, stream: Duplex, code: RefusalCode): void {
  house.figures.refused(code);
  const status = statusOf(code);
  const body = JSON.stringify({ code });
  stream.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${body.length}\r\n\r\n${body}`,
  );
}
