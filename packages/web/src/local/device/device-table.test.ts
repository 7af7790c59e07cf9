import { type Game, verifyRecord, writeRecord } from '@samsara/engine';
import { karma } from '@samsara/engine/games/karma';
import { bodyOf, type Entry, isMove, PLAY_ENTRIES, tableAfter } from '@samsara/table/device';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { decide } from '../thinking/deciding.ts';
import {
  type FromTable,
  type KeptGame,
  type KeptRecord,
  type LocalPlan,
  type LocalSeat,
  unhurried,
} from '../worker/plan.ts';
import type { Device } from './device.ts';
import { DeviceTable } from './device-table.ts';

const BOT: LocalSeat = { kind: 'bot', name: 'Bot', level: 'novice' };
const person = (name: string): LocalSeat => ({ kind: 'person', name });

type Message = Extract<FromTable, { type: 'message' }>['message'];
type Standing = Extract<FromTable, { type: 'standing' }>;

/** A table whose bots answer at once, and everything it has said. */
async function openTable(game: Game, plan: LocalPlan, kept: KeptGame | null = null) {
  const said: Message[] = [];
  const standings: Standing[] = [];
  const pasts: unknown[] = [];
  const lifted: (readonly Entry[])[] = [];
  const keptGames: KeptGame[] = [];
  const finished: KeptRecord[] = [];
  let seed = 0;
  const device: Device = {
    tell: (from) => {
      if (from.type === 'message') said.push(from.message);
      if (from.type === 'standing') standings.push(from);
      if (from.type === 'past') pasts.push(from.frames);
      if (from.type === 'entries') lifted.push(from.entries);
      if (from.type === 'ask')
        void decide(game, from.question).then((move) => table.thought(from.question.id, move));
    },
    keep: (given) => keptGames.push(structuredClone(given)),
    finish: (given) => finished.push(given),
    now: () => Date.now(),
    schedule: (ms, what) => {
      const timer = setTimeout(what, ms);
      return () => clearTimeout(timer);
    },
    whenDealt: (what) => what(),
    randomInt: (below) => Math.floor(below / 2),
    entropy: (bytes) => (++seed).toString(16).padStart(bytes * 2, '0'),
    report: (error) => {
      throw error;
    },
  };
  const table = new DeviceTable(game, plan, kept, device);
  await table.settled();
  return { table, said, standings, pasts, lifted, keptGames, finished };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a table on this device', () => {
  const game = karma as Game;
  const options = unhurried(game.meta.options);
  const plan = (seats: LocalSeat[]): LocalPlan => ({ game: 'karma', options, seats });

  test('nobody is hurried at home', () => {
    expect(options).toEqual({ choosing_ms: 0, decision_ms: 0 });
  });

  test('bots play a whole game, and its record can be verified', async () => {
    const { table, finished, said } = await openTable(game, plan([person('Ada'), BOT, BOT]));
    await table.order('1', { type: 'hand-over', level: 'novice' });
    for (let i = 0; i < 4000 && finished.length === 0; i++) {
      const last = said.at(-1);
      if (last !== undefined && 'seq' in last) await table.shown(last.seq);
      await vi.advanceTimersByTimeAsync(5000);
    }
    expect(finished).toHaveLength(1);
    expect(verifyRecord({ karma: game }, writeRecord(finished[0].record))).toMatchObject({ ok: true });
  });

  test('a person is told why a move is refused, and nothing changes', async () => {
    const { table, said } = await openTable(game, plan([person('Ada'), BOT]));
    await table.order('1', { type: 'move', move: 'take' });
    expect(said.at(-1)).toMatchObject({
      type: 'refused',
      id: '1',
      reason: { code: 'illegal-move', rule: { clause: expect.stringMatching(/^KA/) } },
    });
  });

  test('a choice that taught nothing can be taken back, and the game is kept as it was', async () => {
    const { table, standings, keptGames } = await openTable(game, plan([person('Ada'), person('Ben')]));
    await table.become(0);
    const [choice] = game.legalMoves(stateIn(game, keptGames), 0);
    await table.order('1', { type: 'move', move: game.notation(choice) });
    expect(standings.at(-1)).toMatchObject({ mayUndo: true, asked: [1] });
    expect(movesIn(keptGames)).toHaveLength(1);
    await table.undo();
    expect(standings.at(-1)).toMatchObject({ mayUndo: false, asked: [0, 1] });
    expect(movesIn(keptGames)).toHaveLength(0);
  });

  test('between two people nobody’s hand is told, and each sees what happened since they looked', async () => {
    const { table, said, keptGames } = await openTable(game, plan([person('Ada'), person('Ben')]));
    expect(said[0]).toMatchObject({ type: 'table', you: { seat: null } });
    expect(JSON.stringify(said)).not.toMatch(/"hand":\[/);
    await table.become(0);
    const [choice] = game.legalMoves(stateIn(game, keptGames), 0);
    await table.order('1', { type: 'move', move: game.notation(choice) });
    await table.become(null);
    await table.become(1);
    expect(said.at(-1)).toMatchObject({ type: 'table', you: { seat: 1 } });
    expect(JSON.stringify(said.at(-1))).toMatch(/"hand":\[/);
  });

  test('a kept game goes on where it was left', async () => {
    const first = await openTable(game, plan([person('Ada'), BOT]));
    const [choice] = game.legalMoves(stateIn(game, first.keptGames), 0);
    await first.table.order('1', { type: 'move', move: game.notation(choice) });
    const kept = first.keptGames.at(-1) as KeptGame;
    const again = await openTable(game, kept.plan, kept);
    const [before, after] = [first.said, again.said].map((said) =>
      said.filter(({ type }) => type !== 'done').at(-1),
    );
    expect(after).toMatchObject({ type: 'table', view: (before as { view: unknown }).view });
  });

  test('after a reload everybody is told what they saw before it, and no more', async () => {
    // The table is opened, two are ready, the cards are dealt, and then somebody looks.
    const LOOKED = 5;
    const foreseen = { ...plan([person('Ada'), person('Ben')]), options: { ...options, foresight: true } };
    const first = await openTable(game, foreseen);
    await first.table.become(0);
    await first.table.order('1', { type: 'move', move: 'look' });
    const kept = first.keptGames.at(-1) as KeptGame;
    const { table, pasts } = await openTable(game, kept.plan, kept);
    for (const seat of [1, 0]) {
      await table.become(seat);
      await table.past(LOOKED);
    }
    const looked = { type: 'looked', seat: 0, looked: true };
    const threeCards = [expect.any(Number), expect.any(Number), expect.any(Number)];
    expect(pasts).toEqual([
      [{ seq: LOOKED, events: [{ ...looked, cards: null }] }],
      [{ seq: LOOKED, events: [{ ...looked, cards: threeCards }] }],
    ]);
  });

  test('after a reload whoever takes the device sees the table as they left it, and then what happened since', async () => {
    // The table is opened, two are ready, and the cards are dealt.
    const DEALT = 4;
    const first = await openTable(game, plan([person('Ada'), person('Ben')]));
    await first.table.become(1);
    await first.table.shown(DEALT);
    await first.table.become(0);
    const [choice] = game.legalMoves(stateIn(game, first.keptGames), 0);
    await first.table.order('1', { type: 'move', move: game.notation(choice) });
    const kept = first.keptGames.at(-1) as KeptGame;
    const { table, said } = await openTable(game, kept.plan, kept);
    said.length = 0;
    await table.become(1);
    expect(said).toMatchObject([
      { type: 'table', seq: DEALT, you: { seat: 1 } },
      { type: 'frames', frames: [{ seq: DEALT + 1, events: [{ type: 'chose', seat: 0 }] }] },
    ]);
    said.length = 0;
    await table.become(0);
    expect(said).toMatchObject([{ type: 'table', seq: DEALT + 1, you: { seat: 0 } }]);
  });

  test('a table can be had as its entries, to go on elsewhere', async () => {
    const { table, keptGames, lifted } = await openTable(game, plan([person('Ada'), BOT]));
    await table.order('1', { type: 'agree', to: 'abort', agree: true });
    await table.order('2', { type: 'rematch' });
    await table.lift();
    expect(lifted).toEqual([keptGames.at(-1)?.entries]);
    expect(tableAfter(lifted[0], game, PLAY_ENTRIES)).toMatchObject({ phase: 'playing', round: 2 });
    expect(new Set(lifted[0].map(({ command }) => command)).size).toBe(lifted[0].length);
  });

  test('in practice any own move is taken back, with what the bots made of it', async () => {
    // The table is opened, one person is ready, and the cards are dealt.
    const DEALT = 3;
    const practice: LocalPlan = { ...plan([person('Ada'), BOT]), practice: true };
    const { table, said, standings, keptGames } = await openTable(game, practice);
    const [choice] = game.legalMoves(stateIn(game, keptGames), 0);
    await table.order('1', { type: 'move', move: game.notation(choice) });
    const last = () => said.filter(({ type }) => type === 'table' || type === 'frames').at(-1);
    for (let i = 0; i < 20 && movesIn(keptGames).length !== 2; i++) await vi.advanceTimersByTimeAsync(5000);
    expect(movesIn(keptGames)).toHaveLength(2);
    expect(standings.at(-1)).toMatchObject({ mayUndo: true });
    await table.undo();
    expect(movesIn(keptGames)).toHaveLength(0);
    expect(keptGames.at(-1)?.plan).toMatchObject({ practice: true });
    expect(last()).toMatchObject({ type: 'table', seq: DEALT });
    expect(standings.at(-1)).toMatchObject({ mayUndo: false, asked: [0] });
  });

  test('the next game after a practice is a practice too', async () => {
    const { table, keptGames } = await openTable(game, { ...plan([person('Ada'), BOT]), practice: true });
    await table.order('1', { type: 'agree', to: 'abort', agree: true });
    await table.order('2', { type: 'rematch' });
    expect(keptGames.at(-1)).toMatchObject({ plan: { practice: true } });
    expect(tableIn(game, keptGames).round).toBe(2);
  });

  test('bots that are to be as strong as you change between games, never within one, and others not at all', async () => {
    const asYou: LocalSeat = { ...BOT, asYou: true };
    const { table, keptGames } = await openTable(game, plan([person('Ada'), asYou, BOT]));
    const levels = () => table.table.seats.map(({ level }) => level);
    await table.adapt('strength-five');
    expect(levels()).toEqual([null, 'novice', 'novice']);
    await table.order('1', { type: 'agree', to: 'abort', agree: true });
    await table.order('2', { type: 'rematch' });
    expect(levels()).toEqual([null, 'strength-five', 'novice']);
    expect(keptGames.at(-1)?.plan.seats[1]).toEqual({ ...asYou, level: 'strength-five' });
  });

  test('after the end the next game is dealt with the same people', async () => {
    const { table, said } = await openTable(game, plan([person('Ada'), BOT]));
    await table.order('1', { type: 'rematch' });
    expect(said.at(-1)).toMatchObject({ type: 'refused', reason: { code: 'not-now' } });
    await table.order('2', { type: 'agree', to: 'abort', agree: true });
    await table.order('3', { type: 'rematch' });
    expect(said.filter(({ type }) => type === 'table').at(-1)).toMatchObject({
      info: { round: 2, phase: 'playing' },
    });
  });
});

/** The table that was kept last. */
function tableIn(game: Game, kept: readonly KeptGame[]) {
  return tableAfter(kept.at(-1)?.entries ?? [], game, PLAY_ENTRIES);
}

function stateIn(game: Game, kept: readonly KeptGame[]): unknown {
  return tableIn(game, kept).state;
}

function movesIn(kept: readonly KeptGame[]) {
  return kept.at(-1)?.entries.filter((entry) => isMove(bodyOf(entry))) ?? [];
}
