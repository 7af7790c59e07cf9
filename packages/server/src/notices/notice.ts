import type { Hook, NoticeKind, NoticeWishes, PushSubscription } from '@samsara/protocol';

/** `test`: what somebody has sent to themselves. */
export type What = NoticeKind | 'test';

/** What makes a notice one of its own: nobody is told twice of the same. */
export interface NoticeKey {
  readonly player: string;
  /** The code of the table; empty where it is about none. */
  readonly code: string;
  readonly what: What;
  /** Which decision, game or invitation: the same at every node and after every restart. */
  readonly position: string;
}

/** What its text is made of. Never a card. */
export interface NoticeFacts {
  readonly game: string;
  /** The others at the table, or who invites. */
  readonly names: readonly string[];
}

/** Something to tell. Times are milliseconds since 1970. */
export interface Notice extends NoticeKey {
  readonly facts: NoticeFacts;
  readonly at: number;
  /** Not before this. */
  readonly due: number;
  /** Not after this: it is no longer true then. */
  readonly until: number;
}

/** Where notices of a person go. */
export type Channel =
  | { readonly kind: 'push'; readonly subscription: PushSubscription }
  | { readonly kind: 'hook'; readonly hook: Hook };

export interface KeptChannel {
  readonly id: string;
  readonly player: string;
  /** The device of a subscription; it ends with it. */
  readonly session: string | null;
  readonly channel: Channel;
}

/** A notice on its way to one channel. */
export interface Sending {
  readonly notice: Notice;
  readonly id: string;
  readonly channel: Channel;
  /** How often it was tried, this time included. */
  readonly tries: number;
  readonly wishes: NoticeWishes;
}

/** What one channel does not tell twice until the person has looked: later ones may only take the place of lesser ones. */
export const RANK: Readonly<Record<What, number>> = { invited: 1, turn: 2, nearly: 3, over: 4, test: 5 };

export const USUAL_WISHES: NoticeWishes = {
  kinds: ['turn', 'nearly', 'over', 'invited'],
  quiet: null,
  utc_offset_min: 0,
  language: 'en',
};
