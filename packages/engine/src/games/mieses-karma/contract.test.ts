import { describe, test } from 'vitest';
import { readOptions } from '../../kernel/options.ts';
import { contractOf } from '../../testing/contract.ts';
import * as terms from './contract-terms.ts';
import { miesesKarma } from './index.ts';

const TABLES = [
  { players: 2 },
  { players: 3 },
  { players: 4, openingHandVariant: true },
  { players: 5 },
  { players: 2, openingHandVariant: true, decision_ms: 0 },
  { players: 5, openingHandVariant: true, decision_ms: 1000 },
  { players: 3, turn_limit: 25 },
  { players: 5, extra_cards: 3, points_per_card: 5 },
  {
    players: 3,
    cards_plain: 1,
    cards_buddha: 2,
    cards_joker: 1,
    cards_reaper: 1,
    cards_animal: 1,
    cards_human: 1,
  },
  { players: 3, clock_attaches_reapers: false, clock_spares_buddhas: false },
];

/** Random games for each promise and table; `CONTRACT_GAMES=1000 npx vitest run …` for a thorough run. */
const GAMES = Number(process.env.CONTRACT_GAMES ?? 3);

/** Random games have about 750 moves with five players, and greedy ones fewer. */
const MOST_MOVES = 10_000;

describe.each(TABLES.map((given) => [JSON.stringify(given), given] as const))(
  'Mieses Karma with %s',
  (_name, given) => {
    const options = readOptions(miesesKarma, given);
    for (const promised of contractOf({ ...terms, game: miesesKarma, options, mostMoves: MOST_MOVES })) {
      test(promised.name, () => promised.run(GAMES), 60_000);
    }
  },
);
