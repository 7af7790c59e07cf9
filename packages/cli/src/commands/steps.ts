import type { Command } from 'commander';
import { addExamples } from '../output/help.ts';
import { Door } from '../steps/door.ts';
import { serveFrames } from '../steps/frames.ts';
import { serveLines } from '../steps/lines.ts';
import type { Words } from '../texts/words.ts';

export function addSteps(program: Command, words: Words): void {
  const { help } = words.texts;
  const command = program
    .command('steps')
    .description(help.steps.about)
    .option('--frames', help.steps.frames)
    .action(({ frames }: { readonly frames?: true }) => {
      if (frames) serveFrames(new Door());
      else serveLines(new Door());
    });
  addExamples(command, help.steps.examples, words);
}
