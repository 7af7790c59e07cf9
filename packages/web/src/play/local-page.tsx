import { useEffect, useState } from 'preact/hooks';
import type { GameScreen } from '../contract/board.ts';
import { loadScreen } from '../games/index.ts';
import { runningGame } from '../local/kept/keeping.ts';
import { localSession } from '../local/local-session.ts';
import { takePlan } from '../local/planned.ts';
import type { LocalPlan } from '../local/worker/plan.ts';
import { workersFor } from '../local/workers.ts';
import { PlayScreen } from '../play/play-screen.tsx';
import type { Session } from '../session/session.ts';
import { settings } from '../settings/settings.ts';
import { Loading } from '../shell/loading.tsx';
import { usualPlan } from './usual-plan.ts';

interface Opened {
  readonly session: Session;
  readonly screen: GameScreen;
}

/** A table on this device: the one planned in the lobby, the one that was left, or a new one against bots. */
export function LocalTablePage({ game, practice }: { readonly game: string; readonly practice: boolean }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    let session: Session | null = null;
    let isWanted = true;
    void openLocal(game, practice).then((made) => {
      if (!isWanted) return made.session.close();
      session = made.session;
      setOpened(made);
    });
    return () => {
      isWanted = false;
      session?.close();
    };
  }, [game, practice]);
  return opened === null ? <Loading game={game} /> : <PlayScreen {...opened} />;
}

async function openLocal(game: string, practice: boolean): Promise<Opened> {
  const planned = takePlan(game);
  const wished = { game, ...(practice ? { practice } : {}) };
  const [screen, start, kept] = await Promise.all([
    loadScreen(game),
    workersFor(game),
    planned === null ? runningGame(wished) : null,
  ]);
  const plan = planned ?? kept?.plan ?? { ...usualPlan(screen), ...wished };
  const session = adapting(localSession(start, plan, kept), plan, screen);
  return { screen, session: withInvitation(session, plan) };
}

/** Before another game bots that are to be as strong as whoever plays learn how strong that is by now. */
function adapting(session: Session, { seats }: LocalPlan, { game }: GameScreen): Session {
  const { local } = session;
  if (local === null || !seats.some((seat) => seat.kind === 'bot' && seat.asYou)) return session;
  return {
    ...session,
    order: async (order, offer) => {
      if (order.type === 'rematch')
        local.adapt((await import('../strength/kept-ratings.ts')).asStrongAsYou(game));
      return session.order(order, offer);
    },
  };
}

/** The session with a way to move its game to the server. With open cards there is none. */
function withInvitation(session: Session, plan: LocalPlan): Session {
  const { local } = session;
  if (local === null || plan.practice) return session;
  const invite = async (name: string) =>
    (await import('../lift/lift.ts')).liftTable(session, local, plan, {
      name,
      ...(settings.value.face === null ? {} : { face: settings.value.face }),
    });
  return { ...session, local: { ...local, invite } };
}
