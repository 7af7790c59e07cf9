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
