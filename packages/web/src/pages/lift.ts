import type { Seat } from '@samsara/engine';
import type { Lift, RefusalReason } from '@samsara/protocol';
import type { Opening } from '@samsara/table';
import { api, Refused } from '../connection/api.ts';
import { forgetRunning } from '../local/kept/keeping.ts';
import type { LocalPlan } from '../local/worker/plan.ts';
import type { Lifted, Session } from '../session/session.ts';
import { goTo, tablePath } from '../shell/routes.ts';

/** The session of a game on this device, with a way to move it to the server. With open cards there is none. */
export function withInvitation(session: Session, plan: LocalPlan): Session {
  const { local } = session;
  if (local === null || plan.practice) return session;
  const invite = async (name: string): Promise<RefusalReason | null> => {
    const seat = local.eyes.value ?? local.people.value[0];
    try {
      const { table } = await api.lift(liftOf(await local.entries(), seat, name));
      // From here on the game is the server's: what is kept of it here would be a second one.
      session.close();
      await forgetRunning(plan);
      goTo(tablePath(table));
      return null;
    } catch (error) {
      return error instanceof Refused ? error.reason : { code: 'try-again' };
    }
  };
  return { ...session, local: { ...local, invite } };
}

/** What the server is told of a game on this device. */
function liftOf({ entries: [first, ...rest], now }: Lifted, seat: Seat, name: string): Lift {
  const { settings: _settings, chat: _chat, removed: _removed, ...body } = JSON.parse(first.body) as Opening;
  return {
    name,
    seat,
    now,
    opening: { at: first.at, body: body as Lift['opening']['body'] },
    entries: rest.map((entry) => ({
      actor: entry.actor,
      at: entry.at,
      body: JSON.parse(entry.body) as Lift['entries'][number]['body'],
    })),
  };
}
