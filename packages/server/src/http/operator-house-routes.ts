import {
  DrainWish,
  type House,
  type HouseCounts,
  type HouseLimits,
  HouseMessageWish,
  LimitChange,
  TableClosing,
} from '@samsara/protocol';
import type { FastifyInstance } from 'fastify';
import { CHANGEABLE, isLimitName, isWithinBounds, LIMIT_NAMES } from '../moderation/limits.ts';
import { inForm } from './bodies.ts';
import type { Dependencies } from './dependencies.ts';
import { Refused } from './refusals.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAYS_SHOWN = 7;

/** The house as a whole: how it is, what is said to everybody, what may begin, and how much. */
export function addHouseRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { moderation, order, operatorDoor, log, now } = dependencies;

  app.get('/api/operator/house', async (request): Promise<House> => {
    await operatorDoor.of(request);
    return houseShown(dependencies);
  });

  app.get('/api/operator/counts', async (request): Promise<HouseCounts> => {
    await operatorDoor.of(request);
    return countsShown(dependencies);
  });

  app.post('/api/operator/tables/close', async (request): Promise<object> => {
    const { player } = await operatorDoor.of(request);
    const { table, reason } = inForm(TableClosing, request.body);
    const index = await log.index(table);
    if (index === undefined) throw new Refused('no-such-table');
    if (index.phase === 'closed') throw new Refused('not-now');
    await moderation.close(player, table, reason);
    await order.refresh();
    return {};
  });

  app.post('/api/operator/message', async (request): Promise<House> => {
    const { player } = await operatorDoor.of(request, 'operator');
    const { texts, minutes } = inForm(HouseMessageWish, request.body);
    const hasText = Object.values(texts).some((text) => text !== undefined);
    await moderation.say(player, hasText ? { texts, until: now() + minutes * MINUTE_MS } : null);
    await order.refresh();
    return houseShown(dependencies);
  });

  app.post('/api/operator/drain', async (request): Promise<House> => {
    const { player } = await operatorDoor.of(request, 'operator');
    const { on, node } = inForm(DrainWish, request.body);
    await moderation.drain(player, on, node ?? null);
    await order.refresh();
    return houseShown(dependencies);
  });

  app.get('/api/operator/limits', async (request) => {
    await operatorDoor.of(request);
    return limitsShown(dependencies);
  });

  app.post('/api/operator/limits', async (request) => {
    const { player } = await operatorDoor.of(request, 'operator');
    const { name, value } = inForm(LimitChange, request.body);
    if (!isLimitName(name)) throw new Refused('not-found');
    if (value !== null && !isWithinBounds(name, value)) throw new Refused('out-of-bounds');
    await moderation.setLimit(player, name, value);
    await order.refresh();
    return limitsShown(dependencies);
  });
}

function limitsShown({ config, order, limit }: Dependencies): HouseLimits {
  return {
    limits: LIMIT_NAMES.map((name) => ({
      name,
      value: limit(name),
      configured: config[name],
      changed: order.limit(name) !== undefined,
      ...CHANGEABLE[name],
    })),
  };
}

async function houseShown(dependencies: Dependencies): Promise<House> {
  const { hub, order, health, build, node, now, started } = dependencies;
  const { tables, playing, lines, nodes } = hub.counts();
  return {
    build,
    runtime: process.version,
    node,
    nodes,
    started,
    now: now(),
    ...(await health()),
    tables,
    playing,
    sockets: lines,
    people: hub.connected().size,
    drain: order.drain(),
    resting: order.isResting(),
    message: order.message(),
  };
}

async function countsShown({ moderation, reports, now }: Dependencies): Promise<HouseCounts> {
  const last = now() - (now() % HOUR_MS);
  const first = last - (DAYS_SHOWN * 24 - 1) * HOUR_MS;
  const [counts, filed] = await Promise.all([moderation.counts(first), reports.byHour(first)]);
  const found = new Map(counts.map(({ hour, what, amount }) => [`${hour} ${what}`, amount]));
  const hours = Array.from({ length: DAYS_SHOWN * 24 }, (_, place) => first + place * HOUR_MS);
  return {
    hours: hours.map((hour) => ({
      hour,
      tables: found.get(`${hour} tables`) ?? 0,
      people: found.get(`${hour} people`) ?? 0,
      moves: found.get(`${hour} moves`) ?? 0,
      refusals: found.get(`${hour} refusals`) ?? 0,
      reports: filed.get(hour) ?? 0,
    })),
  };
}
