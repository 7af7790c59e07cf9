import { BadInput } from '../../kernel/bad-input.ts';
import { asText, at, type JsonObject, knownKeys } from '../../kernel/json.ts';
import { changedOptions } from '../../kernel/options.ts';
import { fillUnknown, type Position, readScoredOutcome } from '../../kernel/position.ts';
import { readCount, readTable, zoneReader } from '../../kernel/position-parts.ts';
import { type Card, sortCards, zonesToChange } from '../../kernel/zones.ts';
import { antsFor, CARDS, cardNamed, cardWords, isLifeCard } from './cards.ts';
import { decisionOf } from './decisions/index.ts';
import { checkOptions, lifeDeckOf } from './deck.ts';
import { describeRemembered, REMEMBERED, readRemembered } from './memory-position.ts';
import { META } from './meta.ts';
import type { Options } from './options.ts';
import { checkPossible } from './possible.ts';
import { describeStacks, readOut, readReturned, readStacks } from './stacks.ts';
import { emptyState, type State } from './state.ts';
import { fillUnknownLines } from './unknown-lines.ts';
import { readPending } from './waits.ts';

const KEYS = ['draw', 'discard', 'stacks', 'returned', 'out', REMEMBERED];
const COUNTERS = ['turn', 'pending', 'starter', 'turns', 'countdown', 'outcome'];
export const SEAT_KEYS = ['hand', 'animal', 'line', 'left', 'karma', 'points', 'gift'];

/** Reads a position; see docs/positions.md. */
export function position(given: Position): State {
  const rules = { meta: META, checkOptions };
  const { object, seats, options, random } = readTable<Options>(rules, given, [...KEYS, ...COUNTERS]);
  const starter = readCount(object.starter, 'starter', seats.length - 1);
  const state = emptyState(options, random, starter);
  seats.forEach((seat, i) => {
    knownKeys(seat, at('seats', i), SEAT_KEYS);
    state.animals.push(readAnimal(seat, i, options.players));
    state.karma[i] = readCount(seat.karma, at(at('seats', i), 'karma'));
    state.laid[i] = readGift(seat.gift, at(at('seats', i), 'gift'));
  });
  readLifeCards(state, object, seats);
  readOut(state, object);
  readStacks(state, object);
  readReturned(state, object);
  state.turns = readCount(object.turns, 'turns');
  state.countdown = readCount(object.countdown, 'countdown');
  if (object.outcome !== undefined)
    state.outcome = readScoredOutcome(object.outcome, 'outcome', seats.length);
  else readPending(object, state);
  readRemembered(state, object);
  checkPossible(state);
  return state;
}

/** A seat that names no rebirth card is an ant. */
function readAnimal(seat: JsonObject, i: number, players: number): Card {
  if (seat.animal === undefined) return antsFor(players)[i];
  return readCard(seat.animal, at(at('seats', i), 'animal'), false);
}

function readGift(given: unknown, place: string): Card | null {
  return given === undefined || given === null ? null : readCard(given, place, true);
}

function readCard(given: unknown, place: string, life: boolean): Card {
  const card = cardNamed(asText(given, place));
  if (card === undefined || isLifeCard(card) !== life)
    throw new BadInput('unknown-card', place, String(given));
  return card;
}

/** Hands, lines, points piles, draw and discard pile; what is unknown is filled in last. */
function readLifeCards(state: State, object: JsonObject, seats: readonly JsonObject[]): void {
  const { zones, read } = zoneReader(cardNamed);
  zones.push({ place: 'gifts', zone: state.laid.filter((card) => card !== null) });
  const points = zonesToChange(state.points);
  const lines = { right: zonesToChange(state.right), left: zonesToChange(state.left) };
  seats.forEach((seat, i) => {
    const place = at('seats', i);
    read(state.hands[i], seat.hand, at(place, 'hand'));
    read(lines.right[i], seat.line, at(place, 'line'));
    read(lines.left[i], seat.left, at(place, 'left'));
    read(points[i], seat.points, at(place, 'points'));
  });
  read(state.discard, object.discard, 'discard');
  read(state.draw, object.draw, 'draw');
  fillUnknownLines(
    state,
    lines,
    zones.flatMap(({ zone }) => zone),
  );
  fillUnknown(zones, lifeDeckOf(state.options).copies, CARDS, state.random);
  for (const hand of state.hands) sortCards(hand);
}

export function describe(state: State): Position {
  const over = state.outcome !== null;
  return {
    game: META.id,
    options: changedOptions(META, state.options),
    seats: state.hands.map((hand, seat) => ({
      hand: cardWords(hand),
      animal: CARDS[state.animals[seat]],
      line: cardWords(state.right[seat]),
      left: cardWords(state.left[seat]),
      karma: state.karma[seat],
      points: cardWords(state.points[seat]),
      gift: giftWord(state.laid[seat]),
    })),
    draw: cardWords(state.draw),
    discard: cardWords(state.discard),
    ...describeStacks(state),
    out: cardWords(state.out),
    ...(over
      ? { outcome: state.outcome }
      : { pending: state.pending.map((wait) => decisionOf(wait).describe(wait)) }),
    starter: state.starter,
    turns: state.turns,
    countdown: state.countdown,
    ...describeRemembered(state),
  };
}

function giftWord(card: Card | null): string | null {
  return card === null ? null : CARDS[card];
}
