import { expect, test } from 'vitest';
import type { Game } from '../../kernel/game.ts';
import { readOptions } from '../../kernel/options.ts';
import type { Seat, Viewer } from '../../kernel/seats.ts';
import { keepsSecrets } from '../../testing/checks/secrets.ts';
import { watchGame } from '../../testing/contract.ts';
import type { Terms } from '../../testing/terms.ts';
import * as terms from './contract-terms.ts';
import { isIdentical } from './fitting.ts';
import { cardsIn } from './hand.ts';
import { type Event, type Move, type Options, type State, stop, type View } from './index.ts';
import { onTurn, topCard, windowOf } from './state.ts';

/** The search for leaks is worth something only if it finds those that are planted, the clock's above all. STR-07 */

type Stop = Game<State, Move, Event, View, Options>;

const RACE = { players: 3, target_points: 150 };
const POLL = { ...RACE, reaction: 'poll' };

/** Random games after which a leak that was not found counts as missed. */
const GAMES = 40;

/** The first difference somebody could see, if the search finds one. */
function found(game: Stop, given: object): string | undefined {
  const options = readOptions(stop, given);
  try {
    for (let seed = 1; seed <= GAMES; seed++) {
      watchGame({ ...terms, game, options, mostMoves: 100_000 } as unknown as Terms, keepsSecrets, seed);
    }
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Could this seat throw in a card? */
function holdsTop(state: State, seat: Seat): boolean {
  if (state.outcome) return false;
  return cardsIn(state.hands[seat]).some((card) => isIdentical(card, topCard(state)));
}

const somebodyHoldsTop = (state: State) => state.hands.some((_, seat) => holdsTop(state, seat));

/** Could the player who is hit do anything but accept? */
function hasWayOut(state: State): boolean {
  return stop.legalMoves(state, onTurn(state).seat).length > 1;
}

const inView = (extra: (state: State, viewer: Viewer) => object): Partial<Stop> => ({
  view: (state, viewer) => ({ ...stop.view(state, viewer), ...extra(state, viewer) }),
});

const sooner = (state: State, when: boolean) => {
  const deadline = stop.deadline(state);
  return deadline && when ? { ...deadline, ms: 1 } : deadline;
};

/** What is leaked, how it is noticed, at which table, and how it is done. */
const LEAKS: [string, RegExp, object, Partial<Stop>][] = [
  ['other hands in the view', /view (of|for)/, RACE, inView((state) => ({ hands: state.hands }))],
  [
    'the top of the stock in the view',
    /view (of|for)/,
    POLL,
    inView((state) => ({ next: state.stock.at(-1) ?? null })),
  ],
  [
    'a stored move in the view of others',
    /view (of|for)/,
    RACE,
    inView((state) => ({ stored: state.stored })),
  ],
  [
    'a lock that is cut short when nobody holds the card',
    /public facts/,
    RACE,
    {
      deadline: (state) =>
        sooner(state, windowOf(state)?.type === 'interjecting' && !somebodyHoldsTop(state)),
    },
  ],
  [
    'an answer time that depends on the ways out',
    /public facts/,
    RACE,
    {
      deadline: (state) =>
        sooner(state, !state.outcome && onTurn(state).type !== 'turn' && !hasWayOut(state)),
    },
  ],
  [
    'a race that is open only to those who can win it',
    /public facts/,
    RACE,
    { mayInterrupt: (state) => stop.mayInterrupt(state).filter((seat) => holdsTop(state, seat)) },
  ],
  [
    'a countdown that starts afresh by what was drawn',
    /public facts/,
    RACE,
    {
      deadline: (state) => {
        const deadline = stop.deadline(state);
        return deadline && { ...deadline, countdown: deadline.countdown + (somebodyHoldsTop(state) ? 1 : 0) };
      },
    },
  ],
  [
    'drawn cards shown to all',
    /events for/,
    POLL,
    { show: (event, viewer) => (event.type === 'drew' ? event : stop.show(event, viewer)) },
  ],
  [
    'an event more when somebody could throw a card in',
    /events for/,
    POLL,
    {
      apply: (state, actor, move, emit) => {
        stop.apply(state, actor, move, emit);
        if (emit && somebodyHoldsTop(state)) emit({ type: 'unlocked' });
      },
    },
  ],
  [
    'a refusal that knows other hands',
    /answer to/,
    POLL,
    {
      whyNot: (state, actor, attempt) => {
        const refusal = stop.whyNot(state, actor, attempt);
        return somebodyHoldsTop(state) ? { ...refusal, cards: [] } : { ...refusal, cards: ['blue-0'] };
      },
    },
  ],
  [
    'a bot that looks at other hands',
    /offers to/,
    POLL,
    {
      taste: { ...stop.taste, likes: (state, _seat, move) => move.card + (somebodyHoldsTop(state) ? 1 : 0) },
    },
  ],
];

test.each(LEAKS)('finds %s', (_, noticed, given, leak) =>
  expect(found({ ...stop, ...leak }, given)).toMatch(noticed),
);

test.each([RACE, POLL])('finds nothing in the game itself: %j', (given) =>
  expect(found(stop, given)).toBeUndefined(),
);
