import { describe, expect, test } from 'vitest';
import type { GameWithPositions } from '../../kernel/game.ts';
import { cardsIn, cloneHand, copiesIn, kindsIn, take } from '../../kernel/hand.ts';
import { hashOf } from '../../kernel/json.ts';
import { actorAndMove, findMove } from '../../kernel/notation.ts';
import { readOptions } from '../../kernel/options.ts';
import type { Position } from '../../kernel/position.ts';
import type { Viewer } from '../../kernel/seats.ts';
import { keepsSecrets } from '../../testing/checks/secrets.ts';
import { watchGame } from '../../testing/contract.ts';
import type { Terms } from '../../testing/terms.ts';
import * as terms from './contract-terms.ts';
import { type Event, karmaka, type Move, type Options, type State, type View } from './index.ts';
import { setMemory } from './memory.ts';

/** The search for leaks is worth something only if it finds those that are planted. */

type Karmaka = GameWithPositions<State, Move, Event, View, Options>;

/** Random games after which a leak that was not found counts as missed. */
const GAMES = 60;

/** The first difference somebody could see, if the search finds one. */
function found(game: Karmaka, games: number): string | undefined {
  const options = readOptions(karmaka, { players: 3 });
  try {
    for (let seed = 1; seed <= games; seed++) {
      watchGame({ ...terms, game, options, mostMoves: 20_000 } as unknown as Terms, keepsSecrets, seed);
    }
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Adds to every view. */
const inView = (extra: (state: State, viewer: Viewer) => object): Partial<Karmaka> => ({
  view: (state, viewer) => ({ ...karmaka.view(state, viewer), ...extra(state, viewer) }),
});

/** Shows events of one type to all. */
const openly = (type: Event['type']): Partial<Karmaka> => ({
  show: (event, viewer) => (event.type === type ? event : karmaka.show(event, viewer)),
});

/** What is leaked, how it is noticed, and how it is done. */
const LEAKS: [string, RegExp, Partial<Karmaka>][] = [
  ['other Hands in the view', /view of/, inView((state) => ({ hands: state.hands }))],
  ['a Deck in the view', /view of/, inView((state) => ({ decks: state.decks }))],
  ['other Futures in the view', /view (of|for)/, inView((state) => ({ futures: state.futures }))],
  ['the top of the Source', /view of/, inView((state) => ({ next: state.source.at(-1) ?? null }))],
  ['the seed', /view of/, inView((state) => ({ random: state.random }))],
  ['a hash of the whole state', /view of/, inView((state) => ({ hash: hashOf(state) }))],
  [
    'what others look at',
    /view (of|for)/,
    inView((state) => ({ seen: state.pending.map(({ seen }) => seen) })),
  ],
  ['a card played to the Future', /events for/, openly('played')],
  ['drawn cards', /events for/, openly('drew')],
  ['the cards of Destiny', /events for/, openly('looked')],
  ["cards put onto the player's own Future by an ability", /events for/, openly('placed')],
  ['the picked cards of Swindle', /events for/, openly('picked')],
  ['the Hand of a Peek', /events for/, openly('peeked')],
  ['the card of Stolen Dreams', /events for/, openly('stole')],
  ['the card of Transmigrate', /events for/, openly('transmigrated')],
  ['the Hand of a new life', /events for/, openly('reborn')],
  [
    'a deadline that depends on a Hand',
    /public facts/,
    {
      deadline: (state) => {
        const due = karmaka.deadline(state);
        return (
          due && {
            ...due,
            ms: due.ms + (kindsIn(state.hands[0]) & 1),
          }
        );
      },
    },
  ],
  [
    'a bot that looks at other Hands',
    /offers to/,
    { taste: { ...karmaka.taste, likes: (state, seat) => cardsIn(state.hands[(seat + 1) % 3])[0] ?? 0 } },
  ],
];

describe('planted leaks are found', () => {
  test.each(LEAKS)('%s (KKH-21)', (_, expected, leak) => {
    expect(found({ ...karmaka, ...leak }, GAMES)).toMatch(expected);
  });
});

/** What one viewer gets while moves are played: events and views, move by move. */
function watched(game: Karmaka, given: Position, moves: readonly string[], viewer: Viewer): string[] {
  const state = game.position(given);
  const frames = [JSON.stringify(game.view(state, viewer))];
  for (const line of moves) {
    const read = actorAndMove(line);
    const move = read && findMove(game, state, read.actor, read.text);
    if (!read || !move) throw new Error(`cannot be played: ${line}`);
    game.apply(state, read.actor, move, (event) =>
      frames.push(JSON.stringify(game.show(event, viewer) ?? null)),
    );
    frames.push(JSON.stringify(game.view(state, viewer)));
  }
  return frames;
}

/** Two courses of a game that part only in what is hidden from `from`; `to` may see the difference. */
interface MemoryCase {
  readonly says: string;
  readonly given: Position;
  readonly moves: readonly string[];
  /** Instead of the last moves. */
  readonly or: readonly string[];
  readonly from: readonly Viewer[];
  readonly to: Viewer;
}

const PEEKED = ['0 ability peek', '0 target 1', '0 done', '1 refuse', '0 pass'];
const SWINDLED = ['0 ability swindle', '0 target 1', '0 choose peek', '1 refuse'];

/** A card seen, then hidden again, then moved. KKR-86 */
const MEMORY_CASES: readonly MemoryCase[] = [
  {
    says: 'a card of a Hand that was peeked at goes to the Future',
    given: { seats: [{ hand: ['peek', 'mimic'] }, { hand: ['panic', 'crisis'] }, { hand: ['embody'] }] },
    moves: [...PEEKED, '1 future panic'],
    or: ['1 future crisis'],
    from: [0, 2, 'onlooker'],
    to: 1,
  },
  {
    says: 'cards of a Hand that was peeked at are sown',
    given: {
      seats: [
        { hand: ['peek', 'mimic'] },
        { hand: ['panic', 'crisis', 'spite', 'sowing'] },
        { hand: ['embody'] },
      ],
    },
    moves: [...PEEKED, '1 ability sowing', '1 choose panic', '1 choose crisis'],
    or: ['1 choose crisis', '1 choose spite'],
    from: [0, 2, 'onlooker'],
    to: 1,
  },
  {
    says: 'a card given back by Swindle goes to the Future',
    given: {
      seats: [{ hand: ['swindle', 'mimic'] }, { hand: ['peek', 'panic', 'crisis'] }, { hand: ['embody'] }],
    },
    moves: [...SWINDLED, '1 future panic'],
    or: ['1 future crisis'],
    from: [0, 2, 'onlooker'],
    to: 1,
  },
  {
    says: 'Swindle: which card was kept',
    given: {
      seats: [{ hand: ['swindle', 'mimic'] }, { hand: ['peek', 'panic', 'crisis'] }, { hand: ['embody'] }],
    },
    moves: ['0 ability swindle', '0 target 1', '0 choose peek'],
    or: ['0 choose panic'],
    from: [2, 'onlooker'],
    to: 1,
  },
  {
    says: 'the cards of Destiny go back in one order or the other and are dealt to a Deck',
    given: {
      seats: [{ hand: ['destiny', 'mimic'] }, { hand: ['longevity'] }, { hand: ['embody'] }],
      source: ['panic', 'crisis', 'spite'],
    },
    moves: [
      ...['0 ability destiny', '0 done', '0 choose panic', '0 choose crisis'],
      ...['1 refuse', '2 refuse', '1 ability longevity', '1 target 2'],
    ],
    or: [
      ...['0 choose spite', '0 choose crisis'],
      ...['1 refuse', '2 refuse', '1 ability longevity', '1 target 2'],
    ],
    from: [1, 2, 'onlooker'],
    to: 0,
  },
  {
    says: 'which of two cards of Destiny was kept, when a rival steals it',
    given: {
      seats: [{ hand: ['destiny', 'mimic'] }, { hand: ['stolen-dreams'] }, { hand: ['embody'] }],
      source: ['panic', 'crisis', 'crisis'],
    },
    moves: [
      ...['0 ability destiny', '0 choose panic', '0 done', '0 choose crisis'],
      ...['1 refuse', '2 refuse', '1 ability stolen-dreams', '1 target 0'],
    ],
    or: [
      ...['0 choose crisis', '0 done', '0 choose crisis'],
      ...['1 refuse', '2 refuse', '1 ability stolen-dreams', '1 target 0'],
    ],
    from: [2, 'onlooker'],
    to: 1,
  },
  {
    says: 'a salvaged card or another one goes to the Future',
    given: {
      seats: [{ hand: ['salvage', 'panic'] }, { hand: ['mimic'] }, { hand: ['embody'] }],
      ruins: ['spite'],
    },
    moves: [
      '0 ability salvage',
      '0 place 1',
      '1 refuse',
      '2 refuse',
      '1 future mimic',
      '2 future embody',
      '0 future spite',
    ],
    or: ['0 future panic'],
    from: [1, 2, 'onlooker'],
    to: 0,
  },
];

/** The second course: the same moves with other ones at the end. */
function otherCourse({ moves, or }: MemoryCase): string[] {
  return [...moves.slice(0, moves.length - or.length), ...or];
}

describe('what was seen, hidden again and then moved gives nothing away (KKR-86, KKH-21, KKH-22)', () => {
  for (const each of MEMORY_CASES) {
    test.each(each.from)(`${each.says}: nothing for %s`, (viewer) => {
      const [one, other] = [each.moves, otherCourse(each)].map((moves) =>
        watched(karmaka, each.given, moves, viewer),
      );
      expect(other).toEqual(one);
    });

    test(`${each.says}: seat ${each.to} may see it`, () => {
      const [one, other] = [each.moves, otherCourse(each)].map((moves) =>
        watched(karmaka, each.given, moves, each.to),
      );
      expect(other).not.toEqual(one);
    });
  }

  test('a memory that follows the card unseen would be noticed', () => {
    const [peeked] = MEMORY_CASES;
    const follows: Karmaka = { ...karmaka, apply: applyWithTooGoodAMemory };
    const [one, other] = [peeked.moves, otherCourse(peeked)].map((moves) =>
      watched(follows, peeked.given, moves, 0),
    );
    expect(other).not.toEqual(one);
  });
});

/** Strikes out just the card that left, which only its owner knows. */
const applyWithTooGoodAMemory: Karmaka['apply'] = (state, actor, move, emit) => {
  const before = state.memories.map((memories) => memories.map(cloneHand));
  karmaka.apply(state, actor, move, emit);
  if (move.type !== 'future' || actor === 'clock') return;
  before[actor].forEach((known, viewer) => {
    if (copiesIn(known, move.card) > 0) take(known, move.card, 1);
    setMemory(state, actor, viewer, known);
  });
};
