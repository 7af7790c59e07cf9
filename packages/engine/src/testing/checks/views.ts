import type { Budget } from '../../bots/bot.ts';
import { inCharacter } from '../../bots/by-taste/in-character.ts';
import { CHARACTERS } from '../../bots/characters.ts';
import { BOTS } from '../../bots/search/bots.ts';
import { below, fastRandom, oneOf, type Random } from '../../kernel/random.ts';
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

/** What has changed for viewers is looked at once in so many moments, which differ in more than one move then. */
const COMPARED_ONCE_IN = 2;

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
      for (const each of [imagined, game.imagine(sent, random)]) playOn(terms, each, random);
      expectSame('a view after states imagined from it were played on', sent, view);
      const seed = below(random, 2 ** 30);
      const [again, anew] = [sent, view].map((each) => game.imagine(each, fastRandom(seed)));
      expectSame('what is imagined from it then', again, anew);
    };
  },
};

function playOn({ game }: Terms, state: unknown, random: Random): void {
  for (let i = 0; i < MOVES_ON; i++) {
    const step = randomStep(game, state, random);
    if (step) game.apply(state, step.actor, step.move);
  }
}

export const isComparedFairly: Check = {
  name: 'shows each viewer the same changes in parts of views as in whole views',
  watch(terms, _deal, random) {
    const { game } = terms;
    let before: unknown;
    return (state) => {
      if (game.viewChange === undefined || below(random, COMPARED_ONCE_IN) > 0) return;
      const after = game.clone(state);
      if (before !== undefined) {
        const { common, of } = game.viewChange(before, after);
        for (const viewer of viewersOf(terms)) {
          const [own, ownNow] = of(viewer);
          expectSameChange(
            `change for ${viewer}`,
            [
              { ...common[0], ...own },
              { ...common[1], ...ownNow },
            ],
            [game.view(before, viewer), game.view(after, viewer)],
          );
        }
      }
      before = after;
    };
  },
};

type Two = readonly [before: unknown, after: unknown];

/** Where parts are one object, or the same, nothing may have changed in the whole; elsewhere they are what is in the whole. */
function expectSameChange(what: string, parts: Two, whole: Two): void {
  const [before, after] = parts;
  if (before === after) return expectSame(`${what}, left out`, whole[1], whole[0]);
  if (!isObject(before) || !isObject(after) || !isObject(whole[0]) || !isObject(whole[1])) {
    expectSame(what, before, whole[0]);
    return expectSame(what, after, whole[1]);
  }
  const objects = [after, before, whole[0], whole[1]];
  for (const [i, object] of objects.entries()) {
    for (const key of Object.keys(object)) {
      if (objects.slice(0, i).some((earlier) => key in earlier)) continue;
      expectSameChange(`${what}, ${key}`, [before[key], after[key]], [whole[0][key], whole[1][key]]);
    }
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

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
