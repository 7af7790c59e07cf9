import { isUtf8 } from 'node:buffer';
import type { Socket } from 'node:net';
import { LARGEST_MESSAGE } from '@samsara/protocol';
import {
  CLOSE,
  closeCode,
  closeFrame,
  controlFrame,
  type Frame,
  frameAt,
  OPCODE,
  textHead,
} from './frames.ts';

/** Whoever listens to a wire. */
export interface Listener {
  hear(text: string): void;
  gone(): void;
}

/** A client has so long to go once the connection is closed. */
const GOODBYE_MS = 5000;
const NOTHING = Buffer.alloc(0);

/** The server's end of a WebSocket: text both ways, nothing else. It is written here because it has to be small and quick. */
export class Wire {
  /** Which of the rounds of pings it takes part in. */
  readonly round: number;
  private readonly stream: Socket;
  private readonly onGone: (wire: Wire) => void;
  private listener: Listener | undefined;
  private closing = false;
  private lives = true;
  /** The begin of a frame whose rest has not come. */
  private unread = NOTHING;
  /** The begin of a message whose rest has not come. */
  private parts: Buffer[] | undefined;

  constructor(stream: Socket, round: number, onGone: (wire: Wire) => void) {
    this.stream = stream;
    this.round = round;
    this.onGone = onGone;
    stream.on('data', (bytes: Buffer) => this.read(bytes));
    // When the client ends, so do we.
    stream.allowHalfOpen = false;
    stream.on('error', () => stream.destroy());
    stream.on('close', () => this.gone());
  }

  listen(listener: Listener): void {
    this.listener = listener;
  }

  get isOpen(): boolean {
    return !this.closing && this.stream.writable;
  }

  /** Bytes that the client has not taken yet. */
  get waiting(): number {
    return this.stream.writableLength;
  }

  send(text: string): void {
    if (!this.isOpen) return;
    const { stream } = this;
    const length = Buffer.byteLength(text);
    // Plain letters leave as they are, head and text in one go: no buffer is made for them.
    if (length === text.length) {
      stream.write(textHead(length) + text, 'latin1');
      return;
    }
    stream.cork();
    stream.write(textHead(length), 'latin1');
    stream.write(text, 'utf8');
    stream.uncork();
  }

  close(code: number): void {
    if (this.closing) return;
    this.closing = true;
    this.stream.end(closeFrame(code));
    setTimeout(() => this.stream.destroy(), GOODBYE_MS).unref();
  }

  terminate(): void {
    this.stream.destroy();
  }

  /** Whoever gave no sign of life since the last time is dropped. */
  ping(): void {
    if (!this.lives) return this.terminate();
    this.lives = false;
    if (this.isOpen) this.stream.write(controlFrame(OPCODE.ping, NOTHING));
  }

  private gone(): void {
    this.closing = true;
    this.onGone(this);
    this.listener?.gone();
  }

  private read(chunk: Buffer): void {
    if (this.closing) return;
    this.lives = true;
    const bytes = this.unread.length === 0 ? chunk : Buffer.concat([this.unread, chunk]);
    let start = 0;
    while (!this.closing) {
      const frame = frameAt(bytes, start, LARGEST_MESSAGE);
      if (frame === undefined) break;
      if (typeof frame === 'number') return this.close(frame);
      start = frame.end;
      this.take(frame);
    }
    // A copy, so that what has been read is not kept with it.
    this.unread = start === bytes.length ? NOTHING : Buffer.from(bytes.subarray(start));
  }

  private take({ opcode, isLast, payload }: Frame): void {
    switch (opcode) {
      case OPCODE.text:
      case OPCODE.more:
        return this.takeText(opcode, isLast, payload);
      case OPCODE.binary:
        return this.close(CLOSE.unsupported);
      case OPCODE.close:
        return this.close(closeCode(payload));
      case OPCODE.ping:
        // Who does not read the answers gets none.
        if (!this.stream.writableNeedDrain) this.stream.write(controlFrame(OPCODE.pong, payload));
        return;
      case OPCODE.pong:
        return;
      default:
        return this.close(CLOSE.protocol);
    }
  }

  private takeText(opcode: number, isLast: boolean, payload: Buffer): void {
    const { parts } = this;
    if ((parts === undefined) !== (opcode === OPCODE.text)) return this.close(CLOSE.protocol);
    if (parts === undefined && isLast) return this.hear(payload);
    const soFar = parts ?? [];
    soFar.push(Buffer.from(payload));
    const length = soFar.reduce((sum, part) => sum + part.length, 0);
    // Empty parts without end would be a message of no length that fills the memory.
    if (length > LARGEST_MESSAGE || soFar.length > LARGEST_MESSAGE) return this.close(CLOSE.tooBig);
    this.parts = isLast ? undefined : soFar;
    if (isLast) this.hear(Buffer.concat(soFar));
  }

  private hear(payload: Buffer): void {
    if (!isUtf8(payload)) return this.close(CLOSE.notText);
    this.listener?.hear(payload.toString());
  }
}
