import { existsSync, readFileSync, statSync } from 'node:fs';
import { BadInput } from '@samsara/engine';
import type { PackageFiles } from '@samsara/engine/games';

/** The files of this machine, as packages of games are read from them. */
export function diskFiles(): PackageFiles {
  return {
    here: process.cwd().replaceAll('\\', '/').replace(/\/$/, ''),
    read(path, mostBytes) {
      if (!existsSync(path)) return undefined;
      const { size } = statSync(path);
      if (size > mostBytes) throw new BadInput('out-of-range', path, `${size}, 0–${mostBytes}`);
      try {
        return readFileSync(path, 'utf8');
      } catch (error) {
        throw new BadInput('unreadable-file', path, (error as NodeJS.ErrnoException).code);
      }
    },
  };
}
