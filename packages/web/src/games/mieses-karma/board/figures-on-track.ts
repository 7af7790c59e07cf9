/** Fields from 0 to 30 are drawn; whoever has more karma stands on the last one. MK-143 */
const LAST_FIELD = 30;
export const FIELDS = LAST_FIELD + 1;

/** The width of a figure on a straight track, in fields. */
export const FIGURE_WIDTH = 2.6;

/** Where each figure stands on a straight track, in fields from the left: over its own field if there is room, else as near as possible. */
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

/** How far each figure stands from the middle of the arc, in steps outwards: those on one field stand behind each other. */
export function lanes(karma: readonly number[]): number[] {
  const fields = karma.map(fieldOf);
  return fields.map((field, seat) => {
    const before = fields.slice(0, seat).filter((other) => other === field).length;
    const all = fields.filter((other) => other === field).length;
    return before - (all - 1) / 2;
  });
}

export function fieldOf(karma: number): number {
  return Math.min(karma, LAST_FIELD);
}
