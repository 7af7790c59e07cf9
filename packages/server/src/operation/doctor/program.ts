import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import { NODE_NEEDED } from '../build.ts';
import { type Finding, found } from './finding.ts';

/** A socket is an open file, a table of four has four; below this it gets narrow for a house with guests. */
const FEW_FILES = 4096;

/** The program itself and what the system lets it do. */
export function lookAtProgram(config: Config): Finding[] {
  return [
    ...judgeNode(process.versions.node),
    ...judgeUser(process.getuid?.()),
    ...judgeFiles(openFiles()),
    ...judgePage(config.SAMSARA_PAGE_DIR),
  ];
}

export function judgeNode(version: string): Finding[] {
  const needed = NODE_NEEDED;
  const [major, minor = 0] = version.split('.').map(Number);
  const [leastMajor, leastMinor = 0] = needed.split('.').map(Number);
  const isOld = major < leastMajor || (major === leastMajor && minor < leastMinor);
  return isOld ? [found('node-old', { version, needed })] : [];
}

/** Undefined where users have no numbers. */
export function judgeUser(user: number | undefined): Finding[] {
  return user === 0 ? [found('runs-as-root')] : [];
}

function judgeFiles(limit: number | undefined): Finding[] {
  return limit !== undefined && limit < FEW_FILES ? [found('few-open-files', { limit })] : [];
}

/** How many files this process may have open; undefined where the system does not tell. */
function openFiles(): number | undefined {
  try {
    const line = /^Max open files\s+(\d+|unlimited)/m.exec(readFileSync('/proc/self/limits', 'utf8'));
    return line === null || line[1] === 'unlimited' ? undefined : Number(line[1]);
  } catch {
    return undefined;
  }
}

function judgePage(folder: string | null): Finding[] {
  if (folder === null || existsSync(join(folder, 'index.html'))) return [];
  return [found('no-page', { folder })];
}
