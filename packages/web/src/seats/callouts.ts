import type { Seat } from '@samsara/engine';
import { useEffect } from 'preact/hooks';
import { useTable } from '../contract/table-context.ts';
import { showBubble, withoutName } from '../kit/bubbles.ts';

/** Says what matters at the face of whoever does it. `loud` is an event, for a moment. */
export function useCallouts(loud: unknown): void {
  const { screen, texts, names } = useTable();
  useEffect(() => {
    const { seat } = (loud ?? {}) as { readonly seat?: Seat };
    if (typeof seat !== 'number' || seat === names.you) return;
    const sentence = texts.event(screen.headline?.(loud) ?? loud, names);
    showBubble(seat, withoutName(sentence, names.seats[seat]));
  }, [loud]);
}
