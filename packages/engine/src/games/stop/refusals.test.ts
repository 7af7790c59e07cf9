import { expect, test } from 'vitest';
import { attemptMove } from '../../kernel/notation.ts';
import type { Position } from '../../kernel/position.ts';
import { LANGUAGES } from '../../texts/languages.ts';
import { stop } from './index.ts';
import { stopTexts } from './texts/index.ts';

const SEATS = [{ hand: ['red-1', 'red-3'] }, { hand: ['red-5', 'red-4'] }, { hand: ['blue-0', 'red-8'] }];
const HIT = { seats: SEATS, options: { interject_ms: 0 } };
const STORED = {
  seats: SEATS,
  pile: ['red-9'],
  pending: [{ type: 'turn', seat: 1 }, { type: 'interjecting' }],
  stored: 'play red-5',
};

/** Refusals point to what would be right: the moment, who tries what, and what is said in English. */
const SAID: readonly (readonly [Position, string, string])[] = [
  [
    { ...HIT, pile: ['blue-skip'], pending: [{ type: 'skip', seat: 1 }] },
    '2 play blue-0',
    'Only the player who was hit may defend against the blue skip.',
  ],
  [
    { ...HIT, pile: ['blue-2'], pending: [{ type: 'two', seat: 1 }] },
    '2 interject blue-0',
    'Only the player who was hit may defend against the blue 2.',
  ],
  [
    { ...HIT, pile: ['blue-skip'], pending: [{ type: 'skip', seat: 1 }] },
    '1 draw',
    'You are to miss your turn, so you draw nothing: answer with a way out, or accept it.',
  ],
  [
    { ...HIT, pile: ['blue-plus-x'], pending: [{ type: 'plus-x', seat: 1 }] },
    '1 draw',
    'You have to turn up a card: answer with a way out, or accept it.',
  ],
  [{ ...HIT, pile: ['blue-7'] }, '2 interject blue-7', 'You do not hold a blue 7 to throw in.'],
  [{ ...HIT, pile: ['blue-7'] }, '0 play blue-swap left left', 'Say only one direction: left or right.'],
  [STORED, '1 draw', 'Your move is already stored for the end of the lock; only a call can be added to it.'],
];

test.each(SAID)('%j %s: %s', (given, line, says) => {
  const refusal = attemptMove(stop, stop.position(given), Number(line[0]), line.slice(2));
  expect(refusal && stopTexts.en.refusal(refusal)).toBe(says);
});

test('cards are called as on the rule sheet where there is room (ST-31, ST-34, ST-47)', () => {
  const names = (id: string) => LANGUAGES.map((language) => stopTexts[language].cards[id]).sort();
  expect(names('blue-0')).toEqual(['0 bleu (Stop)', 'blaue 0 (Stop)', 'blue 0 (Stop)']);
  expect(stopTexts.de.cards).toMatchObject({
    'red-2': 'rote 2 (Zwei Karten ziehen)',
    'green-plus-x': 'grünes +X (X Karten ziehen)',
    'red-skip': 'rotes Aussetzen',
    'red-swap': 'roter Kartentausch',
    'free-choice': 'Freie Wahl',
    'red-7': 'rote 7',
  });
});
