import type { Said, TableSettings } from '@samsara/protocol';
import { linkOf } from '../log/chain.ts';
import type { Entry } from '../log/log.ts';
import type { PlayerId } from '../players/players.ts';
import type { Agreement, OptionValues } from './table.ts';

/** Opens a round. It holds all that lasts from round to round, so the log can be read from here. */
export interface Opening {
  readonly type: 'open' | 'rematch';
  readonly game: string;
  readonly options: OptionValues;
  readonly settings: TableSettings;
  readonly host: PlayerId;
  /** Bots of older rounds have no names. */
  readonly seats: readonly { player: PlayerId | null; name: string | null; level: string | null }[];
  readonly seed: string;
  readonly round: number;
  readonly made: number;
  readonly chat: readonly Said[];
}

/** What was done at a table besides moves. */
export type Deed =
  | Opening
  /** `bots` are those that were called like whoever sits down, with their new names. */
  | {
      readonly type: 'sit';
      readonly seat: number;
      readonly name: string;
      readonly bots?: readonly (readonly [seat: number, name: string])[];
    }
  /** `host` is the seat of who becomes it, if the host goes; `name` that of the bot that comes. */
  | {
      readonly type: 'leave' | 'remove';
      readonly seat: number;
      readonly level: string | null;
      readonly name?: string;
      readonly host?: number;
    }
  | { readonly type: 'ready'; readonly seat: number; readonly entropy: string }
  | { readonly type: 'not-ready' | 'take-back'; readonly seat: number }
  | { readonly type: 'start' }
  | { readonly type: 'change'; readonly options?: OptionValues; readonly settings?: TableSettings }
  | {
      readonly type: 'seat';
      readonly seat: number;
      readonly level: string | null;
      readonly name?: string;
    }
  | { readonly type: 'hand-over' | 'stand-in'; readonly seat: number; readonly level: string }
  | { readonly type: 'agree'; readonly seat: number; readonly to: Agreement; readonly agree: boolean }
  /** Everybody present has agreed; `spent` is the time used up when a pause begins. */
  | { readonly type: 'agreed'; readonly to: Agreement; readonly spent: number }
  | { readonly type: 'host'; readonly seat: number }
  | { readonly type: 'say'; readonly seat: number | null; readonly name: string; readonly what: Saying };

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

/** The entry that follows the one with the link `previous`. */
export function entryAfter(previous: string, entry: Omit<Entry, 'link'>): Entry {
  const { table, seq, command, actor, body, at } = entry;
  return { table, seq, command, actor, body, at, link: linkOf(previous, entry) };
}
