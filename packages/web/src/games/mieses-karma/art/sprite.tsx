import sprite from './mieses-karma.svg?url';

/** The line around and inside all pictures. */
export const INK = '#23233a';

export { sprite };

interface CutPaperProps {
  /** Which picture of the sprite. */
  readonly id: string;
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
  readonly mirrored?: boolean;
}

/** A picture of cut paper, drawn around its place. */
export function CutPaper({ id, x = 0, y = 0, size = 1, mirrored = false }: CutPaperProps) {
  return (
    <use
      href={`${sprite}#${id}`}
      transform={`translate(${x} ${y}) scale(${mirrored ? -size : size} ${size})`}
    />
  );
}
