import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { PushMessage } from '@samsara/protocol';
import ece from 'http_ece';
import { type Outside, outside } from '../outside.ts';
import { CERTIFICATE, KEY } from './certificate.ts';

export interface Received {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** What the other side answers; `never` leaves whoever asks waiting. */
export type Answer = number | 'never' | { readonly status: number; readonly headers: Record<string, string> };

/** A push service, or whoever takes hooks: a real server on this machine that stands for names out in the world. */
export class Receiver {
  readonly received: Received[] = [];
  /** By path, otherwise 201. */
  readonly answers = new Map<string, Answer>();
  #server!: Server;

  static async open(): Promise<Receiver> {
    const receiver = new Receiver();
    receiver.#server = createServer({ key: KEY, cert: CERTIFICATE }, async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part);
      const path = request.url ?? '';
      receiver.received.push({ path, headers: request.headers, body: Buffer.concat(parts) });
      const answer = receiver.answers.get(path) ?? 201;
      if (answer === 'never') return;
      const { status, headers } = typeof answer === 'number' ? { status: answer, headers: {} } : answer;
      response.writeHead(status, headers).end();
    });
    await new Promise<void>((resolve) => receiver.#server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  /** The way there: names lead to this machine, and this port is let through. */
  outside(timeoutMs = 10_000): Outside {
    const { port } = this.#server.address() as AddressInfo;
    return outside({
      resolve: async () => ['127.0.0.1'],
      mayConnect: (address) => address === '127.0.0.1',
      connection: { port, ca: CERTIFICATE },
      timeoutMs,
    });
  }

  at(path: string): Received[] {
    return this.received.filter((one) => one.path === path);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

/** A browser's subscription, and what it can decrypt. */
export class Subscriber {
  readonly path: string;
  readonly #ecdh = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor(path: string) {
    this.path = path;
    this.#ecdh.generateKeys();
  }

  get subscription() {
    const keys = {
      p256dh: this.#ecdh.getPublicKey('base64url'),
      auth: this.#auth.toString('base64url'),
    };
    return { endpoint: `https://web.push.apple.com${this.path}`, keys };
  }

  read(body: Buffer): PushMessage {
    const opened = ece.decrypt(body, {
      version: 'aes128gcm',
      privateKey: this.#ecdh,
      authSecret: this.#auth.toString('base64url'),
    });
    return JSON.parse(opened.toString('utf8'));
  }
}
