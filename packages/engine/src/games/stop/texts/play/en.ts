import type { Card } from '../../../../kernel/zones.ts';
import { cardsOf, whom } from '../../../../texts/en.ts';
import { ACHTUNG, type Calls, STOP } from '../../calls.ts';
import { COLOUR_OF, COLOURS, type Colour, FREE_CHOICE, KIND_OF, KINDS, type KindId } from '../../cards.ts';
import type { Direction } from '../../moves.ts';
import { abilityTexts, type CardTexts } from '../abilities.ts';
import { CALLED, makePlayTexts, type PlayWords } from '../words.ts';

const COLOUR_NAMES: Readonly<Record<Colour, string>> = {
  blue: 'blue',
  red: 'red',
  yellow: 'yellow',
  green: 'green',
};

/** A number card is called by its number. */
const SYMBOLS: Partial<Record<KindId, string>> = { skip: 'skip', swap: 'swap', 'plus-x': '+X' };

export const playEn: PlayWords = {
  name: 'STOP',
  about: 'Match colour, number or symbol, throw in the same card before it is your turn, and call in time.',
  card,
  titles: { '0': 'Stop', '2': 'draw two cards', 'plus-x': 'draw X cards' },

  moves: {
    play: ({ card: laid, free, direction, calls }) =>
      `Play ${free ? 'Free Choice with ' : ''}${card(laid)}${where(direction)}${calling(calls)}`,
    interject: ({ card: laid, calls }) => `Throw in ${card(laid)}${calling(calls)}`,
    draw: () => 'Draw a card',
    accept: () => 'Accept it',
    pass: () => 'Pass',
    'time-out': () => 'Time is up',
  },

  asks: {
    nothing: 'The game is over.',
    passed: 'You have passed. Waiting for the others.',
    stored: 'Your move is stored until the lock ends.',
    others: (who) => `Waiting for ${whom(who)}.`,
    mayThrowIn: (top) => `You may throw in ${the(top)}.`,
    asked: (top) => `Do you throw in the same card as ${the(top)}?`,
    lock: (top) => `Throw in the same card as ${the(top)}, if you have it.`,
    lockOnTurn: (top) =>
      `Throw in the same card as ${the(top)}, or choose your move for the end of the lock.`,
    prevent: (top, direction) =>
      `The hands are to go to the ${direction}: play the 0 in the colour of ${the(top)}, or pass.`,
    turn: (top) => `Your turn: match ${the(top)}, or draw a card.`,
    two: (top, sum) =>
      `You have to draw ${cardsOf(sum)}: play the 0 in the colour of ${the(top)} or any 2, or accept.`,
    skip: (top) => `You are to miss a turn: play the 0 in the colour of ${the(top)} or any skip, or accept.`,
    plusX: (top) => `You have to turn up a card: play the 0 in the colour of ${the(top)}, or accept.`,
  },
};

/** `blue 4`, `red skip`, `Free Choice` */
export function card(which: Card): string {
  if (which === FREE_CHOICE) return 'Free Choice';
  const { id } = KINDS[KIND_OF[which]];
  return `${COLOUR_NAMES[COLOURS[COLOUR_OF[which]]]} ${SYMBOLS[id] ?? id}`;
}

export function a(which: Card): string {
  return which === FREE_CHOICE ? card(which) : `a ${card(which)}`;
}

export function the(which: Card): string {
  return which === FREE_CHOICE ? card(which) : `the ${card(which)}`;
}

export function where(direction: Direction): string {
  return direction ? `, hands to the ${direction}` : '';
}

function words(calls: Calls): string[] {
  return [...(calls & ACHTUNG ? [CALLED.achtung] : []), ...(calls & STOP ? [CALLED.stop] : [])];
}

/** On a button: `, calling “Stop!”` */
function calling(calls: Calls): string {
  return calls === 0
    ? ''
    : `, calling ${words(calls)
        .map((word) => `“${word}”`)
        .join(' and ')}`;
}

/** At the end of a sentence. */
export function called(calls: Calls): string {
  return calls === 0 ? '.' : `: “${words(calls).join(' ')}”.`;
}

export const CARD_TEXTS: CardTexts = {
  effects: {
    '0': 'An ordinary number, or a defence against a skip, swap, 2 or +X of the same colour.',
    '2': 'The next player draws two cards and misses the turn, unless a 0 of its colour or another 2 answers it.',
    '6': 'Counts as a 9 as well.',
    '9': 'Counts as a 6 as well.',
    skip: 'The next player misses the turn, unless a 0 of its colour or another skip answers it.',
    swap: 'Everybody passes the whole hand to the left or to the right, unless somebody lays a 0 of its colour.',
    'plus-x':
      'The next player turns up a card: a number is drawn as often as it says and kept, a symbol is only kept. The turn is missed, unless a 0 of its colour answers it.',
    'free-choice': 'Goes on any card, together with a card of any colour.',
  },
  plain: 'A plain number.',
  score: (points) => `Left in hand it counts ${points} ${points === 1 ? 'point' : 'points'}.`,
};

export const playTextsEn = { ...makePlayTexts(playEn), ...abilityTexts(CARD_TEXTS) };
