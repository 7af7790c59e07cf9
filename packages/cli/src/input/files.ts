import { closeSync, mkdirSync, openSync, readSync, statSync, writeFileSync } from 'node:fs';
import { BadInput, parseJson } from '@samsara/engine';

/** Why a file cannot be read or written, as the detail of bad input; the texts have words for each. */
export type FileError =
  | 'not-found'
  | 'is-a-directory'
  | 'not-permitted'
  | 'not-a-file'
  | 'not-text'
  | 'too-large'
  | 'no-space';

/** 64 MiB; the texts name it too. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Nobody writes positions or records that deep; what reads them may call itself for each level. */
const MAX_DEPTH = 100;

/** `-` is the standard input. */
const STANDARD_INPUT = '-';

export function readJsonFile(file: string): unknown {
  return shallowJson(readTextFile(file), file);
}

/** The text of a file that holds JSON. */
export function readJsonText(file: string): string {
  const text = readTextFile(file);
  shallowJson(text, file);
  return text;
}

function shallowJson(text: string, file: string): unknown {
  const json = parseJson(text.replace(/^\ufeff/, ''), file);
  if (!isDeeperThan(json, MAX_DEPTH)) return json;
  throw new BadInput('wrong-format', file, `> ${MAX_DEPTH} × [ {`);
}

export function readTextFile(file: string): string {
  const bytes = readBytes(file);
  if (bytes === undefined) throw unreadable(file, 'too-large');
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw unreadable(file, 'not-text');
  }
}

/** Undefined if there is more than we want to hold: a device may go on for ever. */
function readBytes(file: string): Buffer | undefined {
  try {
    const descriptor = file === STANDARD_INPUT ? 0 : openSync(file, 'r');
    try {
      return readAtMost(descriptor, MAX_BYTES);
    } finally {
      if (descriptor !== 0) closeSync(descriptor);
    }
  } catch (error) {
    throw unreadable(file, fileErrorOf(error));
  }
}

const PART = 1024 * 1024;

function readAtMost(descriptor: number, limit: number): Buffer | undefined {
  const parts: Buffer[] = [];
  for (let total = 0; total <= limit; ) {
    const part = Buffer.allocUnsafe(PART);
    const length = readPart(descriptor, part);
    if (length === 0) return Buffer.concat(parts);
    parts.push(part.subarray(0, length));
    total += length;
  }
  return undefined;
}

const WAIT_MS = 10;

/** Waits where the standard input has nothing yet. */
function readPart(descriptor: number, part: Buffer): number {
  for (;;) {
    try {
      return readSync(descriptor, part);
    } catch (error) {
      if (codeOf(error) === 'EOF') return 0;
      if (codeOf(error) !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MS);
    }
  }
}

export function writeText(file: string, text: string): void {
  orUnwritable(file, () => writeFileSync(file, text));
}

/** Makes a directory, unless it is there already. */
export function makeDirectory(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  orUnwritable(path, () => mkdirSync(path));
}

/** Writes, or says why that is not possible. */
export function orUnwritable<T>(path: string, write: () => T): T {
  try {
    return write();
  } catch (error) {
    throw new BadInput('unwritable-file', path, fileErrorOf(error));
  }
}

/** Reads what a file holds; a fault in it is reported with the file's name before the place. */
export function inFile<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    throw new BadInput(error.code, error.place ? `${file}: ${error.place}` : file, error.detail);
  }
}

const FILE_ERRORS: Readonly<Record<string, FileError>> = {
  ENOENT: 'not-found',
  ENOTDIR: 'not-found',
  ENAMETOOLONG: 'not-found',
  EISDIR: 'is-a-directory',
  EACCES: 'not-permitted',
  EPERM: 'not-permitted',
  EROFS: 'not-permitted',
  ENOSPC: 'no-space',
};

function fileErrorOf(error: unknown): FileError {
  return FILE_ERRORS[codeOf(error)] ?? 'not-a-file';
}

function unreadable(file: string, why: FileError): BadInput {
  return new BadInput('unreadable-file', file, why);
}

function codeOf(error: unknown): string {
  return String((error as NodeJS.ErrnoException).code);
}

/** Level by level instead of calling itself, so that no depth can hurt it. */
function isDeeperThan(value: unknown, limit: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > limit) return true;
    level = level.flatMap((held) => (typeof held === 'object' && held !== null ? Object.values(held) : []));
  }
  return false;
}
