import * as v from 'valibot';
import { RefusalReason } from './refusals.ts';
import {
  Attempt,
  BotLevel,
  CommandId,
  FaceNumber,
  GameId,
  Hash,
  OptionValues,
  PersonId,
  Phrase,
  PlayedBy,
  SeatNumber,
  Seq,
  TableCode,
  TableSettings,
  Terms,
} from './words.ts';

/** Of somebody's last games on this server: how many they have played to the end, and how many there were. */
const PlayRecord = v.object({ finished: v.number(), games: v.number() });

/** One seat as everybody at the table sees it. */
export const SeatInfo = v.object({
  kind: v.picklist(['open', 'person', 'bot']),
  /** Bots have one that nobody else at the table has; those of older tables have none. */
  name: v.nullable(v.string()),
  /** Which of the twelve faces; missing where it follows from the name. */
  face: v.optional(FaceNumber),
  /** Who it is, whatever the name; null where nobody sits. */
  person: v.optional(v.nullable(PersonId)),
  /** Of the bot that plays here, also where it stands in for a person. */
  level: v.nullable(BotLevel),
  ready: v.boolean(),
  /** Is the person connected? Bots always are. */
  present: v.boolean(),
  /** The bot decides this once, because the person's time is up. */
  once: v.optional(v.boolean()),
  /** Others wait, and the seat is soon given free unless its person gives a sign. */
  warned: v.optional(v.boolean()),
  /** At a table over days: the person's clock stands until then, in milliseconds since 1970. */
  holiday: v.optional(v.number()),
  /** Missing where somebody has hardly played here. */
  record: v.optional(PlayRecord),
  /** What has sat down here in place of a person, as it said itself; its kind is `person` all the same. */
  played_by: v.optional(PlayedBy),
});
export type SeatInfo = v.InferOutput<typeof SeatInfo>;

/** What somebody did to others or to the table, or what became of somebody: everybody there sees it. */
export const ACTS = [
  'removed',
  'voted-out',
  'readmitted',
  'left',
  'left-out',
  'freed',
  'host',
  'handed-on',
  'bot',
  'opened',
  'options',
  'settings',
  'clock',
  'late',
  'short-time',
  'bot-plays',
  'aborted',
  'operator-closed',
  'operator-says',
] as const;
/** One of these, when it was done, by whom and to whom. */
export const Act = v.object({
  /** The entry, and when it was: milliseconds since 1970. */
  seq: Seq,
  at: v.number(),
  what: v.picklist(ACTS),
  /** What the person is called who did it; null for the table as a whole, an operator, and a host without a seat. */
  by: v.nullable(v.string()),
  /** What the person is called whom it concerns. */
  about: v.optional(v.string()),
  /** Which options or settings are otherwise now. */
  changed: v.optional(v.array(v.string())),
  /** An operator's words. */
  text: v.optional(v.string()),
});
export type Act = v.InferOutput<typeof Act>;

/** What was promised about the shuffle before anybody added to it. */
export const ShufflePromise = v.object({
  /** Counts the games of this server; no number is left out. */
  number: v.number(),
  commitment: Hash,
  /** Ties this promise to the one before it: SHA-256 of its link, this number and this commitment, a line each. */
  link: Hash,
});

/** How the shares of the shuffle come together before the deal. Servers before this scheme do not send it. */
export const SharesInfo = v.object({
  /** By seat: what a person has committed themselves to; null for bots and whoever is not ready. */
  commitments: v.array(v.nullable(Hash)),
  /** All commitments are in and stay as they are: now, and not before, a share may be shown. */
  fixed: v.boolean(),
  /** Which time the shares are shown, from 1. */
  attempt: Attempt,
  /** Seats that still have to show the share of this attempt. */
  waits_for: v.array(SeatNumber),
  /** Seats whose share was sent in the former way, before the commitments were fixed. */
  plain: v.array(SeatNumber),
  /** For each time that the shares were begun anew, the seats that are left out since then. */
  anew: v.array(v.array(SeatNumber)),
  /** How often in this round commitments were fixed in vain, because somebody went before the deal. */
  broken: v.number(),
});
export type SharesInfo = v.InferOutput<typeof SharesInfo>;

/** A wish about one seat, and who shares it. */
export const Vote = v.object({
  to: v.picklist(['remove', 'clock']),
  seat: SeatNumber,
  by: v.array(SeatNumber),
});
export type Vote = v.InferOutput<typeof Vote>;

/** Somebody asks to take their last move back. */
export const UndoAsked = v.object({
  seat: SeatNumber,
  /** The entry that asked: answers name it. */
  asked: Seq,
  /** Who has learned something by the move and has to agree, and who has agreed. */
  asks: v.array(SeatNumber),
  agreed: v.array(SeatNumber),
  /** How many moves would no longer count: that one, and those of bots and the clock after it. */
  moves: v.number(),
});
export type UndoAsked = v.InferOutput<typeof UndoAsked>;

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What the games at one table have brought so far. Those that were broken off do not count. */
export const Evening = v.object({
  games: Count,
  /** Milliseconds from deal to end: of all games together, and of the longest. */
  ms: v.number(),
  longest: v.number(),
  /** In the order in which people and bots came; whoever has gone keeps their line. */
  lines: v.array(
    v.object({
      /** As at a seat; null for a bot, which goes by its name. */
      person: v.nullable(PersonId),
      name: v.string(),
      face: v.optional(FaceNumber),
      games: Count,
      wins: Count,
      /** The sum of the places, from 1. */
      places: Count,
      /** Missing where the game counts none. */
      points: v.optional(v.number()),
      /** Wins in a row: up to the last game, and the most there were. */
      row: Count,
      best: Count,
    }),
  ),
});
export type Evening = v.InferOutput<typeof Evening>;
/** Somebody who wants to play the next game. */
export const NextIn = v.object({
  name: v.string(),
  face: v.optional(FaceNumber),
  person: PersonId,
  record: v.optional(PlayRecord),
});
export type NextIn = v.InferOutput<typeof NextIn>;

/** Somebody who came by the link says that an absent person's seat is theirs. */
export const SeatAsked = v.object({
  seat: SeatNumber,
  /** The entry that asked: answers name it. */
  asked: Seq,
  /** Seats whose people have agreed, and who have said no. The host's yes is enough. */
  agreed: v.array(SeatNumber),
  refused: v.array(SeatNumber),
  /** Of whoever asks. */
  record: v.optional(PlayRecord),
});
export type SeatAsked = v.InferOutput<typeof SeatAsked>;

/** What everybody at a table may know about it besides the game itself. */
export const TableInfo = v.object({
  code: TableCode,
  game: GameId,
  options: OptionValues,
  settings: TableSettings,
  phase: v.picklist(['gathering', 'playing', 'paused', 'over', 'closed']),
  /** Which game at this table, from 1. */
  round: v.number(),
  /** The entry this game began with; nothing before it can be asked for. */
  opened: Seq,
  seats: v.array(SeatInfo),
  /** The host's seat; null when the host only looks on. */
  host: v.nullable(SeatNumber),
  /** The promise for the game that runs, or for the next one. */
  promise: ShufflePromise,
  /** Who has agreed to what. */
  agreed: v.object({ pause: v.array(SeatNumber), resume: v.array(SeatNumber), abort: v.array(SeatNumber) }),
  /** What some wish for one seat: to remove whoever sits there from the running game, or to give them a clock. */
  votes: v.optional(v.array(Vote)),
  undo: v.optional(UndoAsked),
  /** Who gets the next free seats, in this order; missing where nobody waits. */
  next: v.optional(v.array(NextIn)),
  seat_asked: v.optional(SeatAsked),
  /** Before the deal: what `ready` is said to. It changes with the options, the settings, the seats and the bots. */
  terms: v.optional(v.nullable(Terms)),
  /** Before the deal. Whoever is shown it commits themselves by `commit` in place of `ready`. */
  shares: v.optional(SharesInfo),
  spectators: v.number(),
  /**
   * The game was dealt on a device before the server knew of it: its shuffle was promised to nobody else, that device knows
   * the cards, and who comes may take the seat of a bot by `sit`.
   */
  lifted: v.optional(v.boolean()),
  /** From the end of the first game on, the one that has just ended included. */
  evening: v.optional(Evening),
  /** What was done here, the longest ago first. */
  acts: v.optional(v.array(Act)),
});
export type TableInfo = v.InferOutput<typeof TableInfo>;

/** Who this client is at the table. */
export const You = v.object({
  seat: v.nullable(SeatNumber),
  host: v.boolean(),
  /** For the host: who may not come back to this table. */
  removed: v.optional(v.array(v.object({ person: PersonId, name: v.string() }))),
  /** Without a seat: which place one has among the next, from 1. */
  next: v.optional(v.number()),
  /** Without a seat: one asks for a seat just now. */
  asks_seat: v.optional(v.boolean()),
  /** Whose cards one has seen in this game, without a seat by now: no other seat can be taken in it. */
  seen: v.optional(SeatNumber),
  /** That seat was one's own, and the table has handed it on to somebody who came back by the link. */
  handed_on: v.optional(v.boolean()),
});
export type You = v.InferOutput<typeof You>;

/** Something that was said at a table: a phrase or a text. */
export const Said = v.object({
  /** null when a spectator speaks. */
  seat: v.nullable(SeatNumber),
  name: v.string(),
  /** Who it was, whatever the name; unknown in what older servers kept. */
  person: v.optional(PersonId),
  phrase: v.optional(Phrase),
  text: v.optional(v.string()),
  /** Milliseconds since 1970. */
  at: v.number(),
});
export type Said = v.InferOutput<typeof Said>;

/** One entry of a table's log as this client may know it. Every client gets one for every entry. */
export const Frame = v.object({
  seq: Seq,
  /** What happened in the game, null in place of each event this client may not know of. */
  events: v.optional(v.array(v.nullable(v.unknown()))),
  /** What happened at the table: the type of the command, and whose seat it concerns. */
  happened: v.optional(
    v.object({
      what: v.string(),
      seat: v.nullable(SeatNumber),
      name: v.nullable(v.string()),
      /** With `agree`, `vote` and what comes of them: to what, and about which seat. */
      to: v.optional(v.string()),
      about: v.optional(SeatNumber),
      /** With `taken-back`: so many moves before it do not count. */
      moves: v.optional(v.number()),
    }),
  ),
  said: v.optional(Said),
});
export type Frame = v.InferOutput<typeof Frame>;

/** At a table over days: one who is asked. Moments are in milliseconds since 1970, weekends and holidays taken into account. */
export const SeatClock = v.object({
  seat: SeatNumber,
  /** When the reserve begins to be used. */
  turn_until: v.number(),
  /** When the time is over, the reserve included. */
  until: v.number(),
  /** Milliseconds that are left of the reserve. */
  reserve_ms: v.number(),
  /** No time is counted just now: on a weekend, a holiday, in a pause. */
  stands: v.boolean(),
});
export type SeatClock = v.InferOutput<typeof SeatClock>;

/** The running countdown: which, and how many milliseconds are left at the time of sending. */
export const ClockInfo = v.object({
  countdown: v.number(),
  left_ms: v.number(),
  of_ms: v.number(),
  stands: v.boolean(),
  /** At a table over days: everybody who is asked. The countdown is that of who has the least time left. */
  days: v.optional(v.array(SeatClock)),
});
export type ClockInfo = v.InferOutput<typeof ClockInfo>;

/** Moves of the client's seat, for clients that asked for them. */
export const Offers = v.object({ owes: v.boolean(), moves: v.array(v.string()) });
export type Offers = v.InferOutput<typeof Offers>;

/** As `changesBetween` finds them and `withChanges` carries them out. */
const ViewChanges = v.union([v.array(v.unknown()), v.record(v.string(), v.unknown())]);

const moment = {
  /** The game as this client may know it; null before the deal. */
  view: v.nullable(v.unknown()),
  clock: v.nullable(ClockInfo),
  offers: v.optional(Offers),
};

/** A table in the list of open tables. */
export const LobbyEntry = v.object({
  code: TableCode,
  game: GameId,
  options: OptionValues,
  /** Does it change numbers of the game? */
  house: v.boolean(),
  /** At a table over days: how many there are for each decision. */
  turn_days: v.optional(v.number()),
  phase: v.picklist(['gathering', 'playing', 'paused', 'over', 'closed']),
  seats: v.number(),
  open: v.number(),
  names: v.array(v.string()),
  spectators: v.nullable(v.number()),
  since: v.number(),
  /** The host's; missing where the host has no seat or has hardly played. */
  host_record: v.optional(PlayRecord),
});
export type LobbyEntry = v.InferOutput<typeof LobbyEntry>;

/** What the server sends. Several messages may arrive together as a list. */
export const ServerMessage = v.variant('type', [
  v.object({ type: v.literal('welcome'), version: v.number(), build: v.string(), now: v.number() }),
  v.object({ type: v.literal('pong'), at: v.number(), now: v.number() }),

  /** The whole table at one moment. */
  v.object({
    type: v.literal('table'),
    table: TableCode,
    seq: Seq,
    info: TableInfo,
    you: You,
    chat: v.array(Said),
    ...moment,
  }),
  /**
   * What came after; `view` and `clock` stand at the last frame, and `info` is left out where it has not changed. Without
   * frames: nothing was missed, or an outage has moved the clock. From version 2 on, whoever has the view before the first of
   * these frames is told only what has changed in it; with neither `view` nor `changes` it is the same as before.
   */
  v.object({
    type: v.literal('frames'),
    table: TableCode,
    frames: v.array(Frame),
    info: v.optional(TableInfo),
    you: v.optional(You),
    view: v.optional(v.nullable(v.unknown())),
    changes: v.optional(ViewChanges),
    clock: v.optional(v.nullable(ClockInfo)),
    offers: v.optional(Offers),
  }),
  /** Who is connected: not part of the log. */
  v.object({
    type: v.literal('presence'),
    table: TableCode,
    present: v.array(v.boolean()),
    spectators: v.number(),
  }),
  /** The client may not or no longer watch this table. */
  v.object({ type: v.literal('gone'), table: TableCode, reason: RefusalReason }),

  /** `seq` is the entry's number; for spectators who see the table late, that of the last one they may know. */
  v.object({ type: v.literal('done'), id: CommandId, table: TableCode, seq: Seq }),
  v.object({
    type: v.literal('refused'),
    id: v.nullable(CommandId),
    table: v.nullable(TableCode),
    reason: RefusalReason,
  }),

  /** Wherever somebody is connected: at this table another one says that their seat is theirs. */
  v.object({ type: v.literal('seat-asked'), table: TableCode, asked: Seq, name: v.string() }),
  v.object({ type: v.literal('lobby'), tables: v.array(LobbyEntry) }),
  /** What holds for this person, or is said to everybody, has changed: `GET /api/standing` says how it stands. */
  v.object({ type: v.literal('standing') }),
  /** The server is about to go, or another node can go on with a table; come back after so many milliseconds. */
  v.object({ type: v.literal('reconnect'), after_ms: v.number() }),
]);
export type ServerMessage = v.InferOutput<typeof ServerMessage>;
