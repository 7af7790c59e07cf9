/**
 * What has changed between two JSON values:
 * - `[value]`: it is another value;
 * - `[place, removed, …items]`: in a list, so many items are gone from that place on and these have come;
 * - `{ key: changes }`: in an object, or in a list of as many items as before, what has changed inside.
 */
export type Changes = unknown[] | { [key: string]: unknown };

type Json = { readonly [key: string]: unknown };

/** Undefined where nothing has. Neither value is changed, and what has not changed is in none of the answer. */
export function changesBetween(before: unknown, after: unknown): Changes | undefined {
  if (before === after) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) return changesOfList(before, after);
  return isObject(before) && isObject(after) ? changesOfObject(before, after) : [after];
}

function changesOfObject(before: Json, after: Json): Changes | undefined {
  // One loop looks up the keys of the other object, and what is equal is not looked into: this is what a move costs most in.
  let kept = 0;
  let changes: { [key: string]: Changes } | undefined;
  for (const key in after) {
    const was = before[key];
    const is = after[key];
    if (was !== undefined && is !== undefined) kept++;
    if (was === is) continue;
    const inside = changesBetween(was, is);
    if (inside === undefined) continue;
    changes ??= {};
    changes[key] = inside;
  }
  // A key that is gone cannot be told apart from one that has not changed.
  for (const key in before) if (before[key] !== undefined) kept--;
  return kept < 0 ? [after] : changes;
}

function changesOfList(before: readonly unknown[], after: readonly unknown[]): Changes | undefined {
  if (before.length === after.length && isObject(before[0])) return changesOfItems(before, after);
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && isSame(before[start], after[start])) start++;
  if (start === before.length && start === after.length) return undefined;
  let end = 0;
  while (end < most - start && isSame(before[before.length - 1 - end], after[after.length - 1 - end])) end++;
  return [start, before.length - end - start, ...after.slice(start, after.length - end)];
}

function changesOfItems(before: readonly unknown[], after: readonly unknown[]): Changes | undefined {
  let changes: { [place: string]: Changes } | undefined;
  for (let place = 0; place < after.length; place++) {
    const inside = changesBetween(before[place], after[place]);
    if (inside === undefined) continue;
    changes ??= {};
    changes[place] = inside;
  }
  return changes;
}

function isSame(before: unknown, after: unknown): boolean {
  return before === after || changesBetween(before, after) === undefined;
}

/** The value after the changes; the one before stays as it is, and both share what has not changed. */
export function withChanges(before: unknown, changes: Changes): unknown {
  if (isList(changes)) {
    if (changes.length === 1) return changes[0];
    const [place, removed, ...items] = changes as [number, number, ...unknown[]];
    const list = (before as readonly unknown[]).slice();
    list.splice(place, removed, ...items);
    return list;
  }
  const after = (Array.isArray(before) ? before.slice() : { ...(before as Json) }) as Record<string, unknown>;
  for (const key of Object.keys(changes)) after[key] = withChanges(after[key], changes[key] as Changes);
  return after;
}

function isList(changes: Changes): changes is unknown[] {
  return Array.isArray(changes);
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
