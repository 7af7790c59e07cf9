import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tutorialBlocks, tutorialFiles } from './tutorial.ts';

const EXAMPLE = new URL('../examples/crazy-eights/', import.meta.url);

/** Where a block ends, an empty line of the file may be missing. */
const lines = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

test('every block of the tutorial is part of a file or is run in a terminal', () => {
  const blocks = tutorialBlocks();
  expect(blocks.length).toBeGreaterThan(15);
  expect(blocks.filter(({ file, language }) => file === null && language !== 'sh')).toEqual([]);
});

test.each([...tutorialFiles()])('the blocks of %s are the file of the example', (file, text) => {
  expect(lines(text)).toEqual(lines(readFileSync(new URL(file, EXAMPLE), 'utf8')));
});

test('the rules are 150 lines of code', () => {
  const code = ['src/cards.ts', 'src/rules.ts'].flatMap((file) =>
    lines(
      readFileSync(new URL(file, EXAMPLE), 'utf8')
        .replaceAll(/^import [\s\S]*?;$/gm, '')
        .replaceAll(/^\s*\/\*\*[\s\S]*?\*\/$/gm, ''),
    ),
  );
  expect(code).toHaveLength(150);
});
