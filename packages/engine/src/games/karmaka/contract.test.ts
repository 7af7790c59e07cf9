import { describe, test } from 'vitest';
import { readOptions } from '../../kernel/options.ts';
import { contractOf } from '../../testing/contract.ts';
import * as terms from './contract-terms.ts';
import { karmaka } from './index.ts';

/** Tables that differ in what their rules ask for. */
const TABLES = [
  { players: 2 },
  { players: 3 },
  { players: 4, decision_ms: 0 },
  { players: 4, variant: 'teams' },
  { players: 3, variant: 'wolf' },
  { players: 3, variant: 'wolf', wolf: 1, starter: 2 },
  { players: 2, turn_limit: 40, starter: 1 },
  { players: 4, first_hand: 7, first_deck: 5, new_life: 10, rings: 1 },
  { players: 2, first_hand: 2, first_deck: 0, new_life: 4, rings: 0, rung_points: 2 },
  { players: 3, cards_red: 0, cards_green: 1, cards_blue: 2, cards_embody: 1 },
];

/** Random games for each promise and table; `CONTRACT_GAMES=1000 npx vitest run …` for a thorough run. */
const GAMES = Number(process.env.CONTRACT_GAMES ?? 3);

/** Four seats that play at random until the turn limit make about two moves in each turn. */
const MOST_MOVES = 20_000;

describe.each(TABLES.map((given) => [JSON.stringify(given), given] as const))(
  'Karmaka with %s',
  (_name, given) => {
    const options = readOptions(karmaka, given);
    for (const promised of contractOf({ ...terms, game: karmaka, options, mostMoves: MOST_MOVES })) {
      test(promised.name, () => promised.run(GAMES));
    }
  },
);
