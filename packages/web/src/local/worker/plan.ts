import type { GameRecord, OptionSpec, OptionValue, Seat } from '@samsara/engine';
import type { ClockInfo, Frame, ServerMessage, TableInfo } from '@samsara/protocol';
import type { BotJob, Entry, PlayerId } from '@samsara/table/device';
import type { Lifted, Order } from '../../session/session.ts';

/** Who sits where at a table on this device. */
export type LocalSeat =
  | { readonly kind: 'person'; readonly name: string; readonly face?: number }
  | {
      readonly kind: 'bot';
      readonly name: string;
      readonly level: string;
      /** Is to be as strong as whoever plays, before each game anew. */
      readonly asYou?: true;
    };

/** A table to be opened on this device. */
export interface LocalPlan {
  readonly game: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: readonly LocalSeat[];
  /** All hands lie open before the one person at it, who may take back any move. */
  readonly practice?: true;
  /** A strong bot may be asked for advice. */
  readonly hints?: true;
  /** Plays on from the last move of this record. */
  readonly record?: GameRecord;
  /** Everybody who plays this deal gets the same cards and the same bots. */
  readonly deal?: PlannedDeal;
}

/** A deal for many people. */
export interface PlannedDeal {
  readonly seed: string;
  /** The day whose deal it is, as `2026-11-16`; null for a challenge. */
  readonly day: string | null;
  /** What the link carried with which it was sent, for the way back to it. */
  readonly challenge: string | null;
}

/** A running game as it is kept on this device. */
export interface KeptGame {
  readonly plan: LocalPlan;
  /** From the opening of the round. */
  readonly entries: readonly Entry[];
  /** Up to which entry the people at the device have seen the table, by seat. */
  readonly seen: readonly (readonly [Seat, number])[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A running game as it was kept before its entries were. */
export interface KeptAsRecord {
  readonly plan: LocalPlan;
  readonly record: GameRecord;
  readonly round: number;
  /** The levels of bots that play for people, by seat; older ones have none. */
  readonly standIns?: readonly (readonly [Seat, string])[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A finished game; the name is its address among the replays. */
export interface KeptRecord {
  readonly play: string;
  readonly record: GameRecord;
  readonly at: number;
  /** All cards lay open. */
  readonly practice?: true;
  /** Of a game that was brought from elsewhere: whose it was, and where it was played, see `CollectedGame`. */
  readonly seat?: Seat | null;
  readonly where?: string | null;
}

/** What the page says to the table in the worker. */
export type ToTable =
  | { readonly type: 'open'; readonly plan: LocalPlan; readonly kept: KeptGame | KeptAsRecord | null }
  | { readonly type: 'order'; readonly id: string; readonly order: Order }
  | { readonly type: 'become'; readonly seat: Seat | null }
  | { readonly type: 'undo' }
  | { readonly type: 'past'; readonly seq: number }
  | { readonly type: 'shown'; readonly seq: number }
  | { readonly type: 'stand'; readonly stands: boolean }
  | { readonly type: 'thought'; readonly id: number; readonly move: string | null }
  | { readonly type: 'adapt'; readonly level: string }
  | { readonly type: 'hasten' }
  | { readonly type: 'lift' };

/** A question to a bot. It gets a view, never the state. */
export interface Question extends BotJob {
  readonly id: number;
}

/** What the table in the worker says to the page. */
export type FromTable =
  | { readonly type: 'message'; readonly message: ServerMessage }
  | {
      readonly type: 'standing';
      readonly people: readonly Seat[];
      readonly stoodIn: readonly Seat[];
      readonly asked: readonly Seat[];
      readonly eyes: Seat | null;
      readonly mayUndo: boolean;
      readonly finished: string | null;
    }
  | { readonly type: 'past'; readonly frames: readonly Frame[] }
  | { readonly type: 'clock'; readonly clock: ClockInfo | null }
  | { readonly type: 'ask'; readonly question: Question }
  | ({ readonly type: 'entries' } & Lifted)
  | { readonly type: 'failed'; readonly message: string };

/** The code of every table on this device. */
export const LOCAL_CODE = 'LOCAL';

/** Who plays on a seat of this device. */
export function personAt(seat: Seat): PlayerId {
  return `person-${seat}`;
}

/** Nobody comes to it from outside, and nobody is waited for. */
export const LOCAL_SETTINGS: TableInfo['settings'] = {
  public: false,
  spectators: null,
  chat: 'off',
  absence: { after_s: 86_400, stand_in: 'nobody' },
};

/** Times this long are for thinking; shorter ones are part of a game. */
const THINKING_MS = 20_000;

/** The defaults of a table at home: nobody is hurried while thinking. */
export function unhurried(specs: Readonly<Record<string, OptionSpec>>): Record<string, OptionValue> {
  const options: Record<string, OptionValue> = {};
  for (const [key, spec] of Object.entries(specs)) {
    const isTime = spec.type === 'whole' && key.endsWith('_ms') && spec.min === 0;
    if (isTime && spec.default >= THINKING_MS) options[key] = 0;
  }
  return options;
}
