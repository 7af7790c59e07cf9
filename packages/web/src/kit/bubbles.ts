import { signal } from '@preact/signals';
import type { Seat } from '@samsara/engine';

/** How long something said can be read. */
const SHOWN_MS = 2400;
const MS_PER_LETTER = 60;

/** What stands in a bubble at a face just now, by seat, the latest last. The live region has read it. */
export const bubbles = signal<ReadonlyMap<Seat, string>>(new Map());

const timers = new Map<Seat, ReturnType<typeof setTimeout>>();

/** Shows what somebody says, or what they have just done, in a bubble at their face. */
export function showBubble(seat: Seat, text: string): void {
  bubbles.value = without(seat).set(seat, text);
  clearTimeout(timers.get(seat));
  timers.set(
    seat,
    setTimeout(() => hideBubble(seat), SHOWN_MS + MS_PER_LETTER * text.length),
  );
}

function hideBubble(seat: Seat): void {
  bubbles.value = without(seat);
}

function without(seat: Seat): Map<Seat, string> {
  const others = new Map(bubbles.value);
  others.delete(seat);
  return others;
}

/** A sentence about somebody without their name at its beginning: the bubble stands at their face. */
export function withoutName(sentence: string, name: string): string {
  if (!sentence.startsWith(`${name} `)) return sentence;
  const rest = sentence.slice(name.length + 1);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
