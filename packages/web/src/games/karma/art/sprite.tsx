import sprite from './karma.svg?url';

export { sprite };

/** A drawing of the sprite, around 0 0; the signs of Karma cards from 0 0 to 20 20. */
export function Drawn({ id }: { readonly id: string }) {
  return <use href={`${sprite}#${id}`} />;
}
