import type { Seat, Viewer } from '../../kernel/seats.ts';
import { type Card, sortCards, type Zone } from '../../kernel/zones.ts';
import type { SecretZone } from '../../testing/terms.ts';
import { CARDS, HUMANS, SPECIES } from './cards.ts';
import { fitsLine } from './line.ts';
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

/** Section D of the rules: hands, draw pile, covered discards, points piles and gifts face down; and each animal stack. */
export function secrets(state: State, viewer: Viewer): SecretZone[][] {
  const life = [
    secretPart(state.draw, 0, state.draw.length),
    secretPart(state.discard, 0, Math.max(0, state.discard.length - 1)),
    ...state.points.map((zone) => secretPart(zone, 0, zone.length)),
    ...state.hands.filter((_, seat) => seat !== viewer).map(secretHand),
    ...sealedGifts(state, viewer),
  ];
  const stacks = state.stacks
    .filter((_, stack) => stack !== HUMANS)
    .map((zone, stack) => [secretPart(zone, state.returned[stack], zone.length)]);
  return [life, ...stacks];
}

function secretPart(zone: Zone, from: number, to: number): SecretZone {
  return {
    cards: zone.slice(from, to),
    put: (others) => {
      for (let i = 0; i < others.length; i++) zone[from + i] = others[i];
    },
  };
}

function secretHand(hand: Zone): SecretZone {
  return {
    cards: hand.slice(),
    put: (others) => {
      for (let i = 0; i < others.length; i++) hand[i] = others[i];
      sortCards(hand);
    },
  };
}

function sealedGifts(state: State, viewer: Viewer): SecretZone[] {
  if (state.pending.at(-1)?.type !== 'giving') return [];
  return state.laid.flatMap((card, seat) =>
    card === null || seat === viewer ? [] : [secretGift(state, seat, card)],
  );
}

function secretGift(state: State, seat: Seat, card: Card): SecretZone {
  return {
    cards: [card],
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
    putInPlaceOf(state, old, card, viewer);
    state.laid[seat] = old;
  });
}

/** Puts a card where another one lies unseen by the viewer. */
function putInPlaceOf(state: State, old: Card, card: Card, viewer: Viewer): void {
  const giver = state.laid.findIndex((gift, seat) => gift === old && seat !== viewer);
  if (giver >= 0) {
    state.laid[giver] = card;
    return;
  }
  const hands = state.hands.filter((_, seat) => seat !== viewer);
  const zone = [state.draw, ...state.points, ...hands].find((each) => each.includes(old)) ?? state.discard;
  zone[zone.indexOf(old)] = card;
  if (hands.includes(zone)) sortCards(zone);
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
