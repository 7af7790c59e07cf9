import type { Viewer } from '../../kernel/seats.ts';
import type { Card, Zone } from '../../kernel/zones.ts';
import type { SecretZone } from '../../testing/terms.ts';
import { CARDS, COLOURED, isNumber, KIND_OF, SWAP } from './cards.ts';
import { cardsIn, cloneHand, copiesIn, empty, type Hand, putAll, take } from './hand.ts';
import { rememberedBy } from './memory.ts';
import {
  ACCEPT,
  DRAW,
  interjectOf,
  type Move,
  notation,
  PASS,
  playOf,
  playOnFreeChoice,
  TIME_OUT,
} from './moves.ts';
import { objectionTo } from './objections.ts';
import { REFUSALS } from './refusals.ts';
import type { State } from './state.ts';
import { rulesEn } from './texts/rules/en.ts';

/** What the common contract is told about STOP. */

export function cards(state: State): Card[] {
  return [...state.hands.flatMap(cardsIn), ...state.stock, ...state.pile];
}

/** Section 13 of the rules: the stock and the other hands, until the game is over. */
export function secrets(state: State, viewer: Viewer): SecretZone[][] {
  const unknown: SecretZone[] = [secretZone(state.stock)];
  if (state.outcome === null) {
    state.hands.forEach((hand, seat) => {
      if (seat !== viewer) unknown.push(secretHand(hand, rememberedBy(state, seat, viewer)));
    });
  }
  return [unknown];
}

function secretZone(zone: Zone): SecretZone {
  return {
    cards: zone.slice(),
    put: (others) => {
      for (let place = 0; place < others.length; place++) zone[place] = others[place];
    },
  };
}

/** What the viewer remembers of a hand is no secret. */
function secretHand(hand: Hand, remembered: readonly Card[]): SecretZone {
  const secret = cloneHand(hand);
  for (const card of remembered) take(secret, card);
  return {
    cards: cardsIn(secret),
    put: (others) => {
      empty(hand);
      putAll(hand, remembered);
      putAll(hand, others);
    },
  };
}

function trimmed(known: Readonly<Hand>, hand: Hand): Hand {
  const rest = cloneHand(known);
  for (const card of cardsIn(known)) if (copiesIn(rest, card) > copiesIn(hand, card)) take(rest, card);
  return rest;
}

/** Nobody remembers what has gone elsewhere; a stored move whose card has gone becomes a draw or an acceptance. */
export function mend(state: State): void {
  state.memories &&= state.memories.map(
    (known, place) => known && trimmed(known, state.hands[Math.floor(place / state.hands.length)]),
  );
  const { stored } = state;
  if (stored === null) return;
  state.stored = null;
  if (objectionTo(state, stored.seat, stored.move) === undefined) {
    state.stored = stored;
    return;
  }
  const instead = [DRAW, ACCEPT].find((move) => objectionTo(state, stored.seat, move) === undefined);
  state.stored = { seat: stored.seat, move: instead as Move };
}

const COLOURED_CARDS = Array.from({ length: COLOURED }, (_, card) => card);
const CALLS = [0, 1, 2, 3];

export const universe: readonly Move[] = [
  DRAW,
  ACCEPT,
  PASS,
  TIME_OUT,
  ...COLOURED_CARDS.flatMap((card) =>
    CALLS.flatMap((calls) => [
      playOf(card, 'left', calls),
      playOnFreeChoice(card, 'left', calls),
      ...(KIND_OF[card] === SWAP
        ? [playOf(card, 'right', calls), playOnFreeChoice(card, 'right', calls)]
        : []),
      ...(isNumber(card) ? [interjectOf(card, calls)] : []),
    ]),
  ),
];

const VERBS = [...new Set(universe.map((move) => notation(move).split(' ')[0]))];

export const words: readonly string[] = [
  ...VERBS,
  ...VERBS,
  ...CARDS,
  ...['left', 'right', 'achtung', 'stop', 'Achtung', 'blue-n4', 'red-plus_x', 'green-+x', 'free_choice'],
  ...['blue', '4', 'blue-10', 'joker', '0', '12'],
];

export const codes: readonly string[] = Object.keys(REFUSALS);

export const clauses: readonly string[] = Object.keys(rulesEn);
