import { useEffect, useMemo, useState } from 'preact/hooks';
import type { GameScreen } from '../contract/board.ts';
import { loadScreen } from '../games/index.ts';
import { PlayScreen } from '../play/play-screen.tsx';
import { Loading } from '../shell/loading.tsx';
import '../shell/message.css';
import { goTo, replayPath } from '../shell/routes.ts';
import './replay.css';
import { findRecord, keepFile } from '../records/find-record.ts';
import { withSomebody } from '../records/nameless.ts';
import { type ReplayWords, replayCatalogue } from '../texts/replay.ts';
import { currentWords } from '../texts/words.ts';
import { Controls } from './controls.tsx';
import { readMoment } from './moment-link.ts';
import { replaySession } from './replay-session.ts';
import { Tape } from './tape.ts';

interface Loaded {
  readonly screen: GameScreen;
  readonly tape: Tape;
  readonly share: string | null;
}

/** A finished game: wind it, look through anybody's eyes, share a moment, play on, check the shuffle. */
export function ReplayPage({ play }: { readonly play: string }) {
  const words = replayCatalogue.current.value;
  const loaded = useLoaded(play);
  const session = useMemo(() => {
    if (loaded === null || loaded === 'missing') return null;
    const own = loaded.tape.record.seats.findIndex(({ kind }) => kind === 'person');
    const { place, eyes } = readMoment(location.hash, own < 0 ? 'all' : own);
    return replaySession(loaded.tape, play, place, eyes);
  }, [loaded, play]);
  if (words === null || loaded === null) return <Loading />;
  if (loaded === 'missing' || session === null) return <Missing words={words} />;
  return (
    <div class="replay">
      <PlayScreen session={session} screen={loaded.screen} />
      <Controls
        session={session}
        tape={loaded.tape}
        screen={loaded.screen}
        words={words}
        share={loaded.share}
      />
    </div>
  );
}

function useLoaded(play: string): Loaded | 'missing' | null {
  const [loaded, set] = useState<Loaded | 'missing' | null>(null);
  const [given, setGiven] = useState(shareGiven);
  // A link that opens what was missing changes nothing in the address but its end.
  useEffect(() => {
    const follow = () => setGiven(shareGiven());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  useEffect(() => {
    let wanted = true;
    const load = async (): Promise<Loaded | 'missing'> => {
      const found = await findRecord(play, given);
      if (found === null) return 'missing';
      const { record, share } = found;
      const screen = await loadScreen(record.game);
      return { screen, tape: new Tape(screen.game, withSomebody(record, currentWords().somebody)), share };
    };
    load().then(
      (found) => wanted && set(found),
      () => wanted && set('missing'),
    );
    return () => {
      wanted = false;
    };
  }, [play, given]);
  return loaded;
}

function shareGiven(): string | null {
  return readMoment(location.hash, 'all').share;
}

/** Nothing is kept under this name: a file may be opened instead. */
function Missing({ words }: { readonly words: ReplayWords }) {
  const [wrong, setWrong] = useState(false);
  const open = async (file: File | undefined) => {
    const play = file === undefined ? null : await keepFile(file);
    if (play === null) setWrong(true);
    else goTo(replayPath(play));
  };
  return (
    <main class="message">
      <span class="broken-wheel" aria-hidden="true" />
      <h1>{words.title}</h1>
      <p role="status">{wrong ? words.notARecord : words.notFound}</p>
      <label class="button is-main">
        {words.openFile}
        <input
          class="unseen"
          type="file"
          accept="application/json,.json"
          onChange={(event) => void open(event.currentTarget.files?.[0])}
        />
      </label>
      <a class="button" href="/">
        {words.toLobby}
      </a>
    </main>
  );
}
