import { useMemo } from 'preact/hooks';
import type { GameScreen } from '../contract/board.ts';
import { seatColor } from '../kit/faces/face.tsx';
import type { ReplayWords } from '../texts/replay.ts';
import type { Tape } from './tape.ts';

interface PlaceSliderProps {
  readonly place: number;
  readonly tape: Tape;
  readonly screen: GameScreen;
  readonly words: ReplayWords;
  jump(place: number): void;
}

/** The whole game as a track, with a pip in the colour of whoever did something loud. */
export function PlaceSlider({ place, tape, screen, words, jump }: PlaceSliderProps) {
  const { length } = tape;
  const loud = useMemo(
    () => tape.loudMoves((event, view) => screen.isLoud?.(event, view) ?? false),
    [tape, screen],
  );
  const isUndo = place > 0 && tape.undoAt(place - 1) !== undefined;
  const named = words[isUndo ? 'takenBackAt' : 'moveOf'](place, length);
  return (
    <label class="replay-place">
      <span class="unseen">{words.place}</span>
      <span class="replay-track">
        <span class="replay-pips" aria-hidden="true">
          {loud.map(({ move, seat }) => (
            <i
              key={move}
              style={{
                left: `${(100 * move) / Math.max(1, length)}%`,
                ...(seat === null ? {} : { background: seatColor(seat) }),
              }}
            />
          ))}
        </span>
        <input
          type="range"
          min={0}
          max={length}
          value={place}
          style={{ '--part': place / Math.max(1, length) }}
          aria-valuetext={named}
          onInput={(event) => jump(Number(event.currentTarget.value))}
        />
      </span>
      <output>{named}</output>
    </label>
  );
}
