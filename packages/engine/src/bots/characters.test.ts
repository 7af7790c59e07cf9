import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import type { Position } from '../kernel/position.ts';
import { fastRandom } from '../kernel/random.ts';
import type { Seat } from '../kernel/seats.ts';
import type { Budget } from './bot.ts';
import { inCharacter, slownessOf } from './by-taste/in-character.ts';
import type { BotName } from './by-taste/taste-bots.ts';
import { CHARACTERS, type Character, characterNamed, isCharacter } from './characters.ts';
import { freeBotName } from './names.ts';
import { BOTS } from './search/bots.ts';

const MOST_BOTS = 14;

test('whoever is called like one of our bots is somebody, and nobody else is', () => {
  const names: string[] = [];
  while (names.length < MOST_BOTS) names.push(freeBotName(names));
  expect(names.map((name) => isCharacter(String(characterNamed(name))))).not.toContain(false);
  // Whoever sits at a table of four, and whoever may come to it, are different people.
  expect(new Set(names.slice(0, CHARACTERS.length).map(characterNamed)).size).toBe(CHARACTERS.length);
  for (const name of ['Robin', 'ada', 'toString', '', null]) expect(characterNamed(name)).toBe(null);
});

test('without a character a game is itself, and nobody is slower or quicker', () => {
  for (const game of Object.values(GAMES)) expect(inCharacter(game, null)).toBe(game);
  expect(slownessOf(null)).toBe(0);
  expect(slownessOf('careful')).toBeGreaterThan(slownessOf('bold'));
});

interface Moment {
  readonly game: string;
  readonly seat: Seat;
  readonly given: Position;
}

/** Three numbers that go on a 5. KA-21 */
const THREE_NUMBERS: Moment = {
  game: 'karma',
  seat: 0,
  given: {
    seats: [
      { hand: ['6', '10', '12'], open: ['14', '15', '16'], hidden: 3 },
      { hand: 3, open: ['2', '3', '4'], hidden: 3 },
    ],
    draw: 20,
    pile: ['5'],
  },
};
/** A number that fits, or the pile of seven for the other. KA-21, KA-68 */
const GIVE_OR_NOT: Moment = {
  game: 'karma',
  seat: 0,
  given: {
    seats: [
      { hand: ['12', 'give'], open: ['14', '15'], hidden: 2 },
      { hand: 1, open: ['2'], hidden: 1 },
    ],
    pile: ['5', '6', '6', '7', '8', '9', '10'],
  },
};
/** A number, or a skip for somebody who has more cards. ST-30 */
const SKIP_OR_NOT: Moment = {
  game: 'stop',
  seat: 0,
  given: {
    options: { reaction: 'poll' },
    seats: [
      { hand: ['blue-skip', 'blue-8', 'blue-6', 'red-5'] },
      { hand: ['red-1', 'red-3', 'red-4', 'red-5', 'red-6', 'red-7'] },
    ],
    pile: ['blue-7'],
    stock: 30,
  },
};
/** A number, or a 2 for somebody who has fewer cards. */
const TWO_OR_NOT: Moment = {
  game: 'stop',
  seat: 0,
  given: {
    options: { reaction: 'poll' },
    seats: [
      { hand: ['blue-9', 'blue-2', 'red-4', 'red-5', 'red-6', 'red-8'] },
      { hand: ['red-1', 'red-3', 'green-4', 'green-5', 'green-6'] },
    ],
    pile: ['blue-7'],
    stock: 30,
  },
};
/** A life that is good enough, and a card to hurt somebody with or to save for the next. KK-40, KK-41 */
const SPITE: Moment = {
  game: 'karmaka',
  seat: 0,
  given: {
    seats: [
      { hand: ['spite', 'peek'], deeds: ['vengeance', 'panic', 'transmigrate'] },
      { hand: 2, deck: 2, deeds: ['swindle'] },
    ],
  },
};
/** The card that has just hurt one. KK-45 */
const OFFERED_PANIC: Moment = {
  game: 'karmaka',
  seat: 1,
  given: { seats: [{}, { hand: ['peek'] }], pending: [{ type: 'offer', seat: 0, card: 'panic' }] },
};
/** Somebody asks, and all that would fit is a Buddha. MK-17 */
const BUDDHA: Moment = {
  game: 'mieses-karma',
  seat: 1,
  given: {
    seats: [
      { hand: 3 },
      { hand: ['sun-heart-buddha', 'scales-scales'], line: ['clover-heart'] },
      { hand: 1, karma: 9 },
    ],
    pending: [{ type: 'turn', seat: 0 }, { type: 'giving' }],
  },
};

/** How often a bot makes a move in so many tries. */
function times(
  tries: number,
  bot: BotName,
  who: Character | null,
  moment: Moment,
  move: string,
  budget?: Budget,
) {
  const rules = GAMES[moment.game];
  const game = inCharacter(rules, who);
  const view = rules.view(rules.position(moment.given), moment.seat);
  let made = 0;
  for (let seed = 1; seed <= tries; seed++) {
    const chosen = BOTS[bot](game, view, moment.seat, true, fastRandom(seed), budget);
    if (chosen !== undefined && game.notation(chosen) === move) made++;
  }
  return made;
}

describe('by taste', () => {
  test.each<[string, Moment, Character, string]>([
    // 30 - 12 for the number; 30 - 26 + 2 * 7 for the pile: 18 each. The bold add 2 and 4, the careful take off 2 and 3.
    ['Karma: the bold give the pile', GIVE_OR_NOT, 'bold', 'play give'],
    ['Karma: the careful play on', GIVE_OR_NOT, 'careful', 'play 12'],
    ['Karma: the vengeful give the pile', GIVE_OR_NOT, 'vengeful', 'play give'],
    ['Karma: the generous do not', GIVE_OR_NOT, 'generous', 'play 12'],
    ['Karma: the forgiving do not', GIVE_OR_NOT, 'forgiving', 'play 12'],
    ['Karma: collectors save the card', GIVE_OR_NOT, 'collector', 'play 12'],
    // 30 + 5 + 3 for the skip, 30 + 2 + 3 for the 8, and 2 less or 3.2 more for the careful.
    ['STOP: the bold attack', SKIP_OR_NOT, 'bold', 'play blue-skip'],
    ['STOP: the careful get rid of points', SKIP_OR_NOT, 'careful', 'play blue-8'],
    // 30 + 2.5 + 2 + 2 for the 2, 30 + 2.25 + 2 for the 9, and 4 less for the forgiving.
    ['STOP: the vengeful hit whoever is ahead', TWO_OR_NOT, 'vengeful', 'play blue-2'],
    ['STOP: the forgiving spare them', TWO_OR_NOT, 'forgiving', 'play blue-9'],
    ['Karmaka: the bold strike', SPITE, 'bold', 'ability spite'],
    ['Karmaka: the careful provide for the next life', SPITE, 'careful', 'future spite'],
    ['Karmaka: collectors save what is best', SPITE, 'collector', 'future spite'],
    ['Karmaka: the generous do not hurt', SPITE, 'generous', 'future spite'],
    ['Karmaka: the vengeful keep what hurt them', OFFERED_PANIC, 'vengeful', 'accept'],
    // A step of karma for 2, less 2 for a Buddha in hand and 1 for it at the other's: as much below 0 as the generous make up for.
    ['Mieses Karma: the generous give even a Buddha', BUDDHA, 'generous', 'give sun-heart-buddha'],
    ['Mieses Karma: collectors keep it', BUDDHA, 'collector', 'decline'],
  ])('%s', (_, moment, who, move) => expect(times(10, 'greedy', who, moment, move)).toBe(10));

  test('Karmaka: the forgiving now and then let go what hurt them', () => {
    // It is as good as anything else to them: once in two tries.
    const refused = times(200, 'greedy', 'forgiving', OFFERED_PANIC, 'refuse');
    expect(Math.abs(refused - 100)).toBeLessThan(4 * Math.sqrt(50));
    expect(times(10, 'greedy', null, OFFERED_PANIC, 'refuse')).toBe(0);
  });
});

/** So long they think here. */
const SHORT: Budget = { iterations: 80 };

describe.each(['skilled', 'master'] as const)('%s, who search', (level) => {
  test.each<[string, Moment, string, Character, Character]>([
    ['Karma: venture a high number', THREE_NUMBERS, 'play 12', 'bold', 'careful'],
    ['STOP: attack', SKIP_OR_NOT, 'play blue-skip', 'bold', 'careful'],
    ['STOP: hit whoever is ahead', TWO_OR_NOT, 'play blue-2', 'vengeful', 'forgiving'],
    ['Karmaka: keep what hurt them', OFFERED_PANIC, 'accept', 'vengeful', 'forgiving'],
    ['Mieses Karma: give a Buddha', BUDDHA, 'give sun-heart-buddha', 'generous', 'collector'],
  ])('%s more often if that is what they are like', (_, moment, move, more, less) => {
    expect(times(60, level, more, moment, move, SHORT)).toBeGreaterThan(
      times(60, level, less, moment, move, SHORT),
    );
  });
});
