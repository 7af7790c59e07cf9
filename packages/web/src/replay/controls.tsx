import { useEffect, useState } from 'preact/hooks';
import type { GameScreen } from '../contract/board.ts';
import type { ReplayWords } from '../texts/replay.ts';
import { momentHash, readMoment } from './moment-link.ts';
import { MoreSheet } from './more-sheet.tsx';
import type { ReplaySession } from './replay-session.ts';
import type { Eyes, Tape } from './tape.ts';

interface ControlsProps {
  readonly session: ReplaySession;
  readonly tape: Tape;
  readonly screen: GameScreen;
  readonly words: ReplayWords;
  /** What links have to carry. */
  readonly share: string | null;
}

/** Milliseconds from move to move, by speed. */
const PAUSES = { '½': 2400, '1': 1300, '2': 650, '4': 250 } as const;
type Speed = keyof typeof PAUSES;

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
  return (
    <section class="replay-controls" aria-label={words.controls}>
      <PlaceSlider place={place} of={tape.length} words={words} jump={jump} />
      <div class="replay-buttons">
        <Step label={words.first} sign="first" act={() => jump(0)} disabled={place === 0} />
        <Step label={words.back} sign="back" act={() => jump(place - 1)} disabled={place === 0} />
        <Step
          label={isRunning ? words.stop : words.run}
          sign={isRunning ? 'stop' : 'run'}
          act={() => setRunning(!isRunning)}
          disabled={place === tape.length}
        />
        <Step
          label={words.forward}
          sign="forward"
          act={() => {
            setRunning(false);
            session.forward();
          }}
          disabled={place === tape.length}
        />
        <Step label={words.last} sign="last" act={() => jump(tape.length)} disabled={place === tape.length} />
        <SpeedChoice speed={speed} choose={setSpeed} label={words.speed} />
        <EyesChoice session={session} tape={tape} words={words} />
        <button type="button" class="button" onClick={() => setOpen(true)}>
          {words.more}
        </button>
      </div>
      {isOpen && (
        <MoreSheet
          session={session}
          tape={tape}
          screen={screen}
          words={words}
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

interface PlaceSliderProps {
  readonly place: number;
  /** How many moves there are. */
  readonly of: number;
  readonly words: ReplayWords;
  jump(place: number): void;
}

function PlaceSlider({ place, of, words, jump }: PlaceSliderProps) {
  return (
    <label class="replay-place">
      <span class="unseen">{words.place}</span>
      <input
        type="range"
        min={0}
        max={of}
        value={place}
        aria-valuetext={words.moveOf(place, of)}
        onInput={(event) => jump(Number(event.currentTarget.value))}
      />
      <output>{words.moveOf(place, of)}</output>
    </label>
  );
}

interface SpeedChoiceProps {
  readonly speed: Speed;
  readonly label: string;
  choose(speed: Speed): void;
}

function SpeedChoice({ speed, label, choose }: SpeedChoiceProps) {
  return (
    <select
      class="replay-speed"
      aria-label={label}
      value={speed}
      onChange={(event) => choose(event.currentTarget.value as Speed)}
    >
      {Object.keys(PAUSES).map((each) => (
        <option key={each} value={each}>
          {each}×
        </option>
      ))}
    </select>
  );
}

/** Drawn, because not every device has a font with these signs. */
const SIGNS = {
  first: 'M4 5h3v14H4ZM20 5v14L8 12Z',
  back: 'M17 5v14L6 12Z',
  stop: 'M6 5h4v14H6ZM14 5h4v14h-4Z',
  run: 'M7 5v14L18 12Z',
  forward: 'M5 5v14L15 12ZM16 5h3v14h-3Z',
  last: 'M4 5v14L16 12ZM17 5h3v14h-3Z',
} as const;

interface StepProps {
  readonly label: string;
  readonly sign: keyof typeof SIGNS;
  readonly disabled: boolean;
  act(): void;
}

function Step({ label, sign, act, disabled }: StepProps) {
  return (
    <button
      type="button"
      class={`icon-button is-${sign}`}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={act}
    >
      <svg
        viewBox="0 0 24 24"
        width="22"
        height="22"
        fill="currentColor"
        aria-hidden="true"
        focusable="false"
      >
        <path d={SIGNS[sign]} />
      </svg>
    </button>
  );
}

function EyesChoice({ session, tape, words }: Pick<ControlsProps, 'session' | 'tape' | 'words'>) {
  const choose = (value: string) => {
    const eyes: Eyes = value === 'all' || value === 'onlooker' ? value : Number(value);
    session.look(eyes);
  };
  return (
    <select
      class="replay-eyes"
      aria-label={words.eyes}
      value={String(session.eyes.value)}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      {tape.record.seats.map(({ name }, seat) => (
        <option key={seat} value={seat}>
          {name}
        </option>
      ))}
      <option value="onlooker">{words.onlooker}</option>
      <option value="all">{words.allOpen}</option>
    </select>
  );
}
