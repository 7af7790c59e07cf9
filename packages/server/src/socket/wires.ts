import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { Wire } from './wire.ts';

/** Every client is asked for a sign of life this often; not all at the same moment. */
const PING_EVERY_MS = 30_000;
const ROUNDS = 30;

/** RFC 6455 appends it to the key of the client. */
const WEBSOCKET_ID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const KEY = /^[+/0-9A-Za-z]{22}==$/;

/** All open wires of a server. */
export class Wires {
  private readonly rounds: readonly Set<Wire>[] = Array.from({ length: ROUNDS }, () => new Set());
  private readonly timer: NodeJS.Timeout;
  private accepted = 0;
  private pinged = 0;

  constructor() {
    this.timer = setInterval(() => this.pingNext(), PING_EVERY_MS / ROUNDS);
    this.timer.unref();
  }

  /** Makes a wire of a request; undefined if it asks for none, then it has been answered. */
  accept(request: IncomingMessage, stream: Duplex, head: Buffer): Wire | undefined {
    if (!stream.readable || !stream.writable) {
      stream.destroy();
      return undefined;
    }
    const key = request.headers['sec-websocket-key'];
    if (!asksForWire(request) || key === undefined || !KEY.test(key)) {
      stream.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nSec-WebSocket-Version: 13\r\n\r\n');
      return undefined;
    }
    const socket = stream as Socket;
    socket.setTimeout(0);
    socket.setNoDelay();
    if (head.length > 0) socket.unshift(head);
    socket.write(
      'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
        `Sec-WebSocket-Accept: ${answerTo(key)}\r\n\r\n`,
    );
    const wire = new Wire(socket, this.accepted++ % ROUNDS, this.forget);
    this.rounds[wire.round].add(wire);
    return wire;
  }

  /** Says goodbye to all. */
  close(code: number): void {
    clearInterval(this.timer);
    for (const round of this.rounds) for (const wire of round) wire.close(code);
  }

  cutOff(): void {
    clearInterval(this.timer);
    for (const round of this.rounds) for (const wire of round) wire.terminate();
  }

  private readonly forget = (wire: Wire): void => {
    this.rounds[wire.round].delete(wire);
  };

  private pingNext(): void {
    this.pinged = (this.pinged + 1) % ROUNDS;
    for (const wire of this.rounds[this.pinged]) wire.ping();
  }
}

function asksForWire({ method, headers }: IncomingMessage): boolean {
  const isUpgrade = headers.upgrade?.toLowerCase() === 'websocket';
  return method === 'GET' && isUpgrade && headers['sec-websocket-version'] === '13';
}

function answerTo(key: string): string {
  return createHash('sha1')
    .update(key + WEBSOCKET_ID)
    .digest('base64');
}
