import {
  type Holiday,
  HolidayWish,
  type Note,
  NoteText,
  type PlansShown,
  PlansWish,
  TableCode,
} from '@samsara/protocol';
import { HOLIDAYS_A_YEAR, holidayDaysIn, type Interval, yearOf } from '@samsara/table';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Answer } from '../hub/hub.ts';
import { inForm } from './bodies.ts';
import type { Dependencies } from './dependencies.ts';
import { personOf } from './person-routes.ts';
import { Refused } from './refusals.ts';

/** What games over days need besides their tables: holidays, notes to oneself, and plans. */
export function addOverDaysRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { hub, players, now } = dependencies;

  app.get('/api/me/holiday', async (request): Promise<Holiday> => {
    const player = await personOf(dependencies, request);
    return holidayShown(await players.holidaysOf(player), now());
  });

  app.put('/api/me/holiday', async (request): Promise<Holiday> => {
    const player = await personOf(dependencies, request);
    const { days } = inForm(HolidayWish, request.body);
    const hindrance = days === 0 ? await players.endHoliday(player) : await players.takeHoliday(player, days);
    if (hindrance) throw new Refused(hindrance);
    await hub.holidayChanged(player);
    return holidayShown(await players.holidaysOf(player), now());
  });

  app.get<{ Params: { table: string } }>('/api/tables/:table/note', async (request): Promise<Note> => {
    const player = await personOf(dependencies, request);
    return { text: await players.noteAt(player, codeIn(request.params.table)) };
  });

  app.put<{ Params: { table: string } }>('/api/tables/:table/note', async (request): Promise<Note> => {
    const player = await personOf(dependencies, request);
    const table = codeIn(request.params.table);
    const { text } = inForm(NoteText, request.body);
    const card = await hub.card(table, player);
    // A table that is not there looks like one without a seat for who asks.
    if (!card.ok || card.value.seat === null) throw new Refused('no-seat');
    await players.keepNote(player, table, text);
    return { text };
  });

  app.get<{ Params: { table: string } }>('/api/tables/:table/plans', async (request): Promise<PlansShown> => {
    const player = await personOf(dependencies, request);
    return granted(await hub.plans(codeIn(request.params.table), player));
  });

  app.put<{ Params: { table: string } }>('/api/tables/:table/plans', async (request): Promise<PlansShown> => {
    const player = await personOf(dependencies, request);
    const wish = inForm(PlansWish, request.body);
    return granted(await hub.plan(codeIn(request.params.table), player, wish));
  });
}

function granted<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.value;
  const { code, ...more } = answer.reason;
  throw new Refused(code, more);
}

function codeIn(table: string): string {
  if (!v.is(TableCode, table)) throw new Refused('no-such-table');
  return table;
}

function holidayShown(holidays: readonly Interval[], now: number): Holiday {
  const last = holidays.at(-1);
  const left = HOLIDAYS_A_YEAR - holidayDaysIn(yearOf(now), holidays);
  return { until: last !== undefined && now < last.until ? last.until : null, left_days: Math.max(0, left) };
}
