import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_IT = /\.(?:js|css|html|svg|webmanifest)$/;

/** Smaller files gain nothing. */
const LEAST_BYTES = 200;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes each text of the page in a compressed form beside it, so that the server has nothing to do but send it. */
export function compressedFiles(): Plugin {
  let folder = '';
  return {
    name: 'compressed-files',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
      if (config.build.outDir.startsWith('/')) folder = config.build.outDir;
    },
    // Side by side: compressing goes on in threads, and is most of the time that a build takes.
    async closeBundle() {
      const names = await readdir(folder, { recursive: true });
      await Promise.all(
        names.filter((name) => WORTH_IT.test(name)).map((name) => compress(join(folder, name))),
      );
    },
  };
}

async function compress(file: string): Promise<void> {
  const text = await readFile(file);
  if (text.length < LEAST_BYTES) return;
  await Promise.all([
    brotli(text).then((small) => writeFile(`${file}.br`, small)),
    zip(text, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ]);
}
