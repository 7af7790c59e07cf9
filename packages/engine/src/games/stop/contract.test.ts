import { describe, test } from 'vitest';
import { readOptions } from '../../kernel/options.ts';
import { contractOf } from '../../testing/contract.ts';
import * as terms from './contract-terms.ts';
import { stop } from './index.ts';

/** Tables that differ in what their rules ask for; few points keep the games short. */
const TABLES = [
  { players: 3, reaction: 'poll', hand_cards: 4, penalty_swap: 50, penalty_two: 0, target_points: 60 },
  { players: 2, reaction: 'poll', target_points: 60 },
  { players: 3, target_points: 60, cards_numbers: 1, cards_zero: 0, cards_skip: 1, cards_free_choice: 3 },
  { players: 4, reaction: 'poll', target_points: 120 },
  { players: 3, reaction: 'poll', auto_call: true, target_points: 80, opening_number_only: true },
  { players: 10, reaction: 'poll', turn_limit: 40, target_points: 100 },
  { players: 2, target_points: 60 },
  { players: 4, target_points: 120, dealer: 3 },
  { players: 3, interject_ms: 0, target_points: 100 },
  { players: 3, auto_call: true, opening_number_only: true, turn_ms: 0, response_ms: 0, target_points: 80 },
  { players: 6, turn_limit: 30, target_points: 100 },
  { players: 10, target_points: 150 },
];

/** Random games for each promise and table; `CONTRACT_GAMES=1000 npx vitest run …` for a thorough run. */
const GAMES = Number(process.env.CONTRACT_GAMES ?? 3);

/** A table of ten asks ten players after most turns, and a round may last a thousand. */
const MOST_MOVES = 100_000;

describe.each(TABLES.map((given) => [JSON.stringify(given), given] as const))(
  'STOP with %s',
  (_name, given) => {
    const options = readOptions(stop, given);
    for (const promised of contractOf({ ...terms, game: stop, options, mostMoves: MOST_MOVES })) {
      test(promised.name, () => promised.run(GAMES), 60_000);
    }
  },
);
