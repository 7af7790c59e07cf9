import { signal } from '@preact/signals';
import type { FirstTexts } from '@samsara/engine/texts';
import type { PlayTexts } from '../contract/board.ts';

/** Texts of which only the first part is there. The rest comes with `whole`; whatever was drawn without it is drawn again then. */
export function inParts(first: FirstTexts, load: () => Promise<PlayTexts>): PlayTexts {
  const rest = signal<PlayTexts | null>(null);
  let loading: Promise<unknown> | null = null;
  const whole = () => {
    loading ??= load().then(
      (loaded) => {
        rest.value = loaded;
      },
      (error) => {
        // Whoever asks next tries again.
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  return {
    ...first,
    whole,
    get abilities() {
      return first.abilities ?? rest.value?.abilities ?? {};
    },
    get endings() {
      return rest.value?.endings ?? {};
    },
    get options() {
      return rest.value?.options ?? {};
    },
    event: (event, names) => rest.value?.event(event, names) ?? '',
    refusal: (refusal) => rest.value?.refusal(refusal) ?? '',
    table: (view, names) => rest.value?.table(view, names) ?? [],
  };
}

/** A part of the page that needs all texts of the game. */
export async function withTexts<Loaded>({ whole }: PlayTexts, part: Promise<Loaded>): Promise<Loaded> {
  const [loaded] = await Promise.all([part, whole?.()]);
  return loaded;
}
