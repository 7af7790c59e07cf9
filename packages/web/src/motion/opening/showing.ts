import { layerOver } from '../places.ts';
import './showing.css';

/** Where and how effects are seen. */
export interface EffectStage {
  readonly table: HTMLElement;
  readonly speed: number;
  readonly reduced: boolean;
}

/** A point of the screen. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** How something that is shown moves and for how long, in milliseconds; `still` is how it stands where nothing may move. */
export interface Course {
  readonly frames: Keyframe[];
  readonly ms: number;
  readonly delay?: number;
  readonly still?: string;
  readonly easing?: string;
}

export const CENTRED = 'translate(-50%,-50%)';

const FADES: Keyframe[] = [
  { opacity: 0 },
  { opacity: 1, offset: 0.25 },
  { opacity: 1, offset: 0.6 },
  { opacity: 0 },
];

export function effectLayer({ table }: EffectStage): HTMLElement {
  return table.querySelector<HTMLElement>('.effect-layer') ?? layerOver(table, 'effect-layer');
}

/** Something that is seen for a while around a point. */
export function showAt(
  { speed, reduced }: EffectStage,
  layer: HTMLElement,
  look: string,
  { x, y }: Point,
  { frames, ms, delay = 0, still = CENTRED, easing = 'cubic-bezier(.16,.84,.3,1)' }: Course,
): HTMLElement {
  const shown = document.createElement('i');
  shown.className = `fx fx-${look}`;
  shown.style.left = `${x}px`;
  shown.style.top = `${y}px`;
  if (reduced) shown.style.transform = still;
  layer.append(shown);
  const timing = { duration: ms / speed, delay: delay / speed, easing };
  const animation = shown.animate(reduced ? FADES : frames, timing);
  animation.onfinish = () => endShowing(shown);
  return shown;
}

/** The layer goes with the last thing that was shown on it. */
export function endShowing(shown: HTMLElement): void {
  const layer = shown.parentElement;
  shown.remove();
  if (layer?.childElementCount === 0) layer.remove();
}
