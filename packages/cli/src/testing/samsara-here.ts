import { inject } from 'vitest';
import { ENVIRONMENT, type Run, wordsOf } from './samsara.ts';

type Program = { readonly run: (args: readonly string[]) => Promise<void> };

let program: Promise<Program> | undefined;
let before: Promise<unknown> = Promise.resolve();

/**
 * Runs a command line in this process, one after the other. That takes a tenth of what a process takes, and is for tests of what
 * is said: what reads the standard input, starts threads or adds games has a process of its own (`samsara`).
 */
export function samsaraHere(line: string | readonly string[]): Promise<Run> {
  const ran = before.then(() => runHere(wordsOf(line)));
  before = ran.catch(() => {});
  return ran;
}

async function runHere(args: readonly string[]): Promise<Run> {
  program ??= import(/* @vite-ignore */ inject('run')) as Promise<Program>;
  const { run } = await program;
  const { env, exitCode } = process;
  const out = listenTo(process.stdout);
  const err = listenTo(process.stderr);
  process.env = { ...ENVIRONMENT };
  process.exitCode = 0;
  try {
    await run(args);
    return { code: Number(process.exitCode), out: out.said(), err: err.said() };
  } finally {
    process.env = env;
    process.exitCode = exitCode;
    out.leave();
    err.leave();
  }
}

/** Keeps what is written to a stream, instead of writing it. */
function listenTo(stream: NodeJS.WriteStream): { said(): string; leave(): void } {
  const { write } = stream;
  let said = '';
  stream.write = (chunk: Uint8Array | string, ...more: unknown[]) => {
    said += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
    const written = more.at(-1);
    if (typeof written === 'function') written();
    return true;
  };
  return {
    said: () => said,
    leave: () => {
      stream.write = write;
    },
  };
}
