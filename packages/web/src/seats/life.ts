import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

const IDLE_MS = 60_000;

/** Faces live while somebody is at the screen: they blink, look and think. */
export const isLively = signal(true);

/** Lets the faces rest while the page is hidden, and when nobody has touched anything for a minute. */
export function useLife(): void {
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
    const signs = ['pointerdown', 'pointermove', 'keydown', 'visibilitychange'];
    for (const sign of signs) document.addEventListener(sign, wake, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) document.removeEventListener(sign, wake);
    };
  }, []);
}
