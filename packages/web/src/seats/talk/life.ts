import { useEffect } from 'preact/hooks';
import { isLively } from '../lively.ts';

const IDLE_MS = 60_000;
const BLINK_MS = 130;
/** How often a face blinks, on the average. */
const BLINK_EVERY_MS = 6000;

/** One face at a time blinks, by a timer: an animation that never ends would have the table drawn anew in every frame. */
function keepBlinking(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const next = () => {
    const faces = [...document.querySelectorAll<HTMLElement>('.is-lively .face')];
    const face = faces[Math.floor(Math.random() * faces.length)];
    // Nobody looks at eyes while cards travel.
    if (face !== undefined && document.querySelector('.flight-layer') === null) {
      face.dataset.eyes = 'closed';
      setTimeout(() => delete face.dataset.eyes, BLINK_MS);
    }
    timer = setTimeout(next, (BLINK_EVERY_MS / Math.max(1, faces.length)) * (0.5 + Math.random()));
  };
  timer = setTimeout(next, BLINK_EVERY_MS / 4);
  return () => clearTimeout(timer);
}

/** Lets the faces rest while the page is hidden, and when nobody has touched anything for a minute. */
export function Life(): null {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wake = () => {
      clearTimeout(timer);
      isLively.value = !document.hidden;
      timer = setTimeout(() => {
        isLively.value = false;
      }, IDLE_MS);
    };
    wake();
    const stopBlinking = keepBlinking();
    const signs = ['pointerdown', 'pointermove', 'keydown', 'visibilitychange'];
    for (const sign of signs) document.addEventListener(sign, wake, { passive: true });
    return () => {
      clearTimeout(timer);
      stopBlinking();
      for (const sign of signs) document.removeEventListener(sign, wake);
    };
  }, []);
  return null;
}
