import { fastRandom } from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import { type Blocks, type NoticeFeed, SHARE_HEADER, shownName, type TableCard } from '@samsara/protocol';
import { REQUESTS, type Request } from '../documents/requests.ts';
import { Authenticator } from '../src/http/testing/authenticator.ts';
import { type Asker, type FuzzedRequest, fuzzedRequest, type Known } from './fuzz-requests.ts';
import { PlayedTable, withoutClock } from './played-table.ts';

const VISITORS = 12;
/** Guests who delete themselves. */
const LEAVING = 40;
/** Requests of each visitor before it is looked whether everything is as it has to be. */
const ROUND = 10;
const MOST_TABLES_KNOWN = 60;
/** With fewer requests chance may leave a route out. */
const ENOUGH = 1000;

/** Answers by route: carried out, refused. */
type Answers = Map<Request, { done: number; refused: number }>;

/** Sends so many requests of guests who are known, and of some who are not; gives what went wrong. */
export async function fuzzRequests(origin: string, count: number, seed: number): Promise<string[]> {
  const visits = await Visits.begin(origin, seed);
  const rounds = Math.ceil(count / (VISITORS * ROUND));
  const routes = count >= ENOUGH ? REQUESTS : [];
  for (let round = 0; round < rounds; round++) await visits.round();
  // With few requests chance may leave out a route that needs another one before it.
  for (let round = 0; round < rounds && visits.missed(routes).length > 0; round++) await visits.round();
  return visits.end(routes);
}

class Visits {
  readonly #origin: string;
  readonly #random;
  readonly #tables: PlayedTable[] = [];
  readonly #visitors: Visitor[] = [];
  readonly #known: Known & { tables: string[]; plays: { play: string; share: string }[] };
  readonly #answers: Answers = new Map(REQUESTS.map((route) => [route, { done: 0, refused: 0 }]));
  readonly #faults: string[] = [];
  /** The number of the last promise. */
  #promised = 0;
  /** Tables made in this round, and by whom. */
  readonly #made: { readonly table: string; readonly maker: Visitor }[] = [];

  private constructor(origin: string, seed: number) {
    this.#origin = origin;
    this.#random = fastRandom(seed);
    this.#known = {
      origin,
      tables: [],
      plays: [],
      codes: [],
      feeds: [],
      groups: [],
      people: [],
      leaving: [],
    };
  }

  /** A game runs at one table of each game, and has ended at another. */
  static async begin(origin: string, seed: number): Promise<Visits> {
    const visits = new Visits(origin, seed);
    for (const [id, { meta }] of Object.entries(GAMES)) {
      const open = () => PlayedTable.open(origin, id, meta.seats.min, seed, withoutClock(GAMES[id]));
      const [running, ended] = await Promise.all([open(), open()]);
      await ended.abort();
      visits.#tables.push(running, ended);
      visits.#known.tables.push(running.table, ended.table);
      visits.#known.plays.push(await shared(ended));
    }
    for (let i = 0; i < VISITORS; i++) visits.#visitors.push(await Visitor.come(origin));
    for (let i = 0; i < LEAVING; i++) visits.#known.leaving.push((await Visitor.come(origin)).cookie);
    // With few requests hardly anybody would get as far as using a passkey or ending a device.
    for (const [i, visitor] of visits.#visitors.entries()) await visitor.settle(origin, i);
    await visits.#readPromises();
    return visits;
  }

  /** Requests change no table but make some, and a person is called what was last accepted. */
  async round(): Promise<void> {
    const [seen, promised] = [await this.#look(), this.#promised];
    this.#made.length = 0;
    await Promise.all(this.#visitors.map((visitor) => this.#visit(visitor)));
    if ((await this.#look()) !== seen) this.#faults.push('requests have changed a table');
    await this.#visitMade();
    await this.#readPromises();
    const more = this.#promised - promised;
    if (more !== this.#made.length)
      this.#faults.push(`${this.#made.length} tables were made, ${more} games promised`);
    const differences = this.#visitors.map((visitor) => visitor.differences(this.#origin));
    this.#faults.push(...(await Promise.all(differences)).flat());
    this.#known.tables.splice(this.#tables.length, this.#known.tables.length - MOST_TABLES_KNOWN);
  }

  /** A table promises its first game when somebody looks at it: its maker, since others may have been blocked. */
  async #visitMade(): Promise<void> {
    const look = async ({ table, maker: { cookie } }: { table: string; maker: Visitor }) => {
      const { status } = await fetch(`${this.#origin}/api/tables/${table}`, { headers: { cookie } });
      if (status !== 200) this.#faults.push(`${table} was made and answers ${status}`);
    };
    await Promise.all(this.#made.map(look));
  }

  async #visit(visitor: Visitor): Promise<void> {
    for (let i = 0; i < ROUND; i++) {
      const request = fuzzedRequest(this.#known, visitor, this.#random);
      const said = `${request.method} ${request.path.slice(0, 80)}`;
      const answer = await send(this.#origin, request);
      if (typeof answer === 'string') this.#faults.push(`${said} is not answered: ${answer}`);
      else if (answer !== undefined) this.#hear(visitor, request, said, answer);
    }
  }

  #hear(visitor: Visitor, { route, body }: FuzzedRequest, said: string, answer: Answer): void {
    const { status, method, path } = answer;
    if (status >= 500) this.#faults.push(`${said} answers ${status} to ${body}`);
    const met = REQUESTS.find((each) => each.method.toUpperCase() === method && each.path === path) ?? route;
    const count = this.#answers.get(met);
    if (count !== undefined) count[status < 300 ? 'done' : 'refused']++;
    if (status >= 300) return;
    this.#learn(visitor, `${method} ${path}`, answer.body, body);
  }

  /** Remembers what an answer is good for. */
  #learn(visitor: Visitor, request: string, body: unknown, asked = '{}'): void {
    const { table, code, challenge, name, token } = (body ?? {}) as Readonly<Record<string, string>>;
    this.#meet(body);
    switch (request) {
      case 'PUT /api/me':
        visitor.name = name;
        break;
      case 'POST /api/tables':
      case 'POST /api/lifts':
        // A name that is given with a table is kept, without what nobody can see.
        visitor.name = shownName((JSON.parse(asked) as { name: string }).name);
        this.#made.push({ table, maker: visitor });
        this.#known.tables.push(table);
        break;
      case 'POST /api/blocks':
        visitor.blocks.push(...(body as Blocks).blocks.map(({ id }) => id));
        break;
      case 'POST /api/carry':
        this.#known.codes.push(code);
        break;
      case 'POST /api/me/notices/feed':
        this.#known.feeds.push((body as NoticeFeed).atom.replace('/api/feed/', ''));
        break;
      case 'POST /api/groups':
      case 'POST /api/groups/change':
        this.#known.groups.push(token);
        break;
      case 'POST /api/passkeys/register/options':
        visitor.challenges.register = challenge;
        break;
      case 'POST /api/passkeys/register/verify':
        visitor.passkeys++;
        break;
      case 'POST /api/passkeys/login/options':
        visitor.challenges.login = challenge;
        break;
      case 'POST /api/passkeys/confirm/options':
        visitor.challenges.confirm = challenge;
        break;
      case 'POST /api/passkeys/remove':
        visitor.passkeys--;
        break;
      case 'POST /api/devices/end':
        visitor.devices.pop();
        break;
      case 'POST /api/devices/end-others':
        visitor.devices.length = 0;
    }
  }

  /** Remembers who sits at a table that was looked at. */
  #meet(body: unknown): void {
    const { info } = (body ?? {}) as Partial<TableCard>;
    for (const { person } of info?.seats ?? [])
      if (person && info) this.#known.people.push({ table: info.code, person });
  }

  async #look(): Promise<string> {
    const prints = this.#tables.flatMap((table) => table.guests.map((_, seat) => table.lookAfresh(seat)));
    return (await Promise.all(prints)).join();
  }

  async #readPromises(): Promise<void> {
    for (;;) {
      const response = await fetch(`${this.#origin}/api/promises?from=${this.#promised + 1}`);
      const { promises } = (await response.json()) as { promises: { number: number }[] };
      if (promises.length === 0) return;
      this.#promised = promises[promises.length - 1].number;
    }
  }

  /** These routes must have been met with what is right and with what is not. */
  end(routes: readonly Request[]): string[] {
    for (const table of this.#tables) table.hangUp();
    return [...this.#faults, ...this.missed(routes)];
  }

  /** What they have not been met with yet. */
  missed(routes: readonly Request[]): string[] {
    return routes.flatMap((route) => {
      const { method, path, body } = route;
      const { done = 0, refused = 0 } = this.#answers.get(route) ?? {};
      const isDoneElsewhere = NEEDS_REGULARS.includes(path) || NEEDS_OPERATORS.test(path);
      return [
        ...(done === 0 && !isDoneElsewhere ? [`nothing was carried out by ${method} ${path}`] : []),
        ...(refused === 0 && body !== undefined ? [`nothing was refused by ${method} ${path}`] : []),
      ];
    });
  }
}

/** Nobody here plays a game to its end with another visitor: `come-and-go.e2e.ts` carries these out. */
const NEEDS_REGULARS: readonly string[] = ['/api/company/regular', '/api/company/invite'];

/** What those do who have a role, and what comes of it: `fuzz-operator.ts`. */
const NEEDS_OPERATORS = /^\/api\/(?:operator|standing\/seen)/;

/** What one of its players is told, to give it away. */
async function shared({ table, guests }: PlayedTable): Promise<{ play: string; share: string }> {
  const play = `${table}-1`;
  const { headers } = await guests[0].request('GET', `/api/plays/${play}/record`);
  return { play, share: headers.get(SHARE_HEADER) ?? '' };
}

/** A guest who sends requests one after the other. */
class Visitor implements Asker {
  readonly cookie: string;
  readonly authenticator: Authenticator;
  readonly challenges = { register: '', login: '', confirm: '' };
  readonly devices: string[] = [];
  keepsDevices = false;
  table = '';
  group = '';
  readonly blocks: string[] = [];
  /** As the server has to know it. */
  name: string | null = null;
  passkeys = 0;

  private constructor(origin: string, cookie: string) {
    this.cookie = cookie;
    this.authenticator = new Authenticator(origin);
  }

  static async come(origin: string): Promise<Visitor> {
    const response = await fetch(`${origin}/api/me`);
    return new Visitor(origin, response.headers.getSetCookie()[0].split(';')[0]);
  }

  /** Has another device, a table over days and a group, and every second one a passkey. */
  async settle(origin: string, place: number): Promise<void> {
    const post = async (path: string, body: object = {}, cookie = this.cookie): Promise<Said> => {
      const headers = {
        origin,
        cookie,
        'content-type': 'application/json',
        'x-forwarded-for': `192.0.2.${place}`,
      };
      const response = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
      return (await response.json()) as Said;
    };
    this.keepsDevices = place % 2 === 0;
    const days = { turn: 3, reserve: 0, weekends_off: false, utc_offset_min: 0 };
    const [[game, { meta }]] = Object.entries(GAMES);
    const open = Array.from({ length: meta.seats.min - 1 }, () => ({ kind: 'open' }));
    const seats = [{ kind: 'me' }, ...open];
    this.name = 'Mira';
    this.table = (await post('/api/tables', { game, name: this.name, seats, settings: { days } })).table;
    // Its game is promised once somebody has looked at it.
    await fetch(`${origin}/api/tables/${this.table}`, { headers: { cookie: this.cookie } });
    this.group = (await post('/api/groups', { name: 'Friday' })).token;
    const { code } = await post('/api/carry');
    await post('/api/carry/redeem', { code }, '');
    const response = await fetch(`${origin}/api/devices`, { headers: { cookie: this.cookie } });
    const { devices } = (await response.json()) as { devices: { id: string; current: boolean }[] };
    this.devices.push(...devices.flatMap(({ id, current }) => (current ? [] : [id])));
    if (place % 2 === 1) return;
    const { challenge } = await post('/api/passkeys/register/options');
    const { passkeys } = await post('/api/passkeys/register/verify', this.authenticator.register(challenge));
    this.passkeys = passkeys;
  }

  /** What the server knows otherwise than it was told. */
  async differences(origin: string): Promise<string[]> {
    const response = await fetch(`${origin}/api/me`, { headers: { cookie: this.cookie } });
    const { name, passkeys } = (await response.json()) as { name: string | null; passkeys: number };
    const isSame = name === this.name && passkeys === this.passkeys;
    return isSame ? [] : [`${this.name} with ${this.passkeys} passkeys is ${name} with ${passkeys}`];
  }
}

/** What is made of an answer's body, where it is there. */
interface Said {
  readonly code: string;
  readonly challenge: string;
  readonly passkeys: number;
  readonly table: string;
  readonly token: string;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** As the server has read them. */
  readonly method: string;
  readonly path: string;
}

/** Undefined for what cannot be sent at all; a text where no answer came. */
async function send(
  origin: string,
  { route: _, path, ...init }: FuzzedRequest,
): Promise<Answer | string | undefined> {
  let request: globalThis.Request;
  try {
    request = new Request(origin + path, init);
  } catch {
    return undefined;
  }
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') && text !== '';
    const { pathname } = new URL(request.url);
    return {
      status: response.status,
      body: isJson ? JSON.parse(text) : text,
      method: request.method,
      path: pathname,
    };
  } catch (error) {
    return String((error as Error).cause ?? error);
  }
}

const PATIENCE_MS = 30_000;
