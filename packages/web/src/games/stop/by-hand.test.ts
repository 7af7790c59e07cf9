import { stop } from '@samsara/engine/games/stop';
import { describe, expect, test } from 'vitest';
import { attempt, isQuick, use } from './by-hand.ts';

const STOCK = ['green-1', 'green-3'];

function at(position: object) {
  return stop.position({ game: 'stop', stock: STOCK, ...position });
}

function moveNamed(position: object, text: string, seat = 0) {
  const state = at(position);
  const move = stop.legalMoves(state, seat).find((each) => stop.notation(each) === text);
  if (move === undefined) throw new Error(`${text} is not legal`);
  return { move, view: stop.view(state, seat) };
}

function pick(word: string, place = 0) {
  return { zone: 'hand:0', card: stop.cardNamed(word) ?? null, place };
}

const TURN = {
  options: { interject_ms: 0 },
  seats: [{ hand: ['blue-4', 'free-choice', 'red-swap', 'red-1'] }, { hand: ['blue-7', 'red-5'] }],
  pile: ['blue-7'],
};

describe('how a move is made by hand', () => {
  test('a card goes from the hand to the pile', () => {
    const { move, view } = moveNamed(TURN, 'play blue-4');
    expect(use(move, view)).toEqual({ zone: 'hand:0', cards: [4], to: 'pile' });
  });

  test('Free Choice comes first, then its card', () => {
    const { move, view } = moveNamed(TURN, 'play free-choice red-1');
    expect(use(move, view)).toEqual({ zone: 'hand:0', cards: [52, 14], inOrder: true, to: 'pile' });
  });

  test('drawing is a tap on the stock', () => {
    const { move, view } = moveNamed(TURN, 'draw');
    expect(use(move, view)).toEqual({ zone: 'draw' });
  });

  test('so is suffering a 2, while a skip is only a button', () => {
    const two = { ...TURN, pile: ['red-2'], pending: [{ type: 'two', seat: 0, sum: 2 }] };
    const skip = { ...TURN, pile: ['red-skip'], pending: [{ type: 'skip', seat: 0 }] };
    const suffered = moveNamed(two, 'accept');
    const missed = moveNamed(skip, 'accept');
    expect(use(suffered.move, suffered.view)).toEqual({ zone: 'draw' });
    expect(use(missed.move, missed.view)).toBeNull();
  });

  test('a race is won by the first tap, an ordinary turn is not a race', () => {
    const thrown = moveNamed(TURN, 'interject blue-7', 1);
    const played = moveNamed(TURN, 'play blue-4');
    expect(isQuick(thrown.move, thrown.view)).toBe(true);
    expect(isQuick(played.move, played.view)).toBe(false);
  });

  test('the 0 against a swap is a race too, but not where everybody is asked', () => {
    const swap = {
      seats: [{ hand: ['red-0', 'red-1'] }, { hand: ['red-5'] }],
      pile: ['red-swap'],
      pending: [
        { type: 'turn', seat: 0 },
        { type: 'swapping', by: 1, direction: 'left' },
      ],
    };
    const race = moveNamed({ ...swap, options: {} }, 'play red-0 achtung');
    const poll = moveNamed({ ...swap, options: { reaction: 'poll' } }, 'play red-0 achtung');
    expect(isQuick(race.move, race.view)).toBe(true);
    expect(isQuick(poll.move, poll.view)).toBe(false);
  });
});

describe('what a tap on an impossible card tries', () => {
  test('on turn it tries to play, and the card on top stands in the way', () => {
    const state = at(TURN);
    const text = attempt([pick('red-1')], stop.view(state, 0));
    expect(text).toBe('play red-1');
    expect(stop.whyNot(state, 0, text)).toMatchObject({ code: 'does-not-fit', cards: ['blue-7'] });
  });

  test('a swap is tried in some direction, so that the answer speaks of fitting', () => {
    const state = at(TURN);
    const text = attempt([pick('red-swap')], stop.view(state, 0));
    expect(stop.whyNot(state, 0, text).code).toBe('does-not-fit');
  });

  test('out of turn it tries to throw in', () => {
    const state = at({ ...TURN, turn: 1 });
    const text = attempt([pick('blue-4')], stop.view(state, 0));
    expect(text).toBe('interject blue-4');
    expect(stop.whyNot(state, 0, text).code).toBe('not-identical');
  });

  test('on a symbol nothing can be thrown in, so it is simply not the turn', () => {
    const state = at({ ...TURN, pile: ['red-skip'], turn: 1 });
    expect(stop.whyNot(state, 0, attempt([pick('blue-4')], stop.view(state, 0))).code).toBe('not-your-turn');
  });

  test('the stock out of turn', () => {
    const state = at({ ...TURN, turn: 1 });
    const text = attempt([{ zone: 'draw', card: null, place: -1 }], stop.view(state, 0));
    expect(stop.whyNot(state, 0, text).code).toBe('not-your-turn');
  });
});
