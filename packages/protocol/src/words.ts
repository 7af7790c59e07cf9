import * as v from 'valibot';
import { hasVisibleLetter, shownName, shownText } from './shown-text.ts';

/** The words that messages in both directions are made of. */

export const TABLE_CODE = /^[2-9A-HJ-NP-Z]{6}$/;
export const COMMAND_ID = /^[0-9A-Za-z_-]{1,40}$/;
export const LONGEST_MOVE = 250;

/** Six letters and digits that are not mistaken for each other; it is the table's address too. */
export const TableCode = v.pipe(v.string(), v.regex(TABLE_CODE));

/** Chosen by the client, so that a command that is sent again counts once. */
export const CommandId = v.pipe(v.string(), v.regex(COMMAND_ID));

/** A seat at the table, counted from 0. */
export const SeatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(11));

/** The number of an entry in a table's log; the first is 1, and none is left out. */
export const Seq = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000));

/** The id of a game, such as the list of games names it. */
export const GameId = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,31}$/));

/** The name of a bot's level. The server knows which there are. */
export const BotLevel = v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,19}$/));

/** Which of the twelve faces somebody has chosen; without it, the face follows from the name. */
export const FaceNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(11));

/** What plays a seat that is no person's, as it says itself: a program of somebody, or a language model. */
export const PlayedBy = v.picklist(['program', 'model']);
export type PlayedBy = v.InferOutput<typeof PlayedBy>;

/** More than this is not looked at; what is left without its invisible characters must be shorter still. */
const LONGEST_TYPED = 400;

/** A name has so many letters as people count them; some scripts need several characters for one. */
const MOST_LETTERS = 24;
const LONGEST_NAME = 72;
const LETTERS = new Intl.Segmenter('und', { granularity: 'grapheme' });

function lettersIn(name: string): number {
  return name.length <= MOST_LETTERS ? name.length : [...LETTERS.segment(name)].length;
}

/** What nobody can see is taken out; what is left must have a letter or a digit. */
export const PersonName = v.pipe(
  v.string(),
  v.maxLength(LONGEST_TYPED),
  v.transform(shownName),
  v.minLength(1, 'bad-name'),
  v.maxLength(LONGEST_NAME),
  v.check((name) => lettersIn(name) <= MOST_LETTERS),
  v.check(hasVisibleLetter, 'bad-name'),
);

/** Something that is said; what nobody can see is taken out. */
export const SaidText = v.pipe(
  v.string(),
  v.maxLength(LONGEST_TYPED),
  v.transform(shownText),
  v.minLength(1),
  v.maxLength(200),
);

/** A person at one table: the same as long as it is the same person, another at every other table, and good for nothing else. */
export const PersonId = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** What somebody says to be ready for: the digest of all that is agreed on before the deal. */
export const Terms = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** 16 to 64 bytes as hexadecimal digits: a seat's share in the shuffle. */
export const Entropy = v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{2}){16,64}$/));

/** SHA-256 as hexadecimal digits. */
export const Hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** Which time the shares of a shuffle are shown, from 1. */
export const Attempt = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(16));

/** Options of a table by their names; each game checks its own. */
export const OptionValues = v.record(
  v.pipe(v.string(), v.regex(/^[a-z][A-Za-z_]{0,39}$/)),
  v.union([v.pipe(v.string(), v.maxLength(40)), v.boolean(), v.pipe(v.number(), v.finite()), v.null()]),
);

/** What may be said without typing; every language has its own words for it. */
export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'sorry',
  'oops',
  'wow',
  'hurry',
  'thinking',
  'ha',
  'one-more',
  'bye',
] as const;
/** One of these phrases. */
export const Phrase = v.picklist(PHRASES);
export type Phrase = v.InferOutput<typeof Phrase>;

/** What happens at a seat whose person has been away for a while. */
export const AbsencePolicy = v.object({
  /** Seconds of grace. */
  after_s: v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(86_400)),
  /** `nobody` waits for ever; make the rules' move for whoever runs out of time, or let a bot of a level play on. */
  stand_in: v.union([
    v.literal('nobody'),
    v.literal('time-out'),
    v.pipe(v.string(), v.regex(/^bot:[a-z][a-z-]{0,19}$/)),
  ]),
});

/**
 * The clock of a game that goes over days: so many days for each decision, and a reserve. Where it is set, no bot stands in
 * for anybody before their time is over.
 */
export const DayClock = v.object({
  turn: v.picklist([1, 3, 7]),
  /** Days that each seat may use besides, in the whole game. */
  reserve: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(14)),
  /** Saturdays and Sundays do not count. */
  weekends_off: v.boolean(),
  /** Where the table's days begin: so many minutes before those of UTC. It stays as it is, in summer and winter. */
  utc_offset_min: v.pipe(v.number(), v.integer(), v.multipleOf(15), v.minValue(-720), v.maxValue(840)),
});
export type DayClock = v.InferOutput<typeof DayClock>;

/** What a table allows besides the game's own options. */
export const TableSettings = v.object({
  /** Listed for everybody, or found by link and code only. */
  public: v.boolean(),
  /** Spectators see what everybody may know, this many moves late; null lets nobody watch. */
  spectators: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50))),
  chat: v.picklist(['everything', 'phrases', 'off']),
  absence: AbsencePolicy,
  /** Missing where the game is played at one sitting. */
  days: v.optional(DayClock),
  /** May whoever comes take the seat of a bot while a game runs? Only where one may look on. */
  newcomers: v.optional(v.boolean()),
});
export type TableSettings = v.InferOutput<typeof TableSettings>;

export const DEFAULT_SETTINGS: TableSettings = {
  public: false,
  spectators: 0,
  chat: 'everything',
  absence: { after_s: 60, stand_in: 'bot:casual' },
};

/** What a seat is before anybody sits on it. */
export const SeatPlan = v.variant('kind', [
  v.object({ kind: v.literal('open') }),
  v.object({ kind: v.literal('me') }),
  v.object({ kind: v.literal('bot'), level: BotLevel }),
]);
export type SeatPlan = v.InferOutput<typeof SeatPlan>;
