import { BlockRemoval, type Blocks, BlockWish, ReportWish } from '@samsara/protocol';
import type { PlayerId } from '@samsara/table';
import type { FastifyInstance } from 'fastify';
import type { PersonAt } from '../hub/hub.ts';
import { inForm } from './bodies.ts';
import type { Dependencies } from './dependencies.ts';
import { personOf } from './person-routes.ts';
import { Refused } from './refusals.ts';
import { regularId, regularsOf } from './regulars.ts';

/** Order among people: reports for whoever runs the server, and blocks. Who is meant never hears of either. */
export function addOrderRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { hub, people, reports, limits } = dependencies;

  app.post('/api/reports', async (request): Promise<object> => {
    const reporter = await personOf(dependencies, request);
    const { table, person, said, reason, note } = inForm(ReportWish, request.body);
    limits.reports.take(reporter);
    const { player, seq, message } = await foundAt(dependencies, reporter, { table, person, said });
    const report = { reporter, accused: player, table, seq, message, reason, note };
    if ((await reports.file(report)) === undefined) throw new Refused('too-many-reports');
    return {};
  });

  app.get('/api/blocks', async (request): Promise<Blocks> => {
    return blocksShown(dependencies, await personOf(dependencies, request));
  });

  app.post('/api/blocks', async (request): Promise<Blocks> => {
    const player = await personOf(dependencies, request);
    const wish = inForm(BlockWish, request.body);
    limits.blocks.take(player);
    const other =
      'regular' in wish
        ? await regularOf(dependencies, player, wish.regular)
        : await foundAt(dependencies, player, wish);
    const { name, face = null } = other;
    if (!(await people.block(player, other.player, { name, face }))) throw new Refused('too-many-blocks');
    await hub.blocksChanged([player, other.player]);
    return blocksShown(dependencies, player);
  });

  app.post('/api/blocks/remove', async (request): Promise<Blocks> => {
    const player = await personOf(dependencies, request);
    const { id } = inForm(BlockRemoval, request.body);
    const found = (await people.blocksOf(player)).find(({ other }) => regularId(player, other) === id);
    if (found === undefined) throw new Refused('not-found');
    await people.unblock(player, found.other);
    await hub.blocksChanged([player, found.other]);
    return blocksShown(dependencies, player);
  });
}

async function foundAt(
  { hub }: Dependencies,
  viewer: PlayerId,
  known: Parameters<Dependencies['hub']['personAt']>[1],
): Promise<PersonAt> {
  const found = await hub.personAt(viewer, known);
  if (!found.ok) throw new Refused(found.reason.code);
  return found.value;
}

async function regularOf({ log, people }: Dependencies, player: PlayerId, id: string) {
  const known = (await regularsOf(log, people, player)).find((each) => each.id === id);
  if (known === undefined) throw new Refused('not-found');
  return known;
}

async function blocksShown({ people }: Dependencies, player: PlayerId): Promise<Blocks> {
  const blocks = await people.blocksOf(player);
  return {
    blocks: blocks.map(({ other, name, face, at }) => ({
      id: regularId(player, other),
      name,
      ...(face !== null && { face }),
      at,
    })),
  };
}
