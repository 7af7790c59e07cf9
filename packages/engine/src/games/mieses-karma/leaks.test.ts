import { describe, expect, test } from 'vitest';
import type { Game } from '../../kernel/game.ts';
import { hashOf } from '../../kernel/json.ts';
import { readOptions } from '../../kernel/options.ts';
import type { Seat, Viewer } from '../../kernel/seats.ts';
import { keepsSecrets } from '../../testing/checks/secrets.ts';
import { watchGame } from '../../testing/contract.ts';
import type { Terms } from '../../testing/terms.ts';
import * as terms from './contract-terms.ts';
import { type Event, type Move, miesesKarma, type Options, type State, type View } from './index.ts';
import { fitsLine } from './line.ts';

/** The search for leaks is worth something only if it finds those that are planted. */

type MiesesKarma = Game<State, Move, Event, View, Options>;

/** Random games after which a leak that was not found counts as missed. */
const GAMES = 40;

/** The first difference somebody could see, if the search finds one. */
function found(changes: Partial<MiesesKarma>, games = GAMES): string | undefined {
  const game = { ...miesesKarma, ...changes };
  const options = readOptions(miesesKarma, { players: 4 });
  try {
    for (let seed = 1; seed <= games; seed++) {
      watchGame({ ...terms, game, options, mostMoves: 10_000 } as unknown as Terms, keepsSecrets, seed);
    }
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

const inView = (extra: (state: State, viewer: Viewer) => object): Partial<MiesesKarma> => ({
  view: (state, viewer) => ({ ...miesesKarma.view(state, viewer), ...extra(state, viewer) }),
});

const shownToAll = (type: Event['type']): Partial<MiesesKarma> => ({
  show: (event, viewer) => (event.type === type ? event : miesesKarma.show(event, viewer)),
});

/** Does the seat that is asked hold a fitting card? */
function couldGive(state: State, seat: Seat): boolean {
  const [turn] = state.pending;
  return turn?.type === 'turn' && state.hands[seat].some((card) => fitsLine(state, turn.seat, card));
}

const LEAKS: [string, RegExp, Partial<MiesesKarma>][] = [
  ['other hands in the view', /view of/, inView((state) => ({ hands: state.hands }))],
  ['the draw pile in the view', /view of/, inView((state) => ({ next: state.draw.at(-1) ?? null }))],
  ['covered discards in the view', /view of/, inView((state) => ({ below: state.discard.at(-2) ?? null }))],
  ['points piles in the view', /view of/, inView((state) => ({ points: state.points }))],
  ['the next animal in the view', /view of/, inView((state) => ({ stack: state.stacks[0].at(-1) ?? null }))],
  ['gifts that are face down in the view', /view (of|for)/, inView((state) => ({ laid: state.laid }))],
  ['memories shown to who only watches', /view (of|for)/, inView(({ known }) => ({ known }))],
  [
    'a hand put away that all remember',
    /view (of|for)/,
    inView(({ discard }) => ({ rememberedDiscard: discard })),
  ],
  [
    'which known card was laid face down',
    /view of/,
    inView(({ known, laid }) => ({ known: known.map((cards, seat) => cards.includes(laid[seat] ?? -1)) })),
  ],
  ['the seed in the view', /view of/, inView((state) => ({ random: state.random }))],
  ['a hash of the state in the view', /view of/, inView((state) => ({ hash: hashOf(state) }))],
  [
    'whether somebody could give',
    /view of/,
    inView((state) => ({ could: state.hands.map((_, seat) => couldGive(state, seat)) })),
  ],
  ['drawn cards shown to all', /events for/, shownToAll('drew')],
  ['a hand put away shown to all', /events for/, shownToAll('put-away')],
  [
    'less time for who has nothing to give',
    /public facts/,
    {
      deadline: (state) => {
        const due = miesesKarma.deadline(state);
        const [seat] = miesesKarma.deciding(state);
        return due && seat !== undefined && !couldGive(state, seat) ? { ...due, ms: 1 } : due;
      },
    },
  ],
  [
    'who cannot give is not asked',
    /public facts/,
    {
      deciding: (state) => {
        const seats = miesesKarma.deciding(state);
        return state.pending.at(-1)?.type === 'giving' && !couldGive(state, seats[0]) ? [] : seats;
      },
    },
  ],
];

describe('the search for leaks', () => {
  test.each(LEAKS)('finds %s', (_name, noticed, changes) => expect(found(changes)).toMatch(noticed), 60_000);

  test('finds nothing in the real game', () => expect(found({}, 10)).toBeUndefined(), 60_000);
});
