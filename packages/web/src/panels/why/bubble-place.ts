interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** Where a bubble stands on the screen, in pixels. */
interface BubblePlace {
  readonly left: number;
  readonly top: number;
  /** From the left edge of the bubble to its arrow. */
  readonly arrow: number;
  /** How long the arrow is. */
  readonly reach: number;
  readonly isBelow: boolean;
}

/** So far it keeps away from its card, and from the edges of the screen. */
const GAP = 10;
const EDGE = 8;
/** So far the arrow keeps away from round corners. */
const CORNER = 24;

/** A bubble over its card, under it where there is no room above. It leaves free what may be wanted next, from the lowest up: then its arrow is longer. */
export function bubblePlace(card: Box, size: Size, screen: Size, wanted: readonly Box[]): BubblePlace {
  const aim = card.left + card.width / 2;
  const left = Math.max(EDGE, Math.min(aim - size.width / 2, screen.width - EDGE - size.width));
  let above = card.top - GAP - size.height;
  for (const box of wanted) {
    if (overlap({ ...size, left, top: above }, box)) above = box.top - GAP - size.height;
  }
  const below = card.top + card.height + GAP;
  const isBelow = above < EDGE && below + size.height <= screen.height - EDGE;
  const top = isBelow ? below : Math.max(EDGE, above);
  return {
    left,
    top,
    arrow: Math.max(CORNER, Math.min(aim - left, size.width - CORNER)),
    reach: isBelow ? GAP : Math.max(0, card.top - top - size.height),
    isBelow,
  };
}

function overlap(a: Box, b: Box): boolean {
  return (
    a.left < b.left + b.width &&
    b.left < a.left + a.width &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height
  );
}
