import type { Words } from './words.ts';

export const en: Words = {
  help: `Usage: npm create samsara-game [-- FLAGS] [FOLDER]

Begins a card game for Samsara: rules, bots, positions, texts, tests, and a page that loads every change.

  --name NAME           what it is called
  --seats 2-4           how many people play, 2 to 12
  --languages de,en,fr  languages you will write its texts in; the others show English
  --to FOLDER           where; a folder called like the game if left out
  --packages FOLDER     takes Samsara's packages from tarballs in this folder
  --yes                 asks nothing`,
  devHelp: `Usage: samsara-dev [--port 5174]

Serves a page on which the game in this folder is played, and loads every change of its code into it.`,
  asks: {
    name: 'What is the game called?',
    seats: 'How many people play? For example 2-4',
    languages: 'In which languages will you write its texts? Space chooses, Enter goes on',
  },
  languages: { de: 'German', en: 'English', fr: 'French' },
  problems: {
    'unknown-flag': 'This cannot be read',
    'bad-name': 'A name begins with a letter or digit, has at most 40 characters and some plain letters',
    'bad-seats': 'Seats are a number from 2 to 12, or two such as 2-4',
    'bad-languages': 'There are the languages de, en and fr',
    'folder-not-empty': 'This folder is not empty, and nothing is overwritten',
    'no-tarball': 'This package has no tarball there',
    unwritable: 'The files cannot be written',
    missing: 'Nobody can be asked here; say --yes or name it',
    'no-game-here': 'There is no src/game.ts in this folder',
    'no-esbuild': 'esbuild is not installed in this folder; run npm install first',
    'bad-port': 'A port is a number from 0 to 65535',
    'port-taken': 'This port is taken; name another with --port',
  },
  written: (name, folder) => `${name} lies in ${folder}.`,
  next: 'What next:',
  steps: {
    install: 'once',
    dev: 'play it on a page that loads every change',
    test: 'scenarios, contract, leaks, texts',
    play: 'against the bot “master” in the terminal',
  },
  untranslated: (languages) => `Shown in English until you translate it: ${languages.join(', ')}.`,
  developing: (address) => `The game is played at ${address}. Ctrl-C ends it.`,
  built: 'Loaded.',
  notBuilt: 'The code does not build:',
};
