import { signal } from '@preact/signals';
import type { Seat } from '@samsara/engine';
import type { Mood } from '../contract/board.ts';

const MOOD_MS = 1600;

/** How seats feel about what has just happened to them. */
export const moods = signal<ReadonlyMap<Seat, Mood>>(new Map());

const timers = new Map<Seat, ReturnType<typeof setTimeout>>();

/** Shows a mood for a moment. */
export function showMood(seat: Seat, mood: Mood): void {
  moods.value = new Map(moods.value).set(seat, mood);
  clearTimeout(timers.get(seat));
  timers.set(
    seat,
    setTimeout(() => forget(seat), MOOD_MS),
  );
}

function forget(seat: Seat): void {
  const left = new Map(moods.value);
  left.delete(seat);
  moods.value = left;
}
