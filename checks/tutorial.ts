import { readFileSync } from 'node:fs';

/** A block of code of the tutorial: part of a file, or commands for a terminal. */
export interface Block {
  readonly file: string | null;
  readonly language: string;
  readonly code: string;
}

const TUTORIAL = new URL('../docs/tutorial-crazy-eights.md', import.meta.url);

/** All blocks in their order. */
export function tutorialBlocks(): Block[] {
  const text = readFileSync(TUTORIAL, 'utf8');
  return [...text.matchAll(/^```(\w*)(?: file=(\S+))?\n([\s\S]*?)^```$/gm)].map(
    ([, language, file, code]) => ({ file: file ?? null, language, code }),
  );
}

/** The files that the blocks make, by their paths. */
export function tutorialFiles(): Map<string, string> {
  const files = new Map<string, string>();
  for (const { file, code } of tutorialBlocks()) {
    if (file !== null) files.set(file, `${files.get(file) ?? ''}${files.has(file) ? '\n' : ''}${code}`);
  }
  return files;
}

/** The commands, line by line. */
export function tutorialCommands(): string[] {
  return tutorialBlocks()
    .filter(({ language }) => language === 'sh')
    .flatMap(({ code }) => code.trim().split('\n'));
}
