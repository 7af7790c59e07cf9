import { describe, expect, test } from 'vitest';
import type { Offer, Pick, Use } from '../contract/board.ts';
import { accepts, completedBy, dropOn, isPlayable, plainOffers, tapCard, tapZone } from './picking.ts';

const offer = (text: string, use: Use | null): Offer => ({ move: text, text, label: text, use });
const inHand = (card: number, place: number): Pick => ({ zone: 'hand:0', card, place });

const ONE = offer('play 9', { zone: 'hand:0', cards: [9], to: 'pile' });
const TWO = offer('play 9 9', { zone: 'hand:0', cards: [9, 9], to: 'pile' });
const HIGH = offer('play 12', { zone: 'hand:0', cards: [12], to: 'pile' });
const TAKE = offer('take', { zone: 'pile' });
const CALL = offer('call', null);
const OFFERS = [ONE, TWO, HIGH, TAKE, CALL];

describe('tapping cards', () => {
  test('the first tap picks, the second plays', () => {
    expect(tapCard(OFFERS, [], inHand(12, 3))).toEqual({ type: 'picked', picks: [inHand(12, 3)] });
    expect(tapCard(OFFERS, [inHand(12, 3)], inHand(12, 3))).toEqual({ type: 'play', offer: HIGH });
  });

  test('an equal card joins, another one takes its place', () => {
    const first = [inHand(9, 0)];
    expect(tapCard(OFFERS, first, inHand(9, 1))).toEqual({
      type: 'picked',
      picks: [inHand(9, 0), inHand(9, 1)],
    });
    expect(tapCard(OFFERS, first, inHand(12, 3))).toEqual({ type: 'picked', picks: [inHand(12, 3)] });
  });

  test('a third copy pushes out the first where only two go together', () => {
    const two = [inHand(9, 0), inHand(9, 1)];
    expect(tapCard(OFFERS, two, inHand(9, 2))).toEqual({
      type: 'picked',
      picks: [inHand(9, 1), inHand(9, 2)],
    });
  });

  test('a card that leads nowhere is impossible', () => {
    expect(tapCard(OFFERS, [inHand(9, 0)], inHand(4, 5))).toEqual({
      type: 'impossible',
      picks: [inHand(4, 5)],
    });
  });

  test('a picked card goes back when tapped before the choice is complete', () => {
    const choose = [offer('choose 1 2 3', { zone: 'hand:0', cards: [1, 2, 3] })];
    const two = [inHand(1, 0), inHand(2, 1)];
    expect(tapCard(choose, two, inHand(1, 0))).toEqual({ type: 'picked', picks: [inHand(2, 1)] });
  });

  test('a card of a complete choice goes back as well', () => {
    const choose = [offer('choose 1 2', { zone: 'hand:0', cards: [1, 2], isChoice: true, to: 'open:0' })];
    const two = [inHand(1, 0), inHand(2, 1)];
    expect(tapCard(choose, two, inHand(2, 1))).toEqual({ type: 'picked', picks: [inHand(1, 0)] });
    expect(tapZone(choose, two, 'open:0')).toEqual({ type: 'play', offer: choose[0] });
  });

  test('two moves with the same card ask which', () => {
    const both = ['deed', 'future'].map((way) => offer(`${way} 7`, { zone: 'hand:0', cards: [7], to: way }));
    expect(tapCard(both, [inHand(7, 0)], inHand(7, 0))).toEqual({ type: 'which', picks: [inHand(7, 0)] });
    expect(tapZone(both, [inHand(7, 0)], 'future')).toEqual({ type: 'play', offer: both[1] });
    expect(dropOn(both, [inHand(7, 0)], 'deed')).toEqual({ type: 'play', offer: both[0] });
  });

  test('a hidden card is known by its place', () => {
    const turn = [0, 1].map((place) => offer(`turn ${place + 1}`, { zone: 'hidden:0', place, to: 'pile' }));
    const second: Pick = { zone: 'hidden:0', card: null, place: 1 };
    expect(completedBy(turn, [second])).toEqual([turn[1]]);
    expect(isPlayable(turn, [], { ...second, place: 2 })).toBe(false);
  });
});

describe('tapping zones', () => {
  test('with cards in hand the pile takes them, without it stands for its own move', () => {
    expect(tapZone(OFFERS, [inHand(9, 0), inHand(9, 1)], 'pile')).toEqual({ type: 'play', offer: TWO });
    expect(tapZone(OFFERS, [], 'pile')).toEqual({ type: 'play', offer: TAKE });
  });

  test('a zone that means nothing now says so', () => {
    expect(tapZone(OFFERS, [], 'draw').type).toBe('impossible');
    expect(accepts(OFFERS, [], 'draw')).toBe(false);
    expect(accepts(OFFERS, [], 'pile')).toBe(true);
  });

  test('cards dropped beside every zone go back', () => {
    expect(dropOn(OFFERS, [inHand(9, 0)], 'draw')).toBeUndefined();
  });
});

test('moves without cards are buttons from the start', () => {
  expect(plainOffers(OFFERS)).toEqual([TAKE, CALL]);
});
