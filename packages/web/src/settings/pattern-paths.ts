const WIDTH = 100;
const HEIGHT = 140;

/** Lines, slants, dots and checks: told apart without colour, and in a corner as well as on a whole card. */
export const PATTERNS: readonly string[] = [
  lines(10),
  slants(14),
  dots(12),
  lines(14) + levels(14),
  slants(20) + slants(20, -1),
  zigzags(14),
];

function steps(from: number, to: number, by: number): number[] {
  return Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, i) => from + i * by);
}

/** From top to bottom. */
function lines(by: number): string {
  return steps(by / 2, WIDTH, by)
    .map((x) => `M${x} 0V${HEIGHT}`)
    .join('');
}

/** From left to right. */
function levels(by: number): string {
  return steps(by / 2, HEIGHT, by)
    .map((y) => `M0 ${y}H${WIDTH}`)
    .join('');
}

/** Rising to the right, or with -1 falling. */
function slants(by: number, side: 1 | -1 = 1): string {
  const from = side === 1 ? 0 : WIDTH;
  return steps(by, WIDTH + HEIGHT, by)
    .map((y) => `M${from} ${y}l${side * y} ${-y}`)
    .join('');
}

/** Dots in rows, each row set off from the one before; the round end of the pen makes them. */
function dots(by: number): string {
  return steps(by / 2, HEIGHT, by)
    .flatMap((y, row) => steps((row % 2) * (by / 2) + by / 4, WIDTH, by).map((x) => `M${x} ${y}h.01`))
    .join('');
}

function zigzags(by: number): string {
  return steps(by, HEIGHT, by)
    .map((y) => `M0 ${y}${'l5 -5l5 5'.repeat(WIDTH / 10)}`)
    .join('');
}
