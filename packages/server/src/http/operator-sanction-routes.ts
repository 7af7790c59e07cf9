import { NewSanction, PeopleQuery, SanctionLift, type SanctionShown } from '@samsara/protocol';
import type { FastifyInstance } from 'fastify';
import type * as kept from '../moderation/moderation.ts';
import { rangeFrom } from '../moderation/ranges.ts';
import { inForm } from './bodies.ts';
import type { Dependencies } from './dependencies.ts';
import { fileOf, namesFor, sanctionShown } from './operator-shown.ts';
import { Refused } from './refusals.ts';

const MINUTE_MS = 60_000;
const MOST_SHOWN = 100;
const MOST_FOUND = 20;
/** What a moderator may do by themselves; longer bans are an operator's. */
const MODERATORS_MINUTES = 30 * 24 * 60;

/** Warnings, mutes and bans. */
export function addSanctionRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { moderation, order, operatorDoor, now } = dependencies;
  const shown = (sanction: kept.Sanction): Promise<SanctionShown> =>
    sanctionShown(namesFor(dependencies), sanction, now());

  app.get('/api/operator/sanctions', async (request) => {
    await operatorDoor.of(request);
    const nameOf = namesFor(dependencies);
    const recent = await moderation.recentSanctions(MOST_SHOWN);
    return { sanctions: await Promise.all(recent.map((one) => sanctionShown(nameOf, one, now()))) };
  });

  app.post<{ Reply: SanctionShown }>('/api/operator/sanctions', async (request, reply) => {
    const by = await operatorDoor.of(request);
    const wanted = await judged(dependencies, by, inForm(NewSanction, request.body));
    const sanction = await moderation.impose(by.player, wanted);
    await order.refresh();
    return reply.code(201).send(await shown(sanction));
  });

  app.post('/api/operator/sanctions/lift', async (request): Promise<SanctionShown> => {
    const by = await operatorDoor.of(request);
    const { id, reason } = inForm(SanctionLift, request.body);
    const sanction = await moderation.sanction(id);
    if (sanction?.kind === 'range' && by.role !== 'operator') throw new Refused('operators-only');
    if (!(await moderation.lift(by.player, id, reason))) throw new Refused('not-found');
    await order.refresh();
    const lifted = await moderation.sanction(id);
    if (lifted === undefined) throw new Refused('not-found');
    return shown(lifted);
  });

  app.get('/api/operator/people', async (request) => {
    await operatorDoor.of(request);
    const { name } = inForm(PeopleQuery, request.query);
    return { people: await moderation.peopleCalled(name, MOST_FOUND) };
  });

  app.get<{ Params: { id: string } }>('/api/operator/people/:id', async (request) => {
    await operatorDoor.of(request);
    if (!(await moderation.isPerson(request.params.id))) throw new Refused('not-found');
    return fileOf(dependencies, request.params.id);
  });
}

/** What is to hold, if this one may say so; throws a refusal. */
async function judged(
  { moderation, now }: Dependencies,
  by: kept.OperatorSession,
  wanted: NewSanction,
): Promise<kept.NewSanction> {
  const minutes = wanted.kind === 'warn' ? null : wanted.minutes;
  const until = minutes === null ? null : now() + minutes * MINUTE_MS;
  const { kind, reason } = wanted;
  if (wanted.kind === 'range') {
    if (by.role !== 'operator') throw new Refused('operators-only');
    const range = rangeFrom(wanted.range);
    if (range === undefined) throw new Refused('out-of-bounds', { detail: wanted.range.slice(0, 60) });
    return { kind, player: null, range, reason, report: null, until };
  }
  const { person, report } = wanted;
  if (!(await moderation.isPerson(person))) throw new Refused('not-found');
  const isEqual = (await moderation.roleOf(person)) !== undefined;
  const isLong = wanted.kind === 'ban' && (minutes === null || minutes > MODERATORS_MINUTES);
  if (by.role !== 'operator' && (isEqual || isLong)) throw new Refused('operators-only');
  return { kind, player: person, range: null, reason, report: report ?? null, until };
}
