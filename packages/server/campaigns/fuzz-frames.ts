import { below, oneOf, type Random } from '@samsara/engine';
import { CLIENT_EXAMPLES } from '../documents/examples.ts';

/** What a fuzzer knows about the table it plays against. */
export interface Target {
  readonly table: string;
  /** Moves that are legal for somebody, in their notation. */
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
  const { example } = oneOf(random, Object.values(CLIENT_EXAMPLES));
  const message: Record<string, unknown> = { ...example };
  for (const key of Object.keys(message)) {
    if (key === 'type') continue;
    if (key === 'table' && below(random, 10) > 0) message.table = target.table;
    else if (key === 'id') message.id = `f${below(random, 2 ** 30)}`;
    else if (key === 'move') message.move = attempt(target, random);
    else if (below(random, 3) === 0) message[key] = strangeValue(random);
  }
  if (below(random, 12) === 0) message[oneOf(random, STRANGE_KEYS)] = strangeValue(random);
  return message;
}

function attempt({ moves }: Target, random: Random): string {
  const known = moves.length > 0 ? oneOf(random, moves) : 'play 1';
  switch (below(random, 4)) {
    case 0:
      return known;
    case 1:
      return `${known} ${oneOf(random, STRANGE_WORDS)}`;
    case 2:
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
function strangeValue(random: Random): unknown {
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
