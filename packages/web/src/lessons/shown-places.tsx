import type { Game } from '@samsara/engine';
import { useEffect, useState } from 'preact/hooks';
import type { GameScreen, Use } from '../contract/board.ts';
import type { LessonSession } from './lesson-session.ts';
import './shown-places.css';

interface ShownPlacesProps {
  readonly session: LessonSession;
  readonly screen: GameScreen;
}

/** Cards rise and travel: so often it is looked where they are. */
const LOOK_MS = 120;

/** A ring round every card, zone or button that makes a wanted move. Whoever cannot see it is told by the task. */
export function ShownPlaces({ session, screen }: ShownPlacesProps) {
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  const isOn = session.isShown.value && session.phase.value === 'task';
  const { step, task } = session.at.value;
  useEffect(() => {
    if (!isOn) return setBoxes([]);
    const look = () => setBoxes((before) => unlessSame(before, boxesOf(session, screen)));
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [session, screen, isOn, step, task]);
  return (
    <div class="shown-places" aria-hidden="true">
      {boxes.map(({ left, top, width, height }, i) => (
        <span
          key={i}
          style={{ left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` }}
        />
      ))}
    </div>
  );
}

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

function unlessSame(before: readonly Box[], now: readonly Box[]): readonly Box[] {
  return JSON.stringify(before) === JSON.stringify(now) ? before : now;
}

function boxesOf(session: LessonSession, screen: GameScreen): Box[] {
  const view = session.state.value?.view;
  const stage = document.querySelector('.lesson .play');
  if (stage === null) return [];
  const found = new Set<Element>();
  for (const move of session.wanted())
    for (const element of placesOf(stage, screen.game as Game, move, screen.use(move, view)))
      found.add(element);
  return [...found].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return {
      left: Math.round(left),
      top: Math.round(top),
      width: Math.round(width),
      height: Math.round(height),
    };
  });
}

/** What is touched to make a move: its cards, its zone, or its button. */
function placesOf(stage: Element, game: Game, move: unknown, use: Use | null): readonly Element[] {
  const button = stage.querySelectorAll(`[data-move="${CSS.escape(game.notation(move))}"]`);
  if (use === null) return [...button];
  const zones = stage.querySelectorAll(`[data-zone="${use.zone}"]`);
  const inZones = (selector: string) => [...zones].flatMap((zone) => [...zone.querySelectorAll(selector)]);
  if (use.place !== undefined) return inZones(`.card[data-place="${use.place}"]`);
  if (use.cards === undefined || use.cards.length === 0) return button.length > 0 ? [...button] : [...zones];
  const left = inZones('.card[data-card]');
  return use.cards.flatMap((card) => {
    const place = left.findIndex((each) => each.getAttribute('data-card') === String(card));
    return place < 0 ? [] : left.splice(place, 1);
  });
}
