import { addGamesOf, GAMES_VARIABLE, takeGames } from './input/outside-games.ts';
import { EXIT } from './output/exit-codes.ts';
import { reportFailure } from './output/failures.ts';
import { makeProgram } from './program.ts';
import { checkLanguage, chosenLanguage } from './texts/language.ts';
import { wordsIn } from './texts/words.ts';

const args = process.argv.slice(2);
const words = wordsIn(chosenLanguage(args, process.env));

// Whoever reads us, such as head, may have had enough.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
}
process.on('SIGINT', () => {
  if (process.stderr.isTTY) process.stderr.write('\n');
  process.exit(EXIT.interrupted);
});

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
