import type { SeatInfo } from '@samsara/protocol';

/** The animals by their number, in the order in which bots are called: Ada is an owl, Bruno a bear. */
export const FACES = [
  'owl',
  'bear',
  'cat',
  'elephant',
  'fox',
  'otter',
  'goat',
  'hedgehog',
  'ibis',
  'toad',
  'monkey',
  'tiger',
] as const;

/** Of whoever plays on their own device and has chosen none: hardly a bot has it. */
export const OWN_FACE = 11;

type Seated = Pick<SeatInfo, 'kind' | 'name' | 'face'>;

/** Everybody's face, by seat: the chosen one, else that of the name. Of two people who would look alike, the later takes the next. */
export function facesAt(seats: readonly Seated[]): number[] {
  const known = seats.map(({ kind, name, face }) => face ?? (kind === 'bot' ? faceOf(name ?? '') : null));
  const taken = new Set(known);
  return known.map((face, seat) => {
    if (face !== null) return face;
    let free = faceOf(seats[seat].name ?? '');
    while (taken.has(free) && taken.size <= FACES.length) free = (free + 1) % FACES.length;
    taken.add(free);
    return free;
  });
}

/** The face that belongs to a name, by its first letter. */
export function faceOf(name: string): number {
  const letter = name.normalize('NFKD').toLowerCase().codePointAt(0) ?? A;
  return (((letter - A) % FACES.length) + FACES.length) % FACES.length;
}

const A = 'a'.charCodeAt(0);
