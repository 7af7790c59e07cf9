import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesIn } from './files.mjs';

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;
const COPY = /<button type="button">Copy<\/button>/g;

/** The server lets no script run that stands in a page: what TypeDoc writes there becomes a file. */
export function makePagesStrict(folder) {
  for (const file of filesIn(folder, /\.html$/)) {
    const toAssets = relative(join(file, '..'), join(folder, 'assets'));
    const page = readFileSync(file, 'utf8')
      .replaceAll(INLINE_SCRIPT, (_, script) => {
        const name = `inline-${createHash('sha256').update(script).digest('hex').slice(0, 12)}.js`;
        writeFileSync(join(folder, 'assets', name), script);
        return `<script src="${toAssets}/${name}"></script>`;
      })
      .replaceAll(COPY, '<button type="button" aria-label="Copy this code">Copy</button>');
    writeFileSync(file, page);
  }
}
