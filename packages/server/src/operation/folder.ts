import { join } from 'node:path';
import Libsql from 'libsql';
import { makePrivateFile } from '../database/private-file.ts';

/** The database in the data folder. */
export const DATABASE = 'samsara.db';
/** Held by the server that works there. */
export const LOCK = 'lock';

/** Another server works on the same data folder. */
export class InUse extends Error {
  readonly folder: string;

  constructor(folder: string) {
    super(folder);
    this.folder = folder;
  }
}

/** Takes the data folder for this process alone. The system lets go of it when the process ends, however it ends. */
export function lockFolder(folder: string): () => void {
  makePrivateFile(join(folder, LOCK));
  const lock = new Libsql(join(folder, LOCK));
  try {
    lock.exec('begin exclusive');
  } catch {
    lock.close();
    throw new InUse(folder);
  }
  return () => lock.close();
}
