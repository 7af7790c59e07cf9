import { useEffect, useMemo, useState } from 'preact/hooks';
import { remoteSession } from '../connection/remote-session.ts';
import type { GameScreen } from '../contract/board.ts';
import { loadScreen } from '../games/index.ts';
import { PlayScreen } from '../play/play-screen.tsx';
import type { Holding, Session } from '../session/session.ts';
import { Loading } from '../shell/loading.tsx';
import { Gone, Message } from '../shell/message.tsx';
import { useWords } from '../texts/words.ts';
import { holdBack } from './holding.ts';

/** A table on the server; its game is known once the table answers. */
export function RemoteTablePage({ code, onlooker }: { readonly code: string; readonly onlooker: boolean }) {
  const words = useWords();
  const [session, setSession] = useState<Session | null>(null);
  const [screen, setScreen] = useState<GameScreen | null>(null);
  const [isFailed, setFailed] = useState(false);
  const table = useMemo(
    () => (session === null || screen === null ? null : holdBack(session, screen)),
    [session, screen],
  );
  // Before the session is closed: nothing that was decided is lost.
  useEffect(() => (table === null ? undefined : sendWhenLeaving(table.holding)), [table]);
  useEffect(() => {
    const made = remoteSession(code, onlooker);
    setSession(made);
    return () => made.close();
  }, [code, onlooker]);
  const game = session?.state.value?.info.game;
  useEffect(() => {
    if (game !== undefined) loadScreen(game).then(setScreen, () => setFailed(true));
  }, [game]);
  const gone = session?.gone.value ?? null;
  if (gone !== null) return <Gone reason={gone} />;
  if (isFailed) return <Message text={words.failed} />;
  if (table === null || screen === null) return <Loading game={game ?? null} />;
  return <PlayScreen session={table} screen={screen} />;
}

/** Whoever leaves the table or the page has decided: what waits is sent at once. */
function sendWhenLeaving({ sendNow }: Holding): () => void {
  const look = () => document.hidden && sendNow();
  document.addEventListener('visibilitychange', look);
  addEventListener('pagehide', sendNow);
  // What is shown while a move waits has to be there at once.
  void import('../panels/held-move.tsx').catch(() => undefined);
  return () => {
    document.removeEventListener('visibilitychange', look);
    removeEventListener('pagehide', sendNow);
    sendNow();
  };
}
