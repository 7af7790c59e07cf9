import { below, oneOf, type Random } from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import {
  DELETE_WORDS,
  HOOK_FORMS,
  type Lift,
  NOTICE_KINDS,
  type NoticeWishes,
  type PlayedGame,
  REPORT_REASONS,
} from '@samsara/protocol';
import { deviceGame } from '@samsara/table/testing';
import { REQUESTS, type Request } from '../documents/requests.ts';
import { playedRecord } from '../src/deals/testing/deal-records.ts';
import type { Authenticator } from '../src/http/testing/authenticator.ts';
import { grammarMessage, likelySettings, mutated, strangeValue } from './fuzz-frames.ts';

/** A request that is right, nearly right, or not at all. */
export interface FuzzedRequest {
  readonly route: Request;
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

/** What a person knows who asks for something. */
export interface Asker {
  readonly cookie: string;
  readonly authenticator: Authenticator;
  /** What the server last gave out to sign. */
  readonly challenges: { register: string; login: string; confirm: string };
  readonly passkeys: number;
  /** Other devices of the same person. */
  readonly devices: string[];
  /** Some never end all of them at once, so that there is one left to be ended by itself. */
  readonly keepsDevices: boolean;
  /** A table over days at which they sit. */
  readonly table: string;
  /** What opens the link of their own group. */
  group: string;
  /** What they know those by whom they have blocked. */
  readonly blocks: string[];
}

/** What everybody knows: tables that are there, games that have ended, codes of those who want to change devices. */
export interface Known {
  readonly origin: string;
  readonly tables: readonly string[];
  /** With what opens their records. */
  readonly plays: readonly { readonly play: string; readonly share: string }[];
  readonly codes: string[];
  /** The last secret link to a feed that was given out. */
  readonly feeds: string[];
  /** What opens the links of groups. */
  readonly groups: string[];
  /** Cookies of guests who are here only to delete themselves. */
  readonly leaving: string[];
  /** Who sits where. */
  readonly people: { readonly table: string; readonly person: string }[];
}

/** As the server is told. */
export const OPERATOR_TOKEN = 'of-those-who-look-after-the-campaign';

/** The deal whose results are sent. */
const DEAL = { game: Object.keys(GAMES)[0], day: new Date().toISOString().slice(0, 10) };
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'];
const STRANGE_PATHS = [
  '/api/../etc/passwd',
  '/%00',
  '/api/tables/%ff',
  '/api//me',
  '/%61pi/me',
  '/%61pi/promises',
  '/%6detrics',
  '/assets/../../package.json',
  '/docs/../../package.json',
  '/docs/..%2f..%2fpackage.json',
  '/api/tables/__proto__',
  '/outside/__proto__/constructor.js',
  '/outside/../package.json',
  '/outside/%2e%2e/package.json',
  '/api/plays/constructor/record',
  '/socket',
  '/socket?ticket=x',
  '/socket?ticket=x&table=x',
  `/${'a'.repeat(5000)}`,
];

/** Guests are refused what is for operators: it need not be tried as often. */
const OF_OPERATORS = REQUESTS.filter(({ path }) => path.startsWith('/api/operator'));
const OF_EVERYBODY = REQUESTS.filter(({ path }) => !path.startsWith('/api/operator'));

/** Half of them are right. */
export function fuzzedRequest(known: Known, asker: Asker, random: Random): FuzzedRequest {
  const route = oneOf(random, below(random, 10) === 0 ? OF_OPERATORS : OF_EVERYBODY);
  const right = rightRequest(route, known, asker, random);
  if (below(random, 2) === 0) return right;
  let spoiled = right;
  for (let flaws = below(random, 2); flaws >= 0; flaws--)
    spoiled = { ...spoiled, ...oneOf(random, SPOILERS)(spoiled, known, random) };
  return ['GET', 'HEAD'].includes(spoiled.method) ? withoutBody(spoiled) : spoiled;
}

function rightRequest(route: Request, known: Known, asker: Asker, random: Random): FuzzedRequest {
  const method = route.method.toUpperCase();
  const request = {
    route,
    method,
    path: rightPath(route.path, known, asker, random),
    headers: {
      origin: known.origin,
      cookie: rightCookie(route.path, known, asker),
      'content-type': 'application/json',
      authorization: `Bearer ${OPERATOR_TOKEN}`,
      // Each seems to come from somewhere else, so that attempts are not too many for one address.
      'x-forwarded-for': `10.${below(random, 256)}.${below(random, 256)}.${below(random, 256)}`,
    },
  };
  if (method === 'GET') return request;
  return { ...request, body: JSON.stringify(rightBody(route.path, known, asker, random)) };
}

function rightCookie(path: string, { leaving }: Known, { cookie, keepsDevices }: Asker): string {
  // Codes are redeemed on new devices: one that is somebody already would be somebody else from then on.
  if (path === '/api/carry/redeem') return '';
  if (path === '/api/devices/end-others' && keepsDevices) return '';
  return path === '/api/me/delete' ? (leaving.pop() ?? '') : cookie;
}

function rightPath(path: string, { tables, plays, feeds }: Known, asker: Asker, random: Random): string {
  const { play, share } = oneOf(random, plays);
  const filled = path
    // Only who sits at a table over days can plan there.
    .replace('{table}', () =>
      /\/(?:plans|note)$/.test(path) && below(random, 4) > 0 ? asker.table : oneOf(random, tables),
    )
    .replace('{game}', DEAL.game)
    .replace('{day}', DEAL.day)
    .replace('{file}', () => feeds.at(-1) ?? `${'A'.repeat(32)}.atom`)
    .replace(/\{play\}(.*)/, (_, rest) => `${play}${rest}?share=${share}`);
  return filled + (path in QUERIES && below(random, 2) === 0 ? oneOf(random, QUERIES[path]) : '');
}

const QUERIES: Readonly<Record<string, readonly string[]>> = {
  '/api/tables': [...Object.keys(GAMES).map((game) => `?game=${game}`), '?with=seats', '?with=watch'],
  '/api/promises': ['?from=1', '?from=3', '?from=999999999999'],
};

/** A regular that nobody has. */
const NOBODY = '0'.repeat(64);

function tokensIn({ groups }: Known, { group }: Asker): readonly string[] {
  return [...groups.slice(-3), group, group, 'A'.repeat(22)];
}

function rightBody(path: string, known: Known, asker: Asker, random: Random): unknown {
  switch (path) {
    case '/api/me':
      return { name: oneOf(random, ['Mira', ' Zoë ', '北', 'x'.repeat(24), `F${below(random, 1000)}`]) };
    case '/api/carry/look':
      return { code: known.codes.at(-1) ?? 'ABCDEFGH' };
    case '/api/carry/redeem':
      return { code: known.codes.pop() ?? 'ABCDEFGH', ...(below(random, 2) === 0 && { replace: true }) };
    case '/api/devices/end':
      return { id: asker.devices.at(-1) ?? 'A'.repeat(43) };
    case '/api/passkeys/register/options':
      return asker.passkeys === 0 ? {} : { confirm: asker.authenticator.login(asker.challenges.confirm) };
    case '/api/passkeys/remove':
      return {
        id: asker.authenticator.id.toString('base64url'),
        confirm: asker.authenticator.login(asker.challenges.confirm),
      };
    case '/api/passkeys/register/verify':
      return asker.authenticator.register(asker.challenges.register);
    case '/api/passkeys/login/verify':
      return asker.authenticator.login(asker.challenges.login);
    case '/api/me/delete':
      return { words: DELETE_WORDS };
    case '/api/me/progress':
      return { games: Array.from({ length: 1 + below(random, 3) }, () => rightGame(random)) };
    case '/api/me/holiday':
      return { days: oneOf(random, [0, 0, 1, 14]) };
    case '/api/tables/{table}/note':
      return { text: oneOf(random, ['', 'Kings are gone', '北\n💥', 'x'.repeat(500)]) };
    case '/api/me/notices':
      return rightWishes(random);
    case '/api/me/notices/push':
      return { endpoint: pushEndpoint(random), keys: PUSH_KEYS };
    case '/api/me/notices/push/end':
      return { endpoint: pushEndpoint(random) };
    case '/api/me/notices/hook':
      return { url: oneOf(random, HOOKS), form: oneOf(random, HOOK_FORMS) };
    case '/api/tables/{table}/plans':
      return rightPlans(random);
    case '/api/company/regular':
      return { id: NOBODY, ...(below(random, 2) === 0 && { shows: true }) };
    case '/api/company/invite':
      return { id: NOBODY, table: oneOf(random, known.tables) };
    case '/api/company/answer':
      return { table: oneOf(random, known.tables) };
    case '/api/reports':
      return {
        ...oneOf(random, [{ table: asker.table, person: NOBODY }, ...known.people.slice(-8)]),
        reason: oneOf(random, REPORT_REASONS),
        ...(below(random, 2) === 0 && { note: oneOf(random, ['', 'Rude', '北\n💥', 'x'.repeat(500)]) }),
      };
    case '/api/blocks':
      return oneOf(random, [{ regular: NOBODY }, ...known.people.slice(-8)]);
    case '/api/blocks/remove':
      return { id: asker.blocks.pop() ?? NOBODY };
    case '/api/groups':
      return { name: oneOf(random, ['Friday', '北', 'x'.repeat(24)]) };
    case '/api/groups/open':
    case '/api/groups/leave':
      return { token: oneOf(random, tokensIn(known, asker)) };
    case '/api/groups/table':
      return { token: oneOf(random, tokensIn(known, asker)), table: oneOf(random, known.tables) };
    case '/api/groups/change':
      return { token: oneOf(random, tokensIn(known, asker)), ...(below(random, 2) === 0 && { renew: true }) };
    case '/api/tables':
      return rightTable(random);
    case '/api/lifts':
      return rightLift(random);
    case '/api/deals/{game}/{day}':
      return playedRecord(DEAL.game, DEAL.day).record;
    default:
      return {};
  }
}

/** A name that leads nowhere, and that the server of the campaign lets through. */
export const PUSH_HOST = 'push.samsara-fuzz.invalid-host.example';
const PUSH_KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
const HOOKS = [
  'https://hooks.samsara-fuzz.invalid-host.example/x',
  'https://127.0.0.1/x',
  'https://[::1]/',
  'http://a.example/',
];

const pushEndpoint = (random: Random) => `https://${PUSH_HOST}/${below(random, 20)}`;

function rightWishes(random: Random): NoticeWishes {
  return {
    kinds: NOTICE_KINDS.filter(() => below(random, 2) === 0),
    quiet: below(random, 2) === 0 ? null : { from: below(random, 1440), until: below(random, 1440) },
    utc_offset_min: below(random, 1560) - 720,
    language: oneOf(random, ['de', 'en', 'fr']),
  };
}

/** What somebody may plan, whether it ever fits or not. */
function rightPlans(random: Random): object {
  const line = () => [
    {
      after: oneOf(random, [null, '{"type":"passed","seat":0}', '💥']),
      move: oneOf(random, ['pass', 'draw', 'take']),
    },
  ];
  return {
    ...(below(random, 3) === 0 && {
      plan: { seq: below(random, 20), lines: Array.from({ length: below(random, 9) }, line) },
    }),
    ...(below(random, 2) > 0 && {
      answers: oneOf(random, [{}, { offer: 'never' }, { giving: 'always' }, { interjecting: 'always' }]),
    }),
  };
}

/** A line of somebody's notebook. */
function rightGame(random: Random): PlayedGame {
  return {
    id: String(below(random, 100)).padStart(64, '0'),
    game: oneOf(random, Object.keys(GAMES)),
    seats: 2 + below(random, 3),
    at: Date.now() - below(random, 1_000_000),
    cards: below(random, 100) / 100,
    own: -below(random, 100) / 100,
    decisions: 1 + below(random, 50),
    won: below(random, 2) === 0,
  };
}

function rightTable(random: Random): object {
  const { id, seats } = oneOf(random, Object.values(GAMES)).meta;
  const players = seats.min + below(random, seats.max - seats.min + 1);
  const place = () => oneOf<object>(random, [{ kind: 'open' }, { kind: 'bot', level: 'casual' }]);
  return {
    game: id,
    options: below(random, 2) === 0 ? { players } : {},
    name: 'Mira',
    seats: [{ kind: 'me' }, ...Array.from({ length: players - 1 }, place)],
    ...(below(random, 2) === 0 && { settings: likelySettings(random) }),
  };
}

/** A game that was begun on a device. */
function rightLift(random: Random): Lift {
  const game = oneOf(random, Object.values(GAMES));
  const { min, max } = game.meta.seats;
  const others = min - 1 + below(random, Math.min(max, 4) - min + 1);
  const seats = [null, ...Array.from({ length: others }, () => oneOf(random, [null, 'casual']))];
  const moves = below(random, 8);
  return deviceGame({ game, seats, moves, now: Date.now(), choose: (count) => below(random, count) }).lift;
}

type Spoiler = (right: FuzzedRequest, known: Known, random: Random) => Partial<FuzzedRequest>;

/** What can be wrong with a request. What is inside of its body is wrong most often. */
const SPOILERS: readonly Spoiler[] = [
  ...Array<Spoiler>(3).fill(({ body = '{}' }, _, random) => ({ body: mutated(body, random) })),
  ...Array<Spoiler>(3).fill(({ body = '{}' }, _, random) => ({ body: withStrangeField(body, random) })),
  (_, { tables }, random) => ({
    body: JSON.stringify(grammarMessage({ table: tables[0], seats: 2, moves: [] }, random)),
  }),
  (_, __, random) => ({ path: oneOf(random, STRANGE_PATHS) }),
  ({ path }, _, random) => ({ path: path.replace(/[^/]*$/, () => encodeURI(strangeWord(random))) }),
  ({ path }, _, random) => ({
    path: `${path}?${oneOf(random, ['game', 'from', 'with', '__proto__[a]'])}=${encodeURI(strangeWord(random))}`,
  }),
  (_, __, random) => ({ method: oneOf(random, METHODS) }),
  ({ headers }, _, random) => ({ headers: { ...headers, cookie: spoiledCookie(headers.cookie, random) } }),
  ({ headers }) => ({ headers: { ...headers, cookie: '' } }),
  ({ headers }) => ({ headers: { ...headers, origin: 'http://elsewhere.example' } }),
  ({ headers }, _, random) => ({
    headers: { ...headers, authorization: strangeWord(random).replaceAll(/[^ -~]/g, '') },
  }),
  ({ path }, _, random) => ({ path: path.replace(/share=.*/, `share=${encodeURI(strangeWord(random))}`) }),
  ({ headers }) => ({ headers: { ...headers, 'content-type': 'text/plain' } }),
  ({ headers }, _, random) => ({
    headers: { ...headers, 'x-forwarded-for': strangeWord(random).replaceAll(/[^ -~]/g, '') },
  }),
];

function withoutBody({ body: _, ...request }: FuzzedRequest): FuzzedRequest {
  return request;
}

/** One field of a body, however deep, holds something else; or there is one more. */
function withStrangeField(body: string, random: Random): string {
  const whole = parsed(body);
  let place = whole;
  for (;;) {
    const keys = Object.keys(place);
    const key = keys.length === 0 || below(random, 6) === 0 ? strangeWord(random) : oneOf(random, keys);
    // What is inherited is everybody's: it must neither be looked into nor changed.
    const inside = Object.hasOwn(place, key) ? place[key] : undefined;
    if (typeof inside === 'object' && inside !== null && below(random, 3) > 0) {
      place = inside as Record<string, unknown>;
      continue;
    }
    if (below(random, 5) === 0) delete place[key];
    else Object.defineProperty(place, key, { value: strangeValue(random), enumerable: true });
    return JSON.stringify(whole);
  }
}

function parsed(body: string): Record<string, unknown> {
  try {
    const whole: unknown = JSON.parse(body);
    return typeof whole === 'object' && whole !== null ? (whole as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function strangeWord(random: Random): string {
  return oneOf(random, [
    '',
    '-',
    '"',
    'ABCDEF',
    '__proto__',
    'constructor',
    '-1',
    '💥',
    'x'.repeat(300),
    '::1%x',
  ]);
}

function spoiledCookie(cookie: string, random: Random): string {
  return mutated(cookie, random).replaceAll(/[^ -~]/g, '');
}
