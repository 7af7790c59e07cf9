import type { MindTerms } from '../../../kernel/mind/network.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { karmaFeatures } from './features.ts';
import { karmaVectors } from './vectors.ts';

/** The largest table that was trained on. */
const MOST_SEATS = 4;

export const terms: MindTerms<State, Move> = {
  features: karmaFeatures,
  vectors: karmaVectors,
  lookahead: 2,
  knows: ({ options }) => options.players <= MOST_SEATS,
  players: ({ options }) => options.players,
  // One loses: what is shared out is that danger. KA-06
  chancesFrom: (_state, dangers) => dangers.map((danger) => 1 - danger),
};
