import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { asObject, BadInput, parseJson } from '@samsara/engine';
import { orUnwritable, readTextFile } from '../input/files.ts';
import { type DatasetPlan, MAGIC, writtenHead } from './plan.ts';

/** A dataset that grows game by game. What is broken off is gone on with, and comes to the same bytes. */
export interface DatasetFile {
  /** Games that are in it already. */
  readonly games: number;
  /** Is it whole, so that there is nothing to do? */
  readonly isWhole: boolean;
  /** Adds the next games, up to this number. */
  add(bytes: Buffer, games: number): void;
  /** All games are in it. */
  finish(): void;
}

/** Beside the file as long as it is not whole: how many bytes of it count, and how many games these are. */
function partOf(file: string): string {
  return `${file}.part`;
}

export function openDataset(file: string, plan: DatasetPlan): DatasetFile {
  const head = writtenHead(plan);
  const isNew = !existsSync(file);
  if (!isNew && !startsWith(file, head)) throw new BadInput('do-not-go-together', file, '--out');
  if (!isNew && !existsSync(partOf(file))) return { games: plan.games, isWhole: true, add() {}, finish() {} };
  const kept = isNew ? { bytes: 0, games: 0 } : keptIn(file, head.length);
  return orUnwritable(file, () => {
    writePart(file, kept);
    const descriptor = openSync(file, isNew ? 'w' : 'r+');
    ftruncateSync(descriptor, kept.bytes);
    return growing(file, descriptor, head, kept);
  });
}

function growing(file: string, descriptor: number, head: Buffer, kept: Kept): DatasetFile {
  let { bytes: end } = kept;
  const add = (bytes: Buffer, games: number) =>
    orUnwritable(file, () => {
      for (let done = 0; done < bytes.length; )
        done += writeSync(descriptor, bytes, done, bytes.length - done, end + done);
      fsyncSync(descriptor);
      end += bytes.length;
      writePart(file, { bytes: end, games });
    });
  if (end === 0) add(head, 0);
  return {
    games: kept.games,
    isWhole: false,
    add,
    finish() {
      closeSync(descriptor);
      rmSync(partOf(file));
    },
  };
}

interface Kept {
  readonly bytes: number;
  readonly games: number;
}

function keptIn(file: string, head: number): Kept {
  const part = partOf(file);
  const { bytes, games } = asObject(parseJson(readTextFile(part), part), part);
  const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
  if (!isCount(bytes) || !isCount(games)) throw new BadInput('wrong-format', part);
  return bytes < head ? { bytes: 0, games: 0 } : { bytes, games };
}

/** The new one takes the place of the old at once. */
function writePart(file: string, kept: Kept): void {
  const part = partOf(file);
  writeFileSync(`${part}.new`, JSON.stringify(kept));
  renameSync(`${part}.new`, part);
}

/** Does a file begin with this head, or with as much of it as was written? */
function startsWith(file: string, head: Buffer): boolean {
  const found = firstBytes(file, head.length);
  return found.length < head.length
    ? existsSync(partOf(file)) && head.subarray(0, found.length).equals(found)
    : found.equals(head);
}

function firstBytes(file: string, most: number): Buffer {
  return orUnwritable(file, () => readFirst(file, most));
}

function readFirst(file: string, most: number): Buffer {
  const descriptor = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(most);
    let filled = 0;
    for (let read = -1; filled < most && read !== 0; filled += read)
      read = readSync(descriptor, bytes, filled, most - filled, filled);
    return bytes.subarray(0, filled);
  } finally {
    closeSync(descriptor);
  }
}

/** The seed that a file was begun with; none if there is no such file. */
export function seedIn(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const text = firstBytes(file, LONGEST_HEAD).toString('latin1');
  const json = text.startsWith(MAGIC) ? text.slice(MAGIC.length + 4) : text;
  return /"seed":"([^"\\]*)"/.exec(json.split('\n', 1)[0])?.[1];
}

const LONGEST_HEAD = 1 << 20;
