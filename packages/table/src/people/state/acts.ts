import type { Act, TableSettings } from '@samsara/protocol';
import type { Deed, Entry } from '../../state/entries.ts';
import { isRunning, type OptionValues, type PlayerId, seatOf, type Table } from '../../state/table.ts';

/** So many of the last things that were done at a table are shown. */
const MOST_ACTS = 12;

type Told = Omit<Act, 'seq' | 'at' | 'by'> & { readonly by?: string | null };

/** What somebody does to others or to the table is remembered where everybody sees it, with the names of that moment. */
export function noteDeed(table: Table, deed: Deed, entry: Entry): void {
  note(table, entry, ...actsOf(table, deed, entry));
}

export function note(table: Table, entry: Pick<Entry, 'seq' | 'at'>, ...told: readonly Told[]): void {
  if (told.length > 0) table.acts = withActs(table.acts, entry, ...told);
}

export function withActs(
  before: readonly Act[] = [],
  { seq, at }: Pick<Entry, 'seq' | 'at'>,
  ...told: readonly Told[]
): readonly Act[] {
  return told.reduce<readonly Act[]>((acts, { by = null, ...act }) => {
    const last = acts.at(-1);
    // Trying out bots or options is one thing, not twelve.
    const isSame = last?.what === act.what && last.by === by && OFTEN.includes(act.what);
    const changed = isSame && act.changed ? { changed: both(last.changed, act.changed) } : {};
    return [...(isSame ? acts.slice(0, -1) : acts), { seq, at, by, ...act, ...changed }].slice(-MOST_ACTS);
  }, before);
}

const OFTEN: readonly Act['what'][] = ['bot', 'opened', 'options', 'settings'];

function both(some: readonly string[] = [], more: readonly string[]): string[] {
  return [...new Set([...some, ...more])];
}

function actsOf(table: Table, deed: Deed, { actor }: Entry): Told[] {
  const by = nameOf(table, actor);
  switch (deed.type) {
    case 'remove':
      return [{ what: 'removed', by, about: nameAt(table, deed.seat) }, ...heir(table, deed.host)];
    case 'seat':
      return [seatAct(table, deed, by)];
    case 'change':
      return changeActs(table, deed, by);
    case 'readmit':
      return [{ what: 'readmitted', by }];
    case 'leave':
      return [
        ...(isRunning(table.phase) ? [{ what: 'left', about: nameAt(table, deed.seat) } as const] : []),
        ...heir(table, deed.host),
      ];
    case 'free':
      return [{ what: 'freed', about: nameAt(table, deed.seat) }, ...heir(table, deed.host)];
    case 'host':
      return heir(table, deed.seat);
    case 'voted':
      if (deed.to === 'clock') return [{ what: 'clock' }];
      return [{ what: 'voted-out', about: nameAt(table, deed.about) }, ...heir(table, deed.host)];
    case 'agreed':
      return deed.to === 'abort' ? [{ what: 'aborted' }] : [];
    case 'handed-on':
      return [{ what: 'handed-on', by: hostWhoAgreed(table), about: nameAt(table, deed.seat) }];
    case 'operator-closes':
      return [{ what: 'operator-closed', text: deed.reason }];
    case 'operator-says':
      return [{ what: 'operator-says', text: deed.text }];
    default:
      return [];
  }
}

function seatAct(table: Table, { seat, level }: Extract<Deed, { type: 'seat' }>, by: string | null): Told {
  const about = nameAt(table, seat);
  if (table.seats[seat]?.player != null) return { what: 'removed', by, about };
  return level === null ? { what: 'opened', by } : { what: 'bot', by };
}

function changeActs(
  table: Table,
  { options, settings }: Extract<Deed, { type: 'change' }>,
  by: string | null,
): Told[] {
  const chosen = options === undefined ? [] : changedIn<OptionValues>(table.options, options);
  const set = settings === undefined ? [] : changedIn<TableSettings>(table.settings, settings);
  return [
    ...(chosen.length > 0 ? [{ what: 'options', by, changed: chosen } as const] : []),
    ...(set.length > 0 ? [{ what: 'settings', by, changed: set } as const] : []),
  ];
}

function changedIn<T extends object>(before: T, after: T): string[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof T & string)[];
  return keys.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
}

/** Somebody else is the host from now on. */
function heir(table: Table, seat: number | undefined): Told[] {
  return seat === undefined ? [] : [{ what: 'host', about: nameAt(table, seat) }];
}

/** The host's yes is enough to hand a seat on. */
function hostWhoAgreed(table: Table): string | null {
  return table.seatQuestion?.agreed.includes(table.host) ? nameOf(table, table.host) : null;
}

function nameOf(table: Table, player: PlayerId): string | null {
  const seat = seatOf(table, player);
  return seat === undefined ? null : table.seats[seat].name;
}

function nameAt(table: Table, seat: number): string {
  return table.seats[seat]?.name ?? '';
}
