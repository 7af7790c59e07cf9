import type { Card, Seat } from '@samsara/engine';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameScreen, Use } from '../contract/board.ts';
import './shown-places.css';

interface ShownPlacesProps {
  readonly screen: GameScreen;
  /** Whose moves they are. */
  readonly seat: Seat;
  /** The moves that are shown; none, where nothing is. */
  readonly moves: readonly unknown[];
  /** As the table is now. */
  view(): unknown;
}

/** Cards rise and travel: so often it is looked where they are. */
const LOOK_MS = 120;

/** A ring round every card, zone or button that makes a wanted move. Whoever cannot see it is told in words. */
export function ShownPlaces({ screen, seat, moves, view }: ShownPlacesProps) {
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  const latest = useRef(moves);
  latest.current = moves;
  const isOn = moves.length > 0;
  useEffect(() => {
    if (!isOn) return setBoxes([]);
    const look = () =>
      setBoxes((before) => unlessSame(before, boxesOf(screen, seat, latest.current, view())));
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [screen, isOn]);
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

function boxesOf(screen: GameScreen, seat: Seat, wanted: readonly unknown[], view: unknown): Box[] {
  const stage = document.querySelector('.prepared .play');
  if (stage === null) return [];
  const moves = wanted.map((move) => ({
    text: screen.game.notation(move),
    use: screen.use(move, view, seat),
  }));
  // Of several moves the one that was begun is finished.
  const buttons = moves.flatMap(({ text }) => [
    ...stage.querySelectorAll(`[data-move="${CSS.escape(text)}"]`),
  ]);
  const places = buttons.length > 0 ? buttons : moves.flatMap(({ text, use }) => placesOf(stage, text, use));
  return [...new Set(places)].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return {
      left: Math.round(left),
      top: Math.round(top),
      width: Math.round(width),
      height: Math.round(height),
    };
  });
}

/** What is touched first to make a move that is no button yet: what has to be said with it, else its cards, else its zone. */
function placesOf(stage: Element, text: string, use: Use | null): readonly Element[] {
  const calls = text
    .split(' ')
    .flatMap((word) => [
      ...stage.querySelectorAll(`[data-says="${CSS.escape(word)}"][aria-pressed="false"]`),
    ]);
  if (calls.length > 0 || use === null) return calls;
  const zones = [...stage.querySelectorAll(`[data-zone="${use.zone}"]`)];
  const cards = zones.flatMap((zone) => [...zone.querySelectorAll('.card[data-card]')]);
  if (use.place !== undefined)
    return cards.filter((card) => card.getAttribute('data-place') === String(use.place));
  return use.cards === undefined || use.cards.length === 0 ? zones : cardsFor(use, use.cards, cards);
}

/** The cards that are still to be picked; all of them, where nothing is left but to tap one again. */
function cardsFor({ inOrder }: Use, wanted: readonly Card[], cards: readonly Element[]): readonly Element[] {
  const left = [...cards];
  const found = wanted.flatMap((card) => {
    const place = left.findIndex((each) => each.getAttribute('data-card') === String(card));
    return place < 0 ? [] : left.splice(place, 1);
  });
  const unpicked = found.filter((card) => card.getAttribute('aria-pressed') === 'false');
  return unpicked.length === 0 ? found : inOrder ? unpicked.slice(0, 1) : unpicked;
}
