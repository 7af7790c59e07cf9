import { Drawing } from '../../../kit/card-art.tsx';
import sprite from './karmaka.svg?url';

/** The ink of every line on the cards. */
export const INK = '#23233a';
export const PAPER = '#fff8e8';

export { sprite };

/** A drawing of the sprite, around 0 0; what has no colour of its own is drawn in `colour`. */
export function Drawn({ id, colour }: { readonly id: string; readonly colour?: string }) {
  return <Drawing of={`${sprite}#${id}`} tone={colour} />;
}
