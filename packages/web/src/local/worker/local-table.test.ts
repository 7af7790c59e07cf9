import { dealt, type Game, type GameRecord, replay, verifyRecord, writeRecord } from '@samsara/engine';
import { karma } from '@samsara/engine/games/karma';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { decide } from './deciding.ts';
import { LocalTable, type Surroundings } from './local-table.ts';
import {
  type FromTable,
  type KeptGame,
  type KeptRecord,
  type LocalPlan,
  type LocalSeat,
  unhurried,
} from './plan.ts';

const BOT: LocalSeat = { kind: 'bot', name: 'Bot', level: 'novice' };
const person = (name: string): LocalSeat => ({ kind: 'person', name });

type Message = Extract<FromTable, { type: 'message' }>['message'];
type Standing = Extract<FromTable, { type: 'standing' }>;

/** A table whose bots answer at once, and everything it has said. */
function openTable(game: Game, plan: LocalPlan, kept: KeptGame | null = null) {
  const said: Message[] = [];
  const standings: Standing[] = [];
  const pasts: unknown[] = [];
  const keptGames: KeptGame[] = [];
  const finished: KeptRecord[] = [];
  let seed = 0;
  const around: Surroundings = {
    tell: (from) => {
      if (from.type === 'message') said.push(from.message);
      if (from.type === 'standing') standings.push(from);
      if (from.type === 'past') pasts.push(from.frames);
    },
    ask: (question) =>
      queueMicrotask(() => table.thought(question.seat, question.seq, decide(game, question))),
    keep: (given) => keptGames.push(structuredClone(given)),
    finish: (given) => finished.push(given),
    now: () => performance.now(),
    today: () => 1_000_000,
    chance: () => 0.5,
    entropy: (bytes) => (++seed).toString(16).padStart(bytes * 2, '0'),
  };
  const table = new LocalTable(game, plan, kept, around);
  return { table, said, standings, pasts, keptGames, finished };
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
    const { table, finished, said } = openTable(game, plan([BOT, BOT, BOT]));
    for (let i = 0; i < 4000 && finished.length === 0; i++) {
      const last = said.at(-1);
      if (last !== undefined && 'seq' in last) table.shown(last.seq);
      await vi.advanceTimersByTimeAsync(5000);
    }
    expect(finished).toHaveLength(1);
    expect(verifyRecord({ karma: game }, writeRecord(finished[0].record))).toMatchObject({ ok: true });
  });

  test('a person is told why a move is refused, and nothing changes', () => {
    const { table, said } = openTable(game, plan([person('Ada'), BOT]));
    table.order('1', { type: 'move', move: 'take' });
    expect(said.at(-1)).toMatchObject({
      type: 'refused',
      id: '1',
      reason: { code: 'illegal-move', rule: { clause: expect.stringMatching(/^KA/) } },
    });
  });

  test('a choice that taught nothing can be taken back, and the game is kept as it was', () => {
    const { table, standings, keptGames } = openTable(game, plan([person('Ada'), person('Ben')]));
    table.become(0);
    const [choice] = game.legalMoves(firstState(game, keptGames[0]), 0);
    table.order('1', { type: 'move', move: game.notation(choice) });
    expect(standings.at(-1)).toMatchObject({ mayUndo: true, asked: [1] });
    expect(keptGames.at(-1)?.record.moves).toHaveLength(1);
    table.undo();
    expect(standings.at(-1)).toMatchObject({ mayUndo: false, asked: [0, 1] });
    expect(keptGames.at(-1)?.record.moves).toHaveLength(0);
  });

  test('between two people nobody’s hand is told, and each sees what happened since they looked', () => {
    const { table, said, keptGames } = openTable(game, plan([person('Ada'), person('Ben')]));
    expect(said[0]).toMatchObject({ type: 'table', you: { seat: null } });
    expect(JSON.stringify(said)).not.toMatch(/"hand":\[/);
    table.become(0);
    const [choice] = game.legalMoves(firstState(game, keptGames[0]), 0);
    table.order('1', { type: 'move', move: game.notation(choice) });
    table.become(null);
    table.become(1);
    expect(said.at(-1)).toMatchObject({ type: 'table', you: { seat: 1 } });
    expect(JSON.stringify(said.at(-1))).toMatch(/"hand":\[/);
  });

  test('a kept game goes on where it was left', () => {
    const first = openTable(game, plan([person('Ada'), BOT]));
    const [choice] = game.legalMoves(firstState(game, first.keptGames[0]), 0);
    first.table.order('1', { type: 'move', move: game.notation(choice) });
    const kept = first.keptGames.at(-1) as KeptGame;
    const again = openTable(game, kept.plan, kept);
    const [before, after] = [first.said, again.said].map((said) =>
      said.filter(({ type }) => type !== 'done').at(-1),
    );
    expect(after).toMatchObject({ type: 'table', view: (before as { view: unknown }).view });
  });

  test('after a reload everybody is told what they saw before it, and no more', () => {
    const foreseen = { ...plan([person('Ada'), person('Ben')]), options: { ...options, foresight: true } };
    const first = openTable(game, foreseen);
    first.table.become(0);
    first.table.order('1', { type: 'move', move: 'look' });
    const kept = first.keptGames.at(-1) as KeptGame;
    const { table, pasts } = openTable(game, kept.plan, kept);
    for (const seat of [1, 0]) {
      table.become(seat);
      table.past(1);
    }
    const looked = { type: 'looked', seat: 0, looked: true };
    const threeCards = [expect.any(Number), expect.any(Number), expect.any(Number)];
    expect(pasts).toEqual([
      [{ seq: 1, events: [{ ...looked, cards: null }] }],
      [{ seq: 1, events: [{ ...looked, cards: threeCards }] }],
    ]);
  });

  test('in practice any own move is taken back, with what the bots made of it', async () => {
    const practice: LocalPlan = { ...plan([person('Ada'), BOT]), practice: true };
    const { table, said, standings, keptGames } = openTable(game, practice);
    const choose = () => {
      const state = replay(game, keptGames.at(-1)?.record as GameRecord);
      table.order('1', { type: 'move', move: game.notation(game.legalMoves(state, 0)[0]) });
    };
    choose();
    const last = () => said.filter(({ type }) => type === 'table' || type === 'frames').at(-1);
    for (let i = 0; i < 20 && keptGames.at(-1)?.record.moves.length !== 2; i++)
      await vi.advanceTimersByTimeAsync(5000);
    expect(keptGames.at(-1)?.record.moves).toHaveLength(2);
    expect(standings.at(-1)).toMatchObject({ mayUndo: true });
    table.undo();
    expect(keptGames.at(-1)?.record.moves).toHaveLength(0);
    expect(keptGames.at(-1)?.plan).toMatchObject({ practice: true });
    expect(last()).toMatchObject({ type: 'table', seq: 1 });
    expect(standings.at(-1)).toMatchObject({ mayUndo: false, asked: [0] });
  });

  test('the next game after a practice is a practice too', () => {
    const { table, keptGames } = openTable(game, { ...plan([person('Ada'), BOT]), practice: true });
    table.order('1', { type: 'agree', to: 'abort', agree: true });
    table.order('2', { type: 'rematch' });
    expect(keptGames.at(-1)).toMatchObject({ round: 2, plan: { practice: true } });
  });

  test('after the end the next game is dealt with the same people', () => {
    const { table, said } = openTable(game, plan([person('Ada'), BOT]));
    table.order('1', { type: 'rematch' });
    expect(said.at(-1)).toMatchObject({ type: 'refused', reason: { code: 'not-now' } });
    table.order('2', { type: 'agree', to: 'abort', agree: true });
    table.order('3', { type: 'rematch' });
    expect(said.filter(({ type }) => type === 'table').at(-1)).toMatchObject({
      info: { round: 2, phase: 'playing' },
    });
  });
});

/** The state before the first move. */
function firstState(game: Game, { record }: KeptGame): unknown {
  return dealt(game, record);
}
