import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A user of this machine. */
export interface User {
  readonly uid: number;
  readonly gid: number;
}

/** A temporary folder of programs that run: they are ended and it is removed also when this process is killed. */
export interface GuardedFolder {
  readonly path: string;
  /** Ends what still runs in it, and removes it. */
  remove(): Promise<void>;
}

/** Waits until its input ends, which it does when whoever started it is gone. Every program keeps its id in a file. */
const GUARD = `
trap '' INT TERM HUP
cat > /dev/null
for file in "$1"/*.pid "$1"/*/postmaster.pid; do
  [ -f "$file" ] && kill -QUIT "$(head -n 1 "$file")" 2> /dev/null
done
for try in 1 2 3 4 5; do
  rm -rf "$1" 2> /dev/null && break
  sleep 0.3
done`;

export function guardedFolder(name: string, owner: User | undefined): GuardedFolder {
  const path = mkdtempSync(join(tmpdir(), `samsara-${name}-`));
  if (owner !== undefined) chownSync(path, owner.uid, owner.gid);
  chmodSync(path, 0o700);
  const guard = spawn('sh', ['-c', GUARD, 'guard', path], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  // It must not keep this process alive.
  guard.unref();
  (guard.stdin as unknown as { unref(): void }).unref();
  return { path, remove: () => ended(guard) };
}

function ended(guard: ChildProcess): Promise<void> {
  if (guard.exitCode !== null) return Promise.resolve();
  guard.ref();
  return new Promise((resolve) => {
    guard.once('exit', () => resolve());
    guard.stdin?.end();
  });
}
