import type { X509Certificate } from 'node:crypto';
import { statSync } from 'node:fs';
import { isIP } from 'node:net';
import type { Config } from '../../config/config.ts';
import { BadCertificate, readPair, tlsFiles } from '../tls.ts';
import { type Finding, found } from './finding.ts';

const DAY_MS = 86_400_000;
const SOON_DAYS = 14;
/** Browsers take no certificate that holds longer. */
const LONGEST_DAYS = 398;
const OTHERS = 0o077;

/** The certificate with which the server ends TLS itself; nothing where it does not. */
export function lookAtCertificate(config: Config, now: number): Finding[] {
  const files = tlsFiles(config);
  if (files === null) return [];
  try {
    const { leaf } = readPair(files);
    const isOpen = process.platform !== 'win32' && (statSync(files.key).mode & OTHERS) !== 0;
    return [
      ...judgeDates(files.cert, leaf, now),
      ...judgeName(files.cert, leaf, config.SAMSARA_PUBLIC_ORIGIN),
      ...(isOpen ? [found('key-open', { file: files.key })] : []),
    ];
  } catch (error) {
    if (error instanceof BadCertificate)
      return [found('certificate-bad', { file: error.file, fault: error.fault })];
    throw error;
  }
}

function judgeDates(file: string, leaf: X509Certificate, now: number): Finding[] {
  const from = Date.parse(leaf.validFrom);
  const until = Date.parse(leaf.validTo);
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  if (until <= now) return [found('certificate-expired', { file, day: day(until) })];
  if (from > now) return [found('certificate-early', { file, day: day(from) })];
  if (until < now + SOON_DAYS * DAY_MS) return [found('certificate-expires', { file, day: day(until) })];
  const isLong = until - from > LONGEST_DAYS * DAY_MS;
  return isLong ? [found('certificate-too-long', { file, days: Math.round((until - from) / DAY_MS) })] : [];
}

function judgeName(file: string, leaf: X509Certificate, origin: string | null): Finding[] {
  if (origin === null) return [];
  const host = new URL(origin).hostname.replace(/^\[|\]$/g, '');
  const isFor = isIP(host) === 0 ? leaf.checkHost(host) : leaf.checkIP(host);
  return isFor === undefined
    ? [found('certificate-other-name', { file, name: host, names: leaf.subjectAltName ?? '' })]
    : [];
}
