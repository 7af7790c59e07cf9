import { lookOf } from '@samsara/table';
import unhomoglyph from 'unhomoglyph';

/**
 * What a name looks like: letters that Unicode lists as confusable are one letter. Two names with the same look are taken for
 * the same. For comparing only, and never shown.
 */
export function foldedName(name: string): string {
  return lookOf(unhomoglyph(lookOf(name)));
}

/** The same word by word. Letters that stand alone, one after the other, are read as one word too. */
export function foldedWords(name: string): string[] {
  const words = name.split(/[^\p{L}\p{M}\p{N}@$!|]+/u).filter((word) => word !== '');
  const folded = words.map(foldedName);
  const isSpelt = words.length > 1 && words.every((word) => Array.from(word).length === 1);
  return isSpelt ? [...folded, folded.join('')] : folded;
}
