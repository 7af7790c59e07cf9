import { LETS_PASS } from '../../bots/search/thought.ts';
import { below, oneOf } from '../../kernel/random.ts';
import { AS_FOUND } from '../../review/calibration.ts';
import { judge } from '../../review/decision.ts';
import { redraw } from '../../review/pools.ts';
import type { Check } from '../terms.ts';
import { makeTwin } from '../twins.ts';
import { expectSame, jsonCopy, offers, publicFacts, viewersOf } from './expectations.ts';

/** One decision in so many is looked at. */
const REDRAWN_ONCE_IN = 5;
const JUDGED_ONCE_IN = 20;

const SHORT_REVIEW = { iterations: 12, alternatives: 0, playouts: 0 };

export const redrawsUnseen: Check = {
  name: 'looks the same to everybody when what nobody knows is drawn anew',
  watch(terms, _deal, random) {
    const { game } = terms;
    const sorted = (state: unknown) => [...terms.cards(state)].sort((a, b) => a - b);
    return (state) => {
      if (game.review === undefined || below(random, REDRAWN_ONCE_IN) > 0) return;
      const other = game.clone(state);
      redraw(game.review, other, random);
      expectSame('cards', sorted(other), sorted(state));
      expectSame('public facts', publicFacts(terms, other), publicFacts(terms, state));
      for (const viewer of viewersOf(terms))
        expectSame(`view of ${viewer}`, game.view(other, viewer), game.view(state, viewer));
    };
  },
};

export const isReviewedFairly: Check = {
  name: 'is reviewed alike, to the byte, where a seat could not know better',
  watch(terms, _deal, random) {
    const { game } = terms;
    return (state) => {
      if (below(random, JUDGED_ONCE_IN) > 0) return;
      const owing = game.deciding(state);
      const asked = [...owing, ...game.mayInterrupt(state)];
      if (asked.length === 0) return;
      const seat = oneOf(random, asked);
      const owes = owing.includes(seat);
      const moves = owes ? offers(terms, state, seat) : [LETS_PASS, ...offers(terms, state, seat)];
      if (moves.length < 2) return;
      const twin = makeTwin(terms, state, seat, random);
      const choice = {
        index: 0,
        seat,
        kind: owes ? ('owed' as const) : ('passed' as const),
        made: oneOf(random, moves),
      };
      const seed = below(random, 2 ** 30);
      const judged = (from: unknown) =>
        judge(game, jsonCopy(game.view(from, seat)), choice, 0, AS_FOUND, SHORT_REVIEW, seed);
      expectSame('a review in a twin', judged(twin.state), judged(state));
    };
  },
};
