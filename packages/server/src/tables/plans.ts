import { randomBytes } from 'node:crypto';
import type { Seat, StandingQuestions } from '@samsara/engine';
import { GAME_STANDING_ANSWERS } from '@samsara/engine/games';
import type { PlansShown, PlansWish } from '@samsara/protocol';
import {
  areStandingAnswers,
  followPlan,
  isRunning,
  type PlanProgress,
  type Plans,
  type PlayerId,
  refuse,
  seatOf,
  standingAnswer,
  type Table,
} from '@samsara/table';
import type { Answer } from '../hub/hub.ts';
import type { ServerDependencies } from './dependencies.ts';
import type { LiveTable } from './live-table.ts';
import type { LiveTables } from './live-tables.ts';

const SECRET_BYTES = 16;

/** What the people of a table may answer in advance. */
export function questionsAt({ game }: Pick<Table, 'game'>): StandingQuestions {
  return GAME_STANDING_ANSWERS[game.meta.id]?.questions ?? {};
}

/** Where somebody's plan has come to by now. */
async function progressOf(
  { log }: Pick<ServerDependencies, 'log'>,
  table: Table,
  player: PlayerId,
  plans: Plans,
): Promise<PlanProgress> {
  if (plans.lines.length === 0 || plans.since < table.opened || !isRunning(table.phase))
    return { type: 'none' };
  const entries = await log.read(table.code, table.opened - 1);
  return followPlan(entries, table, player, plans, questionsAt(table));
}

/** What somebody has planned for this moment, or answers by rule; null where nothing is. `owes`: are they asked, or may they only answer? */
export async function plannedMove(
  deps: Pick<ServerDependencies, 'log' | 'plans'>,
  table: Table,
  { seat, player, owes }: { readonly seat: Seat; readonly player: PlayerId; readonly owes: boolean },
): Promise<{ readonly plans: Plans; readonly move: string } | null> {
  const plans = await deps.plans.at(player, table.code);
  if (plans === undefined) return null;
  const progress = owes ? await progressOf(deps, table, player, plans) : undefined;
  const planned = progress?.type === 'due' ? progress.move : undefined;
  const move = planned ?? standingAnswer(table, seat, plans.answers, questionsAt(table));
  return move === null ? null : { plans, move };
}

/** What somebody has planned at a table over days. */
export async function plansShown(
  deps: ServerDependencies,
  tables: LiveTables,
  code: string,
  player: PlayerId,
): Promise<Answer<PlansShown>> {
  const found = await seated(tables, code, player);
  if (!found.ok) return found;
  return { ok: true, value: await shown(deps, found.value, player, await deps.plans.at(player, code)) };
}

/** Plans something else. It is looked at again when its time has come, so that nobody learns here what would be allowed. */
export async function keepPlans(
  deps: ServerDependencies,
  tables: LiveTables,
  code: string,
  player: PlayerId,
  wish: PlansWish,
): Promise<Answer<PlansShown>> {
  const found = await seated(tables, code, player);
  if (!found.ok) return found;
  const live = found.value;
  const { table } = live;
  if (wish.answers !== undefined && !areStandingAnswers(wish.answers, questionsAt(table)))
    return refuse('wrong-form', 'answers');
  if (wish.plan !== undefined && (wish.plan.seq > table.seq || !isRunning(table.phase)))
    return refuse('not-now');
  const before = await deps.plans.at(player, code);
  const plans: Plans = {
    lines: wish.plan?.lines ?? before?.lines ?? [],
    since: wish.plan?.seq ?? before?.since ?? 0,
    answers: wish.answers ?? before?.answers ?? {},
    at: deps.now(),
    secret: before?.secret ?? randomBytes(SECRET_BYTES).toString('hex'),
  };
  await deps.plans.keep(player, code, plans);
  live.plansChanged();
  return { ok: true, value: await shown(deps, live, player, plans) };
}

/** A table over days at which somebody has a seat; one that is not there looks like one without. */
async function seated(tables: LiveTables, code: string, player: PlayerId): Promise<Answer<LiveTable>> {
  const live = await tables.findReadable(code);
  if (live === undefined || seatOf(live.table, player) === undefined) return refuse('no-seat');
  return live.table.settings.days === undefined ? refuse('not-now') : { ok: true, value: live };
}

async function shown(
  deps: ServerDependencies,
  { table }: LiveTable,
  player: PlayerId,
  plans: Plans | undefined,
): Promise<PlansShown> {
  if (plans === undefined) return { state: 'none', lines: [], answers: {} };
  const progress = await progressOf(deps, table, player, plans);
  const lines = 'lines' in progress ? progress.lines.map((line) => line.map((each) => ({ ...each }))) : [];
  return { state: progress.type, lines, answers: { ...plans.answers } };
}
