import { unitOf } from '../places.ts';
import { CENTRED, type EffectStage, effectLayer, showAt } from './showing.ts';

/** Shows the name of the game over the table; nobody waits for it. */
export function showTitle(stage: EffectStage, text: string, ms: number): void {
  const layer = effectLayer(stage);
  const u = unitOf(layer);
  const { left, top, width, height } = stage.table.getBoundingClientRect();
  const middle = { x: left + width / 2, y: top + height * 0.4 };
  const frames = [
    { transform: `${CENTRED} translateY(${14 * u}px) scale(.9)`, opacity: 0 },
    { transform: CENTRED, opacity: 1, offset: 0.16, easing: 'linear' },
    { transform: CENTRED, opacity: 1, offset: 0.75 },
    { transform: `${CENTRED} translateY(${-10 * u}px)`, opacity: 0 },
  ];
  // Linear: read all the time, and not only until it slows down.
  showAt(stage, layer, 'title', middle, { frames, ms, easing: 'linear' }).textContent = text;
}
