import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { startWorker } from '../threads/start.ts';
import { openForReading } from './database.ts';
import { makePrivateFile } from './private-file.ts';

/** Copies the database as it is at one moment, in a thread of its own and without holding up the server's. */
export function backupDatabase(file: string, copy: string): Promise<void> {
  const worker = startWorker('database/backup-worker', { file, copy });
  return new Promise((resolve, reject) => {
    worker.on('error', reject);
    worker.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`the backup ended with ${code}`)),
    );
  });
}

/** The copy appears under its name only when it is whole and on the disk. An older file is never overwritten. */
export function copyDatabase(file: string, copy: string): void {
  const unfinished = unfinishedCopy(copy);
  const database = openForReading(file);
  try {
    makePrivateFile(unfinished);
    database.prepare('vacuum into ?').run([unfinished]);
  } finally {
    database.close();
  }
  finishCopy(unfinished, copy);
}

/** The name under which a copy is begun. */
export function unfinishedCopy(copy: string): string {
  if (existsSync(copy)) throw new Error(`${copy} exists already`);
  const unfinished = `${copy}.unfinished`;
  rmSync(unfinished, { force: true });
  return unfinished;
}

export function finishCopy(unfinished: string, copy: string): void {
  sync(unfinished);
  renameSync(unfinished, copy);
  sync(dirname(copy));
}

function sync(path: string): void {
  const opened = openSync(path, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
