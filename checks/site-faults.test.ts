import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { faultsIn } from '../site/page-faults.mjs';

const folder = mkdtempSync(join(tmpdir(), 'samsara-site-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What is found in a site of two pages, a script and styles, with this in its first page and these styles. */
function found(inPage: string, styles = ''): string[] {
  mkdirSync(join(folder, 'guides'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), `<h1 id="top">Front</h1>\n${inPage}`);
  writeFileSync(
    join(folder, 'guides/bots.html'),
    '<h2 id="levels">Levels</h2><a href="../index.html#top">back</a>',
  );
  writeFileSync(join(folder, 'main.js'), '');
  writeFileSync(join(folder, 'style.css'), styles);
  return faultsIn(folder);
}

test.each([
  ['<a href="guides/bots.html#levels">bots</a> <a href="#top">up</a> <a href="/">play</a>'],
  ['<a href="https://elsewhere.example/">a link loads nothing</a>'],
  [
    '<script src="main.js"></script><link rel="stylesheet" href="style.css"/><img src="data:image/png;base64,AA"/>',
  ],
])('nothing is wrong with %s', (page) => expect(found(page, 'a { background: url("main.js") }')).toEqual([]));

test.each([
  ['<a href="guides/none.html">x</a>', 'leads nowhere: guides/none.html'],
  ['<a href="../secret.html">x</a>', 'leads nowhere: ../secret.html'],
  ['<a href="guides/bots.html#none">x</a>', 'leads to no place of that page: guides/bots.html#none'],
  ['<a href="#none">x</a>', 'leads to no place of that page: #none'],
  ['<script src="https://elsewhere.example/a.js"></script>', 'loads https://elsewhere.example/a.js'],
  ['<script src="//elsewhere.example/a.js"></script>', 'loads //elsewhere.example/a.js'],
  ['<img src="/picture.png"/>', 'loads /picture.png'],
  ['<link rel="stylesheet" href="none.css"/>', 'loads none.css'],
  ['<script>run()</script>', 'a script in the page'],
  ['<style>a {}</style>', 'styles in the page'],
  ['<p style="color: red">x</p>', 'style="color: red"'],
  ['<p onclick="run()">x</p>', 'onclick'],
])('%s is found', (page, fault) => expect(found(page)).toEqual([`index.html: ${fault}`]));

test.each([
  ['@import "https://elsewhere.example/a.css";', 'loads https://elsewhere.example/a.css'],
  ['a { background: url(http://elsewhere.example/a.png) }', 'loads http://elsewhere.example/a.png'],
])('styles that load from elsewhere are found: %s', (styles, fault) =>
  expect(found('', styles)).toEqual([`style.css: ${fault}`]),
);
