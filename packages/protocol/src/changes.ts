import type { JsonOf } from './outgoing.ts';

/**
 * What has changed between two JSON values:
 * - `[value]`: it is another value;
 * - `[place, removed, …items]`: in a list, so many items are gone from that place on and these have come;
 * - `{ key: changes }`: in an object, or in a list of as many items as before, what has changed inside.
 */
export type Changes = unknown[] | { [key: string]: unknown };

type Json = { readonly [key: string]: unknown };

/** What was written of items of lists that were compared before: there are few, so that looking through them is quick. */
type Written = { readonly before: unknown; readonly after: unknown; readonly changes: string | undefined }[];

/** The same value, or the same part of one, at two moments. */
type Pair = readonly [before: unknown, after: unknown];

/**
 * Says as JSON what has changed, undefined where nothing has, for one viewer after the other. What all of them see alike may be
 * given apart, `common`, and is written once; so are items of lists that several of them see as the same objects.
 */
export function changesTeller(common?: Pair): (own: Pair) => JsonOf<Changes> | undefined {
  const written: Written = [];
  const alike = common && changesText(common[0], common[1]);
  return ([before, after]) =>
    together(alike, changesText(before, after, written)) as JsonOf<Changes> | undefined;
}

/** The changes of two parts of one object, none of which has got or lost a key. */
function together(part: string | undefined, other: string | undefined): string | undefined {
  if (part === undefined || other === undefined) return part ?? other;
  if (part[0] !== '{' || other[0] !== '{') throw new Error('parts of a view have the same keys always');
  return `${part.slice(0, -1)},${other.slice(1)}`;
}

/** Undefined where nothing has. Neither value is changed, and what has not changed is in none of the answer. */
export function changesBetween(before: unknown, after: unknown): Changes | undefined {
  const text = changesText(before, after);
  return text === undefined ? undefined : (JSON.parse(text) as Changes);
}

/**
 * The same as JSON, written straight from the two values: every move tells every viewer what has changed, and to make objects
 * in between, whose keys differ each time, and write those takes half as long again.
 */
function changesText(before: unknown, after: unknown, written?: Written): string | undefined {
  if (before === after) return undefined;
  const isList = Array.isArray(after);
  if (isList ? !Array.isArray(before) : !isObject(before) || !isObject(after)) return `[${textOf(after)}]`;
  return isList
    ? changesOfList(before as readonly unknown[], after, written)
    : changesOfObject(before as Json, after as Json, written);
}

function changesOfObject(before: Json, after: Json, written: Written | undefined): string | undefined {
  // One loop looks up the keys of the other object, and what is equal is not looked into: this is what a move costs most in.
  let kept = 0;
  let changes = '';
  for (const key in after) {
    const was = before[key];
    const is = after[key];
    if (was !== undefined && is !== undefined) kept++;
    if (was === is) continue;
    if (isInherited(was)) return `[${textOf(after)}]`;
    const inside = changesText(was, is, written);
    if (inside !== undefined) changes += `${changes === '' ? '' : ','}${keyText(key)}:${inside}`;
  }
  // A key that is gone cannot be told apart from one that has not changed.
  for (const key in before) if (before[key] !== undefined) kept--;
  if (kept < 0) return `[${textOf(after)}]`;
  return changes === '' ? undefined : `{${changes}}`;
}

/** What every object has under some names, such as `toString`, is no JSON: the key itself is new. */
function isInherited(value: unknown): boolean {
  return typeof value === 'function' || value === Object.prototype;
}

function changesOfList(
  before: readonly unknown[],
  after: readonly unknown[],
  written: Written | undefined,
): string | undefined {
  if (before.length === after.length && isObject(before[0])) return changesOfItems(before, after, written);
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && isSame(before[start], after[start])) start++;
  if (start === before.length && start === after.length) return undefined;
  let end = 0;
  while (end < most - start && isSame(before[before.length - 1 - end], after[after.length - 1 - end])) end++;
  let changes = `${start},${before.length - end - start}`;
  for (let place = start; place < after.length - end; place++) changes += `,${textOf(after[place])}`;
  return `[${changes}]`;
}

function changesOfItems(
  before: readonly unknown[],
  after: readonly unknown[],
  written: Written | undefined,
): string | undefined {
  let changes = '';
  for (let place = 0; place < after.length; place++) {
    const inside = changesOfItem(before[place], after[place], written);
    if (inside !== undefined) changes += `${changes === '' ? '' : ','}"${place}":${inside}`;
  }
  return changes === '' ? undefined : `{${changes}}`;
}

function changesOfItem(before: unknown, after: unknown, written: Written | undefined): string | undefined {
  if (before === after || written === undefined) return changesText(before, after);
  for (const known of written) if (known.after === after && known.before === before) return known.changes;
  const changes = changesText(before, after);
  written.push({ before, after, changes });
  return changes;
}

function isSame(before: unknown, after: unknown): boolean {
  return before === after || changesText(before, after) === undefined;
}

/** Numbers are most of what changes. */
function textOf(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return `${value}`;
  return JSON.stringify(value) ?? 'null';
}

/** Keys as JSON: views have few of them, which come again with every move. */
const KEY_TEXTS = new Map<string, string>();
const MOST_KEY_TEXTS = 1000;

function keyText(key: string): string {
  const known = KEY_TEXTS.get(key);
  if (known !== undefined) return known;
  const text = JSON.stringify(key);
  if (KEY_TEXTS.size < MOST_KEY_TEXTS) KEY_TEXTS.set(key, text);
  return text;
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
