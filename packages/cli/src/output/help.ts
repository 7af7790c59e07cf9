import { GAMES } from '@samsara/engine/games';
import { type Command, Help, Option } from 'commander';
import type { Words } from '../texts/words.ts';
import { bold, inColumns } from './print.ts';

/** Makes commander speak our language. Commands that are added later take it over. */
export function translateHelp(program: Command, { texts }: Words): void {
  const { help } = texts;
  const titles: Readonly<Record<string, string>> = {
    'Usage:': help.usage,
    'Arguments:': help.arguments,
    'Options:': help.options,
    'Global Options:': help.globalOptions,
    'Commands:': help.commands,
  };
  // Taken before anything is parsed: some commands have an option of that name.
  const games = new Option(`--games <${help.words.list}>`, help.outsideGames);
  const style: Partial<Help> = {
    visibleOptions: (command) => {
      const own = new Help().visibleOptions(command);
      return command === program ? [...own, games] : own;
    },
    showGlobalOptions: true,
    styleTitle: (title) => bold(titles[title] ?? title),
    commandUsage: (command) => new Help().commandUsage(command).replace('[options]', help.commandUsage),
    subcommandTerm: (command) => command.name(),
    // Defaults are named in the description, where they can be translated.
    optionDescription: (option) => option.description,
  };
  program
    .configureHelp(style)
    .helpOption('-h, --help', help.help)
    .helpCommand(false)
    .configureOutput({ outputError: () => {} })
    .exitOverride();
}

/** Examples under the help of a command, with a game that exists. */
export function addExamples(
  command: Command,
  examples: readonly (readonly [string, string])[],
  { texts }: Words,
): void {
  const [game] = Object.keys(GAMES);
  const rows = examples.map(([line, says]) => [`samsara ${line.replaceAll('GAME', game)}`, says] as const);
  command.addHelpText('after', () => ['', bold(texts.help.examples), ...inColumns(rows)].join('\n'));
}

export function addExitCodes(program: Command, { texts }: Words): void {
  const { exitCodes, exits } = texts.help;
  const rows = Object.entries(exits).map(([code, says]) => [code, says] as const);
  program.addHelpText('after', () => ['', bold(exitCodes), ...inColumns(rows)].join('\n'));
}
