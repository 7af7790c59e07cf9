import { useSignal } from '@preact/signals';
import type { Language } from '@samsara/engine/texts';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameScreen, PlayTexts, ScreenWords } from '../contract/board.ts';
import { isAtRest } from '../kit/at-rest.tsx';
import { announce, LiveRegion } from '../kit/live-region.tsx';
import { Director } from '../motion/director.ts';
import { isCovered, useHandingOver } from '../seats/handing-over.ts';
import { seatNames } from '../seats/seat-names.ts';
import type { Session } from '../session/session.ts';
import { settings } from '../settings/settings.ts';
import { Lazy } from '../shell/lazy.tsx';
import { Loading } from '../shell/loading.tsx';
import { Gone } from '../shell/message.tsx';
import { currentWords } from '../texts/words.ts';
import './play-screen.css';
import { TableView } from './table-view.tsx';
import { inParts, withTexts } from './texts-in-parts.ts';

interface PlayScreenProps {
  readonly session: Session;
  readonly screen: GameScreen;
}

/** One table from the waiting room to the end of the game. */
export function PlayScreen({ session, screen }: PlayScreenProps) {
  const texts = useTextsInParts(screen);
  const latest = useRef(texts);
  latest.current = texts;
  const director = useDirector(session, screen, latest);
  const shown = director?.shown.value ?? null;
  useRestOfTexts(texts);
  useMusic();
  useHandingOver(session, shown, director?.isFlying.value ?? true);
  const gone = session.gone.value;
  if (gone !== null) return <Gone reason={gone} />;
  if (texts === null || director === null || shown === null) return <Loading game={screen.game.meta.id} />;
  if (shown.view === null) {
    return (
      <Lazy key="gathering" load={() => withTexts(texts.play, import('../people/waiting-room.tsx'))}>
        {({ WaitingRoom }) => (
          <WaitingRoom session={session} state={shown} screen={screen} texts={texts.play} />
        )}
      </Lazy>
    );
  }
  const { local } = session;
  if (local !== null && isCovered(session, shown)) {
    return (
      <Lazy key="curtain" load={() => import('../seats/aside/curtain.tsx')}>
        {({ Curtain }) => (
          <Curtain local={local} state={shown} isRace={screen.isRace ?? false} Back={screen.Back} />
        )}
      </Lazy>
    );
  }
  return (
    <>
      <TableView
        session={session}
        screen={screen}
        director={director}
        texts={texts.play}
        words={texts.words}
        shown={shown}
        isFlying={director.isFlying.value}
        land={() => director.skip()}
      />
      <LiveRegion />
    </>
  );
}

interface Texts {
  readonly play: PlayTexts;
  readonly words: ScreenWords;
}

/** The game's texts in the chosen language; the old ones stay until the new ones are there. */
export function useTexts(screen: GameScreen): Texts | null {
  return useLoadedTexts(screen, (language) => screen.texts(language));
}

/** Likewise, but for what no first move needs: that is fetched when it is asked for. */
function useTextsInParts(screen: GameScreen): Texts | null {
  return useLoadedTexts(screen, async (language) =>
    inParts(await screen.firstTexts(language), () => screen.texts(language)),
  );
}

function useLoadedTexts(screen: GameScreen, load: (language: Language) => Promise<PlayTexts>): Texts | null {
  const found = useSignal<Texts | null>(null);
  const { language } = settings.value;
  useEffect(() => {
    let isWanted = true;
    void Promise.all([load(language), screen.words(language)]).then(([play, words]) => {
      if (isWanted) found.value = { play, words };
    });
    return () => {
      isWanted = false;
    };
  }, [screen, language, found]);
  return found.value;
}

/** Once the first cards lie, everything may be asked for. */
function useRestOfTexts(texts: Texts | null): void {
  const mayCome = isAtRest.value;
  useEffect(() => {
    if (mayCome) void texts?.play.whole?.().catch(() => undefined);
  }, [texts, mayCome]);
}

function useDirector(
  session: Session,
  screen: GameScreen,
  texts: { readonly current: Texts | null },
): Director | null {
  const [director, setDirector] = useState<Director | null>(null);
  useEffect(() => {
    const tell = (events: readonly unknown[]) => {
      const state = session.state.value;
      const play = texts.current?.play;
      if (state === null || play === undefined) return;
      const names = seatNames(session, state, currentWords());
      for (const event of events) announce(play.event(event, names));
    };
    const made = new Director(session, screen, tell, async () => texts.current?.play.whole?.());
    setDirector(made);
    return () => made.close();
  }, [session, screen, texts]);
  return director;
}

/** Music for whoever wants it, as long as they are at the table. */
function useMusic(): void {
  const { music } = settings.value;
  useEffect(() => {
    const started = music ? import('../sound/music.ts').then(({ startMusic }) => startMusic()) : null;
    return () => void started?.then((stop) => stop());
  }, [music]);
}
