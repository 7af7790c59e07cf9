import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildResult, Plugin } from 'esbuild';
import { Problem } from '../problems/problem.ts';

/** The game as one module, or why it does not build. */
export interface Built {
  readonly code: string | null;
  readonly error: string | null;
}

/** Builds the game of a folder, now and after every change of a file that goes into it. */
export async function watchGame(folder: string, tell: (built: Built) => void): Promise<void> {
  const { context, formatMessages } = await esbuildOf(folder);
  const telling: Plugin = {
    name: 'telling',
    setup(build) {
      build.onEnd(async ({ errors, outputFiles }: BuildResult) => {
        const lines = await formatMessages(errors, { kind: 'error', color: false });
        tell({ code: outputFiles?.[0]?.text ?? null, error: errors.length > 0 ? lines.join('\n') : null });
      });
    },
  };
  const watching = await context({
    absWorkingDir: folder,
    entryPoints: ['src/game.ts'],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    logLevel: 'silent',
    plugins: [telling],
  });
  await watching.watch();
}

/** The esbuild that the game itself is built with. */
async function esbuildOf(folder: string): Promise<typeof import('esbuild')> {
  try {
    const path = createRequire(join(folder, 'package.json')).resolve('esbuild');
    return (await import(pathToFileURL(path).href)).default;
  } catch {
    throw new Problem('no-esbuild', folder);
  }
}
