import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { COOKIE_SECRET } from '../cookie-secret.ts';
import { openFilesIn } from '../private-files.ts';
import { type Finding, found } from './finding.ts';

const SHORTEST_SECRET = 32;

/** The folder of the data: is it there, ours, for us alone, and can something be written? */
export function lookAtFolder(folder: string): Finding[] {
  if (!existsSync(folder)) {
    const above = existingAbove(folder);
    const fault = writeFault(above);
    return fault === undefined
      ? [found('folder-missing', { folder: resolve(folder) })]
      : [found('folder-not-writable', { folder: above, why: fault })];
  }
  const fault = writeFault(folder);
  if (fault !== undefined) return [found('folder-not-writable', { folder: resolve(folder), why: fault })];
  return [...judgeOwner(folder), ...judgeModes(folder), ...judgeSecret(folder)];
}

/** The nearest folder above that there is. */
export function existingAbove(folder: string): string {
  let above = resolve(folder);
  while (!existsSync(above)) above = dirname(above);
  return above;
}

/** Why nothing can be written there; undefined if something can. */
function writeFault(folder: string): string | undefined {
  const file = join(folder, `.doctor-${randomBytes(6).toString('hex')}`);
  try {
    writeFileSync(file, 'doctor', { mode: 0o600, flag: 'wx' });
    rmSync(file);
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error);
  }
}

function judgeOwner(folder: string): Finding[] {
  const user = process.getuid?.();
  const { uid } = statSync(folder);
  return user === undefined || uid === user ? [] : [found('folder-of-others', { folder, owner: uid, user })];
}

function judgeModes(folder: string): Finding[] {
  const files = openFilesIn(folder);
  return files.length === 0 ? [] : [found('open-to-others', { files: files.join(', ') })];
}

function judgeSecret(folder: string): Finding[] {
  const file = join(folder, COOKIE_SECRET);
  if (!existsSync(file)) return [];
  try {
    return readFileSync(file, 'utf8').trim().length < SHORTEST_SECRET
      ? [found('secret-spoilt', { file })]
      : [];
  } catch {
    return [found('secret-spoilt', { file })];
  }
}
