import { useLayoutEffect, useRef } from 'preact/hooks';
import { useTable } from '../contract/table-context.ts';
import { Wheel } from '../shell/wheel.tsx';
import './turn-wheel.css';

/** So far the wheel rolls while it turns once, in widths of its own. */
const ROUND = 4.35;

/** Where the wheel lies, in pixels of the stage, how far it has turned, and whither its notch points. */
interface Rest {
  readonly x: number;
  readonly y: number;
  readonly degrees: number;
  readonly points: number;
}

/** The golden wheel: it rolls to whoever is asked, to the prompt on one's own turn, and into the middle when many may act. Its notch shows who is next. */
export function TurnWheel() {
  const { deciding, outcome, names, seats } = useTable();
  const wheel = useRef<HTMLDivElement>(null);
  const rest = useRef<Rest | null>(null);
  const isShown = outcome === null && deciding.length > 0;
  // Measured after every change, as the prompt is as wide as its sentence, but once the frame is laid out: asked earlier, the
  // browser would have to lay out the whole table for each of several changes.
  useLayoutEffect(() => {
    const element = wheel.current;
    const stage = element?.parentElement;
    if (!element || !stage || !isShown) return;
    const roll = () => {
      const target = targetIn(stage, deciding, names.you);
      if (target === null) return;
      const width = element.firstElementChild?.clientWidth || 46;
      // Beside what it lies before, but never over the edge: a phone's prompt is as wide as the screen.
      const x = Math.max(target.x - width * 0.3, width / 2 + 2);
      const next =
        deciding.length > 1 ? null : targetIn(stage, [(deciding[0] + 1) % seats.length], names.you);
      rest.current = rolled(rest.current, { ...target, x }, next, width);
      element.style.transform = `translate(${x}px, ${target.y}px)`;
      element.style.setProperty('--rolled', `${rest.current.degrees}deg`);
      element.style.setProperty('--points', `${rest.current.points}deg`);
      element.classList.toggle('has-notch', next !== null);
    };
    const observer = new ResizeObserver(roll);
    observer.observe(stage);
    return () => observer.disconnect();
  });
  return (
    <div class={`turn-wheel${isShown ? '' : ' is-away'}`} ref={wheel} aria-hidden="true">
      <Wheel />
      <i class="wheel-notch" />
    </div>
  );
}

type Target = Pick<Rest, 'x' | 'y'>;

/** Beside the face of whoever is asked, at the left end of one's own prompt, or in the middle of the board. */
function targetIn(stage: HTMLElement, deciding: readonly number[], you: number | null): Target | null {
  const from = stage.getBoundingClientRect();
  const at = (selector: string, across: number, down: number): Target | null => {
    const found = stage.querySelector(selector)?.getBoundingClientRect();
    if (found === undefined || found.width === 0) return null;
    return {
      x: found.left + found.width * across - from.left,
      y: found.top + found.height * down - from.top,
    };
  };
  if (you !== null && deciding.includes(you)) return at('.decision-bar', 0, 0);
  if (deciding.length > 1) return at('.board', 0.5, 0.5);
  return at(`[data-zone="seat:${deciding[0]}"] .seat-face`, 0, 0.78);
}

/** Rolls on from where it lies; the first time it is simply there. */
export function rolled(before: Rest | null, { x, y }: Target, next: Target | null, width: number): Rest {
  const points =
    next === null ? (before?.points ?? 0) : turnedTo(before?.points ?? 0, bearing({ x, y }, next));
  if (before === null) return { x, y, degrees: 0, points };
  const way = Math.hypot(x - before.x, y - before.y);
  const sign = x < before.x ? -1 : 1;
  return { x, y, degrees: before.degrees + (sign * way * 360) / (ROUND * width), points };
}

/** Degrees clockwise from straight up. */
function bearing(from: Target, to: Target): number {
  return (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
}

/** The same direction, reached the shorter way from how it was turned before. */
function turnedTo(before: number, degrees: number): number {
  const by = (degrees - before) % 360;
  return before + (by > 180 ? by - 360 : by < -180 ? by + 360 : by);
}
