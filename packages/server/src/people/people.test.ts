import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Postgres, sharedPostgres } from '../cluster/testing/postgres.ts';
import { openEmbedded } from '../store/embedded.ts';
import { openPostgres } from '../store/postgres.ts';
import type { Store } from '../store/store.ts';
import { MOST } from './statements.ts';

const DAY = 86_400_000;
let now = Date.UTC(2027, 5, 1);
let postgres: Postgres;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'samsara-people-'));
  postgres = await sharedPostgres();
}, 120_000);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
});

const STORES = {
  embedded: () => openEmbedded({ file: join(folder, 'people.db'), now: () => now, spacing: 1 }),
  PostgreSQL: async () => openPostgres({ url: await postgres.newDatabase(), now: () => now, spacing: 1 }),
};
const MIRA = { name: 'Mira', face: 3 };

describe.each(Object.entries(STORES))('in the %s database', (kind, open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.log.close());
  let guests = 0;
  const guest = () => store.players.make({ id: `${kind} ${++guests}`, device: '- -', until: 9e12 });

  test('what somebody has decided about another is kept, and shown to nobody but who is meant', async () => {
    const { people } = store;
    const [ann, bea] = [await guest(), await guest()];
    expect(await people.marksOf(ann)).toEqual([]);
    await people.mark(ann, { other: bea, shows: true, stopped: false, hidden: 0 });
    await people.mark(ann, { other: bea, shows: true, stopped: true, hidden: 7 });
    expect(await people.marksOf(ann)).toEqual([{ other: bea, shows: true, stopped: true, hidden: 7 }]);
    expect(await people.shownTo(bea)).toEqual([ann]);
    expect(await people.shownTo(ann)).toEqual([]);
  });

  test('an invitation is kept once for each table, and none from whom it is not wanted', async () => {
    const { people } = store;
    const [ann, bea] = [await guest(), await guest()];
    const sent = { code: 'ABCDEF', sender: ann, game: 'karma', ...MIRA };
    expect(await people.invite(bea, sent)).toBe(true);
    expect(await people.invite(bea, { ...sent, name: 'Mirabelle' })).toBe(true);
    expect(await people.invitationsOf(bea)).toEqual([{ ...sent, name: 'Mirabelle', at: now }]);
    await people.mark(bea, { other: ann, shows: false, stopped: true, hidden: 0 });
    expect(await people.invite(bea, { ...sent, code: 'GHJKLM' })).toBe(false);
    await people.dropInvitation(bea, 'ABCDEF');
    expect(await people.invitationsOf(bea)).toEqual([]);
  });

  test('so many invitations wait at most, and old ones are forgotten', async () => {
    const { people } = store;
    const [ann, bea] = [await guest(), await guest()];
    const codes = Array.from(
      { length: MOST.invitations + 1 },
      (_, i) => `ABCDE${'23456789ABCDEFGHJKLMN'[i]}`,
    );
    const sent = [];
    for (const code of codes)
      sent.push(await people.invite(bea, { code, sender: ann, game: 'stop', ...MIRA }));
    expect(sent.filter(Boolean).length).toBe(MOST.invitations);
    now += 8 * DAY;
    expect(await people.invitationsOf(bea)).toEqual([]);
  });

  test('a group has a maker, members and a link; what is the maker’s goes on to another', async () => {
    const { people } = store;
    const [ann, bea] = [await guest(), await guest()];
    const group = await people.makeGroup(ann, 'Friday', MIRA);
    if (group === undefined) throw new Error('there is no group');
    now += 1;
    expect(await people.join(group.id, bea, { name: 'Bea', face: null })).toBe('joined');
    expect(await people.join(group.id, bea, { name: 'Beate', face: 1 })).toBe('joined');
    expect(await people.members(group.id)).toEqual([
      { player: ann, ...MIRA },
      { player: bea, name: 'Beate', face: 1 },
    ]);
    expect(await people.rename(group.id, bea, 'Saturday')).toBe(false);
    expect(await people.renew(group.id, bea)).toBe(undefined);
    const token = await people.renew(group.id, ann);
    expect(await people.group(group.token)).toBe(undefined);
    await people.leave(group.id, ann);
    expect(await people.group(token ?? '')).toMatchObject({ maker: bea, name: 'Friday', code: null });
    expect(await people.rename(group.id, bea, 'Saturday')).toBe(true);
    expect(await people.groupsOf(bea)).toMatchObject([{ name: 'Saturday' }]);
    await people.leave(group.id, bea);
    expect(await people.group(token ?? '')).toBe(undefined);
  });

  test('of two tables at once one is that of tonight', async () => {
    const { people } = store;
    const ann = await guest();
    const group = await people.makeGroup(ann, 'Friday', MIRA);
    if (group === undefined) throw new Error('there is no group');
    const set = await Promise.all(['ABCDEF', 'GHJKLM'].map((code) => people.setTable(group.id, null, code)));
    expect(set.filter(Boolean)).toEqual([true]);
    const { code } = (await people.group(group.token)) ?? {};
    expect(await people.setTable(group.id, code ?? null, 'NPQRST')).toBe(true);
  });

  test('nobody is in more groups than there may be, and none has more members', async () => {
    const { people } = store;
    const [ann, bea] = [await guest(), await guest()];
    for (let i = 0; i < MOST.groups; i++)
      expect(await people.makeGroup(ann, `G${i}`, MIRA)).toMatchObject({ name: `G${i}` });
    expect(await people.makeGroup(ann, 'One more', MIRA)).toBe(undefined);
    const other = await people.makeGroup(bea, 'Other', MIRA);
    expect(await people.join(other?.id ?? '', ann, MIRA)).toBe('too-many-groups');
    for (let i = 1; i < MOST.members; i++)
      expect(await people.join(other?.id ?? '', await guest(), MIRA)).toBe('joined');
    expect(await people.join(other?.id ?? '', await guest(), MIRA)).toBe('group-full');
  });
});
