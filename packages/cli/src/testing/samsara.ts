import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server's program, bundled: it starts much faster than from source. */
    readonly server: string;
    /** The command line as it is published. */
    readonly samsara: string;
    /** The address of the module that runs its lines. */
    readonly run: string;
  }
}

/** How a run of the command line ended and what it printed. */
export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

interface RunOptions {
  /** The standard input. */
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Another way to start the program. */
  readonly program?: string;
}

/** The program as it starts in a checkout, from its source. */
export const FROM_SOURCE = fileURLToPath(new URL('../../bin/samsara.js', import.meta.url));

/** What the program finds around it, whoever runs the tests. */
export const ENVIRONMENT: NodeJS.ProcessEnv = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  TMPDIR: tmpdir(),
  LANG: 'en_US.UTF-8',
};

export function wordsOf(line: string | readonly string[]): readonly string[] {
  return typeof line === 'string' ? line.split(' ').filter(Boolean) : line;
}

/** Runs the real program as a process of its own, in English unless something else is said. */
export function samsara(
  line: string | readonly string[],
  { input = '', env = {}, cwd, program = inject('samsara') }: RunOptions = {},
): Promise<Run> {
  const child = spawn(process.execPath, [program, ...wordsOf(line)], {
    env: { ...ENVIRONMENT, ...env },
    ...(cwd === undefined ? {} : { cwd }),
  });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  // It may end before it has read everything.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

/** The JSON on the last line. */
export function lastJson<T>({ out }: Run): T {
  return JSON.parse(out.trimEnd().split('\n').at(-1) ?? '') as T;
}

let base: string | undefined;

/** A directory that is gone when the tests are over. */
export function emptyDirectory(): string {
  if (base === undefined) {
    const made = mkdtempSync(join(tmpdir(), 'samsara-cli-'));
    process.on('exit', () => rmSync(made, { recursive: true, force: true }));
    base = made;
  }
  return mkdtempSync(join(base, 'directory-'));
}

/** A file with this content, gone when the tests are over. */
export function fileWith(content: unknown, name = 'file.json'): string {
  const file = join(emptyDirectory(), name);
  writeFileSync(
    file,
    typeof content === 'string' || content instanceof Uint8Array ? content : JSON.stringify(content),
  );
  return file;
}
