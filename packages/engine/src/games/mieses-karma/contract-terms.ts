import type { Seat, Viewer } from '../../kernel/seats.ts';
import {
  type Card,
  placesFrom,
  putSorted,
  takeAt,
  takeCopies,
  type Zone,
  zonesToChange,
} from '../../kernel/zones.ts';
import type { SecretZone } from '../../testing/terms.ts';
import { CARDS, HUMANS, SPECIES } from './cards.ts';
import type { Event } from './events.ts';
import { fitsLine } from './line.ts';
import type { PutAway } from './memory.ts';
import {
  ADD,
  AGAIN,
  ASK,
  ATTACH_LEFT,
  ATTACH_RIGHT,
  DECLINE,
  DISCARD,
  DONE,
  END,
  EXCHANGE,
  GIVE,
  IMITATE,
  KEEP,
  KEEP_HAND,
  type Move,
  notation,
  SALVAGE,
  SCORE,
  STEAL_LEFT,
  STEAL_RIGHT,
  SWAP,
  TAKE_LEFT,
  TAKE_RIGHT,
  TIME_OUT,
} from './moves.ts';
import { REFUSALS } from './refusals.ts';
import { type State, turnOf } from './state.ts';
import { miesesKarmaTexts } from './texts/index.ts';

/** What the common contract is told about Mieses Karma. */

export function cards(state: State): Card[] {
  const zones = [state.hands, state.right, state.left, state.points, state.stacks].flat(2);
  const gifts = state.laid.filter((card) => card !== null);
  return [...zones, ...gifts, ...state.animals, ...state.draw, ...state.discard, ...state.out];
}

/**
 * Section D of the rules: hands, draw pile, covered discards, points piles and gifts face down, without what is remembered; each
 * gift that may be one of the known cards of its hand; and each animal stack.
 */
export function secrets(state: State, viewer: Viewer): SecretZone[][] {
  const others = [...state.hands.keys()].filter((seat) => seat !== viewer);
  const givers = isGiving(state) ? others.filter((seat) => state.laid[seat] !== null) : [];
  const knownOf = (seat: Seat) => (viewer === 'onlooker' ? [] : heldOf(state, seat));
  const isKnown = (seat: Seat) => viewer !== 'onlooker' && state.known[seat].length > 0;
  const life = [
    secretPart(state.draw, 0, state.draw.length),
    ...coveredCards(state, viewer),
    ...others.map((seat) => secretHeld(state.hands[seat], without(state.hands[seat], knownOf(seat)))),
    ...givers.filter((seat) => !isKnown(seat)).map((seat) => secretGift(state, seat)),
  ];
  const stacks = zonesToChange(state.stacks)
    .filter((_, stack) => stack !== HUMANS)
    .map((zone, stack) => [secretPart(zone, state.returned[stack], zone.length)]);
  const gifts = givers
    .filter(isKnown)
    .map((seat) => [secretGift(state, seat), secretHeld(state.hands[seat], knownOf(seat))]);
  return [life, ...stacks, ...gifts];
}

/** A hand lies sorted, so that where its cards come to lie in the discard pile depends on all of them. MK-24, MK-29 */
export function scatters({ type }: Event): boolean {
  return type === 'put-away';
}

function isGiving({ pending }: State): boolean {
  return pending.at(-1)?.type === 'giving';
}

/** What everybody knows of a hand and is not laid as a gift. MK-200 */
function heldOf({ hands, known }: State, seat: Seat): Card[] {
  return without(hands[seat], without(hands[seat], known[seat]));
}

function without(cards: readonly Card[], others: readonly Card[]): Card[] {
  const left = others.slice();
  return cards.filter((card) => !takeIfThere(left, card));
}

function takeIfThere(cards: Zone, card: Card): boolean {
  const place = cards.indexOf(card);
  if (place >= 0) takeAt(cards, place);
  return place >= 0;
}

/** Who plays knows points piles and discards, but for those that others put there unseen; who watches knows the top. MK-200 */
function coveredCards({ discard, points, putAway }: State, viewer: Viewer): SecretZone[] {
  if (viewer === 'onlooker') {
    const below = secretPart(discard, 0, Math.max(0, discard.length - 1));
    return [below, ...zonesToChange(points).map((zone) => secretPart(zone, 0, zone.length))];
  }
  return putAway.flatMap((part) => (part.seat === viewer ? [] : [secretDiscards(discard, part)]));
}

function secretPart(zone: Zone, from: number, to: number): SecretZone {
  return {
    cards: zone.slice(from, to),
    put: (others) => {
      for (let i = 0; i < others.length; i++) zone[from + i] = others[i];
    },
  };
}

function secretDiscards(discard: Zone, { from, count, known }: PutAway): SecretZone {
  const left = known.slice();
  const places = placesFrom(discard.slice(0, from + count), from).filter(
    (place) => !takeIfThere(left, discard[place]),
  );
  return {
    cards: places.map((place) => discard[place]),
    put: (others) => {
      for (const [i, place] of places.entries()) discard[place] = others[i];
    },
  };
}

/** Some cards of a hand. */
function secretHeld(hand: Zone, cards: readonly Card[]): SecretZone {
  return {
    cards,
    put: (others) => {
      for (const card of cards) takeCopies(hand, card, 1);
      for (const card of others) putSorted(hand, card);
    },
  };
}

function secretGift(state: State, seat: Seat): SecretZone {
  return {
    cards: [state.laid[seat] as Card],
    put: ([other]) => {
      state.laid[seat] = other;
    },
  };
}

/** A gift has to fit: one that does not changes places with the card that lay there before. MK-105 */
export function mend(state: State, original: State, viewer: Viewer): void {
  state.laid.forEach((card, seat) => {
    const old = original.laid[seat];
    if (card === null || old === null || fitsLine(state, turnOf(state).seat, card)) return;
    putInPlaceOf(state, old, card, seat, viewer);
    state.laid[seat] = old;
  });
  if (viewer === 'onlooker') forgetWhatIsNotThere(state);
}

/** Puts a card where another one lies unseen by the viewer: in the hand that it came from, or elsewhere. */
function putInPlaceOf(state: State, old: Card, card: Card, seat: Seat, viewer: Viewer): void {
  const places = [secretHeld(state.hands[seat], state.hands[seat].slice()), ...secrets(state, viewer)[0]];
  const zone = places.find(({ cards }) => cards.includes(old));
  const at = zone?.cards.indexOf(old);
  zone?.put(zone.cards.map((other, i) => (i === at ? card : other)));
}

/** What players remember is secret to whoever watches, and goes along with the cards. */
function forgetWhatIsNotThere(state: State): void {
  for (const [seat, known] of state.known.entries()) {
    state.known[seat] = without(known, without(known, state.hands[seat]));
  }
  for (const [i, part] of state.putAway.entries()) {
    const there = state.discard.slice(part.from, part.from + part.count);
    state.putAway[i] = { ...part, known: without(part.known, without(part.known, there)) };
  }
}

export const universe: readonly Move[] = [
  SALVAGE,
  ASK,
  END,
  DECLINE,
  EXCHANGE,
  KEEP_HAND,
  AGAIN,
  DONE,
  TIME_OUT,
  ...[ATTACH_RIGHT, ATTACH_LEFT, DISCARD, SWAP, ADD, GIVE, SCORE, KEEP].flat(),
  ...[STEAL_RIGHT, STEAL_LEFT, TAKE_RIGHT, TAKE_LEFT].flat(),
  ...IMITATE.values(),
];

const VERBS = [...new Set(universe.map((move) => notation(move).split(' ')[0]))];

export const words: readonly string[] = [
  ...VERBS,
  ...VERBS,
  ...CARDS,
  ...SPECIES,
  ...['left', 'right', '0', '1', '2', '4', '5', 'Sun-Sun', 'buddha', 'sun', 'human-6', 'ant-0'],
];

export const codes: readonly string[] = Object.keys(REFUSALS);

export const clauses: readonly string[] = Object.keys(miesesKarmaTexts.en.rules);
