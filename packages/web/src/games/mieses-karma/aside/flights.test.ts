import { fastRandom, readOptions } from '@samsara/engine';
import { type Event, miesesKarma, type Options } from '@samsara/engine/games/mieses-karma';
import { expect, test } from 'vitest';
import { isLoud } from '../happened.ts';
import { flights, pictured, sound } from './flights.ts';

const named = (id: string) => miesesKarma.cardNamed(id) as number;
const state = miesesKarma.setup(readOptions<Options>(miesesKarma, { players: 3, decision_ms: 0 }), 1);
const view = miesesKarma.view(state, 0);

test('a card flies from its owner to its place', () => {
  const card = named('sun-clover');
  expect(flights({ type: 'attached', seat: 1, card, end: 'right' }, view)).toEqual([
    { from: 'hand:1', to: 'right:1', cards: [card], manner: 'slide' },
  ]);
  expect(flights({ type: 'stole', seat: 0, from: 2, card }, view)).toEqual([
    { from: 'line:2', to: 'right:0', cards: [card], manner: 'throw' },
  ]);
});

test('a sealed gift of another flies face down', () => {
  expect(flights({ type: 'laid', seat: 2, cards: null }, view)).toEqual([
    { from: 'hand:2', to: 'gift:2', cards: [null] },
  ]);
});

test('gifts that are not taken go back', () => {
  const card = named('sun-clover');
  const laid = {
    ...view,
    seats: view.seats.map((seat, i) => (i > 0 ? { ...seat, laid: true, gift: card } : seat)),
  };
  expect(flights({ type: 'took', seat: 0, from: 1, card, end: 'right' }, laid)).toEqual([
    { from: 'gift:1', to: 'right:0', cards: [card], manner: 'slide' },
    { from: 'gift:2', to: 'hand:2', cards: [card] },
  ]);
});

test('a dead ant leaves the game, another animal goes back to its stack', () => {
  const cat = named('cat-1');
  const cow = named('cow-1');
  expect(flights({ type: 'reborn', seat: 0, card: cat }, view)).toEqual([
    { from: 'stack:3', to: 'animal:0', cards: [cat], turns: true, manner: 'blind' },
  ]);
  const asCat = { ...view, seats: view.seats.map((seat) => ({ ...seat, animal: cat })) };
  expect(flights({ type: 'reborn', seat: 0, card: cow }, asCat)[0]).toEqual({
    from: 'animal:0',
    to: 'stack:3',
    cards: [cat],
  });
});

test('thefts, deaths and foursomes are loud, everyday moves are not', () => {
  expect(isLoud({ type: 'stole', seat: 0, from: 1, card: 3 })).toBe(true);
  expect(isLoud({ type: 'died', seat: 0, reaper: true })).toBe(true);
  expect(isLoud({ type: 'foursomes', seat: 0, count: 0 })).toBe(false);
  expect(isLoud({ type: 'discarded', seat: 0, card: 3 })).toBe(false);
});

test('the log shows cards that everybody may know, and hidden ones only to their owner', () => {
  expect(pictured({ type: 'drew', seat: 1, count: 2, cards: null })).toEqual([]);
  expect(pictured({ type: 'drew', seat: 0, count: 2, cards: [3, 4] })).toEqual([3, 4]);
  expect(pictured({ type: 'opened', gifts: [{ seat: 1, card: 7 }] })).toEqual([7]);
});

test('a death and a theft do not sound like a card that is played', () => {
  expect(sound({ type: 'attached', seat: 0, card: 3, end: 'right' })).toBeNull();
  expect(sound({ type: 'died', seat: 0, reaper: false })).toBe('death');
  expect(sound({ type: 'stole', seat: 0, from: 1, card: 3 })).toBe('theft');
  expect(sound({ type: 'declined', seat: 0 })).toBeNull();
});

/** What changes no zone. */
const STILL = [
  'imitated',
  'asked',
  'declined',
  'opened',
  'nobody-gave',
  'died',
  'karma',
  'foursomes',
  'second-turn',
  'timed-out',
  'ended',
];

test.each([2, 3, 5])(
  'in whole games with %i players every event that moves a card is shown, and no hidden card',
  (players) => {
    const played = miesesKarma.setup(readOptions<Options>(miesesKarma, { players, decision_ms: 0 }), players);
    const random = fastRandom(players);
    while (miesesKarma.outcome(played) === undefined) {
      const [seat] = miesesKarma.deciding(played);
      const before = miesesKarma.view(played, 'onlooker');
      const events: Event[] = [];
      miesesKarma.apply(played, seat, miesesKarma.pickMove(played, seat, random), (event) =>
        events.push(event),
      );
      for (const event of events) {
        const shown = miesesKarma.show(event, 'onlooker') as Event;
        expect(flights(shown, before).length > 0).toBe(!STILL.includes(event.type));
        if (shown.type === 'drew')
          expect(flights(shown, before)[0].cards.every((card) => card === null)).toBe(true);
      }
    }
  },
);
