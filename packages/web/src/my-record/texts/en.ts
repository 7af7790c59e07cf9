import type { MyRecordWords } from '../texts.ts';

const games = (count: number) => (count === 1 ? '1 game' : `${count} games`);

export const en: MyRecordWords = {
  title: 'My record',
  explains:
    'Games you have played to their end: on this device, and at the server as long as this device is you. Games that were broken off and practice do not count.',
  empty:
    'Nothing is here yet. Play a game to its end, against bots, with friends or around one device, and it will be counted here. Or import the games of another device.',
  emptyPlay: 'Play a game',
  noneFits: 'No game fits this choice.',
  serverMissing: 'The server cannot be asked just now: games played there are missing.',

  ofGame: 'Game',
  withWhom: 'With whom',
  howMany: 'Players',
  all: 'All',
  companies: { bots: 'Bots only', people: 'With people', device: 'One device' },
  players: (count) => `${count} players`,

  totals: 'All together',
  games: 'Games',
  wins: 'Wins',
  wonOf: (percent) => `${percent} of your own`,
  meanPlace: 'Mean place',
  meanPoints: 'Mean points',
  row: 'Wins in a row',
  longest: 'Longest row',
  choices: 'Choices',
  luck: 'Luck',
  ofReviewed: (count) => (count === 1 ? '1 game reviewed' : `mean of ${count} reviewed`),
  hundredths: 'Choices and luck are in hundredths of a win, as reviews count them.',

  byGame: 'Game by game',
  overTime: 'Over time',
  show: 'Show',
  asChart: 'Chart',
  asTable: 'Table',
  chartExplains: 'Each bar is a day or a month with games; its gold part are the wins.',
  day: 'Day',
  month: 'Month',

  list: 'The games',
  date: 'Date',
  game: 'Game',
  company: 'Company',
  result: 'Result',
  won: 'won',
  place: (place, of) => `place ${place} of ${of}`,
  points: (count) => (count === 1 ? '1 point' : `${count} points`),
  notYours: 'shared by several',
  replay: 'Replay',
  review: 'Review',
  showMore: (count) => `Show ${count} more`,

  transfer: 'Take them along',
  transferExplains:
    'Export writes all of these games into one file, with every move; nobody else gets it. Import takes such a file from another device: every game in it is played again first, and only true ones are kept.',
  export: 'Export all',
  import: 'Import a file',
  stop: 'Stop',
  exporting: (done, all) => `Collecting ${done} of ${all} …`,
  exported: (count) => `${games(count)} exported.`,
  notExported: (count) => `${games(count)} could not be had just now.`,
  nothingToExport: 'There is nothing to export.',
  importing: (done, all) => `Checking line ${done} of ${all} …`,
  imported: (count) => `${games(count)} imported.`,
  known: (count) => (count === 1 ? '1 was here already.' : `${count} were here already.`),
  bad: (count) => (count === 1 ? '1 line could not be used:' : `${count} lines could not be used:`),
  stopped: 'Stopped.',
  badLine: (line, why) => `Line ${line}: ${why}`,
  troubles: {
    'too-large': 'the file is larger than 64 MB',
    'too-many-lines': 'the file has more than 5,000 lines; the rest is left out',
    'too-long': 'the line is too long',
    'too-slow': 'playing it again takes too long',
    'no-room': 'there is no room on this device',
    unreadable: 'the file cannot be read',
  },

  forget: 'Forget all my games',
  reallyForget:
    'Forget all finished games on this device and at the server, with what reviews have said about your choices and how strong you are thought to be? The others keep their own. This cannot be undone; export them first if you may want them again.',
  keepIt: 'Keep them',
  forgotten: 'Forgotten.',
  notForgotten: 'The server cannot be asked just now, and nothing was forgotten. Try again later.',
};
