import { framesFor } from '../../kernel/later/foretell.ts';
import { hardnessOf } from '../../kernel/later/hardness.ts';
import { findMove, tidy } from '../../kernel/notation.ts';
import { below, oneOf, type Random } from '../../kernel/random.ts';
import type { Actor, Seat, Viewer } from '../../kernel/seats.ts';
import type { Card } from '../../kernel/zones.ts';
import { randomAttempt } from '../attempts.ts';
import type { Step } from '../random-play.ts';
import type { Check, Terms } from '../terms.ts';
import { makeTwin, type Twin, whereabouts } from '../twins.ts';
import { expectSameBytes, expectThat, publicFacts, viewersOf } from './expectations.ts';

/** So many twins go along with the game at the same time; each step, one twin in so many makes place for a new one. */
const TWINS = 2;
const LEFT_ONCE_IN = 25;

/** One moment in so many at which a twin is looked at closely; its first one always is. */
const CLOSELY_ONCE_IN = 5;

/**
 * Twins of the game, which differ in what a viewer may not know, go along with it move by move, and that viewer must not
 * see any difference. A twin is left when the game rightly shows a card in which the two differ, or when
 * somebody makes a move that in the twin is not theirs to make.
 */
export const keepsSecrets: Check = {
  name: 'shows no viewer anything that depends on what is secret',
  watch(terms, _deal, random) {
    let twins: Twin[] = [];
    const steps = { along: 0, parted: 0 };
    return (state, next) => {
      const closely = twins.filter(() => below(random, CLOSELY_ONCE_IN) === 0);
      for (const twin of closely) expectSameMoment(terms, state, twin, random);
      while (twins.length < TWINS) {
        const twin = makeTwin(terms, state, oneOf(random, viewersOf(terms)), random);
        expectSameMoment(terms, state, twin, random);
        twins.push(twin);
      }
      if (next === null) return;
      const along = twins.filter((twin) => goesAlong(terms, state, twin, next, random));
      steps.along += along.length;
      steps.parted += twins.length - along.length;
      const oftenParted = steps.parted > ENOUGH_STEPS && steps.parted > steps.along;
      expectThat(!oftenParted, 'twins part too often to tell anything');
      twins = along.filter(() => below(random, LEFT_ONCE_IN) > 0);
    };
  },
};

const ENOUGH_STEPS = 50;

/** Nothing a viewer can see, do or ask at this moment tells the two states apart. */
function expectSameMoment(terms: Terms, state: unknown, twin: Twin, random: Random): void {
  const { game } = terms;
  const { viewer } = twin;
  expectSameBytes(`view of ${viewer}`, game.view(twin.state, viewer), game.view(state, viewer));
  expectSameBytes('public facts', publicFacts(terms, twin.state), publicFacts(terms, state));
  const asked = [...game.deciding(state), ...game.mayInterrupt(state)];
  if (asked.length > 0 && below(random, HARDNESS_ONCE_IN) === 0) {
    const seat = oneOf(random, asked);
    const [there, here] = [twin.state, state].map((either) => hardnessOf(game, either, seat));
    expectSameBytes(`how hard it looks for ${seat}`, there, here);
  }
  if (viewer === 'onlooker') return;
  const [offersThere, offersHere] = [twin.state, state].map((either) => likedOffers(terms, either, viewer));
  expectSameBytes(`offers to ${viewer}`, offersThere, offersHere);
  for (let i = 0; i < ATTEMPTS; i++) {
    const attempt = randomAttempt(terms, state, viewer, random);
    for (const answer of [spelling, answerTo]) {
      const [there, here] = [twin.state, state].map((either) => answer(terms, either, viewer, attempt));
      expectSameBytes(`answer to ${viewer} ${attempt.slice(0, 60)}`, there, here);
    }
  }
}

const ATTEMPTS = 6;
/** One moment in so many at which it is worked out how hard a decision looks. */
const HARDNESS_ONCE_IN = 8;

/** The offers with how much a simple bot likes them, and what they are like to those who have a character. */
function likedOffers({ game }: Terms, state: unknown, seat: Seat): unknown {
  return game
    .legalMoves(state, seat)
    .map((move) => [
      game.notation(move),
      game.taste.likes(state, seat, move),
      game.taste.manner?.(state, seat, move),
    ]);
}

function spelling({ game }: Terms, state: unknown, seat: Seat, attempt: string): unknown {
  return game.spell(state, seat, tidy(attempt));
}

function answerTo({ game }: Terms, state: unknown, seat: Seat, attempt: string): unknown {
  const move = findMove(game, state, seat, attempt);
  return move === undefined ? game.whyNot(state, seat, attempt) : game.notation(move);
}

/** Takes the step in the twin as well; false if the two have rightly parted. */
function goesAlong(
  terms: Terms,
  state: unknown,
  twin: Twin,
  { actor, text, move }: Step,
  random: Random,
): boolean {
  const { game } = terms;
  const { viewer } = twin;
  const sealed = actor !== 'clock' && actor !== viewer && terms.isSealed?.(state, actor, viewer) === true;
  const offered = game.legalMoves(twin.state, actor);
  const any = sealed && offered.length > 0;
  const own = any ? oneOf(random, offered) : offered.find((legal) => game.notation(legal) === text);
  if (own === undefined) {
    expectThat(actor !== viewer && actor !== 'clock', `${actor} ${text} is not legal in the twin`);
    return false;
  }
  const before = game.clone(twin.state);
  const here = observe(terms, game.clone(state), actor, move, viewer);
  const there = observe(terms, twin.state, actor, own, viewer);
  // What the clock does, and what follows a secret answer or scattered cards, may depend on more cards than those exchanged.
  if (sealed || here.scattered) twin.kinds = null;
  if (here.frames === there.frames && here.view === there.view) return true;
  const kinds = actor === 'clock' ? null : twin.kinds;
  if (reveals(terms, game.clone(state), actor, move, viewer, kinds)) return false;
  if (reveals(terms, before, actor, own, viewer, kinds)) return false;
  const after = `for ${viewer} after ${actor} ${text}`;
  expectSameBytes(`events ${after}`, there.frames, here.frames);
  expectSameBytes(`view ${after}`, there.view, here.view);
  return true;
}

/** What a viewer sees of a move. */
function observe(
  { game, scatters }: Terms,
  state: unknown,
  actor: Actor,
  move: unknown,
  viewer: Viewer,
): { frames: string; view: string; scattered: boolean } {
  const events: unknown[] = [];
  const told: string[] = [];
  game.apply(state, actor, move, (event) => {
    events.push(event);
    told.push(JSON.stringify(framesFor(game, [event], viewer)));
  });
  const frames = events.map((event) => JSON.stringify(framesFor(game, [event], viewer)));
  expectSameBytes('events that change after they were told', frames, told);
  const scattered = scatters !== undefined && events.some(scatters);
  return { frames: frames.join(), view: JSON.stringify(game.view(state, viewer)), scattered };
}

/** Do cards of these kinds come out of secrecy by a move, if only in passing? */
function reveals(
  terms: Terms,
  state: unknown,
  actor: Actor,
  move: unknown,
  viewer: Viewer,
  kinds: ReadonlySet<Card> | null,
): boolean {
  const before = whereabouts(terms, state, viewer, kinds);
  let revealing = false;
  const look = () => {
    revealing ||= whereabouts(terms, state, viewer, kinds) !== before;
  };
  terms.game.apply(state, actor, move, look);
  look();
  return revealing;
}
