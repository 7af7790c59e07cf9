/**
 * A state as small whole numbers, for a network that values it. It is asked about imagined states only, so it may look at
 * everything in them; what a seat could not know itself stands apart, so that a network that chooses moves can leave it out.
 */
export interface GameFeatures<State = unknown> {
  /** What belongs to the table, and to each seat: what everybody sees, what it alone knows, and what lies before it unknown to all. */
  readonly table: readonly FeaturePart[];
  readonly open: readonly FeaturePart[];
  readonly own: readonly FeaturePart[];
  readonly buried: readonly FeaturePart[];
  /** Writes those of the table, then all of seat 0, of seat 1 and so on, where nothing but zeros stands. */
  write(state: State, into: Uint8Array): void;
}

/** Numbers in a row that are read in the same way. */
export interface FeaturePart {
  readonly length: number;
  /** What is larger counts as this. */
  readonly most: number;
  /** Has every number up to `most` a weight of its own, or does one weight count as often? */
  readonly byStep: boolean;
}

/** Numbers that count as often as they say: cards of a kind, flags. */
export function counted(length: number, most = 1): FeaturePart {
  return { length, most, byStep: false };
}

/** Numbers of which each step may mean something else. */
export function stepped(length: number, most: number): FeaturePart {
  return { length, most, byStep: true };
}

export function lengthOf(parts: readonly FeaturePart[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0);
}

/** How many numbers each seat has. */
export function featuresOfSeat({ open, own, buried }: GameFeatures): number {
  return lengthOf(open) + lengthOf(own) + lengthOf(buried);
}

/** How many numbers a state has at a table of so many. */
export function featuresAt(features: GameFeatures, players: number): number {
  return lengthOf(features.table) + players * featuresOfSeat(features);
}

/** A number that is not below zero; fractions are cut off. */
export function writeLevel(into: Uint8Array, at: number, level: number): number {
  if (level > 0) into[at] = level;
  return at + 1;
}
