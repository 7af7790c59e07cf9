import { findMove } from '../../kernel/notation.ts';
import { below, fastRandom, oneOf, type Random } from '../../kernel/random.ts';
import type { Actor } from '../../kernel/seats.ts';
import { moveAtRandom } from '../../kernel/thinking/random-move.ts';
import { randomActor, randomAttempt } from '../attempts.ts';
import type { Check, Terms } from '../terms.ts';
import { actorsOf, expectSame, expectThat, offers } from './expectations.ts';

/** One decision in so many is looked at. */
const LOOKED_AT_ONCE_IN = 3;

export const offersWhatItNames: Check = {
  name: 'offers moves that can be made and have names of their own',
  watch(terms, _deal, random) {
    return (state) => {
      if (below(random, LOOKED_AT_ONCE_IN) > 0) return;
      for (const actor of actorsOf(terms)) expectDistinct(terms, state, actor);
      expectRightActors(terms, state);
    };
  },
};

function expectDistinct(terms: Terms, state: unknown, actor: Actor): void {
  const { game } = terms;
  const legal = game.legalMoves(state, actor);
  const names = legal.map((move) => game.notation(move));
  expectThat(
    new Set(names).size === names.length,
    `${actor} is offered two moves of one name: ${names.join(', ')}`,
  );
  legal.forEach((move, i) => {
    expectSame(`spelling for ${actor}`, game.spell(state, actor, names[i]), names[i]);
    const found = findMove(game, state, actor, names[i]);
    expectSame(`what ${actor} ${names[i]} means`, found && game.notation(found), names[i]);
    game.apply(game.clone(state), actor, move);
  });
}

/** Whoever owes an answer has one, and nobody else can move but who may interrupt, or the clock when time is up. */
function expectRightActors(terms: Terms, state: unknown): void {
  const { game } = terms;
  const owing = game.deciding(state);
  const mayAct = new Set<Actor>([...owing, ...game.mayInterrupt(state)]);
  const deadline = game.deadline(state);
  for (const seat of owing)
    expectThat(offers(terms, state, seat).length > 0, `${seat} owes an answer and has none`);
  for (const actor of actorsOf(terms)) {
    if (actor === 'clock')
      expectSame('moves of the clock', offers(terms, state, actor), deadline ? [deadline.move] : []);
    else if (!mayAct.has(actor))
      expectSame(`offers to ${actor}, who may not act`, offers(terms, state, actor), []);
  }
}

/** So many moves of the universe are tried, at one decision in so many. */
const TRIED = 24;
const TRIED_ONCE_IN = 8;

export const offersWhatItAccepts: Check = {
  name: 'accepts exactly the moves it offers, and refusing one changes nothing',
  watch(terms, _deal, random) {
    const { game, universe } = terms;
    return (state) => {
      if (below(random, TRIED_ONCE_IN) > 0) return;
      const actor = oneOf(random, actorsOf(terms));
      const offered = new Set(offers(terms, state, actor));
      const tried = Array.from({ length: TRIED }, () => oneOf(random, universe));
      let trial = game.clone(state);
      for (const move of [...tried, ...game.legalMoves(state, actor)]) {
        const accepted = isAccepted(terms, trial, actor, move);
        const name = game.notation(move);
        expectThat(
          accepted === offered.has(name),
          `${actor} ${name} is ${accepted ? 'accepted' : 'offered'} only`,
        );
        if (accepted) trial = game.clone(state);
      }
      expectSame('the state after refused moves', trial, state);
    };
  },
};

function isAccepted({ game }: Terms, state: unknown, actor: Actor, move: unknown): boolean {
  try {
    game.apply(state, actor, move);
    return true;
  } catch (error) {
    // A refusal is a plain error with the clause; anything else is a fault of the rules.
    if (error instanceof Error && error.constructor === Error) return false;
    throw error;
  }
}

/** So many attempts are made, at one decision in so many. */
const ATTEMPTS = 16;
const ASKED_ONCE_IN = 3;

export const refusesWithReason: Check = {
  name: 'gives a known reason and clause for whatever it refuses, and changes nothing',
  watch(terms, _deal, random) {
    const clauses = new Set(terms.clauses);
    return (state) => {
      if (below(random, ASKED_ONCE_IN) > 0) return;
      const before = JSON.stringify(state);
      for (let i = 0; i < ATTEMPTS; i++) expectReason(terms, state, clauses, random);
      expectThat(JSON.stringify(state) === before, 'an attempt changed the state');
    };
  },
};

function expectReason(terms: Terms, state: unknown, clauses: ReadonlySet<string>, random: Random): void {
  const { game } = terms;
  const actor = randomActor(terms, state, random);
  const attempt = randomAttempt(terms, state, actor, random);
  if (findMove(game, state, actor, attempt) !== undefined) return;
  const said = `${actor} ${attempt.slice(0, 60)}`;
  const { code, clause, cards } = game.whyNot(state, actor, attempt);
  expectThat(Object.hasOwn(game.refusals, code), `${said} is refused by the unknown code ${code}`);
  expectThat(clauses.has(clause), `${said} is refused by the unknown clause ${clause}`);
  expectSame(`clause of ${code}`, clause, game.refusals[code]);
  for (const card of cards) {
    expectThat(game.meta.cards.includes(card), `${said} is refused by the unknown card ${card}`);
  }
}

/** So many picks for each legal move, at one decision in so many. */
const PICKS = 100;
const PICKED_ONCE_IN = 150;

export const picksEvenly: Check = {
  name: 'picks every legal move equally often where it picks by itself',
  watch({ game }, _deal, random) {
    return (state) => {
      for (const seat of game.deciding(state)) {
        const names = game.legalMoves(state, seat).map((move) => game.notation(move));
        const pick = () => game.notation(game.pickMove(state, seat, random));
        expectThat(names.includes(pick()), `a move is picked for ${seat} that is not legal`);
        if (below(random, PICKED_ONCE_IN) === 0) expectEven(names, pick);
      }
    };
  },
};

/** One decision in so many is made in both ways. */
const MADE_ONCE_IN = 5;

export const movesAtRandom: Check = {
  name: 'moves at random as it picks moves and carries them out',
  watch({ game }, _deal, random) {
    const { moveAtRandom: own, ...plain } = game;
    return (state) => {
      if (own === undefined || below(random, MADE_ONCE_IN) > 0) return;
      const seed = below(random, 2 ** 30);
      const [mine, theirs] = [game, plain].map((each) => {
        const after = game.clone(state);
        const chance = fastRandom(seed);
        return { moved: moveAtRandom(each, after, chance), after, chance };
      });
      expectSame('a move at random', mine, theirs);
    };
  },
};

/** The chi-square statistic is not so high that chance would give it once in a million times. */
function expectEven(names: readonly string[], pick: () => string): void {
  const counts = new Map(names.map((name) => [name, 0]));
  for (let i = 0; i < PICKS * names.length; i++) {
    const name = pick();
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - PICKS) ** 2 / PICKS, 0);
  const freedom = names.length - 1;
  const most = freedom + 7 * Math.sqrt(2 * freedom) + 15;
  expectThat(
    chiSquare <= most,
    `picks are uneven: ${[...counts].map(([name, count]) => `${name} ${count}`)}`,
  );
}
