import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TlsFiles } from '../tls.ts';

/** An authority of one's own, as docs/at-home.md has it made. */
export class Authority {
  readonly #folder: string;
  #issued = 0;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
    openssl(
      ...[
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '30',
      ],
      ...['-keyout', join(folder, 'ca.key'), '-out', this.file, '-subj', '/CN=Our living room'],
      ...['-addext', 'keyUsage=critical,keyCertSign'],
    );
  }

  /** The certificate that devices are told to trust. */
  get file(): string {
    return join(this.#folder, 'ca.crt');
  }

  /** A certificate for these names (`DNS:…`, `IP:…`) and its key. */
  issue(names: readonly string[], days = 10): TlsFiles {
    const own = (ending: string) => join(this.#folder, `server-${this.#issued}.${ending}`);
    this.#issued += 1;
    openssl(
      ...['req', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-keyout', own('key'), '-out', own('csr'), '-subj', '/CN=Samsara'],
    );
    writeFileSync(own('ext'), `subjectAltName=${names.join(',')}\nextendedKeyUsage=serverAuth\n`);
    openssl(
      ...['x509', '-req', '-in', own('csr'), '-CA', this.file, '-CAkey', join(this.#folder, 'ca.key')],
      ...['-CAcreateserial', '-days', String(days), '-extfile', own('ext'), '-out', own('crt')],
    );
    return { cert: own('crt'), key: own('key') };
  }
}

function openssl(...args: string[]): void {
  execFileSync('openssl', args, { stdio: ['ignore', 'ignore', 'pipe'] });
}
