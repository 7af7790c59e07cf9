import { signal } from '@preact/signals';

/** Faces live while somebody is at the screen: they blink, look and think. */
export const isLively = signal(true);
