import type { Act, PlayedBy, Said, TableSettings } from '@samsara/protocol';
import type { Evening } from './evening.ts';
import type { LiftDeed } from './lifted.ts';
import type {
  Agreement,
  OptionValues,
  PlayerId,
  RemovedPerson,
  SeatVote,
  Steadiness,
  Table,
  Waiting,
} from './table.ts';

/**
 * One thing that happened at a table. A table is the fold of its entries: whoever reads them all knows everything about it.
 * Entries are numbered from 1 without a gap, and each is tied to the one before it by its link.
 */
export interface Entry {
  readonly table: string;
  readonly seq: number;
  /** Counts once in its table: `PLAYER:ID` for a command, `clock:…`, `bot:…` for what the host does. */
  readonly command: string;
  /** Whose doing it was: a player's id, `clock` or `server`. */
  readonly actor: string;
  /** What was done, as JSON. */
  readonly body: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** SHA-256 over the previous link (the empty text at first) and the fields above. */
  readonly link: string;
}

/** Opens a round. It holds all that lasts from round to round, so the log can be read from here. */
export interface Opening {
  readonly type: 'open' | 'rematch';
  readonly game: string;
  /** The version of its rules; missing where it is 1. */
  readonly gameVersion?: number;
  readonly options: OptionValues;
  readonly settings: TableSettings;
  readonly host: PlayerId;
  /** Bots of older rounds have no names. */
  readonly seats: readonly {
    player: PlayerId | null;
    name: string | null;
    /** Missing where nobody has chosen one. */
    face?: number;
    level: string | null;
    record?: Steadiness;
    playedBy?: PlayedBy;
  }[];
  readonly seed: string;
  readonly round: number;
  readonly made: number;
  readonly chat: readonly Said[];
  /** Who may not come back. */
  readonly removed?: readonly RemovedPerson[];
  /** The games before this one; missing before any has counted, and in older entries. */
  readonly evening?: Evening;
  /** Who waits for the game after this one. */
  readonly next?: readonly Waiting[];
  /** What was done at the table before; missing where nothing was, and in older entries. */
  readonly acts?: readonly Act[];
}

/** What was done at a table besides moves. */
export type Deed =
  | Opening
  | LiftDeed
  /** `bots` are those that were called like whoever sits down, with their new names. */
  | {
      readonly type: 'sit';
      readonly seat: number;
      readonly name: string;
      readonly face?: number;
      readonly record?: Steadiness;
      /** Missing for people. */
      readonly playedBy?: PlayedBy;
      readonly bots?: readonly (readonly [seat: number, name: string])[];
    }
  /** Somebody without a seat wants to play the next game, or not any more. */
  | {
      readonly type: 'next-in';
      readonly name: string;
      readonly face?: number;
      readonly record?: Steadiness;
    }
  | { readonly type: 'next-out' }
  /** Somebody without a seat says that this one is theirs. */
  | { readonly type: 'ask-seat'; readonly seat: number; readonly record?: Steadiness }
  /** `asked` is the number of the entry that asked; `seat` is null where the host only looks on, or whoever asked withdraws. */
  | {
      readonly type: 'answer-seat';
      readonly seat: number | null;
      readonly asked: number;
      readonly agree: boolean;
    }
  /** The table has agreed: the seat is that of `player` from now on. */
  | { readonly type: 'handed-on'; readonly seat: number; readonly player: PlayerId }
  /** Its person is back, or nobody has agreed for long: the question is over. */
  | { readonly type: 'seat-kept'; readonly seat: number }
  /** `host` is the seat of who becomes it, if the host goes; `name` that of the bot that comes. */
  | {
      readonly type: 'leave' | 'remove';
      readonly seat: number;
      readonly level: string | null;
      readonly name?: string;
      readonly host?: number;
      /** May who is removed not come back? Older entries do not say so. */
      readonly barred?: true;
    }
  /** Nobody was ready for long: the seat is given free. */
  | { readonly type: 'free'; readonly seat: number; readonly host?: number }
  | { readonly type: 'warn'; readonly seat: number }
  /** `person` is what others know them by. */
  | { readonly type: 'readmit'; readonly person: string }
  | { readonly type: 'ready'; readonly seat: number; readonly entropy: string }
  /** Ready, with a commitment to a share that is shown later. */
  | { readonly type: 'commit'; readonly seat: number; readonly commitment: string }
  /** The host deals: everybody's commitments are fixed from now on. */
  | { readonly type: 'fix-commitments' }
  | { readonly type: 'show-share'; readonly seat: number; readonly share: string }
  /** The shares of these seats did not come in time: they are left out, and all others show their next ones. */
  | { readonly type: 'shares-anew'; readonly without: readonly number[] }
  | { readonly type: 'not-ready' | 'take-back'; readonly seat: number }
  | { readonly type: 'start' }
  /** `again`: whoever was ready is asked again, also where only the settings change. Older entries do not say so. */
  | {
      readonly type: 'change';
      readonly options?: OptionValues;
      readonly settings?: TableSettings;
      readonly again?: true;
    }
  | {
      readonly type: 'seat';
      readonly seat: number;
      readonly level: string | null;
      readonly name?: string;
      readonly barred?: true;
    }
  /** `once`: for one decision, whose time is up. */
  | {
      readonly type: 'hand-over' | 'stand-in';
      readonly seat: number;
      readonly level: string;
      readonly once?: true;
    }
  | { readonly type: 'agree'; readonly seat: number; readonly to: Agreement; readonly agree: boolean }
  /** Everybody present has agreed; `spent` is the time used up when a pause begins, `pace` that of a clock given by others. */
  | { readonly type: 'agreed'; readonly to: Agreement; readonly spent: number; readonly pace?: number }
  | {
      readonly type: 'vote';
      readonly seat: number;
      readonly to: SeatVote['to'];
      readonly about: number;
      readonly agree: boolean;
    }
  /** All others agree: `about` is removed and a bot of `level` plays on, or the table has a clock from now on. */
  | {
      readonly type: 'voted';
      readonly to: 'remove';
      readonly about: number;
      readonly level: string;
      readonly name?: string;
      readonly host?: number;
    }
  | { readonly type: 'voted'; readonly to: 'clock'; readonly about: number; readonly ms: number }
  /** Whoever made the last move wants it back: who has to agree. */
  | { readonly type: 'ask-undo'; readonly seat: number; readonly asks: readonly number[] }
  /** `asked` is the number of the entry that asked. A no of whoever asked withdraws the question. */
  | {
      readonly type: 'answer-undo';
      readonly seat: number;
      readonly asked: number;
      readonly agree: boolean;
    }
  /**
   * All of them agree: the last `moves` moves of the log do not count. `spent` and `pace` are the time that whoever takes
   * back had used up when they asked.
   */
  | {
      readonly type: 'taken-back';
      readonly seat: number;
      readonly moves: number;
      readonly spent: number;
      readonly pace?: number;
    }
  | { readonly type: 'host'; readonly seat: number }
  /** At a table over days: the person's clock stands in that time. The same beginning again: it ends at another moment. */
  | { readonly type: 'holiday'; readonly seat: number; readonly from: number; readonly until: number }
  /** At a table over days: nobody served it for long. */
  | { readonly type: 'unserved'; readonly from: number; readonly until: number }
  /** By whoever runs the server, who has no seat and no name here: the table ends, with a reason for everybody to read. */
  | { readonly type: 'operator-closes'; readonly reason: string }
  | { readonly type: 'operator-says'; readonly text: string }
  /** With an empty text: what was said is forgotten. */
  | { readonly type: 'say'; readonly seat: number | null; readonly name: string; readonly what: Saying }
  /** A person is forgotten, or what was said up to a moment. */
  | { readonly type: 'forgotten'; readonly player: PlayerId }
  | { readonly type: 'forgotten'; readonly until: number };

export type Saying = Pick<Said, 'phrase' | 'text'>;

/** A move is kept short, because nearly all entries are moves. */
export type MoveBody = readonly ['m', seat: number, text: string] | readonly ['c', text: string];
export type Body = Deed | MoveBody;

export function isMove(body: Body): body is MoveBody {
  return Array.isArray(body);
}

/** Whose move it is: a seat's, or the clock's. */
export function moveOf(body: MoveBody): { actor: number | 'clock'; text: string } {
  return body[0] === 'm' ? { actor: body[1], text: body[2] } : { actor: 'clock', text: body[1] };
}

export function bodyOf(entry: Pick<Entry, 'body'>): Body {
  return JSON.parse(entry.body) as Body;
}

/** SHA-256 of a text as hexadecimal digits: each host brings the fastest it has. */
export type Sha256 = (text: string) => string;

/** The next entry of a table. No entry is earlier than the one before it. */
export function nextEntry(
  { code, seq, link, last }: Pick<Table, 'code' | 'seq' | 'link' | 'last'>,
  { command, actor, body, now }: { command: string; actor: string; body: Body; now: number },
  sha256: Sha256,
): Entry {
  const at = Math.max(last, now);
  const entry = { table: code, seq: seq + 1, command, actor, body: JSON.stringify(body), at };
  return entryAfter(link, entry, sha256);
}

/** The entry that follows the one with the link `previous`. */
export function entryAfter(previous: string, entry: Omit<Entry, 'link'>, sha256: Sha256): Entry {
  const { table, seq, command, actor, body, at } = entry;
  return { table, seq, command, actor, body, at, link: linkOf(previous, entry, sha256) };
}

/** Ties an entry to the one before it, whose link is `previous`: the empty text for a table's first entry. */
export function linkOf(previous: string, entry: Omit<Entry, 'link'>, sha256: Sha256): string {
  const { table, seq, command, actor, at, body } = entry;
  return sha256(`${previous}\n${table}\n${seq}\n${command}\n${actor}\n${at}\n${body}`);
}
