import type { ClientMessage, ServerMessage } from '@samsara/protocol';
import { WebSocket } from 'ws';
import { labelOf, readJson } from './answers.ts';
import type { From, Scene } from './scene.ts';

/** What a goodbye means, as the metrics name it. */
const GOODBYES: Readonly<Record<number, string>> = {
  1002: 'bad-frame',
  1003: 'unsupported',
  1007: 'bad-frame',
  1008: 'policy',
  1009: 'too-big',
  1013: 'slow',
};
const PATIENCE_MS = 15_000;

/** A socket of a bad guest. Every refusal and every goodbye that it hears is counted. */
export class BadSocket {
  readonly #scene: Scene;
  readonly #socket: WebSocket;
  /** Messages, less those that were answered: each may have been refused without being heard. */
  #unanswered = 1;
  #isEnded = false;
  onEnd: () => void = () => {};
  onMessage: (message: ServerMessage) => void = () => {};

  private constructor(scene: Scene, socket: WebSocket) {
    this.#scene = scene;
    this.#socket = socket;
  }

  /** Resolves when the server has said welcome; undefined where it did not. */
  static open(
    scene: Scene,
    ticket: string,
    { local }: From,
    headers: Readonly<Record<string, string>>,
  ): Promise<BadSocket | undefined> {
    const { origin, ...others } = headers;
    const socket = new WebSocket(`${scene.origin.replace('http', 'ws')}/socket?ticket=${ticket}`, {
      origin,
      headers: others,
      localAddress: local,
      perMessageDeflate: false,
      autoPong: false,
      handshakeTimeout: PATIENCE_MS,
    });
    const bad = new BadSocket(scene, socket);
    scene.hold(bad);
    return new Promise((resolve) => {
      socket.on('error', () => {});
      socket.on('unexpected-response', (_request, response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', () => bad.end());
        response.on('end', () => {
          scene.tally.see(labelOf(response.statusCode ?? 0, readJson(Buffer.concat(parts).toString())));
          bad.#unanswered = 0;
          bad.end();
        });
      });
      socket.on('message', (bytes) => bad.#hear(bytes.toString(), () => resolve(bad)));
      socket.on('close', (code) => {
        bad.#close(code);
        resolve(undefined);
      });
    });
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  /** One more message, in turn. */
  async say(message: ClientMessage): Promise<void> {
    await this.sendText(JSON.stringify(message));
  }

  async sendText(text: string | Buffer, binary = false): Promise<void> {
    await this.#scene.turn();
    if (!this.isOpen) return;
    this.#unanswered++;
    this.#socket.send(text, { binary });
  }

  /** A ping, or a piece of a message that has no end. */
  async sendFrame(kind: 'ping' | 'piece'): Promise<void> {
    await this.#scene.turn();
    if (!this.isOpen) return;
    this.#unanswered++;
    if (kind === 'ping') this.#socket.ping('x'.repeat(100));
    else this.#socket.send('[', { fin: false });
  }

  /** Bytes that need not be a frame. */
  sendRaw(bytes: Buffer): void {
    this.#unanswered++;
    // The library offers no way to send what is wrong.
    const { _socket: stream } = this.#socket as unknown as { _socket?: { write(bytes: Buffer): void } };
    stream?.write(bytes);
  }

  /** Reads nothing any more. */
  stopReading(): void {
    this.#socket.pause();
  }

  /** Ends it without a word. */
  end(): void {
    this.#socket.terminate();
    this.#close(1006);
  }

  #hear(text: string, welcomed: () => void): void {
    const given = readJson(text);
    for (const message of (Array.isArray(given) ? given : [given]) as ServerMessage[]) {
      if (message.type === 'welcome') welcomed();
      if (message.type === 'refused' || message.type === 'gone') this.#scene.tally.see(message.reason.code);
      if (message.type === 'refused' || message.type === 'gone' || message.type === 'done')
        this.#unanswered--;
      this.onMessage(message);
    }
  }

  #close(code: number): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    const meant = GOODBYES[code];
    if (meant !== undefined) this.#scene.tally.see(meant);
    this.#scene.tally.unheard += Math.max(0, this.#unanswered);
    this.onEnd();
  }
}
