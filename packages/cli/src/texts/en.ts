import type { FileError } from '../input/files.ts';

/** An example line, where GAME stands for a game that exists, and what it does. */
export type Example = readonly [line: string, says: string];

/** A thing to say at the table: its word, what follows it, and what it does. */
interface SayingText {
  readonly word: string;
  readonly argument: string;
  readonly says: string;
}

const files: Readonly<Record<FileError, string>> = {
  'not-found': 'it does not exist',
  'is-a-directory': 'it is a directory',
  'not-permitted': 'permission denied',
  'not-a-file': 'it is not a file',
  'not-text': 'it is not UTF-8 text',
  'too-large': 'it is larger than 64 MiB',
  'no-space': 'there is no space left',
};

const sayings = {
  why: { word: 'why', argument: 'MOVE', says: 'why a move is refused, and by which rule' },
  rule: { word: 'rule', argument: 'CLAUSE', says: 'the text of a rule' },
  undo: { word: 'undo', argument: '', says: 'take your last move back, if it taught you nothing' },
  hand: { word: 'hand', argument: '', says: 'your cards, the table and your moves again' },
  log: { word: 'log', argument: '', says: 'everything that has happened so far' },
  help: { word: 'help', argument: '', says: 'this list' },
  quit: { word: 'quit', argument: '', says: 'leave the game' },
} satisfies Readonly<Record<string, SayingText>>;

const noUndo = {
  nothing: 'You have not made a move yet.',
  'others-acted': 'Too late: somebody else has acted since your last move.',
  learned: 'Not possible: your last move showed you something you did not know before.',
};

const playExamples: readonly Example[] = [
  ['play GAME', 'a game against three bots'],
  ['play GAME --bots greedy,random --save game.json', 'two bots, and a record of the game'],
  ['play GAME --position position.json', 'go on from a position'],
];
const simulateExamples: readonly Example[] = [
  ['simulate GAME --games 10000', 'ten thousand random games'],
  ['simulate GAME --bots greedy,random,random --json', 'how strong is greedy? As JSON'],
  ['simulate GAME --games 20 --records games', 'keep a record of every game'],
];
const replayExamples: readonly Example[] = [
  ['replay game.json', 'tell the whole game'],
  ['replay game.json --to 12 --as 0', 'the first twelve moves, as seat 0 saw them'],
];
const reviewExamples: readonly Example[] = [
  ['review game.json', 'what was luck, what was choice, for every seat'],
  ['review game.json --seat 0 --svg curve.svg', 'seat 0 alone, and its chances as a drawing'],
];
const verifyExamples: readonly Example[] = [
  ['verify game.json', 'was everything as it should be?'],
  [
    'verify game.json --promise HASH --entropy 0:HEX',
    'and was it the shuffle I was promised, with my share?',
  ],
];
const promisesExamples: readonly Example[] = [
  ['promises http://localhost:8080', 'every promise of this server, and what became of its game'],
  ['promises http://localhost:8080 --promise HASH', 'is the promise you saw among them?'],
];
const dealExamples: readonly Example[] = [
  ['deal GAME', 'today’s deal, and how bots do with it'],
  ['deal GAME --day 2026-11-16 --prove game.json', 'was this played with the deal of that day?'],
];
const puzzlesExamples: readonly Example[] = [
  ['puzzles mine GAME --out puzzles.txt', 'find 200 puzzles'],
  ['puzzles mine GAME --records games', 'puzzles from games of people'],
  ['puzzles prove GAME --sample 10', 'do ten of those that come with it hold?'],
];
const scenarioExamples: readonly Example[] = [
  ['scenario scenarios/', 'all JSON files of a directory'],
  ['scenario --game GAME - < one.json', 'one scenario from the standard input'],
];
const explainExamples: readonly Example[] = [
  ['explain GAME', 'the game, its options, cards and rules'],
  ['explain GAME --search pile', 'rules with a word in them'],
  ['explain GAME --position position.json --why "0 take"', 'why is this move refused?'],
];
const benchExamples: readonly Example[] = [['bench GAME --json', 'the figures as JSON']];
const gamesExamples: readonly Example[] = [
  ['games --lang de', 'the games, in German'],
  ['--games ./my-game play my-game', 'a game from outside against bots'],
];

const tournamentExamples: readonly Example[] = [
  ['tournament GAME --bots master,casual', 'who is stronger, and by how much?'],
  ['tournament GAME --bots master:2000it,greedy,greedy,greedy --deals 250', 'one against three, 1,000 games'],
  [
    'tournament GAME --bots skilled,casual --seed s --resume run.jsonl --plot run.svg',
    'can be gone on with later',
  ],
];
const ladderExamples: readonly Example[] = [
  ['ladder GAME --games 400 --long-games 100 --seed s', 'how far apart the eleven strengths are'],
];
const labExamples: readonly Example[] = [
  ['lab GAME --players 3 --set KEY=VALUE --games 500', 'with three players'],
  ['lab GAME --set KEY=VALUE --games 20000 --svg charts', 'one number changed, charts into a folder'],
  ['lab GAME --set cards.KIND=1', 'fewer cards of a kind in the deck'],
];
const stepsExamples: readonly Example[] = [
  ['steps', 'lines of JSON in, lines of JSON out'],
  ['steps --frames', 'binary frames, for many games at once; the Python package speaks them'],
];
const datasetExamples: readonly Example[] = [
  ['dataset GAME --games 1000 --bots greedy --out games.jsonl', 'what each seat saw and did, line by line'],
  [
    'dataset GAME --games 5000 --format vectors --vector information --out games.bin',
    'packed vectors; the same line again goes on with it',
  ],
];
const botHostExamples: readonly Example[] = [
  ['bot-host http://localhost:8080 TABLE -- python3 random_bot.py', 'seats a program at a table'],
  ['bot-host http://localhost:8080 --mcp', 'tools for a language model (Model Context Protocol)'],
  ['bot-host --mcp --game GAME --against skilled', 'the same without a server, against bots'],
];

export const en = {
  help: {
    about: 'A digital card table: play, simulate, replay and check card games.',
    programUsage: '[options] <command>',
    commandUsage: '[options]',
    usage: 'Usage:',
    arguments: 'Arguments:',
    options: 'Options:',
    globalOptions: 'Options of every command:',
    commands: 'Commands:',
    examples: 'Examples:',
    exitCodes: 'Exit codes:',
    exits: {
      0: 'all is well (also when you lose)',
      1: 'the answer is no: a record does not verify, a scenario does not hold',
      2: 'the input cannot be used; one line says where and why',
      3: 'a fault in the program itself',
      130: 'ended with Ctrl-C',
    },
    help: 'show this help',
    version: 'show the version',
    lang: 'language: de, en or fr (default: that of the environment)',
    outsideGames:
      'before the command: games from outside, folders or packages with commas between (default: $SAMSARA_GAMES); their programs run here',
    json: 'print the result as JSON, on the last line',
    game: 'a game; "samsara games" lists them',
    players: 'number of players',
    option: 'an option of the game; may be given several times, see "samsara explain"',
    words: {
      game: 'game',
      file: 'file',
      directory: 'directory',
      bots: 'bots',
      keyValue: 'key=value',
      text: 'text',
      name: 'name',
      viewer: 'viewer',
      topic: 'topic',
      words: 'words',
      move: 'move',
      language: 'language',
      server: 'server',
      table: 'table',
      program: 'program',
      commitment: 'hash',
      seatAndShare: 'seat:hex',
      day: 'day',
      list: 'list',
    },
    programExamples: [
      ...playExamples.slice(0, 1),
      ...simulateExamples.slice(0, 1),
      ...explainExamples.slice(0, 1),
    ],
    play: {
      about: 'Play in the terminal against bots.',
      game: 'a game; in a terminal you are asked if you name none',
      bots: 'the other seats: greedy (default), novice, casual, skilled, master, strength-zero to strength-nine, beginner or random, separated by commas; a short list starts again',
      seat: 'your seat, counted from 0 (default: 0)',
      position: 'go on from a position',
      seed: 'the same text gives the same game again (default: true chance)',
      save: 'keep the record of the game in this file',
      json: 'one line of JSON for every question; answer with a move, an empty line or quit',
      name: 'your name',
      examples: playExamples,
    },
    simulate: {
      about: 'Play many games between bots and count what becomes of them.',
      games: 'how many games (default: 1000)',
      bots: 'one for each seat: random (default), beginner, greedy, novice, casual, skilled, master or strength-zero to strength-nine, separated by commas; a short list starts again',
      seed: 'the same text gives the same games again',
      threads:
        'threads that share the work (default: all cores from 2,000 games on); they change nothing but the time',
      records: 'keep a record of every game there; the deals are then verifiable, so they are other games',
      examples: simulateExamples,
    },
    tournament: {
      about: 'Let bots compete: the same deals in every seating, shares with intervals, ratings.',
      bots: 'the competitors, separated by commas: a bot, or a bot with what it may think, such as master:2000it or master:500ms; a short list starts again',
      deals: 'how many deals; each is played in every seating (default: 100)',
      seed: 'the same text gives the same deals again; needed with --resume',
      threads: 'threads that share the work (default: all cores); they change nothing but the time',
      luckAdjusted: 'also tell the shares without what the cards brought, which needs fewer deals',
      resume: 'keep every deal in this file, and go on from what is there',
      plot: 'draw the shares into this SVG file',
      examples: tournamentExamples,
    },
    ladder: {
      about:
        'Measure the strengths 0 to 10: each plays against the next two, and ratings are fitted to the results.',
      games: 'how many games in each pairing, half of them with the seats exchanged (default: 100)',
      longGames: 'how many where one of the two thinks long, as 9 and 10 do (default: as many)',
      strongest: 'only the strengths from 0 to this one (default: 10)',
      seconds: 'begin no deal after this time; what was played by then is rated',
      seed: 'the same text gives the same games again',
      examples: ladderExamples,
    },
    lab: {
      about:
        'Try house rules: change options and numbers, let bots play the same deals by both rules, and see what changes.',
      set: 'what is changed; may be given several times, and a dot stands for an underscore; cards.… are counts of cards in the deck; see "samsara explain"',
      games: 'how many deals are played by both rules (default: 2000)',
      skillGames: 'how many besides with one master against casual players (default: 60)',
      seed: 'the same text gives the same games again',
      jobs: 'threads that share the work (default: all cores); they change nothing but the time',
      svg: 'draw the charts into this folder',
      examples: labExamples,
    },
    steps: {
      about: 'Play games action by action for a program that learns: commands in, vectors out.',
      frames: 'binary frames instead of lines of JSON, with many games in each',
      examples: stepsExamples,
    },
    dataset: {
      about: 'Write positions, actions and results of games between bots into a file.',
      out: 'the file; one that was broken off is gone on with',
      games: 'how many games (default: 1000)',
      bots: 'one for each seat: greedy (default), random, beginner, novice, casual, skilled, master or strength-zero to strength-nine, separated by commas; a short list starts again',
      format: 'lines of JSON with what the seat sees (default), or packed vectors',
      vector: 'what a vector holds: the table (default), or that and what the seat remembers',
      seed: 'the same text gives the same games again',
      threads: 'threads that share the work (default: all cores); they change nothing but the time',
      examples: datasetExamples,
    },
    botHost: {
      about: 'Seat a program at a table of a server: messages as lines of JSON.',
      server: 'the address of the server, such as http://localhost:8080',
      table: 'the code of the table; without it the program opens one or joins by itself',
      program:
        'the program and its arguments, after --; it reads messages from its standard input and writes its own to the standard output; without one, our own input and output serve',
      name: 'the name the program plays under; a language model’s own if none is given',
      mcp: 'speak the Model Context Protocol over standard input and output: tools with which a language model lists tables, takes a seat and plays, told what its seat may know and nothing else',
      game: 'with --mcp and without a server: the game that is played here',
      against: 'with --game: the other seats, as with "samsara play --bots"',
      examples: botHostExamples,
    },
    replay: {
      about: 'Tell a recorded game.',
      file: 'a record, or one line of many: games.jsonl:3',
      to: 'only the first n moves',
      as: 'whose view: a seat, onlooker or all (default: all)',
      examples: replayExamples,
    },
    review: {
      about: 'Review a recorded game: what was luck, what was choice.',
      seat: 'one seat alone, counted from 0 (default: every seat)',
      iterations: 'how long each decision is thought about (default: 400)',
      seed: 'a number; the same one gives the same review again (default: 1)',
      svg: 'draw the chances move by move into this SVG file',
      examples: reviewExamples,
    },
    verify: {
      about: 'Check records: moves, shuffle and end.',
      file: 'records, or files of many (.jsonl), which have one in each line',
      promise: 'the promise you saw before the deal: is it this shuffle?',
      entropy: 'what a seat added to the shuffle, such as 0:9f…; may be given again',
      commitments: 'the digest of all commitments, as the page keeps it',
      examples: verifyExamples,
    },
    promises: {
      about: 'Check a server’s promises about its shuffles: numbered, tied together, none left out.',
      promise: 'the promise you saw before the deal, or that is in a record: which one is it?',
      examples: promisesExamples,
    },
    puzzles: {
      about: 'Find puzzles (“What would you play?”) and prove those that come with the games.',
      mine: 'Look for moments in which one move is clearly the best, in games between bots or in records.',
      count: 'how many puzzles the file shall hold (default: 200)',
      seed: 'the same text looks at the same games again',
      jobs: 'how many threads share the work (default: one for every processor)',
      out: 'append every puzzle to this file, and go on from what is there (default: print them)',
      seconds: 'stop after so many seconds',
      records: 'look at the records in this directory instead; their players have agreed to it',
      prove:
        'Prove puzzles again: the same moment still, and the best move clearly the best for a fresh search.',
      game: 'a game (default: all)',
      in: 'the puzzles of this file instead of those that come with the game',
      sample: 'so many of each game (default: all)',
      examples: puzzlesExamples,
    },
    deal: {
      about: 'Show the deal that a game has on a day, the same for everybody, or prove a record of it.',
      day: 'a day, such as 2026-11-16 (default: today, in UTC)',
      bots: 'who plays it for comparison, separated by commas (default: novice, casual, skilled, master)',
      prove: 'is this record a true game of that deal? Plays it again',
      examples: dealExamples,
    },
    scenario: {
      about: 'Run scenarios: positions, moves, and what must hold afterwards.',
      file: 'JSON files or directories of them; - is the standard input',
      game: 'the game of scenarios that name none',
      examples: scenarioExamples,
    },
    explain: {
      about: 'Explain a game, its rules, cards, options and refusals.',
      topic: 'clauses, cards, options or codes of refusals',
      search: 'rules that hold all of these words',
      position: 'a position, together with --why',
      why: 'why this move is refused there, with its seat: "0 take"',
      examples: explainExamples,
    },
    bench: {
      about: 'Measure the speed of the rules.',
      game: 'a game (default: all)',
      seconds: 'seconds to measure (default: 3)',
      examples: benchExamples,
    },
    games: { about: 'List the games.', examples: gamesExamples },
  },

  errors: {
    colon: ': ',
    fault: 'this is a fault in the program',
    files,
    atCharacter: (place: number) => `at character ${place}`,
    endsTooEarly: 'it ends too early',
    unexpected: (token: string) => `${token} does not belong there`,
    usage: {
      unknownOption: 'there is no such option',
      unknownCommand: 'there is no such command',
      missingArgument: 'this is missing',
      optionMissingArgument: 'a value is missing',
      excessArguments: 'too many arguments',
    },
    didYouMean: (words: string) => `; did you mean ${words}?`,
  },

  games: {
    seats: (min: number, max: number) => `${min} to ${max} players`,
  },

  play: {
    whichGame: 'Which game?',
    yourName: 'Guest',
    itIsYou: 'you',
    seats: 'Seats:',
    commitment: 'Commitment to the shuffle:',
    hint: 'Type a number or a move; “help” lists what else you can say.',
    letPass: 'let it pass',
    noSuchNumber: (most: number) => `The moves have numbers from 1 to ${most}.`,
    isLegal: 'You may do that.',
    whyWhat: 'Say which move you mean: “why”, then the move.',
    noSuchRule: (word: string) => (word ? `There is no rule ${word}.` : 'Say which rule you mean.'),
    undone: 'Taken back.',
    noUndo,
    helpIntro: 'What you can say:',
    aMove: 'a number or a move',
    aMoveSays: 'make it; the words of each move stand at its right',
    sayings,
    saveWhere: 'Save the record? File name, or Enter for no:',
    saved: (file: string) => `The record is in ${file}. Whether all was fair: samsara verify ${file}`,
  },

  ending: {
    you: 'you',
    winners: (count: number): string => (count === 1 ? 'Winner:' : 'Winners:'),
    losers: (count: number): string => (count === 1 ? 'Loser:' : 'Losers:'),
    points: 'Points:',
  },

  dataset: {
    written: (games: string, rows: string, file: string) =>
      `${file}: ${games} games with ${rows} rows written`,
  },
  simulate: {
    played: (games: string, seed: string) => `${games} games, seed ${seed}`,
    bySeat: 'By seat',
    byBot: 'By bot',
    wins: 'wins',
    losses: 'loses',
    interval: '  in brackets: the true share lies there 95 times in 100',
    endings: 'Endings',
    lengths: 'Games by number of moves',
    length: (min: string, median: string, mean: string, max: string) =>
      `shortest ${min}, median ${median}, mean ${mean}, longest ${max} moves`,
    speed: (moves: string, seconds: string, games: string, perSecond: string) =>
      `${moves} moves in ${seconds} s: ${games} games/s, ${perSecond} moves/s`,
  },

  tournament: {
    played: (games: string, deals: string, seed: string) =>
      `${games} games from ${deals} deals, seed ${seed}`,
    columns: { bot: 'bot', wins: 'wins', timesFair: '× fair', losses: 'loses', rating: 'rating' },
    luckAdjusted: 'wins without luck',
    interval: (fair: string) =>
      `  in brackets: the true share lies there 95 times in 100, counted by deals; fair is ${fair} a seat; ratings by OpenSkill`,
    clockDecides: '  a budget in milliseconds depends on the machine: these games cannot be repeated',
    fair: 'fair:',
    plotNote: 'Wins for each seat, with 95 % intervals by deals',
  },

  ladder: {
    played: (games: string, pairings: string, seed: string) =>
      `${games} games in ${pairings} pairings, seed ${seed}`,
    columns: { strength: 'strength', bot: 'bot', rating: 'rating', step: 'above the one before' },
    interval: (anchor: string, rating: string) =>
      `  ratings by Bradley and Terry, ${anchor} is ${rating}; 400 more win ten games of eleven; in brackets: the true value lies there 95 times in 100, counted by deals`,
  },

  lab: {
    played: (games: string, skillGames: string, seed: string) =>
      `${games} deals by both rules, ${skillGames} with a master, seed ${seed}`,
    nothingChanged: 'nothing is changed: both are the official rules',
    interval: '  in brackets: the true share lies there 95 times in 100',
    yes: 'yes',
    no: 'no',
  },

  botHost: {
    connected: (server: string) => `connected to ${server}`,
    refused: (status: number) => `the server answers ${status}`,
    unreachable: (server: string) => `${server} cannot be reached`,
    closed: (code: number) => `the server closed the connection (${code})`,
  },

  replay: {
    asSeen: (name: string) => `The table as ${name} sees it`,
    hash: 'Hash of the state:',
  },

  review: {
    inPoints: 'changes in points: hundredths of a chance to win',
    unfinished: 'the game was broken off, so that there is no result to divide',
    start: 'chance before the deal',
    cards: 'cards',
    ofWhichDeal: (deal: string) => `the deal ${deal}`,
    others: 'others',
    own: 'own choices',
    result: 'result',
    move: (move: string, change: string) => `move ${move}  ${change}`,
    better: 'better',
    letsPass: 'letting the moment pass',
    marks: {
      brilliant: 'brilliant find',
      fine: 'fine',
      inaccuracy: 'inaccuracy',
      mistake: 'mistake',
      blunder: 'blunder',
    },
    curves: 'chances to win, move by move',
    moves: (count: string) => `${count} moves`,
  },

  verify: {
    aborted: 'the game was broken off before its end',
    holds: 'yes',
    doesNotHold: 'no',
  },

  promises: {
    hold: (n: number) =>
      n === 1 ? '1 promise, as it was given' : `${n} promises, tied together without a gap`,
    breaks: (n: number) => `promise ${n} does not follow from the one before it`,
    open: (numbers: string) => `games without an end so far: no. ${numbers}`,
    found: (n: number, ended: 'finished' | 'aborted' | null) =>
      `yours is no. ${n}; its game ${ended === null ? 'has no end so far' : ended === 'finished' ? 'was played to its end' : 'was broken off'}`,
    notFound: 'yours is not among them',
  },

  puzzles: {
    found: (found: string, games: string, all: string, seed: string) =>
      `puzzles found: ${found}, games looked at: ${games}, puzzles altogether: ${all}, seed: ${seed}`,
    proven: (n: string) => `puzzles that hold: ${n}`,
    notProven: (failed: string, proven: string) => `puzzles that do not hold: ${failed}; that do: ${proven}`,
    reasons: {
      'other-moment': 'its moves no longer lead to the same moment',
      'taste-finds-it': 'a player who does not think finds the move',
      'other-move': 'a search prefers another move',
      'too-close': 'the best move is less than 12 points better than the next',
      'other-sure-win': 'another move wins for certain',
    },
  },

  deal: {
    title: (game: string, day: string) => `${game}, the deal of ${day}`,
    seats: (seat: number, level: string) =>
      `You have seat ${seat}; on the others bots of the level ${level} decide by the seed too, so that the same choices give the same game everywhere.`,
    seed: 'Seed:',
    derived: 'It is the SHA-256 of three lines, without a line break at the end; anybody can work it out:',
    bots: 'How bots do on your seat',
    won: 'wins',
    lost: 'does not win',
    points: (points: string) => `${points} points`,
    choices: (choices: string) => `${choices} decisions`,
    otherDeal: 'that is not the deal of this game and day',
    endsTooEarly: 'the record stops before the game has ended',
  },

  scenario: {
    differences: {
      'move-refused': (move: string, because: string) => `“${move}” is refused. ${because}`,
      'not-legal': (move: string, because: string) => `“${move}” should be legal, but is refused. ${because}`,
      'not-refused': (move: string) => `“${move}” should be refused, but is legal.`,
      'refused-otherwise': (move: string, because: string, expected: string) =>
        `“${move}” is refused for another reason than ${expected}. ${because}`,
      'not-rejected': (expected: string) => `The position should be rejected (${expected}), but is possible.`,
      'rejected-otherwise': (found: string, expected: string) =>
        `The position should be rejected for ${expected}, but is for ${found}.`,
      'other-count': (place: string, found: number, expected: number) =>
        `${place} should hold ${expected}, but holds ${found}.`,
      'other-value': (place: string, found: string, expected: string) =>
        `${place} should be ${expected}, but ${found ? `is ${found}` : 'is not there'}.`,
    },
    counted: (passed: number, failed: number) => `${passed} passed, ${failed} failed`,
  },

  explain: {
    options: 'Options',
    cards: 'Cards',
    clauses: 'Rules',
    standing: { official: 'from the rules', house: 'house rule' },
    aSeat: 'a seat, or null for chance',
    refusedBy: (clause: string) => `a move is refused by ${clause}`,
    nothingFound: (words: string) => `No rule holds ${words}.`,
  },

  bench: {
    seats: (count: number) => `${count} seats, random play`,
    movesPerSecond: 'moves per CPU second',
    nsPerMove: 'nanoseconds per move',
    gamesPerSecond: 'games per CPU second',
    movesPerSecondCloning: 'moves per CPU second, the state copied before each',
    view: 'microseconds per view',
    imagine: 'microseconds per imagined state',
    memory: 'KiB for 10,000 games',
  },
};

export type Texts = typeof en;
