/** What can be wrong with something that comes from outside. Texts in every language are in `texts/`. */
export type BadInputCode =
  | 'not-json'
  | 'not-an-object'
  | 'not-a-list'
  | 'not-a-text'
  | 'not-a-whole-number'
  | 'not-a-flag'
  | 'missing'
  | 'unknown-key'
  | 'unknown-game'
  | 'unknown-value'
  | 'out-of-range'
  | 'no-such-seat'
  | 'unknown-card'
  | 'ambiguous-card'
  | 'too-many-copies'
  | 'not-enough-cards'
  | 'do-not-go-together'
  | 'impossible-position'
  | 'wrong-format'
  | 'newer-version'
  | 'illegal-move'
  | 'unreadable-move'
  | 'unreadable-file'
  | 'unwritable-file'
  | 'game-id-taken'
  | 'game-fails';

/** Input that cannot be used: it names the place, and nothing has been changed. */
export class BadInput extends Error {
  readonly code: BadInputCode;
  /** Where, as a path: `seats[1].hand[0]`. */
  readonly place: string;
  /** What was found there, or what would have been right. */
  readonly detail: string;

  constructor(code: BadInputCode, place: string, detail = '') {
    super(`${place}: ${code}${detail ? ` (${detail})` : ''}`);
    this.name = 'BadInput';
    this.code = code;
    this.place = place;
    this.detail = detail;
  }
}

/** A game from outside brings a copy of this class along: whatever is made like one is one. */
Object.defineProperty(BadInput, Symbol.hasInstance, { value: isMadeLike });

/** Asked of `BadInput` itself; a class that is made of it is asked as usual. */
function isMadeLike(this: unknown, value: unknown): boolean {
  if (this !== BadInput) return Function.prototype[Symbol.hasInstance].call(this as never, value);
  if (!(value instanceof Error) || value.name !== 'BadInput') return false;
  const { code, place, detail } = value as Partial<BadInput>;
  return [code, place, detail].every((part) => typeof part === 'string');
}

/** A position that no game comes to, by this clause. */
export function impossible(place: string, clause: string): never {
  throw new BadInput('impossible-position', place, clause);
}
