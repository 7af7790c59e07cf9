import type { NewTable } from '@samsara/protocol';
import type { Client } from './client.ts';
import type { Party } from './party.ts';
import { Sharing } from './sharing.ts';

const ENTROPY = '5a'.repeat(16);

export type Wanted = Pick<NewTable, 'game' | 'options' | 'settings'>;

/** People at a table of their own, all following it; the first is the host. The cards are dealt. */
export async function company(
  party: Party,
  names: readonly string[],
  wanted: Wanted,
): Promise<{ table: string; people: Client[] }> {
  const { table, people } = await gathering(party, names, wanted);
  await dealTo(people, table);
  return { table, people };
}

/** The same before anybody is ready. */
export async function gathering(
  party: Party,
  names: readonly string[],
  wanted: Wanted,
): Promise<{ table: string; people: Client[] }> {
  const seats = names.map((_, seat) => ({ kind: seat === 0 ? ('me' as const) : ('open' as const) }));
  const table = await party.make(names[0], { ...wanted, seats });
  const people: Client[] = [];
  for (const name of names) {
    const client = await party.visit(name);
    await client.watch(table, { moves: true });
    if (name !== names[0]) await client.ask({ type: 'sit', table, name });
    people.push(client);
  }
  return { table, people };
}

export async function dealTo(people: readonly Client[], table: string): Promise<void> {
  for (const client of people) await client.ask({ type: 'ready', table, entropy: ENTROPY });
  await people[0].ask({ type: 'start', table });
  for (const client of people) await client.until(() => client.at(table).info.phase === 'playing');
}

/** Whoever owes an answer, once all have heard the same. */
export async function owing(people: readonly Client[], table: string): Promise<Client> {
  await allHeard(people, table);
  const found = people.find((client) => client.at(table).offers?.owes);
  if (found === undefined) throw new Error('nobody owes an answer');
  return found;
}

/** Lets the people make so many moves: each time one that is offered. */
export async function play(people: readonly Client[], table: string, moves: number): Promise<void> {
  for (let i = 0; i < moves; i++) {
    const client = await owing(people, table);
    const { offers, seq } = client.at(table);
    const move = offers?.moves[seq % offers.moves.length] ?? '';
    const answer = await client.ask({ type: 'move', table, move });
    if (!('seq' in answer)) throw new Error(`${move}: ${JSON.stringify(answer)}`);
    await client.until(() => client.at(table).seq >= answer.seq);
  }
}

export async function playToEnd(people: readonly Client[], table: string): Promise<void> {
  for (;;) {
    await allHeard(people, table);
    if (people[0].at(table).info.phase === 'over') return;
    await play(people, table, 1);
  }
}

async function allHeard(people: readonly Client[], table: string): Promise<void> {
  const latest = () => Math.max(...people.map((client) => client.at(table).seq));
  for (const client of people) await client.until(() => client.at(table).seq === latest());
}

/** The same in the way of today's page: everybody commits themselves, and shows their share when all commitments are fixed. */
export async function dealSealed(people: readonly Client[], table: string): Promise<void> {
  const sharing = people.map((client) => new Sharing(client, table));
  for (const each of sharing) await each.commit();
  await people[0].ask({ type: 'start', table });
  for (const each of sharing) await each.show();
  for (const client of people) await client.until(() => client.at(table).info.phase === 'playing');
}
