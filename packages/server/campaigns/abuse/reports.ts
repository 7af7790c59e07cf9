import type { TableCard } from '@samsara/protocol';
import { BadGuest } from './bad-guest.ts';
import type { Scene } from './scene.ts';

const PATH = '/api/reports';
const CROWD = 16;
const NOTE = 'mud '.repeat(50);
const REASONS = ['words', 'name', 'stalling', 'unfair', 'other'] as const;

/** Reports everybody for everything. */
export async function floodReports(scene: Scene): Promise<void> {
  const first = await BadGuest.visit(scene);
  const { status, body } = (await first?.ask('POST', PATH, { body: {} })) ?? { status: 0, body: null };
  if (status === 404 && (body as { code?: string }).code === 'not-found') {
    scene.tally.skipped.add(`POST ${PATH}`);
    return;
  }
  await scene.crowd(CROWD, async () => {
    const guest = await BadGuest.visit(scene);
    const table = scene.oneOf(scene.tables);
    const people = guest === undefined ? [] : await peopleAt(guest, table);
    for (let nth = 0; nth < 40 && people.length > 0 && !scene.isOver; nth++) {
      await guest?.ask('POST', PATH, {
        body: { table, person: scene.oneOf(people), reason: scene.oneOf(REASONS), note: NOTE },
      });
    }
  });
}

/** Those who sit there, by what everybody at the table knows them by. */
async function peopleAt(guest: BadGuest, table: string): Promise<string[]> {
  const { status, body } = await guest.ask('GET', `/api/tables/${table}`);
  if (status !== 200) return [];
  return (body as TableCard).info.seats.flatMap(({ person }) => person ?? []);
}
