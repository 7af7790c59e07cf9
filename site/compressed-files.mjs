import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { filesIn } from './files.mjs';

const zip = promisify(gzip);

/** Smaller files gain nothing. */
const LEAST_BYTES = 600;

/** Writes each text of the site in a compressed form beside it, so that the server has nothing to do but send it. */
export async function compressFiles(folder) {
  await Promise.all(
    filesIn(folder, /\.(?:html|js|css|svg|json|md)$/).map(async (file) => {
      const text = await readFile(file);
      if (text.length >= LEAST_BYTES) await writeFile(`${file}.gz`, await zip(text, { level: 6 }));
    }),
  );
}
