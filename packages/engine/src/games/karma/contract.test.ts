import { describe, test } from 'vitest';
import { readOptions } from '../../kernel/options.ts';
import { contractOf } from '../../testing/contract.ts';
import * as terms from './contract-terms.ts';
import { karma } from './index.ts';

/** Tables that differ in what their rules ask for. */
const TABLES = [
  { edition: 'amigo', players: 2 },
  { edition: 'amigo', players: 3, pile_visible: false },
  { edition: 'amigo', players: 4 },
  { edition: 'amigo', players: 6, oldest: 5 },
  { edition: 'amigo', players: 3, foresight: true },
  { edition: 'amigo', players: 4, stall_limit: 2, turn_limit: 60, choosing_ms: 0 },
  { edition: 'set', players: 2 },
  { edition: 'set', players: 4, draw_by_hand: true },
  { edition: 'set', players: 2, draw_by_hand: true, empty_hand_draws_first: false },
  { edition: 'set', players: 4, alternative_triples: true },
  { edition: 'set', players: 6, dealer: 0, decision_ms: 0 },
  { edition: 'set', players: 7, alternative_triples: true, pile_visible: false },
  { edition: 'set', players: 12 },
  { edition: 'amigo', players: 5, hand_cards: 9, open_cards: 2, hidden_cards: 1, full_hand: 5 },
  {
    edition: 'amigo',
    players: 3,
    foresight: true,
    cards_low: 1,
    cards_middle: 0,
    cards_table: 1,
    cards_give: 2,
  },
  { edition: 'set', players: 7, cards_high: 2, cards_five: 0, pile_visible: false },
  { edition: 'set', players: 3, draw_by_hand: true, turn_limit: 40, pile_visible: false },
];

/** Random games for each promise and table; `CONTRACT_GAMES=1000 npx vitest run …` for a thorough run. */
const GAMES = Number(process.env.CONTRACT_GAMES ?? 3);

/** Two seats that always take the pile play until the turn limit, with several moves in each turn. */
const MOST_MOVES = 20_000;

describe.each(TABLES.map((given) => [JSON.stringify(given), given] as const))(
  'Karma with %s',
  (_name, given) => {
    const options = readOptions(karma, given);
    for (const promised of contractOf({ ...terms, game: karma, options, mostMoves: MOST_MOVES })) {
      test(promised.name, () => promised.run(GAMES));
    }
  },
);
