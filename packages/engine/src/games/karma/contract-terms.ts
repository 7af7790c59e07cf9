import { cardsIn, type Hand, holdsAll, put, take } from '../../kernel/hand.ts';
import { currentWait } from '../../kernel/pending.ts';
import type { Seat, Viewer } from '../../kernel/seats.ts';
import { type Card, choices, sortCards, type Zone, zonesToChange } from '../../kernel/zones.ts';
import type { SecretZone } from '../../testing/terms.ts';
import { CARDS } from './cards.ts';
import { MOST_HIDDEN } from './editions.ts';
import { type Move, notation } from './moves.ts';
import type { State } from './state.ts';
import { rulesEn } from './texts/rules/en.ts';

/** What the common contract is told about Karma. */

export function cards(state: State): Card[] {
  const held = [...state.hands, ...state.open].flatMap(cardsIn);
  return [...held, ...state.hidden.flat(), ...state.draw, ...state.pile, ...state.out];
}

/**
 * Section 15 of the rules: other hands, all hidden cards, the draw pile, and where the table hides it the pile under its
 * top card. Whoever has foreseen their own hidden cards knows which they are, but not where they lie. KAR-58
 */
export function secrets(state: State, viewer: Viewer): SecretZone[][] {
  const foreseen = viewer !== 'onlooker' && state.foreseen[viewer] !== null;
  const unknown: SecretZone[] = [secretZone(state.draw)];
  state.hands.forEach((hand, seat) => {
    if (seat !== viewer) unknown.push(secretHand(hand, state.unseen[seat]));
  });
  const hidden = zonesToChange(state.hidden);
  hidden.forEach((zone, seat) => {
    if (seat !== viewer || !foreseen) unknown.push(secretZone(zone));
  });
  if (!state.options.pile_visible) unknown.push(secretZone(state.pile, state.pile.length - 1));
  return foreseen ? [unknown, [secretZone(hidden[viewer])]] : [unknown];
}

function secretZone(zone: Zone, length = zone.length): SecretZone {
  return {
    cards: zone.slice(0, Math.max(0, length)),
    put: (others) => {
      for (let place = 0; place < others.length; place++) zone[place] = others[place];
    },
  };
}

/** What everybody knows of a hand is no secret. */
function secretHand(hand: Hand, unseen: Hand | null): SecretZone {
  return {
    cards: cardsIn(unseen ?? hand),
    put: (others) => {
      for (const card of cardsIn(unseen ?? hand)) {
        take(hand, card, 1);
        if (unseen) take(unseen, card, 1);
      }
      for (const card of others) {
        put(hand, card);
        if (unseen) put(unseen, card);
      }
    },
  };
}

/** What a seat has foreseen are its hidden cards, and what it chose are cards of its hand. */
export function mend(state: State): void {
  state.foreseen.forEach((seen, seat) => {
    if (seen) state.foreseen[seat] = sorted(state.hidden[seat]);
  });
  const wait = state.outcome ? undefined : currentWait(state.pending);
  if (wait?.type !== 'choosing') return;
  wait.answers.forEach((chosen, seat) => {
    const hand = state.hands[seat];
    if (chosen && !holdsAll(hand, chosen))
      wait.answers[seat] = cardsIn(hand).slice(0, state.options.open_cards);
  });
}

function sorted(cards: readonly Card[]): Zone {
  const copy = cards.slice();
  sortCards(copy);
  return copy;
}

/** The choice of open cards is secret until all have chosen. KAR-01 */
export function isSealed(state: State, seat: Seat, viewer: Viewer): boolean {
  return currentWait(state.pending).type === 'choosing' && seat !== viewer;
}

const MOST_COPIES = 6;
const MOST_OPEN = 3;
const MOST_SEATS = 12;

const KINDS = CARDS.map((_, card) => card);

export const universe: readonly Move[] = [
  ...(['look', 'skip', 'take', 'decline', 'draw', 'time-out'] as const).map((type): Move => ({ type })),
  ...KINDS.flatMap((card) =>
    (['hand', 'open'] as const).flatMap((from) =>
      numbersTo(MOST_COPIES).map((count): Move => ({ type: 'play', from, card, count })),
    ),
  ),
  ...numbersTo(MOST_HIDDEN + 1).map((place): Move => ({ type: 'turn', place })),
  ...numbersTo(MOST_SEATS + 1).map((seat): Move => ({ type: 'give', to: seat - 1 })),
  ...choices(
    KINDS.flatMap((card) => [card, card, card]),
    MOST_OPEN,
  ).map((cards): Move => ({ type: 'choose', cards })),
];

function numbersTo(last: number): number[] {
  return Array.from({ length: last }, (_, i) => i + 1);
}

const VERBS = [...new Set(universe.map((move) => notation(move).split(' ')[0]))];

export const words: readonly string[] = [
  ...VERBS,
  ...VERBS,
  ...CARDS,
  ...[
    'n1',
    'N14',
    '014',
    '17',
    'play_table_card',
    'bottoms-up',
    'FIVE_OR_BELOW',
    'give-the-pile',
    'joker',
    '0',
    '12',
  ],
];

export const clauses: readonly string[] = Object.keys(rulesEn);
