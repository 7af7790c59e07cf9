import type { ClientMessage, ServerMessage, TableInfo } from '@samsara/protocol';

/** An example of each message, with what it is for. A missing one does not compile. */
export interface Example<Message> {
  readonly says: string;
  readonly example: Message;
}

type Examples<Message extends { type: string }> = {
  readonly [Type in Message['type']]: Example<Extract<Message, { type: Type }>>;
};

const table = 'K7QMXW';
const id = 'a1';
const person = '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae';
const terms = 'fcde2b2edba56bf408601fb721fe9b5c338d10ee429ea04fae5511b68fbf8fb9';

export const CLIENT_EXAMPLES: Examples<ClientMessage> = {
  watch: {
    says: 'Follow a table. `after` is the number of the last entry the client has: it receives what came after, or the whole table if that is too much. With `moves` the legal moves of your own seat come with each view, for bots without the engine. With `onlooker` a person with a seat sees what everybody may see: a tablet in the middle of the table.',
    example: { type: 'watch', table, after: 41, moves: true },
  },
  unwatch: { says: 'Follow a table no longer.', example: { type: 'unwatch', table } },
  'watch-lobby': {
    says: 'Receive the list of public tables whenever it changes.',
    example: { type: 'watch-lobby' },
  },
  'unwatch-lobby': { says: 'No longer.', example: { type: 'unwatch-lobby' } },
  ping: {
    says: 'Answered by `pong` with the same `at`: for measuring the way.',
    example: { type: 'ping', at: 1234.5 },
  },
  move: {
    says: 'A move of the game, in its notation. A refusal carries the rule.',
    example: { type: 'move', id, table, move: 'play 14 14' },
  },
  sit: {
    says: 'Take an open seat, the first one if none is named. The name is the only question: where somebody is called so already, a number is added to it; the names of bots and words such as “you” are refused. Before the deal a person holds seats at five tables at most, and whoever is not ready for ten minutes (over days, for a turn) while others wait loses the seat (`warn`, a minute before, to who is there; then `free`). While a game runs one may take the seat of a bot where the table’s `newcomers` allow it, with its cards, unless one has seen those of another seat (`has-seen-cards`). What is no person says so by `played_by`: `program` or `model`. Everybody at the table and the record are told, and it sits down before the deal only, so that host and people decide whether to play with it.',
    example: { type: 'sit', id, table, seat: 2, name: 'Mira' },
  },
  'next-in': {
    says: 'Without a seat: wait for the next game. A rematch gives the seats that nobody has, then those of bots, to whoever waits and is there, in their order. Eight wait at most (`queue-full`).',
    example: { type: 'next-in', id, table, name: 'Mira' },
  },
  'next-out': { says: 'Wait no longer.', example: { type: 'next-out', id, table } },
  'ask-seat': {
    says: 'Without a seat: “this one is mine, and I have lost my cookie”. Only for the seat of somebody who is away (`person-present` otherwise). The others see the question, and whose seat it is hears of it wherever they are connected. Until the table agrees, who asks sees what any onlooker sees. At most three times in a game, and not again after a no (`seat-kept`).',
    example: { type: 'ask-seat', id, table, seat: 1 },
  },
  'answer-seat': {
    says: 'Say yes or no to that. The host’s yes is enough, or that of all other people who count; the host’s no ends it, and so does that of whose seat it is. The seat is handed on ten seconds after the question at the earliest (over days after twelve hours), and not before the table’s patience with its person is over.',
    example: { type: 'answer-seat', id, table, asked: 44, agree: true },
  },
  leave: {
    says: 'Give the seat up. In a running game a bot takes it over. Where the table lets newcomers in, anybody may `sit` there again who has seen no other cards of this game.',
    example: { type: 'leave', id, table },
  },
  ready: {
    says: 'Ready for the game whose promise the client has seen. The entropy, drawn by the client, goes into the shuffle. `terms` are those the table showed: if the options, the settings, the seats or the bots are others by now, it is refused with `terms-changed`. Whenever they change, nobody is ready any longer.',
    example: { type: 'ready', id, table, entropy: '00112233445566778899aabbccddeeff', terms },
  },
  commit: {
    says: 'Ready, where the table shows `shares`: in place of the entropy the client sends what it commits itself to. It draws 32 bytes for this game alone, as 64 hexadecimal digits, and puts them 16 times through SHA-256 of `samsara share 1`, the commitment of the promise, the seat and what came out before, a line each. See [the shuffle](shuffle.md).',
    example: { type: 'commit', id, table, commitment: person, terms },
  },
  'show-share': {
    says: 'Show the share, once the table says that the commitments are `fixed` and the client has found its own among them and kept all of them: at attempt 1 what came out after 15 of the steps, at attempt 2 after 14, and so on. Any other is refused with `wrong-share`. Whoever does not show theirs within five seconds (from the second attempt on, three; twenty where no share would be left) is left out, and all others show their next share; who sees that something fixed has changed shows none.',
    example: { type: 'show-share', id, table, attempt: 1, share: terms },
  },
  'not-ready': {
    says: 'Take that back before the deal, or give a sign that one still holds the seat.',
    example: { type: 'not-ready', id, table },
  },
  start: {
    says: 'The host’s: deal. Every person must be ready, no seat open, and not all of them bots’.',
    example: { type: 'start', id, table },
  },
  rematch: {
    says: 'After the end: the next game with the same people; whoever deals or begins moves on as the rules say.',
    example: { type: 'rematch', id, table },
  },
  change: {
    says: 'The host’s: other options or settings, before the deal.',
    example: { type: 'change', id, table, options: { players: 4 } },
  },
  seat: {
    says: 'The host’s, before the deal: put a bot of a level on a seat, or open it with `null`. A person who sat there is removed.',
    example: { type: 'seat', id, table, seat: 3, level: 'casual' },
  },
  remove: {
    says: 'The host’s, while no game runs: remove a person, who may neither sit down nor watch nor speak at this table from then on. In a running game it takes a `vote`.',
    example: { type: 'remove', id, table, seat: 1 },
  },
  readmit: {
    says: 'The host’s: somebody who was removed may come back. Whom it can be said of stands in `you.removed`.',
    example: { type: 'readmit', id, table, person },
  },
  'hand-over': {
    says: 'Let a bot play for me until I take the seat back.',
    example: { type: 'hand-over', id, table, level: 'skilled' },
  },
  'take-back': { says: 'Play on myself.', example: { type: 'take-back', id, table } },
  agree: {
    says: 'Agree, or no longer agree, to pause, to go on, or to end the game without a result. It happens once every person who is present agrees. Whoever is away is waited for as long as the table says, for an end two minutes at least. Two minutes after a pause began one wish to go on is enough.',
    example: { type: 'agree', id, table, to: 'pause', agree: true },
  },
  vote: {
    says: 'Wish, or no longer wish, to remove whoever sits on a seat from the running game, or to give them a `clock`: 60 seconds for every decision of everybody, for the rest of the game, after which a bot decides that once. It happens once all others agree; whoever has been away for two minutes is not waited for. To remove somebody who is there takes two people. A clock can be wished for when somebody has been waited for for a minute and no time runs.',
    example: { type: 'vote', id, table, to: 'clock', seat: 1, agree: true },
  },
  'ask-undo': {
    says: 'Ask to take back my last move, as long as no other person has decided anything since; what bots and closing windows did since goes back with it. Everybody who has learned something by it has to agree (`info.undo`); where nobody has, it happens at once. One no and the move stands. Refused as `move-stands`, as `needs-fresh-shuffle` where something was drawn or shuffled, and as `has-taught` where the move has shown me something hidden.',
    example: { type: 'ask-undo', id, table },
  },
  'answer-undo': {
    says: 'Say yes or no to the question in `info.undo`, named by its `asked`. A no of whoever asked withdraws it. When all have agreed, a frame with `taken-back` follows: so many moves before it do not count, and `view` is the moment before them.',
    example: { type: 'answer-undo', id, table, asked: 41, agree: true },
  },
  say: {
    says: 'Say a ready-made phrase (`{"phrase": "well-played"}`, which everybody reads in their language) or a text. While the game runs, only those with a seat can speak.',
    example: { type: 'say', id, table, what: { phrase: 'well-played' } },
  },
};

const info: TableInfo = {
  code: table,
  game: 'a-game',
  options: { players: 2 },
  settings: {
    public: false,
    spectators: 0,
    chat: 'everything',
    absence: { after_s: 60, stand_in: 'bot:casual' },
  },
  phase: 'playing',
  round: 1,
  seats: [
    { kind: 'person', name: 'Mira', person, level: null, ready: true, present: true },
    { kind: 'bot', name: 'Bot', level: 'casual', ready: true, present: true },
  ],
  host: 0,
  promise: {
    number: 17,
    commitment: '5d41402abc4b2a76b9719d911017c592ae2b6c1e1f4b5d41402abc4b2a76b971',
    link: '9d5ed678fe57bcca610140957afab571a5d41402abc4b2a76b9719d911017c59',
  },
  opened: 1,
  agreed: { pause: [], resume: [], abort: [] },
  votes: [],
  terms: null,
  spectators: 0,
};

const clock = { countdown: 7, left_ms: 31_200, of_ms: 45_000, stands: false };

export const SERVER_EXAMPLES: Examples<ServerMessage> = {
  welcome: {
    says: 'The first message. The version is the newest that both speak. A page that is told a newer one than its own shows no tables, and asks to be loaded again.',
    example: { type: 'welcome', version: 2, build: '4f1a09c6be27d853', now: 1_790_000_000_000 },
  },
  pong: { says: 'The answer to `ping`.', example: { type: 'pong', at: 1234.5, now: 1_790_000_000_000 } },
  table: {
    says: 'The whole table at one moment. `view` has the form of the game’s `View`.',
    example: {
      type: 'table',
      table,
      seq: 41,
      info,
      you: { seat: 0, host: true },
      chat: [],
      view: { viewer: 0 },
      clock,
    },
  },
  frames: {
    says: 'What came after. One frame for each entry of the table’s log, numbered without a gap; in `events` a `null` stands for what this client may not know of. `view`, `clock` and `info` stand at the last frame and are left out where they have not changed. A client of version 2 that has the view before these frames is told `changes` in place of `view`; with neither, the view is as before.',
    example: {
      type: 'frames',
      table,
      frames: [{ seq: 42, events: [{ type: 'played', seat: 0, card: 13, count: 2 }, null] }],
      changes: { seats: { 0: { hand: [2, 2], handCount: [4] } }, pile: [5, 0, 13, 13], turns: [12] },
      clock,
    },
  },
  presence: {
    says: 'Who is connected, by seat. Not part of the log.',
    example: { type: 'presence', table, present: [true, true], spectators: 0 },
  },
  gone: {
    says: 'The client may not, or no longer, follow this table.',
    example: { type: 'gone', table, reason: { code: 'no-such-table' } },
  },
  done: {
    says: 'The command has been carried out and committed to the disk as entry `seq`. Sent again, it gets the same answer.',
    example: { type: 'done', id, table, seq: 42 },
  },
  refused: {
    says: 'The message or command changed nothing, and why. For a move against the rules: their code, the clause, and the cards that stand in the way.',
    example: {
      type: 'refused',
      id,
      table,
      reason: { code: 'illegal-move', rule: { code: 'too-low', clause: 'XX-21', cards: ['14'] } },
    },
  },
  'seat-asked': {
    says: 'To a person, wherever they are connected: at this table somebody says that their seat is theirs. To come to the table, or `answer-seat` with a no, keeps it.',
    example: { type: 'seat-asked', table, asked: 44, name: 'Mira' },
  },
  standing: {
    says: 'What holds for this person, or is said to everybody, has changed: `GET /api/standing` tells how it stands.',
    example: { type: 'standing' },
  },
  lobby: {
    says: 'The public tables.',
    example: {
      type: 'lobby',
      tables: [
        {
          code: table,
          game: 'a-game',
          options: { players: 2 },
          house: false,
          phase: 'gathering',
          seats: 2,
          open: 1,
          names: ['Mira'],
          spectators: 0,
          since: 1_790_000_000_000,
        },
      ],
    },
  },
  reconnect: {
    says: 'The server is about to go. Come back after so many milliseconds, with the last number of each table.',
    example: { type: 'reconnect', after_ms: 800 },
  },
};
