import { cardsIn, cloneHand, copiesIn, type Hand, put, take } from '../../kernel/hand.ts';
import type { Viewer } from '../../kernel/seats.ts';
import { type Card, zonesToChange } from '../../kernel/zones.ts';
import type { SecretZone } from '../../testing/terms.ts';
import { CARDS } from './cards.ts';
import { seesCards } from './decisions/decision.ts';
import { cardOf, type Hidden, hidden, isSeenBy, seersOf, setMemory } from './memory.ts';
import {
  ABILITY_MOVES,
  ACCEPT,
  ALLIES,
  CHOICES,
  DEEDS,
  DONE,
  DRAW,
  FUTURES,
  type Move,
  notation,
  PASS,
  PLACES,
  REFUSE,
  RINGS,
  TARGETS,
  TIME_OUT,
} from './moves.ts';
import { REFUSALS } from './refusals.ts';
import type { State } from './state.ts';
import { rulesEn } from './texts/rules/en.ts';
import { isPeeking } from './view.ts';

/** What the common contract is told about Karmaka. */

export function cards(state: State): Card[] {
  const held = state.hands.flatMap(cardsIn);
  const apart = state.pending.flatMap((wait) => (wait.card === null ? wait.seen : [...wait.seen, wait.card]));
  const piles = [...state.decks, ...state.futures, state.source].flat().map(cardOf);
  return [...held, ...piles, ...state.deeds.flat(), ...state.ruins, ...apart];
}

/** Part 3 of the rules: the Source, all Decks, the Hands and Futures of others, and cards somebody else looks at; without those remembered. */
export function secrets(state: State, viewer: Viewer): SecretZone[][] {
  const unknown = [state.source, ...state.decks].map((pile) => secretPile(pile, viewer));
  const futures = zonesToChange(state.futures);
  state.hands.forEach((hand, seat) => {
    if (seat === viewer) return;
    unknown.push(secretPile(futures[seat], viewer));
    if (!isPeeking(state, viewer, seat)) unknown.push(secretHand(hand, viewer, state.memories[seat]));
  });
  for (const wait of state.pending)
    if (!seesCards(wait, state.active, viewer)) unknown.push(secretPile(wait.seen, 'onlooker'));
  if (viewer === 'onlooker') return [unknown];
  const known = state.memories.map((memories) => memories[viewer]);
  return [unknown, [state.hands[viewer], ...known].map(pickedFrom)];
}

/** Cards of Hands that the viewer knows are no secret, but Spite and Swindle pick by chance, which is: what they hit is news. KKR-81 */
function pickedFrom(hand: Hand): SecretZone {
  return { cards: cardsIn(hand), put: () => {} };
}

/** The places of a pile that the viewer does not know. */
function secretPile(pile: Hidden[], viewer: Viewer): SecretZone {
  const places = pile.flatMap((entry, place) =>
    viewer !== 'onlooker' && isSeenBy(entry, viewer) ? [] : [place],
  );
  return {
    cards: places.map((place) => cardOf(pile[place])),
    put: (others) => {
      others.forEach((card, i) => {
        pile[places[i]] = hidden(card, seersOf(pile[places[i]]));
      });
    },
  };
}

/** The cards of a Hand but for those the viewer remembers. */
function secretHand(hand: Hand, viewer: Viewer, memories: readonly Readonly<Hand>[]): SecretZone {
  const rest = cloneHand(hand);
  if (viewer !== 'onlooker') for (const card of cardsIn(memories[viewer])) take(rest, card, 1);
  const secret = cardsIn(rest);
  return {
    cards: secret,
    put: (others) => {
      for (const card of secret) take(hand, card, 1);
      for (const card of others) put(hand, card);
    },
  };
}

/** Nobody remembers more cards in a Hand than it holds. */
export function mend(state: State): void {
  state.memories.forEach((memories, owner) => {
    memories.forEach((remembered, viewer) => {
      const known = cloneHand(remembered);
      for (const card of cardsIn(known)) {
        if (copiesIn(known, card) > copiesIn(state.hands[owner], card)) take(known, card, 1);
      }
      setMemory(state, owner, viewer, known);
    });
  });
}

export { isChosenUnseen as isSealed } from './looks.ts';

export const universe: readonly Move[] = [
  ...[PASS, DRAW, DONE, ACCEPT, REFUSE, TIME_OUT],
  ...[DEEDS, ABILITY_MOVES, FUTURES, ALLIES, CHOICES, TARGETS, PLACES, RINGS].flat(),
];

const VERBS = [...new Set(universe.map((move) => notation(move).split(' ')[0]))];

export const words: readonly string[] = [
  ...VERBS,
  ...VERBS,
  ...CARDS,
  ...['hells_heart', 'HELL’S-HEART', 'stolen_dreams', 'joker', '0', '1', '2', '3', '4', '13', '65', '999'],
];

export const codes: readonly string[] = Object.keys(REFUSALS);

export const clauses: readonly string[] = Object.keys(rulesEn);
