import type { Said } from '@samsara/protocol';
import type { Deed, Entry } from './entries.ts';
import { personIdOf } from './person-id.ts';

/** What was said, and by whom. */
export function saidIn({ table, actor, at }: Entry, deed: Extract<Deed, { type: 'say' }>): Said {
  const { seat, name, what } = deed;
  return { seat, name, person: personIdOf(table, actor), ...what, at };
}
