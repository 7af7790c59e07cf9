import { personIdOf } from '../../state/person-id.ts';
import type { PlayerId, Table } from '../../state/table.ts';
import { NAMELESS } from './nameless.ts';

/** What a table is to forget: a person, or what was said up to a moment. */
export type ToForget =
  | { readonly player: PlayerId; readonly until?: never }
  | { readonly until: number; readonly player?: never };

/** Nobody at the table is called by that person's name any more, and nothing they said is shown. */
export function forgetInTable(table: Table, { player, until = 0 }: ToForget): void {
  table.chat = table.chat.filter(({ at }) => at > until);
  if (player !== undefined) forgetPerson(table, player);
}

function forgetPerson(table: Table, player: PlayerId): void {
  const person = personIdOf(table.code, player);
  const isOther = (each: { readonly player: PlayerId | null }) => each.player !== player;
  table.chat = table.chat.filter((said) => said.person !== person);
  table.next = table.next.filter(isOther);
  table.removed = table.removed.filter(isOther);
  // They name whoever did something, and to whom, also those who have left since.
  table.acts = [];
  for (const place of table.seats)
    if (place.player === player) Object.assign(place, { name: NAMELESS, face: null });
  if (table.evening === undefined) return;
  const lines = table.evening.lines.map((line) => (isOther(line) ? line : namelessLine(line)));
  table.evening = { ...table.evening, lines };
}

function namelessLine<Line extends { readonly name: string; readonly face?: number }>({
  face: _,
  ...line
}: Line) {
  return { ...line, name: NAMELESS };
}
