import type { WebSocket } from 'ws';

/** Reasons for closing, as RFC 6455 and the registry number them; those from 4000 on are ours. */
const CLOSE = { unsupported: 1003, policy: 1008, 'too-big': 1009, slow: 1013, banned: 4003 } as const;
export type Goodbye = keyof typeof CLOSE;

/** Whoever is cut off has so long to hear why. */
const LAST_WORDS_MS = 1000;
/** Whoever reads slowly needs longer until they have come to the goodbye. */
const SLOW_WORDS_MS = 10_000;

/** Says why, reads nothing more and ends soon: a goodbye that is never answered, or not read, costs nobody anything. */
export function cutOff(socket: WebSocket, reason: Goodbye): void {
  socket.close(CLOSE[reason]);
  socket.pause();
  endSoon(socket);
}

/** Says goodbye to somebody who reads too slowly. */
export function letGo(socket: WebSocket): void {
  socket.close(CLOSE.slow);
  endSoon(socket, SLOW_WORDS_MS);
}

/** Ends what has been closed already, whatever the other side does. */
export function endSoon(socket: WebSocket, ms = LAST_WORDS_MS): void {
  setTimeout(() => socket.terminate(), ms).unref();
}
