import { addGamesOf, GAMES_VARIABLE, takeGames } from './input/outside-games.ts';
import { reportFailure } from './output/failures.ts';
import { makeProgram } from './program.ts';
import { checkLanguage, chosenLanguage } from './texts/language.ts';
import { wordsIn } from './texts/words.ts';

/** Does what a command line says; `process.exitCode` tells how it went. */
export async function run(args: readonly string[]): Promise<void> {
  const words = wordsIn(chosenLanguage(args, process.env));
  try {
    checkLanguage(args);
    const { games, rest } = takeGames(args);
    // Threads and processes that are started later inherit it.
    if (games !== undefined) process.env[GAMES_VARIABLE] = games;
    await addGamesOf(process.env);
    await makeProgram(words).parseAsync(rest.length === 0 ? ['--help'] : rest, { from: 'user' });
  } catch (error) {
    process.exitCode = reportFailure(error, words, args.includes('--json'));
  }
}
