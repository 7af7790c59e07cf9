import { freeBotName, type GameRecord } from '@samsara/engine';
import { DEAL_BOT, DEAL_SEAT, ownMoves } from '@samsara/engine/deals';
import { useEffect, useState } from 'preact/hooks';
import type { GameScreen } from '../contract/board.ts';
import { loadScreen } from '../games/index.ts';
import { OWN_FACE } from '../kit/faces/faces.ts';
import { finishedRecord, runningGame } from '../local/kept/keeping.ts';
import { localSession } from '../local/local-session.ts';
import type { LocalPlan } from '../local/worker/plan.ts';
import { workersFor } from '../local/workers.ts';
import { PlayScreen } from '../play/play-screen.tsx';
import type { Session } from '../session/session.ts';
import { settings } from '../settings/settings.ts';
import { Loading } from '../shell/loading.tsx';
import { Message } from '../shell/message.tsx';
import { type DealPlace, dealPath } from '../shell/routes.ts';
import { currentWords, useWords } from '../texts/words.ts';
import { dayAt } from './days.ts';
import { keepDeal } from './kept-deals.ts';
import { type ChosenDeal, dealAt } from './which-deal.ts';

interface Opened {
  readonly session: Session;
  readonly screen: GameScreen;
}

/** The table of a deal that many people play: on this device, against bots that decide alike everywhere. */
export function DealPage({ game, place }: { readonly game: string; readonly place: DealPlace }) {
  const [opened, setOpened] = useState<Opened | null | 'none'>(null);
  const { day, challenge } = place;
  const words = useWords();
  useEffect(() => {
    let close: (() => void) | null = null;
    let isWanted = true;
    void openDeal(game, { day, challenge }).then((made) => {
      if (made === null) return setOpened('none');
      close = made.close;
      if (!isWanted) return close();
      setOpened(made);
    });
    return () => {
      isWanted = false;
      close?.();
    };
  }, [game, day, challenge]);
  if (opened === 'none') return <Message text={words.notFound} />;
  return opened === null ? <Loading game={game} /> : <PlayScreen {...opened} />;
}

async function openDeal(game: string, place: DealPlace): Promise<(Opened & { close(): void }) | null> {
  const [screen, start] = await Promise.all([loadScreen(game), workersFor(game)]);
  const chosen = await dealAt(screen.game, place, Date.now());
  if (chosen === null) return null;
  const plan = planOf(chosen, place.challenge);
  const session = localSession(start, plan, await runningGame(plan));
  const { local } = session;
  if (local === null) return null;
  const forget = local.finished.subscribe((play) => {
    if (play !== null) void keepResult(play, chosen);
  });
  const close = () => {
    forget();
    session.close();
  };
  const comparePath = dealPath('compare', game, place);
  return { screen, session: { ...session, local: { ...local, comparePath } }, close };
}

function planOf({ deal, day }: ChosenDeal, challenge: string | null): LocalPlan {
  const names = [settings.value.name || currentWords().you];
  while (names.length < Number(deal.options.players)) names.push(freeBotName(names));
  return {
    game: deal.game,
    options: deal.options,
    seats: names.map((name, seat) =>
      seat === DEAL_SEAT
        ? { kind: 'person', name, face: settings.value.face ?? OWN_FACE }
        : { kind: 'bot', name, level: DEAL_BOT },
    ),
    deal: { seed: deal.seed, day, challenge },
  };
}

async function keepResult(play: string, { deal, day }: ChosenDeal): Promise<void> {
  const record = await recordOf(play);
  const outcome = record?.end?.outcome;
  if (!record || !outcome) return;
  const own = ownMoves(record.moves.map(([line]) => line));
  keepDeal({
    game: deal.game,
    seed: deal.seed,
    day,
    inTime: day === dayAt(Date.now()),
    result: {
      won: outcome.winners.includes(DEAL_SEAT),
      points: outcome.points?.[DEAL_SEAT] ?? null,
      choices: own.length,
    },
    own,
    play,
  });
}

/** The worker may still be writing it down. */
const TRIES = 8;
const PAUSE_MS = 150;

async function recordOf(play: string): Promise<GameRecord | null> {
  for (let left = TRIES; left > 0; left--) {
    const found = await finishedRecord(play);
    if (found !== null) return found.record;
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
  return null;
}
