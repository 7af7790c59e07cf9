import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { CLIENT_MESSAGES, ClientMessage } from './client-messages.ts';
import { parseClientMessage } from './parse.ts';

test.each([
  { type: 'watch', table: 'ABC234', after: 7 },
  { type: 'ping', at: 12.5 },
  { type: 'move', id: 'a-1', table: 'ABC234', move: 'play 14 14' },
  { type: 'sit', id: 'a-2', table: 'ABC234', name: 'Zoë' },
  { type: 'sit', id: 'a-2', table: 'ABC234', name: 'Zoë', face: 11 },
  { type: 'say', id: 'a-3', table: 'ABC234', what: { phrase: 'hello' } },
])('%j is a message', (message) => {
  expect(parseClientMessage(JSON.stringify(message))).toEqual({ ok: true, value: message });
});

describe('what is no message is refused, and its flaw is placed', () => {
  test.each([
    ['', { code: 'not-json' }],
    ['{"type":"ping"', { code: 'not-json' }],
    [`"${'x'.repeat(5000)}"`, { code: 'too-large' }],
    ['null', { code: 'wrong-form', detail: '' }],
    ['[]', { code: 'wrong-form', detail: 'type' }],
    ['{"type":"dance"}', { code: 'wrong-form', detail: 'type' }],
    ['{"type":["ping"],"at":1}', { code: 'wrong-form', detail: 'type' }],
    ['{"type":"ping","at":"soon"}', { code: 'wrong-form', detail: 'at' }],
    ['{"type":"watch","table":"ABC234","seat":1}', { code: 'wrong-form', detail: 'seat' }],
    ['{"type":"move","id":"a b","table":"ABC234","move":"pass"}', { code: 'wrong-form', detail: 'id' }],
    ['{"type":"sit","id":"a","table":"ABC234","name":" "}', { code: 'bad-name', detail: 'name' }],
    [
      '{"type":"sit","id":"a","table":"ABC234","name":"\\u200b\\u202e"}',
      { code: 'bad-name', detail: 'name' },
    ],
    ['{"type":"sit","id":"a","table":"ABC234","name":"🦊!"}', { code: 'bad-name', detail: 'name' }],
    [
      `{"type":"sit","id":"a","table":"ABC234","name":"${'x'.repeat(25)}"}`,
      { code: 'wrong-form', detail: 'name' },
    ],
    [
      '{"type":"sit","id":"a","table":"ABC234","name":"Zoe","face":12}',
      { code: 'wrong-form', detail: 'face' },
    ],
  ])('%s', (text, reason) => {
    expect(parseClientMessage(text)).toEqual({ ok: false, reason });
  });
});

test('what nobody can see is taken out of names and of what is said', () => {
  const sit = parseClientMessage('{"type":"sit","id":"a","table":"ABC234","name":" Zo\\u202eë\\u0000 "}');
  expect(sit.ok && sit.value).toMatchObject({ name: 'Zoë' });
  const say = parseClientMessage(
    '{"type":"say","id":"a","table":"ABC234","what":{"text":"one\\ntwo\\u2067\\ud800"}}',
  );
  expect(say.ok && say.value).toMatchObject({ what: { text: 'one two' } });
});

test('every form of a message is found by its type', () => {
  expect([...CLIENT_MESSAGES.keys()]).toHaveLength(ClientMessage.options.length);
});

test('a move is read as its schema says, whatever is wrong with it', () => {
  const form = CLIENT_MESSAGES.get('move')!;
  const word = fc.oneof(fc.string({ maxLength: 3 }), fc.integer(), fc.constant(null));
  const like = fc.record(
    {
      type: fc.constant('move'),
      id: fc.oneof({ weight: 4, arbitrary: fc.constantFrom('a-1', 'x'.repeat(40), 'x'.repeat(41)) }, word),
      table: fc.oneof({ weight: 4, arbitrary: fc.constantFrom('ABC234', 'ABC23', 'ABC2340') }, word),
      move: fc.oneof({ weight: 4, arbitrary: fc.constantFrom('p', 'x'.repeat(250), 'x'.repeat(251)) }, word),
      seat: word,
    },
    { requiredKeys: ['type'] },
  );
  fc.assert(
    fc.property(like, (message) => {
      const parsed = parseClientMessage(JSON.stringify(message));
      const wanted = v.safeParse(form, message);
      expect(parsed.ok).toBe(wanted.success);
      if (parsed.ok) expect(parsed.value).toEqual(wanted.output);
    }),
    { numRuns: 1000 },
  );
});
