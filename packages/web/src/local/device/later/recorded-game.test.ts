import {
  addMove,
  below,
  dealt,
  fairnessOf,
  fastRandom,
  type Game,
  type GameRecord,
  readOptions,
  replay,
  type Seat,
  startRecord,
} from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import { PLAY_ENTRIES, tableAfter } from '@samsara/table/device';
import { endedGame } from '@samsara/table/device-later';
import { describe, expect, test } from 'vitest';
import type { KeptAsRecord, LocalPlan } from '../../worker/plan.ts';
import { recordedGame } from './recorded-game.ts';

const MOVES = 40;
const STAND_INS = [[0, 'skilled']] as const;
const NOW = 5000;

/** The first moves of a game that was kept before entries were. */
function keptAsRecord(game: Game, seed: number): KeptAsRecord {
  const seats = [
    { kind: 'person', name: 'Ada' },
    { kind: 'bot', name: 'Bo', level: 'casual' },
    { kind: 'person', name: 'Cy' },
  ] as const;
  const recorded = [
    { name: 'Ada', kind: 'person' },
    { name: 'Bo', kind: 'bot:casual' },
    { name: 'Cy', kind: 'person' },
  ] as const;
  const options = readOptions(game, {
    ...game.meta.simulated,
    players: seats.length,
  }) as LocalPlan['options'];
  // Bots had a share of their own then.
  const fairness = fairnessOf('0f'.repeat(32), ['11'.repeat(16), '22'.repeat(16), '33'.repeat(16)]);
  const record = startRecord(game, options, recorded, fairness);
  play(game, record, seed);
  const plan = { game: game.meta.id, options, seats };
  return { plan, record, round: 3, standIns: STAND_INS, at: 1000 };
}

function play(game: Game, record: GameRecord, seed: number): void {
  const random = fastRandom(seed);
  const state = dealt(game, record);
  for (let moves = 0; moves < MOVES; moves++) {
    const owing = game.deciding(state);
    const actor: Seat | 'clock' | undefined =
      owing.length > 0 ? owing[below(random, owing.length)] : game.deadline(state) && 'clock';
    if (actor === undefined) return;
    const [first] = game.legalMoves(state, actor);
    const move = actor === 'clock' ? first : game.pickMove(state, actor, random);
    addMove(record, actor, game.notation(move));
    game.apply(state, actor, move);
  }
}

describe.each(Object.values(GAMES) as Game[])('a game of $meta.id that was kept as a record', (game) => {
  const kept = keptAsRecord(game, 7);
  const table = tableAfter(recordedGame(kept.plan, kept, NOW).entries, game, PLAY_ENTRIES);

  test('goes on from the same moment, with the same seats and the same round', () => {
    expect(kept.record.moves.length).toBeGreaterThan(5);
    expect(table.state).toEqual(replay(game, kept.record));
    expect(table).toMatchObject({ phase: 'playing', round: 3, host: 'person-0', last: 1000 });
    expect(table.seats.map(({ player, name, level }) => [player, name, level])).toEqual([
      ['person-0', 'Ada', 'skilled'],
      [null, 'Bo', 'casual'],
      ['person-2', 'Cy', null],
    ]);
  });

  test('has the same record when it ends', () => {
    const { entries } = recordedGame(kept.plan, kept, NOW);
    const { record } = endedGame({ ...table, aborted: true }, entries);
    expect({ ...record, end: null }).toEqual(kept.record);
  });

  test('is played on from a record in the same way', () => {
    const plan = { ...kept.plan, record: kept.record };
    const played = tableAfter(recordedGame(plan, null, NOW).entries, game, PLAY_ENTRIES);
    expect(played.state).toEqual(table.state);
    expect(played).toMatchObject({ round: 1, last: 5000 });
    expect(played.seats.map(({ level }) => level)).toEqual([null, 'casual', null]);
  });
});
