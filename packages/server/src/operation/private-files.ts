import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { OWNER_ONLY } from '../database/private-file.ts';
import { COOKIE_SECRET } from './cookie-secret.ts';
import { DATABASE, LOCK } from './folder.ts';
import type { Logger } from './logger.ts';

const FOLDER_OWNER_ONLY = 0o700;
const OTHERS = 0o077;

/** What the server keeps in its folder, and what the database makes beside a file of its own. */
const OWN_FILES: readonly string[] = [
  COOKIE_SECRET,
  ...[DATABASE, LOCK].flatMap((name) => ['', '-wal', '-shm', '-journal'].map((ending) => name + ending)),
];

/** Takes the files of a data folder away from everybody but their owner, and says of which that was necessary. */
export function tightenFiles(folder: string, logger: Pick<Logger, 'note' | 'warning'>): void {
  // Elsewhere the system asks by other rules than modes.
  if (process.platform === 'win32') return;
  const names = readdirSync(folder);
  const own = ownFiles(folder, names);
  const tightened = own.filter((file) => isOpen(file) && tighten(file, OWNER_ONLY));
  // A folder that holds other things too may be open on purpose.
  const isOwn = own.length === names.length;
  if (isOwn && isOpen(folder) && tighten(folder, FOLDER_OWNER_ONLY)) tightened.push(folder);
  const open = [folder, ...own].filter(isOpen);
  if (tightened.length > 0)
    logger.note('open to others before, now for their owner alone', listOf(tightened));
  if (open.length > 0) logger.warning('open to others', listOf(open));
}

/** Which of a data folder's own files, and the folder itself, others can read. */
export function openFilesIn(folder: string): string[] {
  if (process.platform === 'win32') return [];
  return [folder, ...ownFiles(folder, readdirSync(folder))].filter(isOpen);
}

function ownFiles(folder: string, names: readonly string[]): string[] {
  return names.filter((name) => OWN_FILES.includes(name)).map((name) => join(folder, name));
}

function isOpen(path: string): boolean {
  return (statSync(path).mode & OTHERS) !== 0;
}

/** Nobody but its owner may change a mode: then it stays as it is. */
function tighten(path: string, mode: number): boolean {
  try {
    chmodSync(path, mode);
    return true;
  } catch {
    return false;
  }
}

function listOf(paths: readonly string[]): { files: string } {
  return { files: paths.join(', ') };
}
