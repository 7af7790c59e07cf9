import { useEffect, useState } from 'preact/hooks';
import type { GameScreen } from '../contract/board.ts';
import type { ReplayWords } from '../texts/replay.ts';
import { EyesChoice } from './eyes-choice.tsx';
import { momentHash, readMoment } from './moment-link.ts';
import { MoreSheet } from './more-sheet.tsx';
import { PlaceSlider } from './place-slider.tsx';
import type { ReplaySession } from './replay-session.ts';
import { PAUSES, type Speed, SpeedChoice } from './speed-choice.tsx';
import { Step } from './step.tsx';
import type { Tape } from './tape.ts';

interface ControlsProps {
  readonly session: ReplaySession;
  readonly tape: Tape;
  readonly screen: GameScreen;
  readonly words: ReplayWords;
  /** What links have to carry. */
  readonly share: string | null;
}

/** Winding, running, whose eyes, and the way to everything else. */
export function Controls({ session, tape, screen, words, share }: ControlsProps) {
  const [speed, setSpeed] = useState<Speed>('1');
  const [isRunning, setRunning] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const place = session.place.value;
  useMomentInAddress(session, share);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      if (!session.forward()) setRunning(false);
    }, PAUSES[speed]);
    return () => clearInterval(timer);
  }, [isRunning, speed, session]);
  const jump = (to: number) => {
    setRunning(false);
    session.jump(to);
  };
  const forward = () => {
    setRunning(false);
    session.forward();
  };
  const isAtEnd = place === tape.length;
  const speedChoice = <SpeedChoice speed={speed} choose={setSpeed} label={words.speed} />;
  return (
    <section class="replay-controls on-table" data-game={tape.record.game} aria-label={words.controls}>
      <PlaceSlider place={place} tape={tape} screen={screen} words={words} jump={jump} />
      <div class="replay-buttons">
        <Step label={words.first} sign="first" act={() => jump(0)} disabled={place === 0} />
        <Step label={words.back} sign="back" act={() => jump(place - 1)} disabled={place === 0} />
        <Step
          label={isRunning ? words.stop : words.run}
          sign={isRunning ? 'stop' : 'run'}
          act={() => setRunning(!isRunning)}
          disabled={isAtEnd}
        />
        <Step label={words.forward} sign="forward" act={forward} disabled={isAtEnd} />
        <Step label={words.last} sign="last" act={() => jump(tape.length)} disabled={isAtEnd} />
      </div>
      <EyesChoice session={session} tape={tape} words={words} />
      {speedChoice}
      <button type="button" class="button replay-open" onClick={() => setOpen(true)}>
        {words.more}
      </button>
      {isOpen && (
        <MoreSheet
          session={session}
          tape={tape}
          screen={screen}
          words={words}
          share={share}
          speedChoice={speedChoice}
          jump={jump}
          close={() => setOpen(false)}
        />
      )}
    </section>
  );
}

/** The address names the moment that is shown, and leads to another one when it changes. */
function useMomentInAddress(session: ReplaySession, share: string | null): void {
  const place = session.place.value;
  const eyes = session.eyes.value;
  useEffect(() => {
    history.replaceState(null, '', momentHash({ place, eyes, share }));
  }, [place, eyes, share]);
  useEffect(() => {
    const follow = () => {
      const moment = readMoment(location.hash, session.eyes.value);
      session.look(moment.eyes);
      session.jump(moment.place);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [session]);
}
