import type { DealResult } from '@samsara/engine/deals';
import type { DealWords } from './texts.ts';

/** A result in a few words: `Won after 31 choices`, `Lost, 42 points`. */
export function resultText({ won, points, choices }: DealResult, words: DealWords): string {
  const how = won ? words.won(choices) : words.lost;
  return points === null ? how : `${how}, ${words.points(points)}`;
}
