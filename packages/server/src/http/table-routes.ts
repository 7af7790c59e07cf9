import {
  LARGEST_LIFT,
  Lift,
  type Lobby,
  LobbyQuery,
  type MadeTable,
  type MyGames,
  NewTable,
  type Promises,
  PromisesQuery,
  RecordQuery,
  type RefusalReason,
  SHARE_HEADER,
  type TableCard,
  TableCode,
} from '@samsara/protocol';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Answer } from '../hub/hub.ts';
import type { Play } from '../log/log.ts';
import { inForm } from './bodies.ts';
import { invitationsShown } from './company-routes.ts';
import type { Dependencies } from './dependencies.ts';
import { addressKey } from './limits.ts';
import { countMiss, waitForMiss } from './misses.ts';
import { personOf } from './person-routes.ts';
import { Refused, statusOf } from './refusals.ts';

/** `CODE-1`: a table and which game there. */
const PlayName = v.pipe(v.string(), v.regex(/^[2-9A-HJ-NP-Z]{6}-[1-9]\d{0,5}$/));

const MOST_PROMISES = 500;

const NOT_THERE = { ok: false, reason: { code: 'not-found' } } as const;

/** Tables, games and what was promised about them. */
export function addTableRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { hub, limits, log } = dependencies;
  addRecordRoute(app, dependencies);

  app.post<{ Reply: MadeTable }>('/api/tables', async (request, reply) => {
    const player = await personOf(dependencies, request);
    const wanted = inForm(NewTable, request.body);
    takeTable(dependencies, player, request.ip);
    const { table } = granted(await hub.make(player, wanted));
    return reply.code(201).send({ table, path: `/t/${table}` });
  });

  app.post<{ Reply: MadeTable }>('/api/lifts', { bodyLimit: LARGEST_LIFT }, async (request, reply) => {
    const player = await personOf(dependencies, request);
    takeTable(dependencies, player, request.ip);
    const { table } = granted(await hub.lift(player, inForm(Lift, request.body)));
    return reply.code(201).send({ table, path: `/t/${table}` });
  });

  app.get('/api/tables', async (request): Promise<Lobby> => {
    const { game, with: wanted } = inForm(LobbyQuery, request.query);
    const query = { ...(game !== undefined && { game }), ...(wanted !== undefined && { with: wanted }) };
    return { tables: await hub.lobby(query, await dependencies.identity.find(request)) };
  });

  app.get<{ Params: { table: string } }>('/api/tables/:table', async (request): Promise<TableCard> => {
    const player = await personOf(dependencies, request);
    if (!v.is(TableCode, request.params.table)) throw new Refused('no-such-table');
    const card = await hub.card(request.params.table, player);
    const isAtTable = card.ok && card.value.seat !== null;
    return isAtTable ? card.value : granted(notGuessed(limits, request.ip, card));
  });

  app.get('/api/my-games', async (request): Promise<MyGames> => {
    // Whoever comes for the first time has played nothing yet.
    const player = await dependencies.identity.find(request);
    if (player === undefined) return { running: [], finished: [] };
    limits.person.take(player);
    const [games, invitations] = await Promise.all([
      hub.gamesOf(player),
      invitationsShown(dependencies, player),
    ]);
    return { ...games, ...(invitations.length > 0 && { invitations }) };
  });

  app.get('/api/promises', async (request): Promise<Promises> => {
    const { from } = inForm(PromisesQuery, request.query);
    return { promises: (await log.promises(from, MOST_PROMISES)).map(published) };
  });
}

/** Records of games that have ended, for whoever may read them. */
function addRecordRoute(app: FastifyInstance, dependencies: Dependencies): void {
  const { hub, limits, shares } = dependencies;

  app.get<{ Params: { play: string } }>('/api/plays/:play/record', async (request, reply) => {
    const { play } = request.params;
    const { share } = inForm(RecordQuery, request.query);
    if (!v.is(PlayName, play)) throw new Refused('not-found');
    const player = await dependencies.identity.find(request);
    const readers = await hub.readersOf(play);
    const isEverybodys = readers === 'everybody';
    const isTheirs = !isEverybodys && player !== undefined && readers.includes(player);
    const isGiven = isTheirs || shares.opens(share, play);
    // What is not for somebody looks to them like what is not there.
    const answer: Answer<string> = isGiven || isEverybodys ? await hub.record(play) : NOT_THERE;
    const record = granted(isGiven ? answer : notGuessed(limits, request.ip, answer));
    if (isGiven && !isEverybodys) reply.header(SHARE_HEADER, shares.tokenOf(play));
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="${play}.json"`)
      .send(record);
  });
}

/** One more table for this person, if there is room for it. */
function takeTable({ hub, limits, limit, isDraining }: Dependencies, player: string, ip: string): void {
  if (isDraining()) throw new Refused('draining');
  const most = limit('SAMSARA_MAX_TABLES');
  if (most > 0 && hub.counts().tables >= most) throw new Refused('too-many-tables');
  limits.tables.take(player);
  limits.addressTables.take(addressKey(ip));
}

/** What everybody may know of a promise. Which table it is about is known there alone: its code lets people in. */
function published({ number, commitment, link, ended }: Play): Promises['promises'][number] {
  return { number, commitment, link, ended };
}

/** Whoever has guessed wrongly too often learns no more about what is there. */
function notGuessed<T>(limits: Dependencies['limits'], ip: string, answer: Answer<T>): Answer<T> {
  const key = addressKey(ip);
  const wait = waitForMiss(limits, key);
  if (wait > 0) throw new Refused('too-fast', { retry_ms: wait });
  if (!answer.ok && statusOf(answer.reason.code) === 404) countMiss(limits, key);
  return answer;
}

function granted<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.value;
  const { code, ...more }: RefusalReason = answer.reason;
  throw new Refused(code, more);
}
