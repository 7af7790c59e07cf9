import { describe, expect, test } from 'vitest';
import type { Game } from '../../kernel/game.ts';
import { cardsIn } from '../../kernel/hand.ts';
import { hashOf } from '../../kernel/json.ts';
import { readOptions } from '../../kernel/options.ts';
import type { Seat, Viewer } from '../../kernel/seats.ts';
import { keepsSecrets } from '../../testing/checks/secrets.ts';
import { isComparedFairly } from '../../testing/checks/views.ts';
import { watchGame } from '../../testing/contract.ts';
import type { Check, Terms } from '../../testing/terms.ts';
import { GIVE, isKarmaCard } from './cards.ts';
import * as terms from './contract-terms.ts';
import { type Event, karma, type Move, type Options, type State, type View } from './index.ts';
import { viewChange } from './view-change.ts';

/** The search for leaks is worth something only if it finds those that are planted. */

type Karma = Game<State, Move, Event, View, Options>;

const TABLE = { edition: 'amigo', players: 4 };
const FORESIGHT = { edition: 'amigo', players: 3, foresight: true };
const HIDDEN_PILE = { edition: 'amigo', players: 3, pile_visible: false };
const BY_HAND = { edition: 'set', players: 3, draw_by_hand: true };

/** Random games after which a leak that was not found counts as missed. */
const GAMES = 60;

/** The first difference somebody could see, if the search finds one. */
function found(game: Karma, given: object, games = GAMES, check: Check = keepsSecrets): string | undefined {
  const options = readOptions(karma, given);
  try {
    for (let seed = 1; seed <= games; seed++) {
      watchGame({ ...terms, game, options, mostMoves: 20_000 } as unknown as Terms, check, seed);
    }
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Adds to every view. */
const inView = (extra: (state: State, viewer: Viewer) => object): Partial<Karma> => ({
  view: (state, viewer) => ({ ...karma.view(state, viewer), ...extra(state, viewer) }),
});

/** Tells other events than the real ones; `before` is the state before the move. */
const inEvents = (
  change: (event: Event, state: State, before: State) => object | object[],
): Partial<Karma> => ({
  apply: (state, actor, move, emit) => {
    const before = karma.clone(state);
    karma.apply(state, actor, move, (event) => {
      for (const told of [change(event, state, before)].flat()) emit?.(told as Event);
    });
  },
});

const leftOf = (state: State, seat: Seat) => (seat + 1) % state.options.players;
const holdsGive = (state: State, seat: Seat) => cardsIn(state.hands[seat]).includes(GIVE);
const somebodyHoldsGive = (state: State, viewer: Viewer) =>
  state.hands.some((_, seat) => seat !== viewer && holdsGive(state, seat));

/** What is leaked, how it is noticed, at which table, and how it is done. */
const LEAKS: [string, RegExp, object, Partial<Karma>][] = [
  ['other hands in the view', /view of/, TABLE, inView((state) => ({ hands: state.hands }))],
  [
    'the order of the hidden cards in the view',
    /view of/,
    TABLE,
    inView((state) => ({ hidden: state.hidden })),
  ],
  [
    'the top of the draw pile in the view',
    /view of/,
    TABLE,
    inView((state) => ({ next: state.draw.at(-1) ?? null })),
  ],
  [
    'a count of Karma cards left to draw',
    /view of/,
    TABLE,
    inView((state) => ({ karmaCards: state.draw.filter(isKarmaCard).length })),
  ],
  ['the seed in the view', /view of/, TABLE, inView((state) => ({ random: state.random }))],
  ['a hash of the whole state in the view', /view of/, TABLE, inView((state) => ({ hash: hashOf(state) }))],
  [
    'keys of the view in an order that depends on a hand',
    /view of/,
    TABLE,
    {
      view: (state, viewer) => {
        const { pile, ...rest } = karma.view(state, viewer);
        return somebodyHoldsGive(state, viewer) ? { ...rest, pile } : { pile, ...rest };
      },
    },
  ],
  ['a sealed choice in the view', /view (of|for)/, TABLE, inView((state) => ({ pending: state.pending }))],
  [
    'a sealed choice in an event',
    /events for/,
    TABLE,
    {
      apply: (state, actor, move, emit) =>
        karma.apply(state, actor, move, (event) =>
          emit?.(
            event.type === 'chose'
              ? ({ ...event, cards: (move as { cards?: unknown }).cards } as Event)
              : event,
          ),
        ),
    },
  ],
  [
    'foreseen cards shown to others',
    /events for/,
    FORESIGHT,
    { show: (event, viewer) => (event.type === 'looked' ? event : karma.show(event, viewer)) },
  ],
  [
    'foreseen cards in the order in which they lie',
    /view (of|for)/,
    FORESIGHT,
    inView((state, viewer) => ({
      mine: viewer === 'onlooker' || !state.foreseen[viewer] ? null : state.hidden[viewer],
    })),
  ],
  [
    'drawn cards shown to all',
    /events for/,
    TABLE,
    { show: (event, viewer) => (event.type === 'drew' ? event : karma.show(event, viewer)) },
  ],
  [
    'dealt cards shown to all',
    /events for/,
    FORESIGHT,
    { show: (event, viewer) => (event.type === 'dealt' ? event : karma.show(event, viewer)) },
  ],
  ['a hidden pile in the view', /view (of|for)/, HIDDEN_PILE, inView((state) => ({ pile: state.pile }))],
  [
    'a hidden pile shown when it is taken',
    /events for/,
    HIDDEN_PILE,
    { show: (event, viewer) => (event.type === 'took' ? event : karma.show(event, viewer)) },
  ],
  [
    'a card of a hand in an event',
    /events for/,
    TABLE,
    inEvents((event, state) =>
      event.type === 'played' ? { ...event, next: cardsIn(state.hands[event.seat])[0] } : event,
    ),
  ],
  [
    'the place of a played card in the hand',
    /events for/,
    TABLE,
    inEvents((event, _state, before) =>
      event.type === 'played' && event.from === 'hand'
        ? { ...event, place: cardsIn(before.hands[event.seat]).indexOf(event.card) }
        : event,
    ),
  ],
  [
    'the next card to draw told to whoever draws',
    /events for/,
    TABLE,
    inEvents((event, state) =>
      event.type === 'drew' ? { ...event, next: state.draw.at(-event.count - 1) ?? null } : event,
    ),
  ],
  [
    'an event more if the next player holds a certain card',
    /events for/,
    TABLE,
    {
      ...inEvents((event, state) =>
        event.type === 'played' && holdsGive(state, leftOf(state, event.seat))
          ? [event, { type: 'sigh' }]
          : event,
      ),
      show: (event, viewer) => ((event.type as string) === 'sigh' ? undefined : karma.show(event, viewer)),
    },
  ],
  [
    'padding of an event by a hidden card',
    /events for/,
    TABLE,
    inEvents((event, state) =>
      event.type === 'played' ? { ...event, pad: ' '.repeat(state.draw.at(-1) ?? 0) } : event,
    ),
  ],
  [
    'an event that goes on changing with the state',
    /events that change/,
    TABLE,
    inEvents((event, state) => (event.type === 'played' ? { ...event, pile: state.pile } : event)),
  ],
  [
    'a deadline that depends on what can be played',
    /public facts/,
    TABLE,
    {
      deadline: (state) => {
        const due = karma.deadline(state);
        const [seat] = karma.deciding(state);
        return due && { ...due, ms: due.ms + karma.legalMoves(state, seat).length };
      },
    },
  ],
  [
    'a countdown that depends on a hidden card',
    /view for/,
    TABLE,
    {
      apply: (state, actor, move, emit) => {
        if (state.draw.at(-1) === GIVE) state.countdown++;
        karma.apply(state, actor, move, emit);
      },
    },
  ],
  [
    'only asking those who have a choice',
    /public facts/,
    TABLE,
    { deciding: (state) => karma.deciding(state).filter((seat) => karma.legalMoves(state, seat).length > 1) },
  ],
  [
    'interrupting that depends on a hand',
    /public facts/,
    BY_HAND,
    { mayInterrupt: (state) => karma.mayInterrupt(state).filter((seat) => !holdsGive(state, seat)) },
  ],
  [
    'moves offered by the top of the draw pile',
    /offers to/,
    TABLE,
    {
      legalMoves: (state, actor) => {
        const legal = karma.legalMoves(state, actor);
        return state.draw.at(-1) === GIVE && legal.length > 1 ? legal.slice(1) : legal;
      },
    },
  ],
  [
    'moves offered in an order that depends on another hand',
    /offers to/,
    TABLE,
    {
      legalMoves: (state, actor) => {
        const legal = karma.legalMoves(state, actor);
        return actor !== 'clock' && somebodyHoldsGive(state, actor) ? legal.reverse() : legal;
      },
    },
  ],
  [
    'a refusal that names cards of another hand',
    /answer to/,
    TABLE,
    {
      whyNot: (state, actor, attempt) => {
        const next = typeof actor === 'number' ? state.hands[leftOf(state, actor)] : undefined;
        return { ...karma.whyNot(state, actor, attempt), cards: next ? cardsIn(next).map(String) : [] };
      },
    },
  ],
  [
    'a code of a refusal that depends on another hand',
    /answer to/,
    TABLE,
    {
      whyNot: (state, actor, attempt) => {
        const refusal = karma.whyNot(state, actor, attempt);
        return somebodyHoldsGive(state, actor as Seat) ? { ...refusal, code: 'not-held' } : refusal;
      },
    },
  ],
  [
    'spelling that knows other hands',
    /answer to/,
    TABLE,
    {
      spell: (state, actor, attempt) =>
        somebodyHoldsGive(state, actor as Seat) ? attempt : karma.spell(state, actor, attempt),
    },
  ],
  [
    'a liking for moves that looks into other hands',
    /offers to/,
    TABLE,
    { taste: { ...karma.taste, likes: (state, seat) => (somebodyHoldsGive(state, seat) ? 1 : 0) } },
  ],
];

describe('a planted leak is found', () => {
  test.each(LEAKS)('%s', (_name, how, given, leak) =>
    expect(found({ ...karma, ...leak }, given)).toMatch(how),
  );
});

describe('what is planted in the changes of views is found', () => {
  /** Puts something else in the place of what a viewer sees in its own way. */
  const changesWith = (
    change: (own: readonly [object, object], before: State, after: State) => [object, object],
  ): Partial<Karma> => ({
    viewChange(before, after) {
      const { common, of } = viewChange(before, after);
      return { common, of: (viewer) => change(of(viewer), before, after) };
    },
  });

  test.each([
    ['a seat that has changed and is left out', /left out/, changesWith(([before]) => [before, before])],
    [
      'all hands',
      /hands/,
      changesWith(([own, ownNow], before, after) => [
        { ...own, hands: before.hands },
        { ...ownNow, hands: after.hands },
      ]),
    ],
  ])('%s', (_name, how, planted) =>
    expect(found({ ...karma, ...planted }, TABLE, GAMES, isComparedFairly)).toMatch(how),
  );
});

describe('without a leak nothing is found', () => {
  test.each([TABLE, FORESIGHT, HIDDEN_PILE, BY_HAND])('%j', (given) =>
    expect(found(karma, given, 10)).toBeUndefined(),
  );
});
