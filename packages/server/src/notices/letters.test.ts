import type { MyGame } from '@samsara/protocol';
import { expect, test } from 'vitest';
import { atomFeed, calendarFeed, type FeedParts } from './feed.ts';
import { letterFor } from './letters.ts';
import { USUAL_WISHES } from './notice.ts';
import { pushKeysFrom } from './push-keys.ts';

const STATIONERY = {
  keys: pushKeysFrom('s'.repeat(32)),
  contact: 'mailto:cards@example.org',
  origin: 'https://cards.example.org',
};
const NOTICE = {
  player: 'ann',
  code: 'TABLE2',
  what: 'turn',
  position: '1:1',
  at: 0,
  due: 0,
  until: 1000,
  facts: { game: 'karma', names: ['<Bob> & @everyone', 'Cat'] },
} as const;
const LINK = 'https://cards.example.org/t/TABLE2';
const WORDS = 'It is your turn: Karma with <Bob> & @everyone and Cat';

test.each([
  [
    'json',
    'https://a.example.org/x?y=1',
    'https://a.example.org/x?y=1',
    {
      id: expect.stringMatching(/^[\w-]{22}$/),
      what: 'turn',
      title: 'It is your turn',
      text: 'Karma with <Bob> & @everyone and Cat',
      game: 'karma',
      names: ['<Bob> & @everyone', 'Cat'],
      table: 'TABLE2',
      link: LINK,
    },
  ],
  [
    'discord',
    'https://discord.com/api/webhooks/1/x',
    'https://discord.com/api/webhooks/1/x',
    { content: `${WORDS}\n${LINK}`, allowed_mentions: { parse: [] } },
  ],
  [
    'slack',
    'https://hooks.slack.com/services/x',
    'https://hooks.slack.com/services/x',
    { text: `It is your turn: Karma with &lt;Bob&gt; &amp; @everyone and Cat\n${LINK}` },
  ],
  ['matrix', 'https://m.example.org/hook/x', 'https://m.example.org/hook/x', { text: `${WORDS}\n${LINK}` }],
  [
    'ntfy',
    'https://ntfy.sh/my-topic',
    'https://ntfy.sh/',
    {
      topic: 'my-topic',
      title: 'It is your turn',
      message: 'Karma with <Bob> & @everyone and Cat',
      click: LINK,
    },
  ],
] as const)('a hook of the form %s', (form, url, to, expected) => {
  const channel = { kind: 'hook', hook: { url, form } } as const;
  const sending = { notice: NOTICE, id: 'x', channel, tries: 0, wishes: USUAL_WISHES };
  const letter = letterFor(sending, 0, 0, STATIONERY);
  expect(letter.url.href).toBe(to);
  expect(JSON.parse(String(letter.body))).toEqual(expected);
});

const GAME: MyGame = {
  table: 'TABLE2',
  play: 'TABLE2-1',
  game: 'karma',
  names: ['Ann', '<Bob>; the \\ very, very long name of somebody; é'],
  seat: 0,
  phase: 'playing',
  yourTurn: true,
  outcome: null,
  at: Date.UTC(2027, 0, 15, 8),
  until: Date.UTC(2027, 0, 16, 8),
};
const FEED: FeedParts = {
  running: [GAME, { ...GAME, yourTurn: false }],
  finished: [],
  id: 'x',
  language: 'en',
  origin: 'https://cards.example.org',
  now: Date.UTC(2027, 0, 15, 9),
};

test('names cannot leave their place in a feed', () => {
  const feed = atomFeed(FEED);
  expect(feed.match(/<entry>/g)).toHaveLength(1);
  expect(feed).toContain('It is your turn: Karma with &lt;Bob&gt;;');
  expect(feed).toContain('<updated>2027-01-15T08:00:00.000Z</updated>');
});

test('a calendar has an event where my time is over, in lines that are short enough', () => {
  const lines = calendarFeed(FEED).split('\r\n');
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  expect(lines).toContain('DTSTART:20270116T080000Z');
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(lines.join('\n').replaceAll('\n ', '')).toContain(
    'SUMMARY:Karma with <Bob>\\; the \\\\ very\\, very long name of somebody\\; é: your time is over',
  );
});
