import { shuffleDeck } from '../../kernel/deck.ts';
import { put } from '../../kernel/hand.ts';
import { below, makeRandom, type Seed } from '../../kernel/random.ts';
import { clockwiseFrom } from '../../kernel/seats.ts';
import type { Card } from '../../kernel/zones.ts';
import { deckOf } from './deck.ts';
import { emptyState, type State } from './state.ts';
import { beginTurn } from './turn.ts';
import type { Options } from './variants.ts';

/** Shuffles and deals; whoever begins has drawn. KK-28, KK-30, KK-31, KK-32, KK-34, KKR-92, KKR-93, KKR-01, KKR-02 */
export function setup(options: Options, seed: Seed): State {
  const random = makeRandom(seed);
  const { players } = options;
  const wolf = options.variant === 'wolf' ? (options.wolf ?? below(random, players)) : null;
  const starter = options.starter ?? below(random, players);
  const state = emptyState(options, random, starter, wolf);
  shuffleDeck(random, state.source, deckOf(options));
  const order = clockwiseFrom(starter, players);
  for (const seat of order) {
    for (let i = 0; i < options.first_hand; i++) put(state.hands[seat], state.source.pop() as Card);
  }
  for (const seat of order) {
    for (let i = 0; i < options.first_deck; i++) state.decks[seat].push(state.source.pop() as Card);
  }
  beginTurn(state, starter, undefined);
  return state;
}
