import { join } from 'node:path';
import { fastRandom, oneOf, type Random } from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import { OPERATOR_REQUESTS } from '../documents/operator-requests.ts';
import type { Request } from '../documents/requests.ts';
import { Authenticator } from '../src/http/testing/authenticator.ts';
import { type Beside, besideEmbedded } from '../src/store/beside.ts';
import { mutated } from './fuzz-frames.ts';

/** Of each request so many are right, and so many spoiled. */
const EACH = 6;
/** Who guests are is tried by the other requests. */
const BY_GUESTS = ['/api/operator/logout', '/api/operator/login/verify', '/api/operator/invitation'];

/** Somebody who keeps order sends each of their requests, right and spoiled; gives what went wrong. */
export async function fuzzOperator(origin: string, folder: string, seed: number): Promise<string[]> {
  const beside = besideEmbedded(join(folder, 'samsara.db'), Date.now);
  try {
    const keeper = await Keeper.come(origin, beside, fastRandom(seed));
    for (const route of OPERATOR_REQUESTS) await keeper.try(route);
    return keeper.faults;
  } finally {
    await beside.close();
  }
}

class Keeper {
  readonly faults: string[] = [];
  readonly #origin: string;
  readonly #beside: Beside;
  readonly #random: Random;
  /** Of the person, and with the session of an operator. */
  #guest = '';
  #cookie = '';
  #player = '';

  private constructor(origin: string, beside: Beside, random: Random) {
    this.#origin = origin;
    this.#beside = beside;
    this.#random = random;
  }

  static async come(origin: string, beside: Beside, random: Random): Promise<Keeper> {
    const keeper = new Keeper(origin, beside, random);
    const key = new Authenticator(origin);
    keeper.#guest = await keeper.#cookieOf(await keeper.#send('get', '/api/me', undefined));
    const register = await keeper.#post('/api/passkeys/register/options', {});
    await keeper.#post('/api/passkeys/register/verify', key.register(register.challenge));
    const login = await keeper.#post('/api/operator/login/options', {});
    const { code } = await beside.moderation.invite('console', 'operator');
    const answer = await keeper.#send('post', '/api/operator/login/verify', {
      passkey: key.login(login.challenge),
      invitation: code,
    });
    keeper.#cookie = await keeper.#cookieOf(answer);
    keeper.#player = ((await answer.json()) as { id: string }).id;
    return keeper;
  }

  async try(route: Request): Promise<void> {
    if (BY_GUESTS.includes(route.path)) return;
    let done = 0;
    for (let i = 0; i < EACH; i++) {
      const { path, body } = await this.#right(route);
      const right = await this.#send(route.method, path, body);
      if (right.status < 300) done++;
      if (right.status >= 500) this.faults.push(`${route.method} ${path} answers ${right.status}`);
      const spoiled = mutated(JSON.stringify(body ?? {}), this.#random);
      const { status } = await this.#sendText(route.method, path, spoiled);
      if (status >= 500) this.faults.push(`${route.method} ${path} answers ${status} to ${spoiled}`);
    }
    if (done === 0)
      this.faults.push(`nothing was carried out by ${route.method} ${route.path} of an operator`);
    await this.#lift();
  }

  /** Whatever the last requests have brought about ends, so that the next ones are answered. */
  async #lift(): Promise<void> {
    for (const { id } of (await this.#beside.moderation.held()).sanctions)
      await this.#beside.moderation.lift('console', id, 'over');
  }

  async #right({ path }: Request): Promise<{ path: string; body?: object }> {
    const person = this.#player;
    const about = { person, reason: 'A reason.' };
    switch (path) {
      case '/api/standing/seen': {
        const sanction = {
          kind: 'warn',
          player: person,
          range: null,
          reason: 'x',
          report: null,
          until: null,
        };
        return {
          path,
          body: { id: (await this.#beside.moderation.impose('console', sanction as never)).id },
        };
      }
      case '/api/operator/roles/invite':
        return { path, body: { role: 'moderator' } };
      case '/api/operator/roles/remove':
        return { path, body: { id: await this.#another() } };
      case '/api/operator/reports/{id}':
        return { path: path.replace('{id}', await this.#report()) };
      case '/api/operator/reports/{id}/moment':
        return { path: path.replace('{id}', await this.#report(await this.#table())) };
      case '/api/operator/people/{id}':
        return { path: path.replace('{id}', person) };
      case '/api/operator/people':
        return { path: `${path}?name=Mira` };
      case '/api/operator/reports/settle':
        return { path, body: { id: await this.#report(), outcome: 'nothing' } };
      case '/api/operator/sanctions':
        return {
          path,
          body: oneOf(this.#random, [
            { kind: 'warn', ...about },
            { kind: 'mute', ...about, minutes: 5 },
            { kind: 'range', range: '198.51.100.0/24', reason: 'x', minutes: 5 },
          ]),
        };
      case '/api/operator/sanctions/lift': {
        const sanction = {
          kind: 'mute',
          player: person,
          range: null,
          reason: 'x',
          report: null,
          until: null,
        };
        const { id } = await this.#beside.moderation.impose('console', sanction as never);
        return { path, body: { id, reason: 'over' } };
      }
      case '/api/operator/tables/close':
        return { path, body: { table: await this.#table(), reason: 'over' } };
      case '/api/operator/message':
        return {
          path,
          body: oneOf(this.#random, [
            { texts: { en: 'Hello' }, minutes: 5 },
            { texts: {}, minutes: 5 },
          ]),
        };
      case '/api/operator/drain':
        return { path, body: { on: false } };
      case '/api/operator/limits':
        return { path, body: { name: 'SAMSARA_MAX_TABLES', value: null } };
      default:
        return { path, body: {} };
    }
  }

  /** Somebody else with a role. */
  async #another(): Promise<string> {
    const { moderation } = this.#beside;
    const other = new Keeper(this.#origin, this.#beside, this.#random);
    other.#guest = await other.#cookieOf(await other.#send('get', '/api/me', undefined));
    await other.#send('put', '/api/me', { name: 'Another' });
    const [{ id }] = await moderation.peopleCalled('Another', 1);
    const { code } = await moderation.invite('console', 'moderator');
    await moderation.redeem(code, id);
    return id;
  }

  async #report(table: string | null = null): Promise<string> {
    const report = {
      accused: this.#player,
      table,
      seq: null,
      message: 'x',
      reason: 'words',
      note: '',
    } as const;
    const filed = await this.#beside.reports.file({ ...report, reporter: this.#player });
    if (filed === undefined) throw new Error('no more reports are taken');
    return filed.id;
  }

  async #table(): Promise<string> {
    const [[game, { meta }]] = Object.entries(GAMES);
    const open = Array.from({ length: meta.seats.min - 1 }, () => ({ kind: 'open' }));
    const { table } = await this.#post('/api/tables', {
      game,
      name: 'Mira',
      seats: [{ kind: 'me' }, ...open],
    });
    return table;
  }

  async #post(path: string, body: object): Promise<Readonly<Record<string, string>>> {
    return (await (await this.#send('post', path, body)).json()) as Readonly<Record<string, string>>;
  }

  #send(method: string, path: string, body: object | undefined): Promise<Response> {
    return this.#sendText(method, path, JSON.stringify(body ?? {}));
  }

  #sendText(method: string, path: string, body: string): Promise<Response> {
    const cookie = [this.#guest, this.#cookie].filter(Boolean).join('; ');
    const headers = { origin: this.#origin, cookie, 'x-forwarded-for': '192.0.2.200' };
    if (method === 'get') return fetch(this.#origin + path, { headers });
    const more = { ...headers, 'content-type': 'application/json' };
    return fetch(this.#origin + path, { method: method.toUpperCase(), headers: more, body });
  }

  async #cookieOf(answer: Response): Promise<string> {
    return answer.headers.getSetCookie()[0].split(';')[0];
  }
}
