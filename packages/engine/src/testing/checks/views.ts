import type { Budget } from '../../bots/bot.ts';
import { inCharacter } from '../../bots/by-taste/in-character.ts';
import { CHARACTERS } from '../../bots/characters.ts';
import { BOTS } from '../../bots/search/bots.ts';
import { below, fastRandom, oneOf, type Random } from '../../kernel/random.ts';
import type { Views } from '../../kernel/shared-views.ts';
import { randomStep } from '../random-play.ts';
import type { Check, Terms } from '../terms.ts';
import { makeTwin } from '../twins.ts';
import {
  actorsOf,
  expectSame,
  expectThat,
  jsonCopy,
  offers,
  publicFacts,
  viewersOf,
} from './expectations.ts';

/** So many moves are played on in a state that was imagined. */
const MOVES_ON = 8;

/** One decision in so many is looked at. */
const LOOKED_AT_ONCE_IN = 5;

/** Views of several viewers are looked at once in so many moments, which differ in more than one move then. */
const SHARED_ONCE_IN = 2;

/** Bots that search think only this long, since it is not their strength that is tested. */
const SHORT_THOUGHT: Budget = { iterations: 12 };

export const isImagined: Check = {
  name: 'can be imagined from every view, looks the same from there, and can be played on',
  watch(terms, _deal, random) {
    const { game } = terms;
    const sorted = (state: unknown) => [...terms.cards(state)].sort((a, b) => a - b);
    let last: { view: unknown; sent: unknown } | undefined;
    return (state) => {
      if (last) expectSame('a view after the game went on', last.view, last.sent);
      last = undefined;
      if (below(random, LOOKED_AT_ONCE_IN) > 0) return;
      const viewer = oneOf(random, viewersOf(terms));
      const view = game.view(state, viewer);
      const sent = jsonCopy(view);
      expectSame(`view of ${viewer}, sent as JSON`, sent, view);
      last = { view, sent: jsonCopy(view) };
      const imagined = game.imagine(sent, random);
      expectSame(`view of ${viewer} in the imagined state`, game.view(imagined, viewer), view);
      expectSame(
        'public facts in the imagined state',
        publicFacts(terms, imagined),
        publicFacts(terms, state),
      );
      expectSame('cards in the imagined state', sorted(imagined), sorted(state));
      if (viewer !== 'onlooker')
        expectSame('offers', offers(terms, imagined, viewer), offers(terms, state, viewer));
      playOn(terms, imagined, random);
      expectSame('a view after the state imagined from it was played on', sent, view);
    };
  },
};

function playOn({ game }: Terms, state: unknown, random: Random): void {
  for (let i = 0; i < MOVES_ON; i++) {
    const step = randomStep(game, state, random);
    if (step) game.apply(state, step.actor, step.move);
  }
}

export const isSharedFairly: Check = {
  name: 'shows several viewers what each of them is shown alone',
  watch(terms, _deal, random) {
    const { game } = terms;
    let before: Views<unknown, unknown> | undefined;
    return (state) => {
      if (game.views === undefined || below(random, SHARED_ONCE_IN) > 0) return;
      const views = game.views(game.clone(state), before);
      for (const viewer of viewersOf(terms)) {
        // What was not looked at in one moment cannot be taken over in the next.
        if (below(random, 4) === 0) continue;
        expectSame(`view of ${viewer} among others`, views.of(viewer), game.view(state, viewer));
      }
      before = views;
    };
  },
};

export const describesItself: Check = {
  name: 'is the same moment again when its description is read',
  watch(terms, _deal, random) {
    const { game } = terms;
    return (state) => {
      if (below(random, LOOKED_AT_ONCE_IN) > 0) return;
      const described = jsonCopy(game.describe(state));
      expectSame('description spelt out', game.spellPosition(described), described);
      const again = game.position(described);
      expectSame('description', game.describe(again), described);
      expectSame('public facts', publicFacts(terms, again), publicFacts(terms, state));
      const viewer = oneOf(random, viewersOf(terms));
      expectSame(`view of ${viewer}`, game.view(again, viewer), game.view(state, viewer));
      for (const actor of actorsOf(terms))
        expectSame('offers', offers(terms, again, actor), offers(terms, state, actor));
    };
  },
};

export const servesBots: Check = {
  name: 'lets bots find legal moves from the view alone',
  watch(terms, _deal, random) {
    const { game } = terms;
    return (state) => {
      if (below(random, LOOKED_AT_ONCE_IN) > 0) return;
      const owing = game.deciding(state);
      const asked = [...owing, ...game.mayInterrupt(state)];
      if (asked.length === 0) return;
      const seat = oneOf(random, asked);
      const twin = makeTwin(terms, state, seat, random);
      const seed = below(random, 2 ** 30);
      const [name, bot] = oneOf(random, Object.entries(BOTS));
      const owes = owing.includes(seat);
      const person = inCharacter(game, below(random, 2) === 0 ? null : oneOf(random, CHARACTERS));
      const decide = (from: unknown) =>
        bot(person, jsonCopy(game.view(from, seat)), seat, owes, fastRandom(seed), SHORT_THOUGHT);
      const move = decide(state);
      expectThat(move !== undefined || !owes, `the ${name} bot owes an answer and gives none`);
      if (move === undefined) return;
      const text = game.notation(move);
      expectThat(
        offers(terms, state, seat).includes(text),
        `the ${name} bot plays ${text}, which is not legal`,
      );
      expectSame(`what the ${name} bot plays in a twin`, notationOf(terms, decide(twin.state)), text);
    };
  },
};

function notationOf({ game }: Terms, move: unknown): string | null {
  return move === undefined ? null : game.notation(move);
}
