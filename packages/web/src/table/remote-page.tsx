import { useEffect, useState } from 'preact/hooks';
import { remoteSession } from '../connection/remote-session.ts';
import type { Session } from '../connection/session.ts';
import { loadScreen } from '../games/index.ts';
import { Gone, Message } from '../shell/message.tsx';
import { useWords } from '../texts/words.ts';
import type { GameScreen } from './board.ts';
import { Loading, PlayScreen } from './play-screen.tsx';

/** A table on the server; its game is known once the table answers. */
export function RemoteTablePage({ code, onlooker }: { readonly code: string; readonly onlooker: boolean }) {
  const words = useWords();
  const [session, setSession] = useState<Session | null>(null);
  const [screen, setScreen] = useState<GameScreen | null>(null);
  const [isFailed, setFailed] = useState(false);
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
  if (session === null || screen === null) return <Loading />;
  return <PlayScreen session={session} screen={screen} />;
}
