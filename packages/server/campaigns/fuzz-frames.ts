import { below, oneOf, type Random } from '@samsara/engine';
import { CLIENT_EXAMPLES } from '../documents/examples.ts';

/** What a fuzzer knows about the table it plays against. */
export interface Target {
  readonly table: string;
  readonly seats: number;
  /** Moves that are legal for whoever fuzzes, in their notation. */
  readonly moves: readonly string[];
}

/** A frame that is a message, nearly one, or nothing like it; the socket stays open. */
export function fuzzedFrame(target: Target, random: Random): string {
  const kind = below(random, 10);
  if (kind < 4) return JSON.stringify(grammarMessage(target, random));
  if (kind < 9) return mutated(JSON.stringify(grammarMessage(target, random)), random);
  return noise(random, 200);
}

/** A frame after which the server closes the socket: bytes, or too many characters. */
export function closingFrame(random: Random): string | Buffer {
  return below(random, 2) === 0
    ? Buffer.from(noise(random, 100), 'latin1')
    : 'x'.repeat(5000 + below(random, 5000));
}

/** A message by the grammar, each field with a likely or an unlikely value. */
export function grammarMessage(target: Target, random: Random): Record<string, unknown> {
  const message: Record<string, unknown> = { ...exampleFor(random) };
  for (const key of Object.keys(message)) {
    if (key === 'type') continue;
    if (below(random, UNLIKELY_ONE_IN) === 0) message[key] = strangeValue(random);
    else if (Object.hasOwn(LIKELY, key)) message[key] = LIKELY[key](target, random);
  }
  if (below(random, 12) === 0) {
    const value = strangeValue(random);
    Object.defineProperty(message, oneOf(random, STRANGE_KEYS), { value, enumerable: true });
  }
  return message;
}

const UNLIKELY_ONE_IN = 6;

/** Who has left or was removed cannot do much more: that must not happen too soon. */
const RARE: readonly string[] = ['leave', 'remove', 'seat', 'vote'];
const RARE_ONE_IN = 40;
const MOVE_ONE_IN = 4;

function exampleFor(random: Random): object {
  const { example } = oneOf(random, Object.values(CLIENT_EXAMPLES));
  const isTooSoon = RARE.includes(example.type) && below(random, RARE_ONE_IN) > 0;
  if (isTooSoon || below(random, MOVE_ONE_IN) === 0) return CLIENT_EXAMPLES.move.example;
  if (example.type === 'watch') return { ...example, onlooker: true };
  if (example.type === 'change' && below(random, 2) === 0) return { ...example, settings: {} };
  return example;
}

/** Values that may well be right, by field. */
const LIKELY: Readonly<Record<string, (target: Target, random: Random) => unknown>> = {
  table: ({ table }) => table,
  // Some are sent again with something else in them.
  id: (_, random) => `f${below(random, below(random, 10) === 0 ? 40 : 2 ** 30)}`,
  move: attempt,
  seat: ({ seats }, random) => below(random, seats + 1),
  level: (_, random) => oneOf(random, ['casual', 'casual', null]),
  to: (_, random) =>
    oneOf(random, ['pause', 'resume', 'resume', 'pause', 'resume', 'resume', 'abort', 'remove', 'clock']),
  // Left out, whoever is ready is ready for anything.
  terms: () => undefined,
  agree: (_, random) => below(random, 3) > 0,
  after: (_, random) => below(random, 80),
  moves: (_, random) => below(random, 2) === 0,
  onlooker: (_, random) => below(random, 3) === 0,
  name: (_, random) => oneOf(random, ['Mira', ' Zoë ', '北', 'x'.repeat(24)]),
  options: ({ seats }, random) => ({ players: seats + below(random, 2) }),
  settings: (_, random) => likelySettings(random),
  what: (_, random) => oneOf<object>(random, [{ phrase: 'thanks' }, { text: 'Grüezi' }, { text: ' 💥 ' }]),
};

/** Everybody may look on without delay, and nobody's absence counts: the campaign looks on, too. */
export function likelySettings(random: Random): object {
  return {
    public: below(random, 2) === 0,
    spectators: 0,
    chat: oneOf(random, ['everything', 'phrases', 'off']),
    absence: { after_s: 86_400, stand_in: oneOf(random, ['nobody', 'time-out', 'bot:casual']) },
    ...(below(random, 3) === 0 && { days: likelyDays(random) }),
    ...(below(random, 2) === 0 && { newcomers: true }),
  };
}

function likelyDays(random: Random): object {
  return {
    turn: oneOf(random, [1, 3, 7]),
    reserve: below(random, 15),
    weekends_off: below(random, 2) === 0,
    utc_offset_min: oneOf(random, [-720, 0, 345, 840]),
  };
}

function attempt({ moves }: Target, random: Random): string {
  const known = moves.length > 0 ? oneOf(random, moves) : 'play 1';
  switch (below(random, 6)) {
    case 0:
    case 1:
    case 2:
      return known;
    case 3:
      return `${known} ${oneOf(random, STRANGE_WORDS)}`;
    case 4:
      return oneOf(random, STRANGE_WORDS);
    default:
      return known.split(' ').reverse().join(' ');
  }
}

const STRANGE_KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'seat', 'extra', '', 'type'];
const STRANGE_WORDS = [
  '',
  ' ',
  'play',
  'take',
  'clock time-out',
  '0',
  '-1',
  '99999',
  'ｐｌａｙ',
  '\u0000',
  '💥',
  'a'.repeat(240),
];

/** Values that nobody expects there. */
export function strangeValue(random: Random): unknown {
  return oneOf<() => unknown>(random, [
    () => null,
    () => true,
    () => -1,
    () => 0.5,
    () => 1e308,
    () => Number.MAX_SAFE_INTEGER,
    () => below(random, 14),
    () => '',
    () => 'x'.repeat(below(random, 600)),
    () => '\ud800',
    () => ({}),
    () => [],
    () => [[[[[[]]]]]],
    () => ({ __proto__: { admin: true }, constructor: 1 }),
    () => JSON.parse('{"__proto__": {"polluted": true}}'),
    () => oneOf(random, Object.values(CLIENT_EXAMPLES)).example,
  ])();
}

/** A text with some of it changed, lost or doubled. */
export function mutated(text: string, random: Random): string {
  let changed = text;
  for (let i = below(random, 4); i >= 0; i--) {
    const at = below(random, changed.length + 1);
    const to = at + below(random, 8);
    switch (below(random, 6)) {
      case 0:
        changed = changed.slice(0, at) + changed.slice(to);
        break;
      case 1:
        changed = changed.slice(0, at) + oneOf(random, SPLINTERS) + changed.slice(at);
        break;
      case 2:
        changed = changed.slice(0, at) + String.fromCharCode(below(random, 0xffff)) + changed.slice(at + 1);
        break;
      case 3:
        changed = changed.slice(0, at) + changed.slice(at, to) + changed.slice(at);
        break;
      case 4:
        changed = changed.slice(0, at);
        break;
      default:
        changed = `[${changed}]`;
    }
  }
  return changed;
}

const SPLINTERS = [
  '"',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '\\',
  '\\u0000',
  '\\ud800',
  '1e999',
  'null',
  '"__proto__":{},',
  '\n',
  '0',
  '-',
  '\u2028',
];

function noise(random: Random, most: number): string {
  const length = below(random, most);
  return Buffer.from(Array.from({ length }, () => below(random, 256))).toString('latin1');
}
