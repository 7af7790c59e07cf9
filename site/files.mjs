import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** All files of a folder and of those in it whose name fits, in the same order always. */
export function filesIn(folder, pattern) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}
