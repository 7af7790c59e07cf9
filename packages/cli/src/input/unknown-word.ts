import { BadInput } from '@samsara/engine';

/** A word that we do not know; the detail is what may have been meant. */
export class UnknownWord extends BadInput {
  constructor(word: string, near: readonly string[]) {
    super('unknown-value', word, near.join(', '));
  }
}
