/** Fields from 0 to 30 are drawn; whoever has more karma stands on the last one. MK-143 */
const LAST_FIELD = 30;
export const FIELDS = LAST_FIELD + 1;

/** The width of a figure, in fields. */
export const FIGURE_WIDTH = 1.6;

/** Where each figure stands, in fields from the left: over its own field if there is room, else as near as possible. */
export function standing(karma: readonly number[]): number[] {
  const order = karma.map((_, seat) => seat).sort((a, b) => karma[a] - karma[b] || a - b);
  const places = karma.map((value) => fieldOf(value) + 0.5 - FIGURE_WIDTH / 2);
  let free = 0;
  for (const seat of order) {
    places[seat] = Math.max(places[seat], free);
    free = places[seat] + FIGURE_WIDTH;
  }
  let end = FIELDS;
  for (const seat of order.reverse()) {
    places[seat] = Math.min(places[seat], end - FIGURE_WIDTH);
    end = places[seat];
  }
  return places;
}

export function fieldOf(karma: number): number {
  return Math.min(karma, LAST_FIELD);
}
