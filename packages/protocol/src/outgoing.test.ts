import { describe, expect, test } from 'vitest';
import { exactly } from './exact.ts';
import { doneText, frameJson, framesText, listJson, messageText, tableText, toJson } from './outgoing.ts';
import { Frame, ServerMessage } from './server-messages.ts';
import { DEFAULT_SETTINGS } from './words.ts';

const HASH = '0123456789abcdef'.repeat(4);

const said = { seat: 1, name: 'Zoë "Z"', text: 'one\ntwo', at: 7 };
const happened = { what: 'agree', seat: 0, name: 'Ann', to: 'pause', about: 1 };
const frame = { seq: 8, events: [{ type: 'played' }, null], happened, said };
const you = { seat: 1, host: true, removed: [{ person: HASH, name: 'Bob' }] };
const clock = { countdown: 2, left_ms: 500, of_ms: 1000, stands: false };
const offers = { owes: true, moves: ['play 14 14'] };
const info = {
  code: 'ABC234',
  game: 'stop',
  options: {},
  settings: DEFAULT_SETTINGS,
  phase: 'playing' as const,
  round: 1,
  opened: 1,
  seats: [{ kind: 'bot' as const, name: 'Ada', level: 'casual', ready: true, present: true }],
  host: 1,
  promise: { number: 3, commitment: HASH, link: HASH },
  agreed: { pause: [], resume: [], abort: [0] },
  spectators: 0,
};
const moment = { view: { hand: [1, 2] }, clock, offers };
const whole = { info: toJson(info), you: toJson(you), view: toJson<unknown>(moment.view) };
const rest = { clock: toJson(clock), offers: toJson(offers) };

/** Each template with every field there is: what it writes, and what that means. */
const WRITTEN = [
  [doneText({ id: 'a-1', table: 'ABC234', seq: 9 }), { type: 'done', id: 'a-1', table: 'ABC234', seq: 9 }],
  [
    tableText({ table: 'ABC234', seq: 9, chat: toJson([said]), ...whole, ...rest }),
    { type: 'table', table: 'ABC234', seq: 9, info, you, chat: [said], ...moment },
  ],
  [
    framesText({
      table: 'ABC234',
      frames: toJson([frame]),
      ...whole,
      changes: toJson({ hand: [1, 1] }),
      ...rest,
    }),
    { type: 'frames', table: 'ABC234', frames: [frame], info, you, ...moment, changes: { hand: [1, 1] } },
  ],
] as const;

describe('messages put together from parts', () => {
  test.each(WRITTEN)('%s', (text, message) => {
    const given = JSON.parse(text);
    expect(given).toEqual(message);
    expect(exactly(ServerMessage, given)).toEqual(message);
    const schema = ServerMessage.options.find(({ entries }) => entries.type.literal === message.type);
    expect(Object.keys(given)).toEqual(Object.keys(schema?.entries ?? {}));
  });

  test('what may be left out is left out', () => {
    expect(framesText({ table: 'ABC234', frames: listJson([]) })).toBe(
      '{"type":"frames","table":"ABC234","frames":[]}',
    );
  });

  test('a frame with every field there is', () => {
    const { seq, events } = frame;
    const text = frameJson({ seq, events: toJson(events), happened: toJson(happened), said: toJson(said) });
    expect(JSON.parse(text)).toEqual(frame);
    expect(Object.keys(JSON.parse(text))).toEqual(Object.keys(Frame.entries));
  });

  test.each([[[]], [[1]], [[1, 2, 3]]])('the list %j', (numbers) => {
    expect(JSON.parse(listJson(numbers.map(toJson<number>)))).toEqual(numbers);
  });

  test('a message with something missing, misspelt or unknown does not compile', () => {
    // @ts-expect-error: `now` is missing.
    messageText({ type: 'pong', at: 1 });
    // @ts-expect-error: the field is called `after_ms`.
    messageText({ type: 'reconnect', afterMs: 1 });
    // @ts-expect-error: the frames are missing.
    framesText({ table: 'ABC234' });
    // @ts-expect-error: a text that anybody may have put together.
    framesText({ table: 'ABC234', frames: '[]' });
    // @ts-expect-error: that is who the client is, and not the table.
    framesText({ table: 'ABC234', frames: listJson([]), info: toJson(you) });
  });
});

describe('what is received', () => {
  test.each([
    ['as the schema says', { type: 'pong', at: 1, now: 2 }, undefined],
    ['without a field', { type: 'pong', at: 1 }, /now/],
    ['with one too many', { type: 'pong', at: 1, now: 2, extra: 3 }, /no field of its schema: extra/],
    [
      'with one too many further in',
      { type: 'frames', table: 'ABC234', frames: [{ seq: 1, hapened: {} }] },
      /no field of its schema: frames\.0\.hapened/,
    ],
    [
      'with anything in a view',
      { type: 'frames', table: 'ABC234', frames: [], view: { any: [1] } },
      undefined,
    ],
  ])('%s', (_, given, fault) => {
    if (fault === undefined) expect(exactly(ServerMessage, given)).toEqual(given);
    else expect(() => exactly(ServerMessage, given)).toThrow(fault);
  });
});
