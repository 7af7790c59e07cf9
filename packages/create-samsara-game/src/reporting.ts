import { Problem } from './problems/problem.ts';
import type { Words } from './texts/words.ts';

const BAD_INPUT = 2;

/** Runs a program; what is wrong with what it was given is one line on the standard error. */
export async function reported(words: Words, program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(`${words.problems[error.code]}: ${error.detail}`);
    process.exitCode = BAD_INPUT;
  }
}
