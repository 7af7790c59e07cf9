import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Postgres, sharedPostgres } from '../cluster/testing/postgres.ts';
import { openEmbedded } from '../store/embedded.ts';
import { openPostgres } from '../store/postgres.ts';
import type { Store } from '../store/store.ts';
import { MOST_NOTES } from './note-statements.ts';
import { MOST_PLANS } from './plan-statements.ts';

const DAY = 86_400_000;
let now = Date.UTC(2027, 5, 1);
let postgres: Postgres;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'samsara-notes-'));
  postgres = await sharedPostgres();
}, 120_000);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
});

const STORES = {
  embedded: () => openEmbedded({ file: join(folder, 'notes.db'), now: () => now, spacing: 1 }),
  PostgreSQL: async () => openPostgres({ url: await postgres.newDatabase(), now: () => now, spacing: 1 }),
};

describe.each(Object.entries(STORES))('in the %s database', (kind, open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.log.close());
  const guest = (name: string) => store.players.make({ id: `${kind} ${name}`, device: '- -', until: 9e12 });

  test('of two devices that ask for a holiday at once, one has it', async () => {
    const { players } = store;
    const ann = await guest('ann');
    const asked = await Promise.all([players.takeHoliday(ann, 8), players.takeHoliday(ann, 8)]);
    expect(asked.sort()).toEqual(['not-now', undefined]);
    expect(await players.holidaysOf(ann)).toEqual([{ from: now, until: now + 8 * DAY }]);
    now += 8 * DAY;
    expect(await players.takeHoliday(ann, 7)).toBe('holidays-used-up');
    expect(await players.takeHoliday(ann, 6)).toBeUndefined();
    now += DAY;
    await players.endHoliday(ann);
    expect((await players.holidaysOf(ann)).at(-1)).toEqual({ from: now - DAY, until: now });
  });

  test('plans are kept for who made them, and of very many the oldest go', async () => {
    const { players } = store;
    const [ann, bob] = [await guest('eve'), await guest('fay')];
    const plans = {
      lines: [[{ after: null, move: 'pass' }]],
      since: 7,
      answers: { offer: 'never' },
      at: 1,
      secret: 's',
    };
    await players.keepPlans(ann, 'TABLE2', plans);
    expect(await players.plansAt(ann, 'TABLE2')).toEqual(plans);
    expect(await players.plansAt(bob, 'TABLE2')).toBeUndefined();
    await players.keepPlans(ann, 'TABLE2', { ...plans, lines: [] });
    expect((await players.plansAt(ann, 'TABLE2'))?.lines).toEqual([]);
    for (let i = 0; i < MOST_PLANS; i++) {
      now += 1;
      await players.keepPlans(ann, `T${i}`, plans);
    }
    expect(await players.plansAt(ann, 'TABLE2')).toBeUndefined();
    expect(await players.plansAt(ann, 'T0')).toEqual(plans);
  });

  test('of very many notes the oldest go', async () => {
    const { players } = store;
    const [ann, bob] = [await guest('cat'), await guest('dan')];
    await players.keepNote(bob, 'TABLE2', 'his');
    await players.keepNote(ann, 'TABLE2', 'first');
    for (let i = 0; i < MOST_NOTES; i++) {
      now += 1;
      await players.keepNote(ann, `T${i}`, `note ${i}`);
    }
    expect(await players.noteAt(ann, 'TABLE2')).toBe('');
    expect(await players.noteAt(ann, 'T0')).toBe('note 0');
    expect(await players.noteAt(bob, 'TABLE2')).toBe('his');
    await players.keepNote(ann, 'T0', '');
    expect(await players.noteAt(ann, 'T0')).toBe('');
  });
});
