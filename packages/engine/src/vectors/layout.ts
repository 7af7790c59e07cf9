import { type GameVectors, sizeOf, type VectorPart } from '../kernel/mind/vectors.ts';

/** What a vector holds: the table as the seat sees it, or that and what it remembers. */
export const VECTORS = ['observation', 'information'] as const;

export type VectorKind = (typeof VECTORS)[number];

/** A part of a vector with its place in it, at a table of so many. */
export interface PlacedPart extends VectorPart {
  readonly from: number;
  /** The place after its last value. */
  readonly to: number;
}

/** The parts of an information state in order; those of the observation come first, so that it begins with one. */
export function layoutOf(vectors: GameVectors, kind: VectorKind, players: number): PlacedPart[] {
  const parts = kind === 'observation' ? vectors.observation : [...vectors.observation, ...vectors.memory];
  let from = 0;
  return parts.map((part) => {
    const placed = { ...part, from, to: from + sizeOf(part, players) };
    from = placed.to;
    return placed;
  });
}

/** How many values a vector has. */
export function lengthOf(vectors: GameVectors, kind: VectorKind, players: number): number {
  return layoutOf(vectors, kind, players).at(-1)?.to ?? 0;
}
