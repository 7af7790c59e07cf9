import type { Outcome } from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import { expect, test } from 'vitest';
import { PEOPLE_ENTRIES } from '../people/state/deeds.ts';
import type { Body, Entry, Opening } from '../state/entries.ts';
import { fold, tableAfter } from '../state/fold.ts';
import { personIdOf } from '../state/person-id.ts';
import type { Table } from '../state/table.ts';
import { checkPlay } from './check-play.ts';
import { type CountedGame, eveningShown, MOST_TALLIED, withGame } from './evening.ts';

const ann = { player: 'a', name: 'Ann', face: 3 };
const bo = { player: 'b', name: 'Bo', face: null };
const ada = { player: null, name: 'Ada', face: null };

function game(round: number, outcome: Omit<Outcome, 'reason'>, seats: CountedGame['seats'], ms = 1000) {
  return { round, ms, outcome: { reason: '', ...outcome }, seats };
}

test('wins, places, points and rows are counted for everybody who was in a game', () => {
  let evening = withGame(undefined, game(1, { winners: [0], losers: [1], points: [10, 25] }, [ann, bo]));
  // Who sits where does not matter, nor what a person is called by now.
  evening = withGame(
    evening,
    game(2, { winners: [1], losers: [0, 2], points: [30, 7, 30] }, [bo, { ...ann, name: 'Anna' }, ada], 5000),
  );
  evening = withGame(evening, game(4, { winners: [0], losers: [1], points: [1, 2] }, [bo, ada], 3000));
  expect(evening).toEqual({
    round: 4,
    games: 3,
    ms: 9000,
    longest: 5000,
    lines: [
      { player: 'a', name: 'Anna', face: 3, games: 2, wins: 2, places: 2, points: 17, row: 2, best: 2 },
      { player: 'b', name: 'Bo', games: 3, wins: 1, places: 5, points: 56, row: 1, best: 1 },
      { player: null, name: 'Ada', games: 2, wins: 0, places: 4, points: 32, row: 0, best: 0 },
    ],
  });
});

test('a lost game ends the row, and the longest one stays known', () => {
  const won = { winners: [0], losers: [1], points: null };
  const lost = { winners: [1], losers: [0], points: null };
  const evening = [won, won, lost, won].reduce(
    (before: ReturnType<typeof withGame> | undefined, outcome, i) =>
      withGame(before, game(i + 1, outcome, [ann, bo])),
    undefined,
  );
  expect(evening?.lines[0]).toEqual({
    player: 'a',
    name: 'Ann',
    face: 3,
    games: 4,
    wins: 3,
    places: 5,
    row: 1,
    best: 2,
  });
});

test('of very many who came and went those who are here stay, and who has played most', () => {
  const won = { winners: [0], losers: [1], points: null };
  let evening = withGame(undefined, game(1, won, [ann, bo]));
  evening = withGame(evening, game(2, won, [ann, bo]));
  for (let round = 3; round < 60; round++)
    evening = withGame(evening, game(round, won, [ann, { player: `p${round}`, name: 'P', face: null }]));
  expect(evening.lines.length).toBe(MOST_TALLIED);
  expect(evening.lines.slice(0, 2).map(({ name, games }) => [name, games])).toEqual([
    ['Ann', 59],
    ['Bo', 2],
  ]);
  expect(evening.lines.at(-1)?.player).toBe('p59');
});

const OPENING: Opening = {
  type: 'open',
  game: 'karma',
  options: { players: 2, turn_limit: 2, choosing_ms: 0, decision_ms: 0 },
  settings: { public: false, spectators: 0, chat: 'off', absence: { after_s: 60, stand_in: 'nobody' } },
  host: 'a',
  seats: [
    { player: 'a', name: 'Ann', level: null },
    { player: 'b', name: 'Bo', level: null },
  ],
  seed: '7e'.repeat(32),
  round: 1,
  made: 0,
  chat: [],
};

/** A table of Ann and Bo at which one game was played to its end. */
function played(): Table {
  const entropy = '5a'.repeat(16);
  const bodies: [string, Body][] = [
    ['a', OPENING],
    ['a', { type: 'ready', seat: 0, entropy }],
    ['b', { type: 'ready', seat: 1, entropy }],
    ['a', { type: 'start' }],
  ];
  const table = tableAfter(
    bodies.map(([actor, body], i) => entryOf(i + 1, actor, body)),
    GAMES.karma,
    PEOPLE_ENTRIES,
  );
  while (table.phase === 'playing') {
    const [seat] = table.game.deciding(table.state);
    const [move] = table.game.legalMoves(table.state, seat);
    fold(table, entryOf(table.seq + 1, 'ab'[seat], ['m', seat, table.game.notation(move)]));
  }
  return table;
}

function entryOf(seq: number, actor: string, body: Body): Entry {
  return {
    table: 'ABC234',
    seq,
    command: `c${seq}`,
    actor,
    body: JSON.stringify(body),
    at: seq * 10,
    link: '',
  };
}

test('whoever goes after a game keeps their line, which the next opening carries', () => {
  const table = played();
  const ended = eveningShown(table);
  expect(ended?.games).toBe(1);
  // Dealt with entry 4, ended with the last one.
  expect(ended?.ms).toBe((table.seq - 4) * 10);
  fold(table, entryOf(table.seq + 1, 'b', { type: 'leave', seat: 1, level: 'casual', name: 'Ada' }));
  expect(eveningShown(table)).toEqual(ended);
  expect(ended?.lines.map(({ person }) => person)).toEqual(['a', 'b'].map((id) => personIdOf('ABC234', id)));
  const checked = checkPlay(table, 'a', { type: 'rematch' });
  if (!checked.ok) throw new Error(checked.reason.code);
  const opening = checked.body as Opening;
  expect(opening.evening?.lines.map(({ player, games }) => [player, games])).toEqual([
    ['a', 1],
    ['b', 1],
  ]);
  fold(table, entryOf(table.seq + 1, 'a', { ...opening, seed: '7f'.repeat(32) }));
  expect(eveningShown(table)).toEqual(ended);
});

test('a table whose opening was written before evenings counts from there', () => {
  const { evening: _, ...older } = { ...OPENING, type: 'rematch' as const, round: 7 };
  const table = played();
  fold(table, entryOf(table.seq + 1, 'a', older));
  expect(eveningShown(table)).toBeUndefined();
});
