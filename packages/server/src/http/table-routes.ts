import { LobbyQuery, NewTable, PromisesQuery, type RefusalReason, TableCode } from '@samsara/protocol';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Answer } from '../tables/hub.ts';
import { inForm } from './bodies.ts';
import type { House } from './house.ts';
import { addressKey, type Limit } from './limits.ts';
import { personOf } from './person-routes.ts';
import { Refused, statusOf } from './refusals.ts';

/** `CODE-1`: a table and the how manieth game there. */
const PlayName = v.pipe(v.string(), v.regex(/^[2-9A-HJ-NP-Z]{6}-[1-9]\d{0,5}$/));

const MOST_PROMISES = 500;

/** Tables, games and what was promised about them. */
export function addTableRoutes(app: FastifyInstance, house: House): void {
  const { config, hub, limits, log } = house;

  app.post('/api/tables', async (request, reply) => {
    const player = await personOf(house, request);
    const wanted = inForm(NewTable, request.body);
    if (house.isDraining()) throw new Refused('draining');
    if (hub.counts().tables >= config.SAMSARA_MAX_TABLES) throw new Refused('too-many-tables');
    limits.tables.take(player);
    limits.addressTables.take(addressKey(request.ip));
    const { table } = granted(await hub.make(player, wanted));
    return reply.code(201).send({ table, path: `/t/${table}` });
  });

  app.get('/api/tables', async (request) => {
    const { game, with: wanted } = inForm(LobbyQuery, request.query);
    const tables = await hub.lobby({
      ...(game !== undefined && { game }),
      ...(wanted !== undefined && { with: wanted }),
    });
    return { tables };
  });

  app.get<{ Params: { table: string } }>('/api/tables/:table', async (request) => {
    const player = await personOf(house, request);
    if (!v.is(TableCode, request.params.table)) throw new Refused('no-such-table');
    const card = await hub.card(request.params.table, player);
    const isAtTable = card.ok && card.value.seat !== null;
    return isAtTable ? card.value : granted(notGuessed(limits.misses, request.ip, card));
  });

  app.get('/api/my-games', async (request) => {
    // Whoever comes for the first time has played nothing yet.
    const player = await house.identity.find(request);
    if (player === undefined) return { running: [], finished: [] };
    limits.person.take(player);
    return hub.gamesOf(player);
  });

  app.get<{ Params: { play: string } }>('/api/plays/:play/record', async (request, reply) => {
    if (!v.is(PlayName, request.params.play)) throw new Refused('not-found');
    const record = granted(notGuessed(limits.misses, request.ip, await hub.record(request.params.play)));
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="${request.params.play}.json"`)
      .send(record);
  });

  app.get('/api/promises', async (request) => {
    const { from } = inForm(PromisesQuery, request.query);
    return { promises: await log.promises(from, MOST_PROMISES) };
  });
}

/** Whoever has guessed wrongly too often learns no more about what is there. */
function notGuessed<T>(misses: Limit, ip: string, answer: Answer<T>): Answer<T> {
  const key = addressKey(ip);
  const wait = misses.wait(key);
  if (wait > 0) throw new Refused('too-fast', { retry_ms: wait });
  if (!answer.ok && statusOf(answer.reason.code) === 404) misses.owe(key);
  return answer;
}

function granted<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.value;
  const { code, ...more }: RefusalReason = answer.reason;
  throw new Refused(code, more);
}
