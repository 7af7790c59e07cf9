import type { PuzzlePageWords } from '../texts.ts';

export const en: PuzzlePageWords = {
  title: 'Puzzles',
  explains:
    'A moment from a game between bots, seen from one seat, and one move that is clearly the best. Which one would you play?',

  ask: 'What would you play?',
  before: 'This just happened …',
  letPass: 'Let it pass',
  hardness: 'Puzzle',
  you: 'You',

  right: 'Yes, that is the move!',
  rightAgain: 'Now you have it!',
  wrong: 'Not the best one.',
  thisIsIt: 'This was the move.',
  chances: (own, best) => `Your move wins ${own} of 100 games from here. One wins ${best}.`,
  notCounted: 'Only the first try counts.',
  ratedNow: (rating, change) =>
    `Rating ${rating} (${change < 0 ? `−${-change}` : `+${change}`})`,
  values: 'What each move is worth',
  valuesExplain: 'Games won out of 100 if everybody goes on playing well, from what this seat can know.',
  best: 'best',
  yours: 'yours',
  outOf: (chance) => `${chance} of 100`,
  moreMoves: (n) => (n === 1 ? '1 more move' : `${n} more moves`),
  hide: 'See the table',
  show: 'See the answer',

  next: 'Next',
  again: 'Try again',
  showMe: 'Show me',
  share: 'Share this puzzle',
  shareText: (game) => `${game}: what would you play?`,
  copied: 'The link is copied.',
  notCopied: 'The link could not be copied.',
  rules: 'Rules',

  rating: 'Rating',
  found: (n) => (n === 0 ? 'None found yet' : `${n} found`),
  inRow: (n) => (n === 0 ? 'Find one and begin a row.' : `${n} in a row`),
  days: (n) => (n === 1 ? '1 day' : `${n} days in a row`),
  lastAnswers: 'Your last answers',
  answersInWords: (right, all) => `${right} of the last ${all} right`,
  solve: 'Solve',
  howRated: 'How the rating is reckoned',
  ratedByWhom: [
    'Every puzzle has a rating that stays: it says how strong a bot has to be to find the move. You have one in each game, and begin with 1500.',
    'An answer is reckoned like a game against the puzzle, by Mark Glickman’s system Glicko. Found a hard one: it rises much. Missed an easy one: it falls much. The first answers move it far, later ones less; after days away it is less sure and moves further again.',
    'Only the first try at a puzzle counts. Everything stays on this device.',
  ],

  none: 'There are no puzzles of this game yet.',
  gone: 'This puzzle is not there any more.',
  others: 'To the other puzzles',
  allFound: 'All found!',
  allFoundExplains: (n, game) => `You have found the best move in all ${n} puzzles of ${game}.`,
  play: 'Play a game',
  toPuzzles: 'Other games',

  forget: 'Forget ratings and answers',
  reallyForget: 'Really forget all of it?',
  keepIt: 'No, keep it',
  forgotten: 'Forgotten.',
};
