import {
  MomentQuery,
  type MomentShown,
  type ReportFile,
  type ReportQueue,
  ReportQueueQuery,
  ReportSettlement,
} from '@samsara/protocol';
import type { FastifyInstance } from 'fastify';
import type { Report } from '../reports/reports.ts';
import { inForm } from './bodies.ts';
import type { Dependencies } from './dependencies.ts';
import { fileOf, namesFor, reportShown } from './operator-shown.ts';
import { Refused } from './refusals.ts';

const AT_ONCE = 30;

/** What people have reported: what waits, the moment it is about, and what became of it. */
export function addReportRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { reports, moderation, operatorDoor, hub, now } = dependencies;

  app.get('/api/operator/reports', async (request): Promise<ReportQueue> => {
    await operatorDoor.of(request);
    const { after } = inForm(ReportQueueQuery, request.query);
    const last = after === undefined ? undefined : await reports.get(after);
    const [open, waiting] = await Promise.all([reports.open(last, AT_ONCE), reports.waiting()]);
    const nameOf = namesFor(dependencies);
    return { reports: await Promise.all(open.map((report) => reportShown(nameOf, report))), waiting };
  });

  app.get<{ Params: { id: string } }>('/api/operator/reports/:id', async (request): Promise<ReportFile> => {
    await operatorDoor.of(request);
    return fileFor(dependencies, await reportOf(dependencies, request.params.id));
  });

  app.get<{ Params: { id: string } }>(
    '/api/operator/reports/:id/moment',
    async (request): Promise<MomentShown> => {
      await operatorDoor.of(request);
      const { seq: wanted } = inForm(MomentQuery, request.query);
      const { table, seq } = await reportOf(dependencies, request.params.id);
      if (table === null) throw new Refused('not-found');
      const moment = await hub.moment(table, wanted === undefined ? seq : Number(wanted));
      if (!moment.ok) throw new Refused(moment.reason.code);
      return moment.value;
    },
  );

  app.post('/api/operator/reports/settle', async (request): Promise<ReportFile> => {
    const { player } = await operatorDoor.of(request);
    const { id, outcome } = inForm(ReportSettlement, request.body);
    const report = await reportOf(dependencies, id);
    if (report.settled !== null) throw new Refused('not-now');
    await moderation.note(player, 'settle', id, { outcome, accused: report.accused });
    if (!(await reports.settle(id, { at: now(), by: player, outcome }))) throw new Refused('not-now');
    return fileFor(dependencies, await reportOf(dependencies, id));
  });
}

async function fileFor(dependencies: Dependencies, report: Report): Promise<ReportFile> {
  const file = await fileOf(dependencies, report.accused);
  return { report: await reportShown(namesFor(dependencies), report), ...file };
}

async function reportOf({ reports }: Dependencies, id: string): Promise<Report> {
  const report = await reports.get(id);
  if (report === undefined) throw new Refused('not-found');
  return report;
}
