import type { Seat } from '@samsara/engine';
import type { Lift, RefusalReason } from '@samsara/protocol';
import type { Opening } from '@samsara/table/device';
import { api, Refused } from '../connection/api.ts';
import { forgetRunning } from '../local/kept/keeping.ts';
import type { LocalPlan } from '../local/worker/plan.ts';
import type { Lifted, LocalPart, Session } from '../session/session.ts';
import { goTo, tablePath } from '../shell/routes.ts';

/** Moves a game of this device to the server, and goes there; a reason if that fails. */
export async function liftTable(
  session: Session,
  local: LocalPart,
  plan: LocalPlan,
  who: Pick<Lift, 'name' | 'face'>,
): Promise<RefusalReason | null> {
  const seat = local.eyes.value ?? local.people.value[0];
  try {
    const { table } = await api.lift(liftOf(await local.entries(), seat, who));
    // From here on the game is the server's: what is kept of it here would be a second one.
    session.close();
    await forgetRunning(plan);
    goTo(tablePath(table));
    return null;
  } catch (error) {
    return error instanceof Refused ? error.reason : { code: 'try-again' };
  }
}

/** What the server is told of a game on this device. */
function liftOf(
  { entries: [first, ...rest], now, spent }: Lifted,
  seat: Seat,
  who: Pick<Lift, 'name' | 'face'>,
): Lift {
  const { settings: _settings, chat: _chat, removed: _removed, ...body } = JSON.parse(first.body) as Opening;
  return {
    ...who,
    seat,
    now,
    spent,
    opening: { at: first.at, body: body as Lift['opening']['body'] },
    entries: rest.map((entry) => ({
      actor: entry.actor,
      at: entry.at,
      body: JSON.parse(entry.body) as Lift['entries'][number]['body'],
    })),
  };
}
