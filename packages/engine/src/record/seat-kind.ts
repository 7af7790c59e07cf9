/** A person, a program or a language model from outside, or a bot of some level. */
export type SeatKind = 'person' | 'program' | 'model' | `bot:${string}`;

const BOT = 'bot:';

/** Is it one of our own bots, which add nothing to the shuffle? */
export function isBotKind(kind: SeatKind): boolean {
  return kind.startsWith(BOT);
}

/** The level of a bot; null for everybody else. */
export function botLevelOf(kind: SeatKind): string | null {
  return isBotKind(kind) ? kind.slice(BOT.length) : null;
}
