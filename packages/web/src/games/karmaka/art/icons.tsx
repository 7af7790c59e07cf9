import { Drawn } from './sprite.tsx';

export type IconName = 'deck' | 'future' | 'hand' | 'deed' | 'ability' | 'ally' | 'ring' | 'ruins' | 'known';

/** A small sign in the colour of the text around it. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="kk-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <Drawn id={`icon-${name}`} />
    </svg>
  );
}
