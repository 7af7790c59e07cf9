import { closeSync, openSync } from 'node:fs';

/** Everything that is kept is for its owner alone: whoever reads the database knows every hand. */
export const OWNER_ONLY = 0o600;

/**
 * Makes an empty file for its owner alone where there is none; whatever writes to it, and beside it, keeps its mode. One
 * that is there is not even opened: closing it would let go of locks that this process holds on it.
 */
export function makePrivateFile(file: string): void {
  try {
    closeSync(openSync(file, 'wx', OWNER_ONLY));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
