import { bodyOf, type Entry, isMove, type PlayerId, personIdOf, refuse } from '@samsara/table';
import type { Answer, PersonAt } from '../hub/hub.ts';
import type { ServerDependencies } from './dependencies.ts';
import type { LiveTable } from './live-table.ts';
import type { LiveTables } from './live-tables.ts';
import { whyNotLook } from './looking.ts';

/**
 * Who is meant by what a viewer knows somebody by, as far as this viewer may look at the table; with `said`, also what they
 * said at that moment. Both follow from the table's own log.
 */
export async function personAt(
  deps: ServerDependencies,
  tables: LiveTables,
  viewer: PlayerId,
  { table: code, person, said }: { table: string; person: string; said?: number | undefined },
): Promise<Answer<PersonAt>> {
  const wanted = await tables.answerFor(code);
  if (!wanted.ok) return wanted;
  const live = wanted.value;
  await deps.apart.load(viewer);
  const hindrance = whyNotLook(deps.apart, live.table, viewer);
  if (hindrance !== undefined) return refuse(hindrance);
  const entries = await deps.log.read(code, live.table.opened - 1);
  const found = seatedAs(live, person) ?? actorAs(entries, code, person);
  if (found === undefined || found.player === viewer) return refuse('not-found');
  const message = said === undefined ? null : wordsOf(live, person, said);
  if (message === undefined) return refuse('not-found');
  return { ok: true, value: { ...found, seq: live.table.seq, message } };
}

type Found = Pick<PersonAt, 'player' | 'name' | 'face'>;

function seatedAs({ table }: LiveTable, person: string): Found | undefined {
  const known = [...table.seats, ...table.next, ...table.removed].flatMap((each): Found[] => {
    const { player, name } = each;
    if (player === null) return [];
    return [{ player, name: name ?? '', face: 'face' in each ? (each.face ?? null) : null }];
  });
  return known.find(({ player }) => personIdOf(table.code, player) === person);
}

/** Somebody who has done or said something in this round, and has no seat. */
function actorAs(entries: readonly Entry[], code: string, person: string): Found | undefined {
  const entry = [...entries].reverse().find(({ actor }) => personIdOf(code, actor) === person);
  if (entry === undefined) return undefined;
  const body = bodyOf(entry);
  const name = !isMove(body) && 'name' in body ? body.name : undefined;
  return { player: entry.actor, name: name ?? '', face: null };
}

function wordsOf({ table }: LiveTable, person: string, at: number): string | undefined {
  const words = table.chat.find((said) => said.person === person && said.at === at);
  return words === undefined ? undefined : (words.text ?? `(${words.phrase})`);
}
