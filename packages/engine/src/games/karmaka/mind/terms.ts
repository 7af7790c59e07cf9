import type { MindTerms } from '../../../kernel/mind/network.ts';
import type { Move } from '../moves.ts';
import { type State, seatingAt } from '../state.ts';
import { karmakaFeatures } from './features.ts';
import { karmakaVectors } from './vectors.ts';

export const terms: MindTerms<State, Move> = {
  features: karmakaFeatures,
  vectors: karmakaVectors,
  lookahead: 4,
  // It was trained without allies. KK-77
  knows: (state) => seatingAt(state).sides.every((side) => side.length === 1),
  players: ({ options }) => options.players,
  chancesFrom: (_state, shares) => shares,
};
