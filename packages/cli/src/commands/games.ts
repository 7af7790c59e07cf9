import { GAMES } from '@samsara/engine/games';
import type { Command } from 'commander';
import { textsOf } from '../input/game-choice.ts';
import { addExamples } from '../output/help.ts';
import { bold, inColumns, print, printJson } from '../output/print.ts';
import type { Words } from '../texts/words.ts';

export function addGames(program: Command, words: Words): void {
  const { help } = words.texts;
  const command = program
    .command('games')
    .description(help.games.about)
    .option('--json', help.json)
    .action(({ json }: { json?: true }) => listGames(words, json === true));
  addExamples(command, help.games.examples, words);
}

function listGames(words: Words, asJson: boolean): void {
  const { language, texts } = words;
  const games = Object.values(GAMES).map((game) => {
    const { name, about } = textsOf(game, language);
    const { id, version, seats } = game.meta;
    return { id, name, about, version, seats };
  });
  if (asJson) return printJson({ games });
  for (const { id, name, about, seats } of games) {
    print(bold(name));
    const rows = [
      [id, about],
      ['', texts.games.seats(seats.min, seats.max)],
    ] as const;
    for (const line of inColumns(rows)) print(line);
  }
}
