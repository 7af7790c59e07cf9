import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { filesIn } from './files.mjs';

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/** The server lets no script run that stands in a page: what TypeDoc writes there becomes a file. */
export function makePagesStrict(folder) {
  for (const file of filesIn(folder, /\.html$/)) {
    const toAssets = relative(dirname(file), join(folder, 'assets'));
    const page = readFileSync(file, 'utf8').replaceAll(INLINE_SCRIPT, (_, script) => {
      const name = `inline-${createHash('sha256').update(script).digest('hex').slice(0, 12)}.js`;
      writeFileSync(join(folder, 'assets', name), script);
      return `<script src="${toAssets}/${name}"></script>`;
    });
    writeFileSync(file, readable(page));
  }
  leaveOutStyles(folder);
}

/** TypeDoc's script puts an empty element for the styles of its filters into every page. There are no filters here. */
function leaveOutStyles(folder) {
  const file = join(folder, 'assets/main.js');
  const script = readFileSync(file, 'utf8');
  const changed = script.replace(
    'document.head.appendChild(document.createElement("style"))',
    'document.createElement("style")',
  );
  if (changed === script)
    throw new Error('main.js of TypeDoc has changed: does it still write styles into the page?');
  writeFileSync(file, changed);
}

/** What screen readers need and TypeDoc leaves out. */
function readable(page) {
  return withOrderedHeadings(
    page
      .replace('<div class="col-content">', '<div class="col-content" role="main">')
      .replace(
        '<div class="col-sidebar">',
        '<div class="col-sidebar" role="complementary" aria-label="Contents">',
      )
      .replace('<nav id="tsd-sidebar-links"', '<nav id="tsd-sidebar-links" aria-label="Links"')
      .replace('<nav class="tsd-navigation">', '<nav class="tsd-navigation" aria-label="Guides and modules">')
      // What opens and closes a section is a button by itself, and holds no other.
      .replaceAll(/<summary[\s\S]*?<\/summary>/g, (summary) =>
        summary.replaceAll(/<a [^>]*class="tsd-anchor-icon"[^>]*>[\s\S]*?<\/a>/g, ''),
      )
      .replaceAll(
        '<button type="button">Copy</button>',
        '<button type="button" aria-label="Copy this code">Copy</button>',
      ),
  );
}

/** No heading is more than one level below the one before it. */
function withOrderedHeadings(page) {
  let before = 0;
  return page.replaceAll(/<h([1-6])(?=[ >])/g, (heading, given) => {
    const level = Math.min(Number(given), before + 1);
    before = level;
    return level === Number(given) ? heading : `${heading} aria-level="${level}"`;
  });
}
