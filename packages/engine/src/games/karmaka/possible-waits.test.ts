import { describe, expect, test } from 'vitest';
import { BadInput } from '../../kernel/bad-input.ts';
import type { Position } from '../../kernel/position.ts';
import { karmaka } from './index.ts';

const R = { hand: ['crisis'] };

/** An ability of seat 0 that waits, at a table of two unless other seats are given. */
function ability(rest: object, own: object = {}, more: object = {}): Position {
  const seats = [{ hand: ['peek', 'spite'], ...own }, R];
  return { seats, pending: [{ type: 'ability', seat: 0, ...rest }], ...more };
}

function offer(rest: object, seats = 2, more: object = {}): Position {
  const rivals = [R, { hand: ['dwindle'] }, { hand: ['panic'] }].slice(0, seats - 1);
  return { seats: [{ hand: ['peek'] }, ...rivals], pending: [{ type: 'offer', seat: 0, ...rest }], ...more };
}

/** Where a position is refused, and by which clause; nothing if it is not. */
function refusedAt(given: Position): string | undefined {
  try {
    karmaka.position(given);
    return undefined;
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return `${error.code} ${error.place} ${error.detail}`;
  }
}

const refused = (key: string, clause: string) => `impossible-position pending[0].${key} ${clause}`;

const TOPS = { source: ['mimic', 'panic', 'embody', 'sowing'] };
const ruins = (...cards: string[]) => ({ ruins: cards });

/** By what is wrong: the position, where it is refused and why, and a neighbour that is possible. */
const CASES: readonly (readonly [string, Position, string, string, Position])[] = [
  [
    'Destiny looks at five cards',
    ability({ card: 'destiny', step: 1, seen: ['panic', 'panic', 'mimic', 'embody', 'sowing'] }),
    'seen',
    'KKR-44',
    ability({ card: 'destiny', step: 1, seen: ['panic', 'panic', 'mimic'] }),
  ],
  [
    'Destiny looks at two cards although the Source has more',
    ability({ card: 'destiny', step: 1, seen: ['journey', 'denial'] }, {}, TOPS),
    'seen',
    'KKR-44',
    ability({ card: 'destiny', step: 1, seen: ['journey', 'denial'] }, {}, ruins('panic', 'mimic', 'embody')),
  ],
  [
    'Destiny looks at two cards although the Ruins could be shuffled',
    ability(
      { card: 'destiny', step: 1, seen: ['journey', 'denial'] },
      {},
      ruins('panic', 'mimic', 'embody', 'sowing'),
    ),
    'seen',
    'KKR-44',
    ability(
      { card: 'destiny', step: 1, seen: ['journey', 'denial', 'sowing'] },
      {},
      ruins('panic', 'mimic', 'embody'),
    ),
  ],
  [
    'Destiny has kept one and still looks at three',
    ability(
      { card: 'destiny', step: 1, times: 1, seen: ['journey', 'denial', 'panic'] },
      { future: ['mimic'] },
    ),
    'seen',
    'KKR-44',
    ability({ card: 'destiny', step: 1, times: 1, seen: ['journey', 'denial'] }, { future: ['mimic'] }),
  ],
  [
    'Destiny has kept a card that is not in the Future',
    ability({ card: 'destiny', step: 1, times: 1, seen: ['journey', 'denial'] }),
    'times',
    'KKR-53',
    ability({ card: 'destiny', step: 1, times: 0, seen: ['journey', 'denial'] }),
  ],
  [
    'Destiny has put back what it has not counted',
    ability({ card: 'destiny', step: 2, times: 1, seen: ['journey', 'denial'] }, {}, TOPS),
    'count',
    'KKR-89',
    ability({ card: 'destiny', step: 2, times: 1, count: 1, seen: ['journey', 'denial'] }, {}, TOPS),
  ],
  [
    'Destiny has put back a card that is not on the Source',
    ability({ card: 'destiny', step: 2, times: 1, count: 1, seen: ['journey', 'denial'] }),
    'count',
    'KKR-89',
    ability({ card: 'destiny', step: 2, seen: ['journey', 'denial'] }),
  ],
  [
    'Destiny counts while it keeps',
    ability({ card: 'destiny', step: 1, count: 1, seen: ['journey', 'denial'] }, {}, TOPS),
    'count',
    'KKR-89',
    ability({ card: 'destiny', step: 1, count: 0, seen: ['journey', 'denial', 'crisis'] }, {}, TOPS),
  ],
  [
    'Roulette has ruined nine cards',
    ability({ card: 'roulette', step: 1, count: 9 }, {}, { ruins: 9, source: 2 }),
    'count',
    'KK-107',
    ability({ card: 'roulette', step: 1, count: 2 }, {}, { ruins: 2, source: 2 }),
  ],
  [
    'Roulette has ruined cards that are not in the Ruins',
    ability({ card: 'roulette', step: 1, count: 2 }, {}, { ruins: 1, source: 2 }),
    'count',
    'KK-107',
    ability({ card: 'roulette', step: 1, count: 1 }, {}, { ruins: 1, source: 2 }),
  ],
  [
    'Roulette was answered once and counts two',
    ability({ card: 'roulette', step: 0, times: 1, count: 2 }, {}, { ruins: 4 }),
    'count',
    'KK-107',
    ability({ card: 'roulette', step: 0, times: 1, count: 1 }, {}, { ruins: 4 }),
  ],
  [
    'Roulette draws oftener than it may',
    ability({ card: 'roulette', step: 1, count: 0, times: 1 }, {}, { source: 2 }),
    'times',
    'KKR-33',
    ability({ card: 'roulette', step: 1, count: 1, times: 1 }, {}, { ruins: 1, source: 2 }),
  ],
  [
    'Roulette has drawn cards that are not in the Hand',
    ability({ card: 'roulette', step: 1, count: 2, times: 2 }, { hand: ['peek'] }, { ruins: 2, source: 2 }),
    'times',
    'KKR-53',
    ability({ card: 'roulette', step: 1, count: 2, times: 1 }, { hand: ['peek'] }, { ruins: 2, source: 2 }),
  ],
  [
    'an ability counts that has nothing to count',
    ability({ card: 'jubilee', step: 0, count: 1 }),
    'count',
    'KK-107',
    ability({ card: 'jubilee', step: 0, count: 0 }),
  ],
  [
    'Jubilee is asked a third time',
    ability({ card: 'jubilee', step: 0, times: 2 }, { deeds: ['panic', 'mimic'] }),
    'times',
    'KKR-33',
    ability({ card: 'jubilee', step: 0, times: 1 }, { deeds: ['panic', 'mimic'] }),
  ],
  [
    'Jubilee has placed a card that is not among the Deeds',
    ability({ card: 'jubilee', step: 0, times: 1 }),
    'times',
    'KKR-53',
    ability({ card: 'jubilee', step: 0, times: 1 }, { deeds: ['panic'] }),
  ],
  [
    'Sowing has placed a card that is not in the Future',
    ability({ card: 'sowing', step: 1, times: 1 }),
    'times',
    'KKR-53',
    ability({ card: 'sowing', step: 1, times: 1 }, { future: ['panic'] }),
  ],
  [
    'a card is looked at by an ability that looks at none',
    ability({ card: 'jubilee', step: 0, seen: ['panic'] }),
    'seen',
    'KKR-44',
    ability({ card: 'jubilee', step: 0, seen: [] }),
  ],
  [
    'Swindle has picked four cards',
    ability({ card: 'swindle', step: 2, target: 1, seen: ['panic', 'panic', 'mimic', 'embody'] }),
    'seen',
    'KK-110',
    ability({ card: 'swindle', step: 2, target: 1, seen: ['panic', 'panic', 'mimic'] }),
  ],
  [
    'Swindle has picked two cards and left one',
    ability({ card: 'swindle', step: 2, target: 1, seen: ['panic', 'mimic'] }),
    'seen',
    'KK-110',
    {
      seats: [{ hand: ['peek'] }, { deck: 2 }],
      pending: [{ type: 'ability', seat: 0, card: 'swindle', step: 2, target: 1, seen: ['panic', 'mimic'] }],
    },
  ],
  [
    'a further card is granted before the ability is over',
    ability({ card: 'peek', step: 2, target: 1, further: true }),
    'further',
    'KK-85',
    ability({ card: 'peek', step: 2, target: 1, further: false }),
  ],
  [
    'Peek carries out another ability',
    ability({ card: 'peek', ability: 'jubilee', step: 0 }, { deeds: ['jubilee'] }),
    'ability',
    'KKR-35',
    ability({ card: 'embody', ability: 'jubilee', step: 0 }, { deeds: ['jubilee'] }),
  ],
  [
    'Embody copies what is not among the Deeds',
    ability({ card: 'embody', ability: 'jubilee', step: 0 }, { deeds: ['panic'] }, ruins('jubilee')),
    'ability',
    'KKR-35',
    ability({ card: 'denial', ability: 'jubilee', step: 0 }, { deeds: ['panic'] }, ruins('jubilee')),
  ],
  [
    'Mimic copies a Deed that is not on top',
    {
      seats: [{ hand: ['peek'] }, { ...R, deeds: ['jubilee', 'panic'] }],
      pending: [{ type: 'ability', seat: 0, card: 'mimic', ability: 'jubilee', step: 0 }],
    },
    'ability',
    'KKR-35',
    {
      seats: [{ hand: ['peek'] }, { ...R, deeds: ['panic', 'jubilee'] }],
      pending: [{ type: 'ability', seat: 0, card: 'mimic', ability: 'jubilee', step: 0 }],
    },
  ],
  [
    'Embody took part where only Denial is played',
    ability({ card: 'denial', step: 0, embodied: true }),
    'embodied',
    'KKR-36',
    ability({ card: 'denial', step: 0, embodied: false }),
  ],
  [
    'Mimic took part where none lies',
    ability({ card: 'embody', ability: 'jubilee', step: 0, mimicked: true }, { deeds: ['jubilee'] }),
    'mimicked',
    'KKR-36',
    ability({ card: 'embody', ability: 'jubilee', step: 0, embodied: true }, { deeds: ['jubilee'] }),
  ],
  [
    'a further card follows on a Crisis',
    offer({ card: 'crisis', further: true }),
    'further',
    'KKR-13',
    offer({ card: 'crisis' }),
  ],
  [
    'no further card follows on Panic',
    offer({ card: 'panic', further: false }),
    'further',
    'KKR-13',
    offer({ card: 'panic', further: true }),
  ],
  [
    'a further card follows on Mimic although nothing to copy allows one',
    offer({ card: 'mimic', further: true }),
    'further',
    'KKR-13',
    {
      seats: [{}, { ...R, deeds: ['panic'] }],
      pending: [{ type: 'offer', seat: 0, card: 'mimic', further: true }],
    },
  ],
  [
    'a card used on one rival is offered to both',
    offer({ card: 'vengeance', to: [1, 2] }, 3),
    'to',
    'KK-70',
    offer({ card: 'vengeance', to: [2] }, 3),
  ],
  [
    'nobody says on whom a card was used',
    offer({ card: 'vengeance' }, 3),
    'to',
    'KK-70',
    offer({ card: 'vengeance' }, 2),
  ],
  [
    'a card that affects only its player is offered to one of two rivals',
    offer({ card: 'destiny', to: [2] }, 3),
    'to',
    'KK-72',
    offer({ card: 'destiny', to: [1, 2] }, 3),
  ],
  [
    'a card is offered to the player opposite alone',
    offer({ card: 'longevity', to: [2] }, 4),
    'to',
    'KK-75',
    offer({ card: 'longevity', to: [3] }, 4),
  ],
  [
    'rivals are asked in another order',
    offer({ card: 'longevity', to: [2, 1] }, 3),
    'to',
    'KKR-18',
    offer({ card: 'longevity', to: [1, 2] }, 3),
  ],
];

describe('what the game could never wait for', () => {
  test.each(CASES)('%s', (_, given, key, clause, neighbour) => {
    expect(refusedAt(given)).toBe(refused(key, clause));
    expect(refusedAt(neighbour)).toBeUndefined();
  });
});

test('a game that has reached its turn limit is over (KKR-87)', () => {
  const given = { options: { turn_limit: 40 }, seats: [{ hand: ['peek'] }, R] };
  expect(refusedAt({ ...given, turns: 40 })).toBe('impossible-position turns KKR-87');
  expect(refusedAt({ ...given, turns: 39 })).toBeUndefined();
});

test('whether a further card follows is said by the card where it is left out (KK-85)', () => {
  const after = (card: string) => {
    const state = karmaka.position(offer({ card }));
    return karmaka.describe(state).pending;
  };
  expect(after('panic')).toMatchObject([{ type: 'offer', card: 'panic', further: true }]);
  expect(after('crisis')).toEqual([{ type: 'offer', seat: 0, card: 'crisis', to: [1], answered: 0 }]);
});

test('who copied on the way is found where it is left out, so that no loop is forgotten (KKR-36)', () => {
  const state = karmaka.position({
    seats: [
      { hand: ['peek'], deeds: ['mimic'] },
      { ...R, deeds: ['embody'] },
      { hand: ['dwindle'], deeds: ['panic'] },
    ],
    pending: [{ type: 'ability', seat: 0, card: 'embody', ability: 'mimic', step: 0 }],
  });
  expect(karmaka.describe(state).pending).toMatchObject([{ embodied: true, mimicked: true }]);
});

test('who began follows from the options (KKR-01)', () => {
  const given = { options: { starter: 1 }, seats: [{ hand: ['peek'] }, R] };
  expect(karmaka.position(given).starter).toBe(1);
  expect(karmaka.position({ ...given, options: {} }).starter).toBe(0);
});
