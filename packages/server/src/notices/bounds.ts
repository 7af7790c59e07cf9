const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Devices of one person that get push messages. */
export const MOST_DEVICES = 10;

/** Whoever loads the page again, or loses the line for a moment, is not away yet. */
export const AWAY_MS = 10 * SECOND;
/** A page that lies open somewhere, over days, is not looked at for ever. */
export const OPEN_PAGE_MS = 10 * MINUTE;

/** So long something is worth being told. */
export const WORTH_MS = { turn: HOUR, over: 3 * DAY, invited: DAY, test: 10 * MINUTE } as const;

/** Ends of games are looked for so far back, and not before the table itself could tell of them. */
export const ENDED_SINCE_MS = 7 * DAY;
export const ENDED_BEFORE_MS = MINUTE;
/** What was told is remembered for so long, so that nobody is told again. */
export const REMEMBERED_MS = 90 * DAY;

/** Other nodes leave alone what this one has taken up. Longer than any request takes. */
export const LEASE_MS = MINUTE;
/** Pauses before something is sent again; after the last it is given up. */
export const PAUSES_MS = [30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR, 4 * HOUR, 12 * HOUR] as const;
/** Whoever wants to be left alone for longer is asked after this. */
export const LONGEST_PAUSE_MS = DAY;

/** How often it is looked for what other nodes have left. */
export const LOOK_MS = 30 * SECOND;
export const AT_ONCE = 20;
export const MOST_UNDER_WAY = 50;
/** A hook of one person gets so many messages in an hour, of which so many at once. */
export const HOOK_RATE = { perHour: 60, burst: 10 } as const;
