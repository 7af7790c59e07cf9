import type { Drain, HouseMessage, Setting } from './moderation.ts';

/** Names under which settings are kept. */
export const MESSAGE = 'message';
export const DRAIN = 'drain';
export const LIMIT = 'limit ';

/** What is said to everybody just now; null if nothing, or its time is over. */
export function messageIn(settings: readonly Setting[], now: number): HouseMessage | null {
  const kept = settings.find(({ name }) => name === MESSAGE);
  const message = kept === undefined ? null : (JSON.parse(kept.value) as HouseMessage);
  return message !== null && message.until > now ? message : null;
}

export function drainIn(settings: readonly Setting[]): Drain | null {
  const kept = settings.find(({ name }) => name === DRAIN);
  return kept === undefined ? null : { node: kept.value || null, at: kept.at };
}

/** Limits that were changed, by name. */
export function limitsIn(settings: readonly Setting[]): ReadonlyMap<string, number> {
  return new Map(
    settings.flatMap(({ name, value }) =>
      name.startsWith(LIMIT) ? [[name.slice(LIMIT.length), Number(value)] as const] : [],
    ),
  );
}
