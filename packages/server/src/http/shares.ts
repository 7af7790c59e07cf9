import { createHmac, timingSafeEqual } from 'node:crypto';

const TOKEN_BYTES = 16;

/**
 * What opens the record of a game to whoever was given it by one of its players. It follows from the server's secret, so
 * that every node knows it and none has to keep it.
 */
export class Shares {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  tokenOf(play: string): string {
    return this.#bytesFor(play).toString('base64url');
  }

  opens(token: string | undefined, play: string): boolean {
    const given = Buffer.from(token ?? '', 'base64url');
    return given.length === TOKEN_BYTES && timingSafeEqual(given, this.#bytesFor(play));
  }

  #bytesFor(play: string): Buffer {
    return createHmac('sha256', this.#secret).update(`share ${play}`).digest().subarray(0, TOKEN_BYTES);
  }
}
