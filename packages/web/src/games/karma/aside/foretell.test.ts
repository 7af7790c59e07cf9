import { fastRandom, readOptions } from '@samsara/engine';
import { type Event, karma, type Move, type State, type View } from '@samsara/engine/games/karma';
import { BOTTOM, CARDS, FIVE, GIVE, TABLE } from '@samsara/engine/games/karma/rules';
import { describe, expect, test } from 'vitest';
import { type Foretold, foretell } from './foretell.ts';

/** A moment of a table of two, seen by seat 0, who is on turn. */
function moment(given: object): View {
  return karma.view(karma.position({ ...given }), 0);
}

function playing(card: number, count = 1): Move {
  return { type: 'play', from: 'hand', card, count };
}

const NINE = 8;

describe('what a play would do is told before it is made', () => {
  test.each<[string, object, Move, Foretold[]]>([
    [
      'a number asks for at least that number',
      { pile: ['3'], seats: [{ hand: ['9', '4'] }, { hand: ['1'] }] },
      playing(NINE),
      [{ type: 'next', demand: NINE }],
    ],
    [
      'the third equal card clears the pile, and its player goes on',
      { pile: ['3', '9', '9'], seats: [{ hand: ['9', '4'] }, { hand: ['1'] }] },
      playing(NINE),
      [{ type: 'triple', count: 4 }, { type: 'again' }],
    ],
    [
      'five or below binds the next player',
      { pile: ['3'], seats: [{ hand: ['five', '4'] }, { hand: ['1'] }] },
      playing(FIVE),
      [{ type: 'next', demand: FIVE }],
    ],
    [
      'the bottom card comes up and sets the demand',
      { pile: ['9', '10', '12'], seats: [{ hand: ['bottom', '4'] }, { hand: ['1'] }] },
      playing(BOTTOM),
      [
        { type: 'raise', card: NINE },
        { type: 'next', demand: NINE },
      ],
    ],
    [
      'on an empty pile nothing comes up',
      { seats: [{ hand: ['bottom', '4'] }, { hand: ['1'] }] },
      playing(BOTTOM),
      [{ type: 'next', demand: BOTTOM }],
    ],
    [
      'a table card follows',
      { pile: ['9'], seats: [{ hand: ['table'], open: ['12'] }, { hand: ['1'] }] },
      playing(TABLE),
      [{ type: 'extra' }],
    ],
    [
      'the pile is given away, without the card itself',
      { pile: ['9', '10'], seats: [{ hand: ['give', '4'] }, { hand: ['1'] }] },
      playing(GIVE),
      [{ type: 'give', count: 2 }],
    ],
    [
      'the last card is called out',
      { pile: ['3'], seats: [{ hand: ['9'] }, { hand: ['1'] }, { hand: ['2'] }] },
      playing(NINE),
      [{ type: 'next', demand: NINE }, { type: 'out' }],
    ],
    [
      'nobody is next once only one player has cards',
      { pile: ['3'], seats: [{ hand: ['9'] }, { hand: ['1'] }] },
      playing(NINE),
      [{ type: 'out' }],
    ],
    [
      'TABLE as the last card asks for nothing more',
      { pile: ['3'], seats: [{ hand: ['table'] }, { hand: ['1'] }, { hand: ['2'] }] },
      playing(TABLE),
      [{ type: 'next', demand: TABLE }, { type: 'out' }],
    ],
    [
      'whoever is out after a triple does not play again',
      { pile: ['3', '9', '9'], seats: [{ hand: ['9'] }, { hand: ['1'] }, { hand: ['2'] }] },
      playing(NINE),
      [{ type: 'triple', count: 4 }, { type: 'out' }],
    ],
    [
      'an alternative triple gives the rest away first',
      {
        options: { edition: 'set', alternative_triples: true },
        pile: ['3', '9', '9'],
        seats: [{ hand: ['9', '4'] }, { hand: ['1'] }, { hand: ['2'] }],
      },
      playing(NINE),
      [{ type: 'triple', count: 3 }, { type: 'give', count: 1 }, { type: 'again' }],
    ],
    [
      'a blind card foretells nothing',
      { pile: ['3'], seats: [{ hidden: ['9'] }, { hand: ['1'] }] },
      { type: 'turn', place: 1 },
      [{ type: 'blind' }],
    ],
  ])('%s', (_says, given, move, foretold) => {
    expect(foretell(moment(given), move)).toEqual(foretold);
  });

  test('a pile that is left to memory gives away only its top card', () => {
    const given = {
      options: { pile_visible: false },
      pile: ['9', '10', '12'],
      seats: [{ hand: ['bottom', '4'] }, { hand: ['1'] }],
    };
    expect(foretell(moment(given), playing(BOTTOM))).toEqual([{ type: 'raise', card: null }]);
  });

  test('a second 9 is a triple for sure only if the first one is seen', () => {
    const seats = [{ hand: ['9', '9', '4'] }, { hand: ['1', '2'] }];
    const hidden = { options: { pile_visible: false }, pile: ['3', '9'], seats };
    expect(foretell(moment(hidden), playing(NINE, 2))).toEqual([
      { type: 'triple', count: 4 },
      { type: 'again' },
    ]);
  });
});

/** What the rules then did, in the words of the foretelling. */
function happened(state: State, move: Move): string[] {
  const events: Event[] = [];
  const after = karma.clone(state);
  karma.apply(after, karma.deciding(state)[0], move, (event) => events.push(event));
  const told: string[] = [];
  for (const event of events) {
    if (event.type === 'triple') told.push(`triple ${event.removed.length}`);
    if (event.type === 'raised') told.push(`raise ${CARDS[event.card]}`);
  }
  const wait = after.outcome ? undefined : after.pending[after.pending.length - 1];
  if (wait?.type === 'receiver') told.push(`give ${after.pile.length}`);
  return told;
}

function claimed(foretold: readonly Foretold[]): string[] {
  return foretold.flatMap((entry) => {
    if (entry.type === 'triple') return [`triple ${entry.count}`];
    if (entry.type === 'give') return [`give ${entry.count}`];
    return entry.type === 'raise' && entry.card !== null ? [`raise ${CARDS[entry.card]}`] : [];
  });
}

test.each([
  { edition: 'amigo', players: 3 },
  { edition: 'set', players: 4, alternative_triples: true },
  { edition: 'set', players: 8 },
])('what is foretold is what the rules do, with %j', (given) => {
  const random = fastRandom(7);
  let plays = 0;
  for (let game = 0; game < 8; game++) {
    const options = readOptions(karma, given) as Parameters<typeof karma.setup>[0];
    const state = karma.setup(options, game);
    for (let step = 0; step < 1500 && !karma.outcome(state); step++) {
      const [seat] = karma.deciding(state);
      const move = karma.pickMove(state, seat, random);
      if (move.type === 'play') {
        plays++;
        expect(claimed(foretell(karma.view(state, seat), move))).toEqual(happened(state, move));
      }
      karma.apply(state, seat, move);
    }
  }
  expect(plays).toBeGreaterThan(300);
});
