import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Config } from '../config/config.ts';
import type { Logger } from './logger.ts';

/** Where the operator keeps certificate and key. */
export interface TlsFiles {
  readonly cert: string;
  readonly key: string;
}

/** What they hold, as the system's TLS takes it. */
export interface Pair {
  readonly cert: string;
  readonly key: string;
  /** The server's own certificate, the first of the chain. */
  readonly leaf: X509Certificate;
}

export type CertificateFault = 'unreadable' | 'no-certificate' | 'no-key' | 'mismatch';

/** Files that cannot be served with. */
export class BadCertificate extends Error {
  readonly file: string;
  readonly fault: CertificateFault;

  constructor(file: string, fault: CertificateFault) {
    super(`${file}: ${fault}`);
    this.file = file;
    this.fault = fault;
  }
}

/** The files that are configured; null where somebody else ends TLS, or nobody does. */
export function tlsFiles({ SAMSARA_TLS_CERT: cert, SAMSARA_TLS_KEY: key }: Config): TlsFiles | null {
  return cert === null || key === null ? null : { cert, key };
}

/** Reads both, and makes sure that they belong together; throws `BadCertificate`. */
export function readPair(files: TlsFiles): Pair {
  const cert = read(files.cert);
  const key = read(files.key);
  const leaf = parse(files.cert, 'no-certificate', () => new X509Certificate(cert));
  const secret = parse(files.key, 'no-key', () => createPrivateKey(key));
  if (!leaf.checkPrivateKey(secret)) throw new BadCertificate(files.key, 'mismatch');
  return { cert, key, leaf };
}

function read(file: string): string {
  return parse(file, 'unreadable', () => readFileSync(file, 'utf8'));
}

function parse<T>(file: string, fault: CertificateFault, what: () => T): T {
  try {
    return what();
  } catch {
    throw new BadCertificate(file, fault);
  }
}

/** Milliseconds since 1970 until which a certificate holds. */
export function validUntil({ leaf }: Pick<Pair, 'leaf'>): number {
  return Date.parse(leaf.validTo);
}

/** What is spoken: nothing older than TLS 1.2, and there only ciphers with forward secrecy that notice what was altered. */
export const TLS_TERMS = {
  minVersion: 'TLSv1.2',
  honorCipherOrder: true,
  ciphers: [
    ...['TLS_AES_256_GCM_SHA384', 'TLS_CHACHA20_POLY1305_SHA256', 'TLS_AES_128_GCM_SHA256'],
    ...['ECDHE-ECDSA-AES256-GCM-SHA384', 'ECDHE-RSA-AES256-GCM-SHA384'],
    ...['ECDHE-ECDSA-CHACHA20-POLY1305', 'ECDHE-RSA-CHACHA20-POLY1305'],
    ...['ECDHE-ECDSA-AES128-GCM-SHA256', 'ECDHE-RSA-AES128-GCM-SHA256'],
  ].join(':'),
} as const;

/** A server that can be given another certificate while it serves: connections that are open keep theirs. */
interface Secured {
  setSecureContext(pair: { cert: string; key: string } & typeof TLS_TERMS): void;
}

const LOOK_EVERY_MS = 10_000;

/** The certificate that is served, followed on the disk: a renewed one holds without a restart. */
export class Certificate {
  readonly #files: TlsFiles;
  readonly #logger: Pick<Logger, 'note' | 'warning'>;
  readonly #servers: Secured[] = [];
  readonly #timer: NodeJS.Timeout;
  #pair: Pair;
  /** What was wrong when the files were looked at last, and whether that was said. */
  #wrong: { readonly what: string; readonly isSaid: boolean } | undefined;

  /** Throws `BadCertificate`. */
  constructor(files: TlsFiles, logger: Pick<Logger, 'note' | 'warning'>, everyMs = LOOK_EVERY_MS) {
    this.#files = files;
    this.#logger = logger;
    this.#pair = readPair(files);
    this.#say();
    this.#timer = setInterval(() => this.look(), everyMs);
    this.#timer.unref();
  }

  get pair(): Pair {
    return this.#pair;
  }

  /** From now on this server has whatever certificate holds. */
  follow(server: Secured): void {
    this.#servers.push(server);
  }

  /** Takes what lies there now. What is broken is not taken, and complained about if it still is at the next look. */
  look(): void {
    try {
      const pair = readPair(this.#files);
      this.#wrong = undefined;
      if (pair.cert === this.#pair.cert && pair.key === this.#pair.key) return;
      for (const server of this.#servers)
        server.setSecureContext({ ...TLS_TERMS, cert: pair.cert, key: pair.key });
      this.#pair = pair;
      this.#say();
    } catch (error) {
      this.#complain(error instanceof Error ? error.message : String(error));
    }
  }

  close(): void {
    clearInterval(this.#timer);
  }

  /** Two files are never renewed in the same moment, so the first look may come in between. */
  #complain(what: string): void {
    const isOld = this.#wrong?.what === what;
    if (isOld && this.#wrong?.isSaid === false)
      this.#logger.warning('certificate not taken, the one before it holds', { what });
    this.#wrong = { what, isSaid: isOld };
  }

  #say(): void {
    const until = validUntil(this.#pair);
    const more = { until: new Date(until).toISOString() };
    if (until < Date.now()) this.#logger.warning('certificate has expired', more);
    else this.#logger.note('certificate taken', more);
  }
}
