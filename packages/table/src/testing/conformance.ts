import type { Seat } from '@samsara/engine';
import type {
  Command,
  Frame,
  PlansShown,
  PlansWish,
  RefusalReason,
  ServerMessage,
  TableSettings,
} from '@samsara/protocol';
import type { Entry } from '../state/entries.ts';
import type { Agreement, OptionValues } from '../state/table.ts';

/** A command of somebody at the table. */
export type TableCommand = Command extends infer Each
  ? Each extends Command
    ? Omit<Each, 'id' | 'table'>
    : never
  : never;

type TableMessage = Extract<ServerMessage, { type: 'table' }>;

/** A table as one seat is shown it. */
export type Shown = Pick<TableMessage, 'info' | 'you' | 'view' | 'clock'>;

/** A table that is to be opened: a person, or a bot of a level, on each seat. */
export interface WantedTable {
  readonly game: string;
  readonly options: OptionValues;
  readonly seats: readonly string[];
  /** Where people may be away: what then happens. */
  readonly absence?: TableSettings['absence'];
  /** May whoever comes take the seat of a bot? */
  readonly newcomers?: true;
  /** Where the game goes over days. */
  readonly days?: NonNullable<TableSettings['days']>;
}

/** Whatever keeps tables: the same scenarios have the same answers at each. */
export interface ConformanceHost {
  /** Opens a table, at which everybody is ready and the cards are dealt. */
  open(wanted: WantedTable): Promise<void>;
  /** Why a command was refused; null if it was carried out. A rematch is dealt at once. */
  command(seat: Seat, command: TableCommand): Promise<RefusalReason | null>;
  /** Everybody at the table wishes something. */
  agree(to: Agreement): Promise<void>;
  /** Time goes by, and what is due is done. */
  advance(ms: number): Promise<void>;
  shown(seat: Seat): Promise<Shown>;
  /** What a seat was told of the moves of the round. */
  frames(seat: Seat): Promise<readonly Frame[]>;
  /** From the opening of the round. */
  entries(): Promise<readonly Entry[]>;
  /** Somebody loses the line, and is there again. */
  goes?(seat: Seat): Promise<void>;
  /** Somebody goes on holiday for so many days, or with 0 comes back; why not, if it is refused. */
  holiday?(seat: Seat, days: number): Promise<RefusalReason | null>;
  comes?(seat: Seat): Promise<void>;
  /** Somebody plans moves from what they have seen by now, or answers in advance; why not, if it is refused. */
  plan?(seat: Seat, wish: WantedPlans): Promise<RefusalReason | null>;
  /** What somebody has planned, as they see it. */
  planned?(seat: Seat): Promise<PlansShown>;
}

/** What somebody plans in a scenario. */
export interface WantedPlans {
  readonly lines?: NonNullable<PlansWish['plan']>['lines'];
  readonly answers?: Readonly<Record<string, string>>;
}

/** What a host can do that not every one can: people at devices of their own come and go. */
export type Need = 'several-devices';

/** One thing that happens at a table, and what must hold then. */
export interface Step {
  readonly does: Doing;
  /** The code of the refusal, or that of the rules and its clause. */
  readonly refused?: string | { readonly code: string; readonly clause: string };
  readonly holds?: Expected;
}

export type Doing =
  | { readonly who: Seat; readonly command: TableCommand }
  /** The first of the legal moves. */
  | { readonly who: Seat; readonly moves: 'anything' }
  /** Goes on holiday for so many days, or with 0 comes back. */
  | { readonly who: Seat; readonly holiday: number }
  | { readonly who: Seat; readonly plans: WantedPlans }
  | { readonly everybody: Agreement }
  /** So many milliseconds, so many times. */
  | { readonly passes: number; readonly times?: number }
  /** Whoever is asked makes any move, until the game is over. */
  | { readonly playsTo: 'end' }
  | { readonly goes: Seat }
  | { readonly comes: Seat };

/** What must hold; what is not named is free. */
export interface Expected {
  /** Every entry since the step before: `0 hand-over`, `clock time-out`, `server m1` for a bot's move on seat 1. */
  readonly written?: readonly string[];
  readonly phase?: string;
  readonly round?: number;
  readonly options?: OptionValues;
  /** By seat: who plays for a person, or the level of a bot. */
  readonly levels?: readonly (string | null)[];
  readonly deciding?: readonly Seat[];
  readonly clock?: { readonly left_ms: number; readonly of_ms: number; readonly stands: boolean } | null;
  /** By seat: until when the person is on holiday, in milliseconds since the table was opened. */
  readonly holidays?: readonly (number | null)[];
  /** By seat: what has become of the person's plan, as only they see it. */
  readonly plans?: Readonly<Record<Seat, PlansShown['state']>>;
  /** How many games of the evening have counted, and for how many people and bots; null as long as none has. */
  readonly evening?: { readonly games: number; readonly lines: number } | null;
  /** What everybody sees that was done here: `removed Bea`, `short-time Bea`. */
  readonly acts?: readonly string[];
  /** Is it promised another shuffle than before? */
  readonly newPromise?: true;
  /** By viewer, then by seat: how many cards of that hand are seen; null if none. */
  readonly hands?: Readonly<Record<Seat, readonly (number | null)[]>>;
  /** By viewer: the events of the last move, as `looked 0 3 cards` or `looked 0 hidden`. */
  readonly told?: Readonly<Record<Seat, readonly string[]>>;
}

export interface Scenario {
  readonly says: string;
  readonly needs?: Need;
  readonly table: WantedTable;
  readonly opened?: Expected;
  readonly steps: readonly Step[];
}
