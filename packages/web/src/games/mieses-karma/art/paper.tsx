/** The line around and inside all pictures. */
export const INK = '#23233a';

/**
 * A piece of cut paper: colour and outline. With a width it is a line of that colour and width instead;
 * a width of 0 leaves the piece without its edge of ink.
 */
export type Piece = readonly [colour: string, path: string, width?: number];

/** A picture: pieces laid one on the other, the last one on top. */
export function Paper({ pieces }: { readonly pieces: readonly Piece[] }) {
  return (
    <>
      {pieces.map(([colour, path, width], i) => (
        <path key={i} d={path} {...paint(colour, width)} stroke-linecap="round" stroke-linejoin="round" />
      ))}
    </>
  );
}

function paint(colour: string, width: number | undefined) {
  if (width === undefined) return { fill: colour, stroke: INK, 'stroke-width': 2.2 };
  return width === 0 ? { fill: colour } : { fill: 'none', stroke: colour, 'stroke-width': width };
}

/** A line of ink. */
export function line(path: string, width = 2.4): Piece {
  return [INK, path, width];
}

/** A round or oval outline, turned by an angle in degrees. */
export function oval(x: number, y: number, rx: number, ry = rx, turned = 0): string {
  const dx = short(rx * Math.cos((turned * Math.PI) / 180));
  const dy = short(rx * Math.sin((turned * Math.PI) / 180));
  const arc = (sx: number, sy: number) => `a${rx} ${ry} ${turned} 1 0 ${sx} ${sy}`;
  return `M${short(x - dx)} ${short(y - dy)}${arc(2 * dx, 2 * dy)}${arc(-2 * dx, -2 * dy)}z`;
}

/** Points that alternate between two distances around a middle: rays, spines, stars. Angles in degrees. */
export function spikes(
  x: number,
  y: number,
  outer: number,
  inner: number,
  count: number,
  from = -90,
  to = 270,
): string {
  const points = Array.from({ length: count * 2 + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / (count * 2)) * Math.PI) / 180;
    const far = i % 2 === 0 ? outer : inner;
    return `${short(x + far * Math.cos(angle))} ${short(y + far * Math.sin(angle))}`;
  });
  return `M${points.join('L')}z`;
}

/** The same outline on the other side of the middle line as well: ears, wings, feet. */
export function both(draw: (side: 1 | -1) => Piece): Piece[] {
  return [draw(-1), draw(1)];
}

/** Friendly eyes: dots of ink with a spark. */
export function eyes(apart: number, y: number, size = 3.2, x = 0): Piece[] {
  return [x - apart, x + apart].flatMap((at) => eye(at, y, size));
}

export function eye(x: number, y: number, size = 3.2): Piece[] {
  return [
    [INK, oval(x, y, size), 0],
    ['#fff', oval(x + size * 0.3, y - size * 0.35, size * 0.36), 0],
  ];
}

function short(value: number): number {
  return Math.round(value * 10) / 10;
}
