import type { ReadonlySignal } from '@preact/signals';
import type { Seat } from '@samsara/engine';
import type { Command, Frame, RefusalReason } from '@samsara/protocol';
import type { Entry } from '@samsara/table/device';
import type { Offer, Pick } from '../contract/board.ts';
import type { Step, TableState } from './table-store.ts';

/** How the table is reached. */
export type Connection = 'live' | 'reconnecting' | 'offline' | 'local';

/** A command without the id and the table, which the session adds. */
export type Order = Command extends infer Each
  ? Each extends Command
    ? Omit<Each, 'id' | 'table'>
    : never
  : never;

export type Answer = { readonly ok: true } | { readonly ok: false; readonly reason: RefusalReason };

/** One table as a screen uses it, wherever it is: on a server, or in a worker of this page. */
export interface Session {
  readonly code: string;
  readonly connection: ReadonlySignal<Connection>;
  /** The newest state; the screen may still be showing an older one. */
  readonly state: ReadonlySignal<TableState | null>;
  readonly gone: ReadonlySignal<RefusalReason | null>;
  /** Receives every step in order; the first one holds the whole table. */
  onStep(hear: (step: Step) => void): () => void;
  /** A move that comes with its offer may be held back for a moment, where that is done. */
  order(order: Order, offer?: Offer): Promise<Answer>;
  /** What happened up to this entry, as far as it is still known, for a log that begins in the middle of a game. */
  past(seq: number): Promise<readonly Frame[]>;
  close(): void;
  /** The entry up to which somebody has seen the table here before; everything later was missed. */
  readonly seenUpTo?: number | undefined;
  /** What only a table on this device can do. */
  readonly local: LocalPart | null;
  /** Moves on their way to a server that can still be taken back. */
  readonly holding?: Holding;
  /** A finished game that is only wound and watched. */
  readonly isReplay?: true;
  /** Set up for a lesson or a puzzle: nothing is dealt, ended or decided by itself. */
  readonly isPrepared?: true;
  /** The device is the table that everybody looks at. */
  readonly isScreen?: true;
}

/** A move that waits `ms` milliseconds until it is sent. */
export interface Held {
  readonly offer: Offer;
  readonly ms: number;
}

export interface Holding {
  readonly held: ReadonlySignal<Held | null>;
  sendNow(): void;
  takeBack(): void;
  /** Drops what the table does not allow any more, with the reason as its answer. */
  lookAt(view: unknown): void;
  /** Sends what waits if these cards mean it; false if they do not. */
  insist(picks: readonly Pick[]): boolean;
}

/** A table of this device as it can go on elsewhere. */
export interface Lifted {
  /** All of the round, from its opening. */
  readonly entries: readonly Entry[];
  /** Milliseconds since 1970, by the clock of the entries. */
  readonly now: number;
  /** Milliseconds used up of the countdown that runs. */
  readonly spent: number;
}

export interface LocalPart {
  /** Seats that people at this device play, those included for whom a bot plays just now. */
  readonly people: ReadonlySignal<readonly Seat[]>;
  /** The people for whom a bot plays. */
  readonly stoodIn: ReadonlySignal<readonly Seat[]>;
  /** Whose eyes the device is; null while nobody's cards may be seen. */
  readonly eyes: ReadonlySignal<Seat | null>;
  /** The people at this device who owe an answer and give it themselves. */
  readonly asked: ReadonlySignal<readonly Seat[]>;
  /** All hands lie open, and any move may be taken back. */
  readonly isPractice: boolean;
  /** Whoever is asked may ask what a strong bot would do. */
  readonly hasHints: boolean;
  readonly mayUndo: ReadonlySignal<boolean>;
  /** The name of the record once the game has ended. */
  readonly finished: ReadonlySignal<string | null>;
  become(seat: Seat | null): void;
  undo(): void;
  /** How strong the bots are from the next game on that are to be as strong as whoever plays. */
  adapt(level: string): void;
  /** What a strong bot would do with this view; null lets the moment pass. */
  advise(view: unknown, seat: Seat, owes: boolean): Promise<string | null>;
  /** Everything up to here has been seen: bots wait for it. */
  shown(seq: number): void;
  /** Stops and starts the clock, as when the curtain is down. */
  stand(stands: boolean): void;
  /** Bots wait for nothing until somebody at this device is asked. Missing where everything is prepared. */
  readonly hasten?: () => void;
  entries(): Promise<Lifted>;
  /** Where the end of a deal that many people play is compared; missing at any other table. */
  readonly comparePath?: string;
  /** Moves the game to the server, where others can join it, and goes there; a reason if that fails. Missing where it cannot be moved. */
  readonly invite?: (name: string) => Promise<RefusalReason | null>;
}
