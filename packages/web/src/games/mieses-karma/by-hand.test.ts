import { fastRandom, readOptions } from '@samsara/engine';
import { miesesKarma, type Options, type State } from '@samsara/engine/games/mieses-karma';
import { expect, test } from 'vitest';
import { completedBy } from '../../input/picking.ts';
import { attempt, isCostly, use } from './by-hand.ts';

const named = (id: string) => miesesKarma.cardNamed(id) as number;

function positionOf(given: object): State {
  return miesesKarma.position(given as Parameters<typeof miesesKarma.position>[0]);
}

const ANT_WITH_TWO_CARDS = {
  options: { players: 2 },
  seats: [
    { animal: 'ant-1', hand: ['sun-clover', 'sun-reaper'] },
    { animal: 'ant-2', hand: ['heart-sun'] },
  ],
};

function moveNamed(state: State, text: string) {
  const seat = miesesKarma.deciding(state)[0];
  const found = miesesKarma.legalMoves(state, seat).find((move) => miesesKarma.notation(move) === text);
  if (found === undefined) throw new Error(`${text} is not legal`);
  return found;
}

test('a hand card goes to the end of your own line or to the discard pile', () => {
  const state = positionOf(ANT_WITH_TWO_CARDS);
  const view = miesesKarma.view(state, 0);
  const card = named('sun-clover');
  expect(use(moveNamed(state, 'attach sun-clover'), view)).toEqual({
    zone: 'hand:0',
    cards: [card],
    to: 'right:0',
  });
  expect(use(moveNamed(state, 'discard sun-clover'), view)).toEqual({
    zone: 'hand:0',
    cards: [card],
    to: 'discard',
  });
  expect(use(moveNamed(state, 'ask'), view)).toBeNull();
});

test('a tap on a hand card tries to attach it, or to give it when somebody asks', () => {
  const state = positionOf(ANT_WITH_TWO_CARDS);
  const pick = { zone: 'hand:1', card: named('heart-sun'), place: 0 };
  expect(attempt([pick], miesesKarma.view(state, 1))).toBe('attach heart-sun');
  miesesKarma.apply(state, 0, moveNamed(state, 'ask'));
  expect(attempt([pick], miesesKarma.view(state, 1))).toBe('give heart-sun');
});

test('a reaper asks first while other cards would be lost, and not when it is the last card', () => {
  const state = positionOf(ANT_WITH_TWO_CARDS);
  const view = miesesKarma.view(state, 0);
  expect(isCostly(moveNamed(state, 'attach sun-reaper'), view)).toBe(true);
  expect(isCostly(moveNamed(state, 'attach sun-clover'), view)).toBe(false);
  const last = positionOf({
    options: { players: 2 },
    seats: [
      { animal: 'ant-1', hand: ['sun-reaper'] },
      { animal: 'ant-2', hand: ['heart-sun'] },
    ],
  });
  expect(isCostly(moveNamed(last, 'attach sun-reaper'), miesesKarma.view(last, 0))).toBe(false);
});

test('a tap on the line of another is a theft from the nearer end', () => {
  const state = positionOf(ANT_WITH_TWO_CARDS);
  const view = miesesKarma.view(state, 0);
  expect(attempt([{ zone: 'line:1', card: 3, place: 0 }], view)).toBe('steal 1');
  expect(attempt([{ zone: 'animal:1', card: null, place: -1 }], view)).toBe('imitate ant');
  expect(attempt([{ zone: 'discard', card: null, place: -1 }], view)).toBe('salvage');
});

test.each([2, 3, 4, 5])(
  'in whole games with %i players every move can be made by hand or by a button',
  (players) => {
    const options = readOptions<Options>(miesesKarma, { players, decision_ms: 0 });
    const state = miesesKarma.setup(options, players);
    const random = fastRandom(players);
    while (miesesKarma.outcome(state) === undefined) {
      const [seat] = miesesKarma.deciding(state);
      const view = miesesKarma.view(state, seat);
      for (const move of miesesKarma.legalMoves(state, seat)) {
        const made = use(move, view);
        if (made?.cards === undefined) continue;
        const picks = made.cards.map((card, place) => ({ zone: made.zone, card, place }));
        const offers = [{ move, text: miesesKarma.notation(move), label: '', use: made }];
        expect(completedBy(offers, picks)).toHaveLength(1);
      }
      miesesKarma.apply(state, seat, miesesKarma.pickMove(state, seat, random));
    }
  },
);
