import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A passkey in software: makes itself known, and answers challenges. */
export class Authenticator {
  readonly id = randomBytes(16);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;
  #counter = 0;
  /** Does it make sure who holds it? */
  verifies = true;

  constructor(origin: string) {
    this.#origin = origin;
  }

  register(challenge: string): object {
    const attestation = map([
      [text('fmt'), text('none')],
      [text('attStmt'), map([])],
      [text('authData'), bytes(this.#authenticatorWords(true))],
    ]);
    return this.#credential({
      clientDataJSON: this.#client('webauthn.create', challenge).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  login(challenge: string): object {
    const client = this.#client('webauthn.get', challenge);
    const words = this.#authenticatorWords(false);
    const signed = Buffer.concat([words, createHash('sha256').update(client).digest()]);
    return this.#credential({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: words.toString('base64url'),
      signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
    });
  }

  #credential(response: object): object {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
  }

  /** WebAuthn 6.1: the hash of the server's name, flags, the counter and, at first, the public key. */
  #authenticatorWords(withKey: boolean): Buffer {
    const place = createHash('sha256').update(new URL(this.#origin).hostname).digest();
    const head = Buffer.alloc(5);
    head[0] = (withKey ? 0x41 : 0x01) | (this.verifies ? 0x04 : 0);
    this.#counter += 1;
    head.writeUInt32BE(this.#counter, 1);
    return Buffer.concat([place, head, ...(withKey ? [this.#attested()] : [])]);
  }

  #attested(): Buffer {
    const { x, y } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = map([
      [number(1), number(2)],
      [number(3), number(-7)],
      [number(-1), number(1)],
      [number(-2), bytes(Buffer.from(x!, 'base64url'))],
      [number(-3), bytes(Buffer.from(y!, 'base64url'))],
    ]);
    const length = Buffer.from([0, this.id.length]);
    return Buffer.concat([Buffer.alloc(16), length, this.id, key]);
  }
}

/** CBOR, as far as it is needed here: RFC 8949. */
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  return value < 256
    ? Buffer.from([(major << 5) | 24, value])
    : Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}
const number = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value]);
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const map = (pairs: [Buffer, Buffer][]) => Buffer.concat([head(5, pairs.length), ...pairs.flat()]);
