import type { ReviewWords } from '../texts.ts';

export const en: ReviewWords = {
  title: 'Review',
  explains:
    'Chances to win, out of 100, if everybody went on playing well: always from what that player could know at that moment.',

  beginning: 'Looking at the game …',
  roughly: 'A first look at every choice …',
  closely: (done, total) => `Looking closer: ${done} of ${total}`,
  finished: 'Every choice has been looked at closely.',
  stop: 'Stop',
  stopped: 'Stopped. What was found so far stays.',
  goOn: 'Look closer',
  failed: (why) => `This game cannot be reviewed${why === '' ? '' : `: ${why}`}.`,

  whose: 'Review for',
  noResult: 'The game was ended without a result, so there is nothing to add up.',

  curve: 'Chances over the game',
  show: 'Show as',
  asCurve: 'Curve',
  asTable: 'Table',
  moment: 'Moment',
  beforeDeal: 'Before the deal',
  end: 'The end',
  move: (n) => `Move ${n}`,
  moves: (from, to) => `Moves ${from} to ${to}`,
  chance: (name, chance) => `${name} ${chance}`,
  chanceOutOf: 'Chance out of 100',
  eachByThemselves: 'Each by what they could see themselves, so the numbers need not add up to 100.',
  whatHappened: 'What happened',
  choice: 'Choice',

  parts: 'Where it came from',
  start: 'At the start',
  causes: { cards: 'The cards', others: 'The others', own: 'Own choices' },
  result: 'Result',
  resultIs: (how) => `Result: ${how}`,
  won: 'won',
  lost: 'not won',
  partsExplain:
    'Start, cards, others and own choices add up exactly to the result: 100 for a win, 0 otherwise.',

  turningPoints: 'Moments that decided it',
  noTurningPoints: 'No single moment changed the chances by 4 or more.',
  deal: 'The deal',
  jump: 'Show on the curve',

  walk: 'Choices worth another look',
  noMistakes: 'No choice cost 4 chances or more. Well played!',
  walkAt: (n, all) => `${n} of ${all}`,
  previous: 'Previous',
  next: 'Next',
  made: 'Played',
  better: 'Better',
  asBest: 'This was the best move.',
  letPass: 'Let the moment pass',
  chanceOf: (chance) => `${chance} out of 100`,
  plusMinus: (n) => `give or take ${n}`,
  cost: (n) => `This choice cost ${n} of 100 chances.`,
  found: (n) => `The obvious move would have cost ${n} chances or more.`,
  position: 'The table as it was seen',
  inWords: 'The table in words',
  highlight: 'Shown on the table',
  why: 'Why',
  tryAgain: 'Try it again from here',
  seeInReplay: 'See it in the replay',
  reasons: {
    wins: 'The better move as good as wins the game.',
    loses: 'After the move played the game is as good as lost.',
    forgot: 'Something was forgotten that goes with this move.',
    'let-pass': 'This was a moment to act; it was let pass.',
    hasty: 'It was better to wait.',
    'only-move': 'Every other move was clearly worse than the better one.',
    better: 'Played on many times from what could be known here, the better move won more often.',
  },
  brings: (sentences) => `It was certain to bring: ${sentences}`,
  bringsInstead: (sentences) => `The move played was certain to bring: ${sentences}`,
  leadsTo: (sentences) => `If everybody then does the obvious, this mostly follows: ${sentences}`,
  leadsToInstead: (sentences) => `After the move played, this mostly follows: ${sentences}`,
  handAfter: (better, made) => `Cards in hand afterwards: ${better} instead of ${made}.`,
  againYourTurn: 'It is the same player’s turn again.',

  marks: {
    brilliant: 'Brilliant find',
    fine: 'Fine',
    inaccuracy: 'Inaccuracy',
    mistake: 'Mistake',
    blunder: 'Blunder',
  },
  legend: 'What the marks mean',
  legendOf: (mark, from) => {
    if (mark === 'fine') return `cost less than ${from} chances`;
    if (mark === 'brilliant') return `the best move, where the obvious one would have cost ${from} or more`;
    return `cost ${from} chances or more`;
  },
  count: (mark, n) => `${mark}: ${n}`,

  replay: 'Watch the replay',
  progress: 'My progress',
  practise: 'Practise such moments',

  progressExplains:
    'What your own choices cost in each game, in chances out of 100. Nearer to 0 is better; luck is left out.',
  progressEmpty:
    'Nothing here yet. Play a game to its end: as soon as the result stands there, what your choices cost is worked out and kept here.',
  ofGame: 'Game',
  allGames: 'All games',
  choicesByGame: 'Own choices, game by game',
  meanOf: (n) => (n === 1 ? 'In 1 game' : `Mean of ${n} games`),
  date: 'Day',
  game: 'Game',
  chartExplains: 'Each dot is a game, a gold one was won; the line is the mean of the last five.',
  keptHere:
    'Kept on this device only; with a passkey (in the settings) you find it on your other devices too.',
  keptShared: 'Kept on this device and at the server, for your other devices; nobody else can read it.',
  forget: 'Forget all of it',
  reallyForget: 'Really forget?',
  keepIt: 'No, keep it',
  forgotten: 'Forgotten.',
  notForgotten: 'Nothing was forgotten: the server cannot be reached just now.',
};
