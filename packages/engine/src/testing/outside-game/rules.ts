import { BadInput } from '../../kernel/bad-input.ts';
import { completeGame } from '../../kernel/complete-game.ts';
import type { Emit } from '../../kernel/events.ts';
import type { GameMeta, GameWithPositions, Outcome, Refusal } from '../../kernel/game.ts';
import { asList, asObject, asSeat, asText, asWhole, at } from '../../kernel/json.ts';
import { changedOptions } from '../../kernel/options.ts';
import { type Position, readPositionOptions, readScoredOutcome, readSeed } from '../../kernel/position.ts';
import { below, cloneRandom, fastRandom, makeRandom, type Random, shuffle } from '../../kernel/random.ts';
import { type Actor, ALONE, isSeat, leftOf, NOBODY, type Seat, type Viewer } from '../../kernel/seats.ts';
import { type Card, putSorted, sortCards, takeCopies, type Zone } from '../../kernel/zones.ts';

/**
 * High Card, a game for tests of games from outside: twelve cards, each once. Everybody is dealt a hand (HC-1); in turn
 * everybody plays one of its cards (HC-2), the highest takes a point and leads (HC-3), and who has most in the end wins (HC-4).
 */
export interface Options {
  readonly players: number;
  readonly hand_cards: number;
}

export interface State {
  readonly options: Options;
  readonly random: Random;
  turn: Seat;
  readonly hands: Zone[];
  /** The cards of this trick, by seat. */
  readonly table: (Card | null)[];
  readonly gone: Zone;
  readonly rest: Zone;
  readonly points: number[];
  outcome: Outcome | null;
}

export interface Move {
  readonly type: 'play';
  readonly card: Card;
}

export type Event =
  | { readonly type: 'played'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'took'; readonly seat: Seat };

export interface View {
  readonly options: Options;
  readonly seat: Seat | null;
  readonly hand: readonly Card[];
  readonly counts: readonly number[];
  readonly turn: Seat;
  readonly table: readonly (Card | null)[];
  readonly gone: readonly Card[];
  readonly points: readonly number[];
  readonly outcome: Outcome | null;
}

const CARDS = Array.from({ length: 12 }, (_, card) => `c${card + 1}`);

export const META: GameMeta = {
  id: 'high-card',
  version: 1,
  seats: { min: 2, max: 4 },
  options: {
    players: { type: 'whole', min: 2, max: 4, default: 2, standing: 'official' },
    hand_cards: { type: 'whole', min: 1, max: 3, default: 3, standing: 'house' },
  },
  cards: CARDS,
};

export const MOVES: readonly Move[] = CARDS.map((_, card) => ({ type: 'play', card }));

const REFUSALS = {
  unreadable: 'HC-2',
  'unknown-card': 'HC-1',
  'no-such-seat': 'HC-1',
  'not-your-turn': 'HC-2',
  'not-in-hand': 'HC-2',
  'is-over': 'HC-4',
};

export const game: GameWithPositions<State, Move, Event, View, Options> = {
  ...completeGame<State, Move, Event, View, Options>({
    meta: META,
    checkOptions: () => {},
    setup,
    describe,
    clone,
    deciding: ({ outcome, turn }) => (outcome === null ? ALONE[turn] : NOBODY),
    mayInterrupt: () => NOBODY,
    legalMoves: (state, actor) =>
      state.outcome === null && actor === state.turn ? state.hands[actor].map((card) => MOVES[card]) : [],
    refusals: REFUSALS,
    whyNot,
    apply,
    deadline: () => undefined,
    outcome: (state) => state.outcome ?? undefined,
    nextGame: ({ options }) => options,
    notation: ({ card }) => `play ${CARDS[card]}`,
    spell: (_state, _actor, attempt) => {
      const card = cardNamed(attempt.replace(/^play /, ''));
      return card === undefined ? attempt : `play ${CARDS[card]}`;
    },
    view,
    show: (event) => event,
    imagine,
    taste: {
      likes: (_state, _seat, { card }) => card,
      chances: ({ points }) => {
        const sum = points.reduce((all, each) => all + each + 1, 0);
        return points.map((each) => (each + 1) / sum);
      },
      lookahead: 4,
    },
  }),
  position,
  spellPosition: (part) => part,
  cardNamed,
  unordered: ['hand'],
};

function setup(options: Options, seed: number | string): State {
  const { players, hand_cards: cards } = options;
  const random = makeRandom(seed);
  const rest = CARDS.map((_, card) => card);
  shuffle(random, rest);
  const hands = Array.from({ length: players }, () => rest.splice(rest.length - cards, cards));
  for (const hand of hands) sortCards(hand);
  return {
    options,
    random,
    turn: below(random, players),
    hands,
    table: hands.map(() => null),
    gone: [],
    rest,
    points: hands.map(() => 0),
    outcome: null,
  };
}

function clone(state: State): State {
  return {
    options: state.options,
    random: cloneRandom(state.random),
    turn: state.turn,
    hands: state.hands.map((hand) => hand.slice()),
    table: state.table.slice(),
    gone: state.gone.slice(),
    rest: state.rest.slice(),
    points: state.points.slice(),
    outcome: state.outcome,
  };
}

function whyNot(state: State, actor: Actor, attempt: string): Refusal {
  const because = (code: keyof typeof REFUSALS, cards: readonly string[] = []) => ({
    code,
    clause: REFUSALS[code],
    cards,
  });
  if (typeof actor === 'string' || !isSeat(actor, state.options.players)) return because('no-such-seat');
  const [, word] = /^play (\S+)$/.exec(attempt.trim().toLowerCase()) ?? [];
  if (word === undefined) return because('unreadable');
  const card = cardNamed(word);
  if (card === undefined) return because('unknown-card');
  if (state.outcome !== null) return because('is-over');
  return actor === state.turn ? because('not-in-hand', [CARDS[card]]) : because('not-your-turn');
}

function apply(state: State, actor: Actor, { card }: Move, tell?: Emit<Event>): void {
  const { hands, table, turn, options } = state;
  if (state.outcome !== null || actor !== turn || !hands[turn].includes(card)) throw new Error('HC-2');
  takeCopies(hands[turn], card, 1);
  table[turn] = card;
  tell?.({ type: 'played', seat: turn, card });
  if (table.includes(null)) state.turn = leftOf(turn, options.players);
  else endTrick(state, tell);
}

/** HC-3, HC-4 */
function endTrick(state: State, tell: Emit<Event> | undefined): void {
  const { table, points, gone, hands } = state;
  const played = table as Card[];
  const winner = played.indexOf(Math.max(...played));
  points[winner]++;
  for (const card of played) putSorted(gone, card);
  table.fill(null);
  state.turn = winner;
  tell?.({ type: 'took', seat: winner });
  if (hands.some((hand) => hand.length > 0)) return;
  const most = Math.max(...points);
  const seats = points.map((_, seat) => seat);
  state.outcome = {
    winners: seats.filter((seat) => points[seat] === most),
    losers: seats.filter((seat) => points[seat] < most),
    reason: 'counted',
    points: points.slice(),
  };
}

function view(state: State, viewer: Viewer): View {
  return {
    options: state.options,
    seat: viewer === 'onlooker' ? null : viewer,
    hand: viewer === 'onlooker' ? [] : state.hands[viewer].slice(),
    counts: state.hands.map(({ length }) => length),
    turn: state.turn,
    table: state.table.slice(),
    gone: state.gone.slice(),
    points: state.points.slice(),
    outcome: state.outcome,
  };
}

function imagine(seen: View, random: Random): State {
  const known = new Set([...seen.hand, ...seen.gone, ...seen.table]);
  const rest = CARDS.map((_, card) => card).filter((card) => !known.has(card));
  shuffle(random, rest);
  const hands = seen.counts.map((count, seat) =>
    seat === seen.seat ? seen.hand.slice() : rest.splice(0, count),
  );
  for (const hand of hands) sortCards(hand);
  return {
    options: seen.options,
    random: fastRandom(below(random, 2 ** 30)),
    turn: seen.turn,
    hands,
    table: seen.table.slice(),
    gone: seen.gone.slice(),
    rest,
    points: seen.points.slice(),
    outcome: seen.outcome,
  };
}

function describe({ options, turn, hands, table, gone, rest, points, outcome }: State): Position {
  const words = (cards: readonly Card[]) => cards.map((card) => CARDS[card]);
  return {
    game: META.id,
    options: changedOptions(META, options),
    seats: hands.map((hand, seat) => ({ hand: words(hand), points: points[seat] })),
    turn,
    table: table.map((card) => (card === null ? null : CARDS[card])),
    gone: words(gone),
    rest: words(rest),
    outcome,
  };
}

function position(given: Position): State {
  const seats = asList(given.seats, 'seats').map((seat, i) => asObject(seat, at('seats', i)));
  const options = readPositionOptions(game, given, seats.length);
  const left = new Set(CARDS.keys());
  const read = (word: unknown, place: string): Card => {
    const card = cardNamed(asText(word, place));
    if (card === undefined) throw new BadInput('unknown-card', place, String(word));
    if (!left.delete(card)) throw new BadInput('too-many-copies', place, CARDS[card]);
    return card;
  };
  const zone = (words: unknown, place: string) =>
    asList(words ?? [], place).map((word, i) => read(word, at(place, i)));
  const hands = seats.map(({ hand }, i) => zone(hand, `${at('seats', i)}.hand`));
  for (const hand of hands) sortCards(hand);
  const table = asList(given.table ?? seats.map(() => null), 'table').map((word, i) =>
    word === null ? null : read(word, at('table', i)),
  );
  const gone = zone(given.gone, 'gone');
  const random = makeRandom(readSeed(given.seed));
  const named = zone(given.rest, 'rest');
  const unnamed = [...left];
  shuffle(random, unnamed);
  const { outcome } = given;
  return {
    options,
    random,
    turn: asSeat(given.turn ?? 0, 'turn', seats.length),
    hands,
    table,
    gone,
    rest: [...unnamed, ...named],
    points: seats.map(({ points = 0 }, i) => asWhole(points, `${at('seats', i)}.points`, 0, 3)),
    outcome: outcome == null ? null : readScoredOutcome(outcome, 'outcome', seats.length),
  };
}

function cardNamed(word: string): Card | undefined {
  const card = CARDS.indexOf(word.startsWith('c') ? word : `c${word}`);
  return card < 0 ? undefined : card;
}
