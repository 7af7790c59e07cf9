import { below, oneOf, type Random } from '../kernel/random.ts';
import type { Actor } from '../kernel/seats.ts';
import type { Terms } from './terms.ts';

/** Something a player might send: a move, a slip of the pen, or nonsense. */
export function randomAttempt(terms: Terms, state: unknown, actor: Actor, random: Random): string {
  switch (below(random, 4)) {
    case 0:
      return terms.game.notation(oneOf(random, terms.universe));
    case 1:
      return mixedUp(oneOf(random, offered(terms, state, actor)), random, terms.words);
    case 2:
      return Array.from({ length: 1 + below(random, 4) }, () => oneOf(random, terms.words)).join(' ');
    default:
      return oneOf(random, NONSENSE);
  }
}

/** What this actor may do, or else what the others may. */
function offered({ game, universe }: Terms, state: unknown, actor: Actor): string[] {
  const own = game.legalMoves(state, actor);
  if (own.length > 0) return own.map((move) => game.notation(move));
  const others = [...game.deciding(state), ...game.mayInterrupt(state)].flatMap((seat) =>
    game.legalMoves(state, seat),
  );
  return [...others, universe[0]].map((move) => game.notation(move));
}

/** A move with one thing changed. */
function mixedUp(text: string, random: Random, vocabulary: readonly string[]): string {
  const words = text.split(' ');
  const place = below(random, words.length);
  const inPlace = (...others: string[]) =>
    [...words.slice(0, place), ...others, ...words.slice(place + 1)].join(' ');
  switch (below(random, 7)) {
    case 0:
      return inPlace();
    case 1:
      return inPlace(words[place], words[place]);
    case 2:
      return inPlace(oneOf(random, vocabulary));
    case 3:
      return [...words, oneOf(random, vocabulary)].join(' ');
    case 4:
      return ` ${text.toUpperCase().replaceAll(' ', '  ')}\t`;
    case 5:
      return text.slice(0, -1);
    default:
      return words.reverse().join(' ');
  }
}

const NONSENSE = [
  '',
  ' ',
  '\n',
  '\u0000',
  '0',
  '-1',
  'null',
  'undefined',
  '__proto__',
  'constructor toString',
  'play __proto__',
  'play constructor',
  'play -1',
  'play 1e3',
  'play 99999999999999999999',
  'turn 0',
  'turn -1',
  'turn 1.5',
  'give NaN',
  'give 99',
  'play\u00a014',
  '🂡 🂢 🂣',
  'ｐｌａｙ １４',
  'play \ud800',
  '; drop table games',
  'x'.repeat(100_000),
  'play 1 '.repeat(500),
];

/** Seats, the clock, and numbers that are no seat. */
export function randomActor({ game }: Terms, state: unknown, random: Random): Actor {
  const seats = Array.from({ length: game.meta.seats.max }, (_, seat) => seat);
  const owing = game.deciding(state);
  return oneOf<Actor>(random, [...owing, ...owing, ...owing, ...seats, 'clock', -1, 99, 0.5, Number.NaN]);
}
