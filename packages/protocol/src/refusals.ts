import * as v from 'valibot';

/** Why a message, a command or a request is refused. Each has a text in every language. */
export const REFUSAL_CODES = [
  'not-json',
  'too-large',
  'wrong-form',
  'wrong-version',
  'too-fast',
  'not-found',
  'no-such-table',
  'no-such-game',
  'game-unknown',
  'bad-options',
  'no-such-level',
  'not-allowed-here',
  'unknown-host',
  'no-ticket',
  'no-seat',
  'seat-taken',
  'table-full',
  'already-seated',
  'host-only',
  'not-now',
  'not-everybody-ready',
  'nobody-seated',
  'terms-changed',
  'wrong-share',
  'removed',
  'apart',
  'needs-agreement',
  'move-stands',
  'needs-fresh-shuffle',
  'has-taught',
  'too-early',
  'too-many-seats',
  'holidays-used-up',
  'address-refused',
  'hooks-off',
  'push-off',
  'nowhere-to-send',
  'has-seen-cards',
  'person-present',
  'seat-kept',
  'queue-full',
  'too-many-groups',
  'group-full',
  'too-many-reports',
  'too-many-blocks',
  'bad-name',
  'name-reserved',
  'name-alike',
  'name-script',
  'name-words',
  'no-spectators',
  'chat-off',
  'round-full',
  'illegal-move',
  'too-many-tables',
  'code-unknown',
  'already-somebody',
  'two-cookies',
  'passkey-failed',
  'passkey-needed',
  'muted',
  'banned',
  'address-banned',
  'operators-only',
  'out-of-bounds',
  'draining',
  'try-again',
] as const;
/** One of these codes. */
export const RefusalCode = v.picklist(REFUSAL_CODES);
export type RefusalCode = v.InferOutput<typeof RefusalCode>;

/** Why the rules refuse a move: their own code, the clause, and the cards that stand in the way. */
export const RuleRefusal = v.object({ code: v.string(), clause: v.string(), cards: v.array(v.string()) });

/** Why something was refused: a stable code, and what goes with it. */
export const RefusalReason = v.object({
  code: RefusalCode,
  /** With `illegal-move`. */
  rule: v.optional(RuleRefusal),
  /** Where in the message, and what was found there. */
  detail: v.optional(v.string()),
  /** With `too-fast`: milliseconds after which it may be tried again. */
  retry_ms: v.optional(v.number()),
  /** With `muted`, `banned` and `address-banned`: when it ends, in milliseconds since 1970; missing where only a person can end it. `detail` says why. */
  until: v.optional(v.number()),
});
export type RefusalReason = v.InferOutput<typeof RefusalReason>;
