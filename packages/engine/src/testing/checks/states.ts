import { hashOf } from '../../kernel/json.ts';
import { RECORD_CHECKS } from '../../kernel/later/verdict.ts';
import { below } from '../../kernel/random.ts';
import { readRecord } from '../../record/read.ts';
import { verifyRecord } from '../../record/verify.ts';
import { writeRecord } from '../../record/written.ts';
import { randomStep, type Step } from '../random-play.ts';
import { randomRecord } from '../random-record.ts';
import type { Check, Terms } from '../terms.ts';
import { actorsOf, expectSame, expectThat, jsonCopy, offers } from './expectations.ts';

export const keepsAllCards: Check = {
  name: 'loses no card and makes none',
  watch(terms, deal) {
    const sorted = (state: unknown) => [...terms.cards(state)].sort((a, b) => a - b);
    const dealt = sorted(deal());
    return (state) => expectSame('cards', sorted(state), dealt);
  },
};

/** One moment in so many at which a costly check is made. */
const NOW_AND_THEN = 12;
const MOVES_APART = 30;

export const clonesApart: Check = {
  name: 'makes clones that are equal and lead their own life',
  watch(terms, _deal, random) {
    const { game } = terms;
    return (state) => {
      if (below(random, NOW_AND_THEN) > 0) return;
      const [copy, other] = [game.clone(state), game.clone(state)];
      expectSame('clone', copy, state);
      const saved = jsonCopy(state);
      for (let i = 0; i < MOVES_APART; i++) {
        const step = randomStep(game, copy, random);
        if (step) game.apply(copy, step.actor, step.move);
      }
      expectSame('the state after its clone was played on', state, saved);
      expectSame('a clone after another was played on', other, saved);
    };
  },
};

export const survivesSaving: Check = {
  name: 'goes on the same from a saved state at every decision',
  watch(terms, deal) {
    let revived = deal();
    let last: Step | null = null;
    return (state, next) => {
      if (last) take(terms, revived, last);
      revived = jsonCopy(revived);
      expectSame('the revived state', revived, state);
      for (const actor of actorsOf(terms))
        expectSame('offers', offers(terms, revived, actor), offers(terms, state, actor));
      last = next;
    };
  },
};

/** Carries out the move with the same notation. */
function take(terms: Terms, state: unknown, { actor, text }: Step): void {
  const move = terms.game.legalMoves(state, actor).find((legal) => terms.game.notation(legal) === text);
  if (move === undefined) throw new Error(`${actor} ${text} is not legal in the saved state`);
  terms.game.apply(state, actor, move, () => {});
}

export const repeatsItself: Check = {
  name: 'gives the same game for the same seed and moves, whether anybody listens or not',
  toTheEnd: true,
  watch(terms, deal) {
    const steps: Step[] = [];
    return (state, next) => {
      if (next) return void steps.push(next);
      const again = deal();
      for (const step of steps) take(terms, again, step);
      expectSame('hash', hashOf(again), hashOf(state));
    };
  },
};

export const keepsRecords: Check = {
  name: 'writes records that can be read and verified',
  watch({ game, options }, _deal, random) {
    const record = randomRecord(game, options, below(random, 2 ** 30));
    const text = writeRecord(record);
    expectSame('the record read again', readRecord(text), record);
    expectSame('verdict', verifyRecord({ [game.meta.id]: game }, text), { ok: true, checks: RECORD_CHECKS });
    return () => {};
  },
};

export const ends: Check = {
  name: 'comes to an end, and then nobody can move',
  toTheEnd: true,
  watch(terms) {
    const { game } = terms;
    return (state, next) => {
      const over = game.outcome(state) !== undefined;
      expectThat(
        over === (next === null),
        over ? 'somebody can move after the end' : 'nobody can move before the end',
      );
    };
  },
};
