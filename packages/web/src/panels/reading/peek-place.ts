interface Size {
  readonly width: number;
  readonly height: number;
}

interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** So far it keeps away from its card and from the edges of the screen, in pixels. */
const GAP = 8;

/** Where a large card stands: over its own place, under it where there is no room above, and always on the screen. */
export function peekPlace(
  card: Box,
  size: Size,
  screen: Size,
): { readonly left: number; readonly top: number } {
  const left = card.left + card.width / 2 - size.width / 2;
  const above = card.top - GAP - size.height;
  const below = card.top + card.height + GAP;
  const fitsBelow = below + size.height + GAP <= screen.height;
  const top = above >= GAP || !fitsBelow ? above : below;
  return {
    left: within(left, screen.width - size.width),
    top: within(top, screen.height - size.height),
  };
}

function within(at: number, room: number): number {
  return Math.max(GAP, Math.min(at, room - GAP));
}
