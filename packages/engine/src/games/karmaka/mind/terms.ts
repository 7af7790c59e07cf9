import type { MindTerms } from '../../../kernel/mind/network.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { karmakaFeatures } from './features.ts';
import { karmakaVectors } from './vectors.ts';

/** The largest table that was trained on. */
const MOST_SEATS = 4;

export const terms: MindTerms<State, Move> = {
  features: karmakaFeatures,
  vectors: karmakaVectors,
  lookahead: 4,
  knows: ({ options }) => options.players <= MOST_SEATS,
  players: ({ options }) => options.players,
  chancesFrom: (_state, shares) => shares,
};
