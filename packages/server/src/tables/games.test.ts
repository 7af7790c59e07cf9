import { verifyRecord } from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from './testing/client.ts';
import { Party } from './testing/party.ts';

let party: Party;
beforeEach(async () => {
  party = await Party.begin();
});
afterEach(async () => {
  await party.end();
  expect(party.errors).toEqual([]);
});

const ENTROPY = 'ab'.repeat(16);
const TIMELESS: Record<string, Record<string, number | string>> = {
  stop: { reaction: 'poll', target_points: 60 },
  karma: { decision_ms: 0, choosing_ms: 0 },
  karmaka: { decision_ms: 0 },
  'mieses-karma': { decision_ms: 0 },
};

/** Plays for a client: one of the moves it is offered, each time it owes an answer. */
function playAlong(client: Client, table: string): void {
  let answered = -1;
  const look = () => {
    const { seq, offers, info } = client.at(table);
    if (info.phase !== 'playing' || !offers?.owes || answered === seq) return info.phase === 'over';
    answered = seq;
    const move = offers.moves[seq % offers.moves.length];
    client.send({ type: 'move', table, id: `m${seq}`, move });
    return false;
  };
  void client.until(look, 110_000);
}

describe.each(Object.keys(GAMES))('%s', (game) => {
  test('is played to its end by a person and bots, and its record verifies', async () => {
    const table = await party.make('ann', {
      game,
      options: TIMELESS[game],
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'novice' }, { kind: 'bot', level: 'casual' }],
    });
    const ann = await party.visit('ann');
    await ann.watch(table, { moves: true });
    expect(await ann.ask({ type: 'start', table })).toEqual({ code: 'not-everybody-ready' });
    expect(await ann.ask({ type: 'ready', table, entropy: ENTROPY })).toEqual({ seq: 2 });
    expect(await ann.ask({ type: 'start', table })).toEqual({ seq: 3 });
    expect(await party.hub.record(`${table}-1`)).toMatchObject({ ok: false });
    playAlong(ann, table);
    await ann.until(() => ann.at(table).info.phase === 'over', 110_000);
    const record = await party.hub.record(`${table}-1`);
    if (!record.ok) throw new Error('no record');
    expect(verifyRecord(GAMES, record.value)).toMatchObject({ ok: true });
    const { commitment } = ann.at(table).info.promise;
    expect(record.value).toContain(commitment);
    expect(record.value).toContain(ENTROPY);
  });
});

test('a game in real time is played to its end by bots and clocks, while its host lets a bot play', async () => {
  const table = await party.make('ann', {
    game: 'stop',
    options: { interject_ms: 5, swap_ms: 5, response_ms: 2000, turn_ms: 2000, target_points: 30 },
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'novice' }, { kind: 'bot', level: 'casual' }],
  });
  const ann = await party.visit('ann');
  await ann.watch(table);
  await ann.ask({ type: 'ready', table, entropy: ENTROPY });
  await ann.ask({ type: 'start', table });
  expect(await ann.ask({ type: 'hand-over', table, level: 'casual' })).toHaveProperty('seq');
  await ann.until(() => ann.at(table).info.phase === 'over', 110_000);
  const record = await party.hub.record(`${table}-1`);
  expect(record.ok && verifyRecord(GAMES, record.value).ok).toBe(true);
  expect(record.ok && record.value).toContain('"clock time-out"');
});
